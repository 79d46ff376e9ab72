import { expect, it } from 'vitest';
import { type CheckResult, notRun, type Report } from '../../../../harness/contracts/report.ts';
import { aCase, aCheck } from '../../../../harness/testing/reports/passed.ts';
import { goal } from '../../../../reference/puzzle/tiles.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import type { Searcher } from '../search/searcher.ts';
import { rowsBySubmission } from './by-submission.ts';
import { promiseOf } from './promise.ts';
import type { Row } from './row.ts';

const line = { show: () => undefined, clear: () => undefined, stop: () => undefined };

/** The row of a file that the reference does not solve in time, and of which the submission was asked this. */
const rowFor = async (
  name: string,
  { tiles, atLeast, checks = [] }: { readonly tiles: Tiles; readonly atLeast: number; readonly checks?: CheckResult[] },
): Promise<Row | undefined> => {
  const ended = { kind: 'ended', reason: 'stopped', nodes: 1, atLeast };
  const searcher = { run: () => Promise.resolve(ended) } as unknown as Searcher;
  const file = { name, tiles, promise: promiseOf(name), builtIn: null };
  const { rows } = await rowsBySubmission(
    { files: [file], faulty: [], notes: [] },
    {
      searcher,
      line,
      seconds: 60,
      signal: new AbortController().signal,
      path: '',
      options: {},
      questions: {},
      cpuSeconds: null,
    },
    { examine: () => Promise.resolve({ gradable: true, checks } as unknown as Report) },
  );
  return rows[0];
};

const messageFor = async (name: string): Promise<string | null | undefined> =>
  (await rowFor(name, { tiles: goal(5), atLeast: 40 }))?.message;

it('a file that is not solved in time is told with what its name says, where it says anything', async () => {
  const unknown = 'The right answer is not known: in 60 s, the reference found only that it has at least 40 moves.';
  expect(await messageFor('puzzle5x5-20.txt')).toBe(`${unknown} Its name says 20 moves.`);
  expect(await messageFor('hard.txt')).toBe(unknown);
});

it('a file that the submission was not asked about for want of time has no answer', async () => {
  const left = aCase('puzzle00.txt', { verdict: 'skipped', actual: notRun, message: 'No time was left.' });
  const checks = [aCheck('puzzle-0', { verdict: 'skipped', cases: [left] })];
  const row = await rowFor('puzzle00.txt', { tiles: goal(3), atLeast: 0, checks });
  expect(row).toMatchObject({ verdict: 'not-run', message: 'No time was left.' });
});
