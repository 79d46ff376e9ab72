/** The search worker: takes a job, reports its progress while it searches, answers, and waits for the next. */
import { MethodError, solveWith } from '../../../../../reference/lab/methods/index.ts';
import type { Watch } from '../../../../../reference/oracle/watch.ts';
import type { FromWorker, SearchJob, SearchProgress, SearchReply } from './messages.ts';

/** What a worker's global object has and the types of a page's do not. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<SearchJob>) => void) | null;
  postMessage(message: FromWorker): void;
}

/** Milliseconds between two reports. */
const interval = 50;

export const serveSearches = (): void => {
  const scope = globalThis as unknown as WorkerScope;
  scope.onmessage = ({ data }) => {
    void answer(data, (progress) => {
      scope.postMessage({ kind: 'progress', progress });
    }).then((reply) => {
      scope.postMessage(reply);
    });
  };
};

const answer = async (job: SearchJob, tell: (progress: SearchProgress) => void): Promise<SearchReply> => {
  const start = performance.now();
  try {
    const result = await solveWith(job.method, job.tiles, { ...job.options, cacheDir: null }, telling(start, tell));
    return { kind: 'result', result, seconds: (performance.now() - start) / 1_000 };
  } catch (error) {
    if (error instanceof MethodError) return { kind: 'refused', message: `${error.message} ${error.remedy}` };
    // Each browser throws another thing when it has no more memory, one of them no error at all.
    return { kind: 'full' };
  }
};

/** A worker that is to stop is ended from outside, so that the watch itself ends nothing. */
const telling = (start: number, tell: (progress: SearchProgress) => void): Watch => {
  let last = start;
  let tables: number | null = null;
  return {
    tick: (nodes, atLeast, queues) => {
      const now = performance.now();
      if (now - last < interval) return false;
      last = now;
      tell({ nodes, atLeast, queues: queues?.() ?? [], tables, seconds: (now - start) / 1_000 });
      return false;
    },
    preparing: (_name, part) => {
      tables = part < 1 ? part : null;
    },
  };
};
