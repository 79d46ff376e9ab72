/** The search thread itself: takes a job, answers it, waits for the next. */
import { parentPort, workerData } from 'node:worker_threads';
import { officialCounts } from '../../../../reference/oracle/counting/official-counts.ts';
import { allShortest } from '../../../../reference/lab/deepening/all-shortest.ts';
import { MethodError, solveWith } from '../../../../reference/lab/methods/index.ts';
import { Gauges } from './gauges.ts';
import type { Job, Reply, Results, ThreadData } from './jobs.ts';

const { memory, cacheDir } = workerData as ThreadData;
const watch = new Gauges(memory);

parentPort?.on('message', (job: Job) => {
  void answer(job).then((reply) => parentPort?.postMessage(reply));
});

parentPort?.postMessage('ready');

const answer = async (job: Job): Promise<Reply> => {
  const start = performance.now();
  const cpu = process.threadCpuUsage();
  try {
    const result = await work(job);
    const { user, system } = process.threadCpuUsage(cpu);
    const seconds = (performance.now() - start) / 1_000;
    return { kind: 'result', result, time: { seconds, cpuSeconds: (user + system) / 1_000_000 } };
  } catch (error) {
    if (error instanceof MethodError) return { kind: 'refused', message: error.message, remedy: error.remedy };
    return isFull(error) ? { kind: 'full' } : { kind: 'failed', error };
  }
};

/** What V8 throws when it cannot make a typed array of the length that is asked for. */
const isFull = (error: unknown): boolean =>
  error instanceof RangeError && /allocation failed|invalid (?:typed )?array (?:buffer )?length/i.test(error.message);

const work = (job: Job): Promise<Results[keyof Results]> => {
  switch (job.kind) {
    case 'solve':
      return solveWith(job.method, job.tiles, { ...job.options, cacheDir }, watch);
    case 'all':
      return allShortest(job.tiles, { moves: job.moves, limit: job.limit, watch, cacheDir });
    case 'count':
      // No command shows the range, whose proof may take minutes.
      return officialCounts(job.tiles, { cacheDir, maxTreeNodes: 0, watch });
  }
};
