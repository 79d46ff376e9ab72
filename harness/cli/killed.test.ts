/** A grader that is killed by SIGKILL at any moment: nothing goes on without it, and no half of a report is left. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { findJdk } from '../languages/java/jdk.ts';
import { report as schema } from '../contracts/report.ts';
import { allProcesses, descendantsOf, type Process, stillRunning } from '../testing/processes.ts';
import { processesWith } from '../testing/sandbox/harness-process.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const launcher = resolve('bin/grade.js');
const folder = scratchFolder('killed');
const languages = typeof findJdk() === 'string' ? ['typescript'] : ['java', 'typescript'];

/** The word that a grader puts into the command line of every sandbox that it starts. */
const marksOf = (all: readonly Process[]): Set<string> =>
  new Set(all.flatMap(({ command }) => /GRADER_[0-9a-f]{24}/u.exec(command)?.[0] ?? []));

/** Starts a grading, kills it after the delay, and says what of it is left when what cleans up has had its time. */
const killAfter = async (delayMs: number, language: string, report: string): Promise<readonly string[]> => {
  const path = resolve('fixtures/submissions', language, 'passed/two-queues');
  const args = [launcher, path, '--only', 'board-1*', '--only', 'solver-*', '--output', `json=${report}`];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' });
  await sleep(delayMs);
  const own = descendantsOf(child.pid ?? -1, allProcesses());
  const marks = [...marksOf(own)];
  child.kill('SIGKILL');
  const left = (): Process[] => [...stillRunning(own), ...marks.flatMap(processesWith)];
  for (let waited = 0; waited < 15_000 && left().length > 0; waited += 100) await sleep(100);
  return left().map(({ command }) => command);
};

describe.skipIf(process.platform !== 'linux')('a grader that is killed', () => {
  const moments = Array.from({ length: 20 }, (_, index) => 150 + Math.floor(Math.random() * 250) + index * 150);

  const [some, more] = [true, false].map((isThird) => moments.filter((_, index) => (index % 3 === 0) === isThird));
  const leavesNothing = async (delay: number): Promise<void> => {
    const language = languages[delay % languages.length] ?? 'typescript';
    const report = join(folder, `${String(delay)}.json`);
    expect(await killAfter(delay, language, report)).toEqual([]);
    if (existsSync(report)) expect(schema.safeParse(JSON.parse(readFileSync(report, 'utf8'))).success).toBe(true);
  };

  it.concurrent.each(some ?? [])('after %i ms leaves no process and no half of a report', leavesNothing);
  it.concurrent.each(more ?? [])(
    'after %i ms leaves no process and no half of a report',
    { tags: 'long' },
    leavesNothing,
  );
});
