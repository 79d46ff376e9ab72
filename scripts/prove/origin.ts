/** Of which code figures are, and of which day. */
import { spawnSync } from 'node:child_process';
import { packageRoot } from '../../harness/platform/package-root.ts';

/** `2026-11-30, commit 1a2b3c4d`; where files differ from the commit, it says so. The day alone where there is no repository. */
export const originOf = (day = new Date()): string => {
  const args = ['describe', '--always', '--exclude=*', '--dirty= and changes that are not in it'];
  const { status, stdout } = spawnSync('git', args, { cwd: packageRoot(), encoding: 'utf8' });
  return `${day.toISOString().slice(0, 10)}${status === 0 ? `, commit ${stdout.trim()}` : ''}`;
};
