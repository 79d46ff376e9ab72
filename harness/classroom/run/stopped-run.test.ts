/** Runs that are stopped, or are not, without a grader. */
import { expect, it } from 'vitest';
import type { Grader } from '../../api/grader.ts';
import type { Report } from '../../contracts/report.ts';
import { failedReport } from '../../testing/reports/failed.ts';
import { usageError } from '../../contracts/errors.ts';
import type { Attempt } from '../attempt.ts';
import { ownerOf } from '../bundle/platform.ts';
import { workFolder } from '../testing/course-class.ts';
import { contentOf, type Job } from './plan.ts';
import { runClass } from './run-class.ts';

const work = workFolder();

const attemptOf = (key: string, read: () => Promise<Buffer>): Attempt => ({
  owner: ownerOf(key),
  files: [{ path: 'Board.java', place: `${key}/Board.java`, size: 1, read }],
  ...{ number: 1, order: 0, submittedAt: null, late: null, place: key, notes: [] },
});

const readable = (key: string) => (): Promise<Buffer> => Promise.resolve(Buffer.from(key));
const unreadable = (): Promise<Buffer> => Promise.reject(usageError('unreadable-entry', 'It cannot be read.'));

const jobOf = async (key: string, read = readable(key)): Promise<Job> => {
  const attempt = attemptOf(key, read);
  const content = await contentOf(attempt, '');
  return { content, targets: [{ place: { key, attempt: 1 }, attempt, content }], stored: null };
};

/** Who is told to have something stored, and in which state. */
const run = async (
  jobs: readonly Job[],
  grade: Grader['grade'],
  { signal = new AbortController().signal, page = (_: Report) => Promise.resolve('') } = {},
): Promise<readonly string[]> => {
  const grader = { grade, expectedFiles: [] as readonly string[] } as Grader;
  const stored: string[] = [];
  await runClass(
    { jobs, kept: new Map(), again: [] },
    {
      ...{ folder: work.path('class'), graders: { beside: grader, alone: grader }, parallel: 2, page, signal },
      onEvent: () => undefined,
      onGraded: ({ key }, { state }) => {
        stored.push(`${key} ${state}`);
        return Promise.resolve();
      },
    },
  ).catch((error: unknown) => stored.push(String(error)));
  return stored;
};

it('has ended when it is told to be stopped: what was graded by then is stored', async () => {
  const stop = new AbortController();
  const running = Promise.withResolvers<undefined>();
  let gradings = 0;
  /** The first has its report when the second is stopped. */
  const grade: Grader['grade'] = async () => {
    gradings += 1;
    if (gradings === 1) return failedReport();
    await running.promise;
    stop.abort(new Error('stopped'));
    throw new Error('ended');
  };
  const page = async (): Promise<string> => {
    running.resolve(undefined);
    return new Promise((resolve) => setTimeout(resolve, 100, ''));
  };
  const jobs = await Promise.all(['ada', 'bob', 'eve'].map((key) => jobOf(key)));
  const stored = await run(jobs, grade, { signal: stop.signal, page });
  expect(stored).toEqual([expect.stringMatching(/^(ada|bob) graded$/), 'Error: stopped']);
  expect(gradings).toBe(2);
});

it('goes on after a report that cannot be shown', async () => {
  const jobs = await Promise.all(['cleo', 'dan'].map((key) => jobOf(key)));
  const page = ({ submission }: Report): Promise<string> =>
    submission.name === 'cleo' ? Promise.reject(new TypeError('a bug')) : Promise.resolve('');
  const stored = await run(jobs, () => Promise.resolve(failedReport()), { page });
  expect(stored.toSorted()).toEqual(['cleo grader-fault', 'dan graded']);
});

it('goes on after any number of students whose files cannot be read', async () => {
  const jobs = await Promise.all(['1', '2', '3', '4'].map((key) => jobOf(key, unreadable)));
  const stored = await run([...jobs, await jobOf('ada')], () => Promise.resolve(failedReport()));
  expect(stored.toSorted()).toEqual([...['1', '2', '3', '4'].map((key) => `${key} grader-fault`), 'ada graded']);
});

it('two that cannot be read for the same reason are not the same submission', async () => {
  const contents = await Promise.all(['ada', 'bob'].map((key) => contentOf(attemptOf(key, unreadable), '')));
  expect(new Set(contents).size).toBe(2);
});
