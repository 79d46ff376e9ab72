import { randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { describe, it, expect } from 'vitest';
import { GUARD_SCRIPT } from './parent-death-guard.ts';
import { findProgram } from './programs.ts';

const bwrap = findProgram('bwrap');

/**
 * Runs the guard in a pid namespace of its own, where it may kill what it will, with this input and then its end. Is a
 * bystander with `marker` in its command line alive afterwards?
 */
const bystanderLives = (input: string, marker: string): boolean => {
  const script = `bash -c 'while :; do sleep 1; done' "$MARKER" </dev/null >/dev/null 2>&1 &
    until grep -q -- "$MARKER" /proc/$!/cmdline; do sleep 0.05; done; /bin/sh -c "$0"; sleep 0.2; kill -0 $! && echo alive; kill -KILL $!`;
  const namespace = ['--dev-bind', '/', '/', '--unshare-pid', '--proc', '/proc', '--die-with-parent', '--'];
  const { stdout } = spawnSync(bwrap ?? '', [...namespace, 'bash', '-c', script, GUARD_SCRIPT], {
    input,
    encoding: 'utf8',
    env: { ...process.env, MARKER: marker },
  });
  return stdout.trim() === 'alive';
};

describe.skipIf(bwrap === null)('the guard of a harness that ended', () => {
  it('kills what carries its mark', () => {
    const mark = randomUUID();
    expect(bystanderLives(`${mark}\n`, mark)).toBe(false);
  });

  it('spares what carries another', () => {
    expect(bystanderLives(`${randomUUID()}\n`, randomUUID())).toBe(true);
  });

  it.each([
    ['before it was told its mark', ''],
    ['in the middle of telling it', '\n'],
  ])('sweeps nothing when that was %s', (_when, input) => {
    expect(bystanderLives(input, randomUUID())).toBe(true);
  });
});
