import { expect, it } from 'vitest';
import type { Report } from '../../../../harness/contracts/report.ts';
import { goal } from '../../../../reference/puzzle/tiles.ts';
import type { Searcher } from '../search/searcher.ts';
import { rowsBySubmission } from './by-submission.ts';
import { promiseOf } from './promise.ts';

const line = { show: () => undefined, clear: () => undefined, stop: () => undefined };

/** What is said of a file that the reference does not solve in time. */
const messageFor = async (name: string): Promise<string | null | undefined> => {
  const ended = { kind: 'ended', reason: 'stopped', nodes: 1, atLeast: 40 };
  const searcher = { run: () => Promise.resolve(ended) } as unknown as Searcher;
  const file = { name, tiles: goal(5), promise: promiseOf(name), builtIn: null };
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
    { examine: () => Promise.resolve({ gradable: true, checks: [] } as unknown as Report) },
  );
  return rows[0]?.message;
};

it('a file that is not solved in time is told with what its name says, where it says anything', async () => {
  const unknown = 'The right answer is not known: in 60 s, the reference found only that it has at least 40 moves.';
  expect(await messageFor('puzzle5x5-20.txt')).toBe(`${unknown} Its name says 20 moves.`);
  expect(await messageFor('hard.txt')).toBe(unknown);
});
