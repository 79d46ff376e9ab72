import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { type Report, report as reportSchema } from '../contracts/report.ts';
import {
  canMakeMachines,
  likeDocker,
  ordinaryUser,
  ordinaryUserWithoutNamespaces,
  withoutUserNamespaces,
} from '../testing/sandbox/machines.ts';
import type { TestMachine } from '../testing/sandbox/machines.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const submissions = { java: 'java/passed/comparable', typescript: 'typescript/passed/comparator' } as const;

/** Grades one check from a folder that an ordinary user cannot write to, as the package's is to that user. */
const gradeOn = (machine: TestMachine, language: keyof typeof submissions): Report => {
  const submission = `${root}/fixtures/submissions/${submissions[language]}`;
  const options = ['--only', 'board-2a', '--no-style', '--allow-weak-isolation', '--output', 'json=-', '--quiet'];
  const [file = '', ...args] = machine.around([process.execPath, `${root}/bin/grade.js`, submission, ...options]);
  const { stdout, stderr } = spawnSync(file, args, {
    cwd: '/',
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    env: { ...process.env, ...machine.env },
  });
  if (!stdout.startsWith('{')) throw new Error(stderr);
  return reportSchema.parse(JSON.parse(stdout));
};

const checkOf = ({ checks }: Report): unknown => checks.find(({ id }) => id === 'board-2a')?.verdict;

// One home for both, where the runtime for Java is made once.
const user = canMakeMachines ? ordinaryUser() : null;
afterAll(() => user?.remove());

describe.skipIf(user === null).each([
  ['an ordinary user', () => user, 'full'],
  ['root without user namespaces', withoutUserNamespaces, 'root'],
  ['root as in a container', likeDocker, 'container'],
  ['an ordinary user without namespaces', () => user && ordinaryUserWithoutNamespaces(user), 'none'],
] as const)('for %s', { tags: 'long' }, (_title, makeMachine, tier) => {
  it('a check is graded in Java and in TypeScript, and the report names the tier', () => {
    const machine = makeMachine();
    if (machine === null) throw new Error('This machine has no other user.');
    const reports = [gradeOn(machine, 'java'), gradeOn(machine, 'typescript')];
    if (machine !== user) machine.remove();
    expect(reports.map(checkOf)).toEqual(['passed', 'passed']);
    expect(reports.map(({ isolation }) => isolation)).toEqual([tier, tier]);
  });
});
