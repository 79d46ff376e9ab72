/** A run that is stopped, and attempts that cannot be read, without a grader. */
import { afterAll, expect, it } from 'vitest';
import type { Grader } from '../../api/grader.ts';
import { failedReport } from '../../testing/reports/failed.ts';
import { usageError } from '../../contracts/errors.ts';
import type { Attempt } from '../attempt.ts';
import { ownerOf } from '../bundle/platform.ts';
import { workFolder } from '../testing/course-class.ts';
import { contentOf, type Job } from './plan.ts';
import { runClass } from './run-class.ts';

const work = workFolder();
afterAll(work.remove);

const attemptOf = (key: string, read: () => Promise<Buffer>): Attempt => ({
  owner: ownerOf(key),
  files: [{ path: 'Board.java', place: `${key}/Board.java`, size: 1, read }],
  ...{ number: 1, submittedAt: null, late: null, place: key, notes: [] },
});

const jobOf = async (key: string): Promise<Job> => {
  const attempt = attemptOf(key, () => Promise.resolve(Buffer.from(key)));
  const content = await contentOf(attempt, '');
  return { content, targets: [{ place: { key, attempt: 1 }, attempt, content }], stored: null };
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
  const grader = { grade, expectedFiles: [] as readonly string[] } as Grader;
  const stored: string[] = [];
  const run = runClass(
    { jobs: await Promise.all(['ada', 'bob', 'eve'].map(jobOf)), kept: new Map(), again: [] },
    {
      ...{ folder: work.path('stopped'), graders: { beside: grader, alone: grader }, parallel: 2, page },
      ...{ signal: stop.signal, onEvent: () => undefined },
      onGraded: ({ key }) => {
        stored.push(key);
        return Promise.resolve();
      },
    },
  );
  await expect(run).rejects.toThrow('stopped');
  expect([stored, gradings]).toEqual([['ada'], 2]);
});

it('two that cannot be read for the same reason are not the same submission', async () => {
  const fail = (): Promise<Buffer> => Promise.reject(usageError('unreadable-entry', 'It cannot be read.'));
  const contents = await Promise.all(['ada', 'bob'].map((key) => contentOf(attemptOf(key, fail), '')));
  expect(new Set(contents).size).toBe(2);
});
