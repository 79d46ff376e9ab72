/** Which submissions of a class are alike, for people who look at them: it decides nothing, and no score depends on it. */
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { GraderError, graderFault } from '../../contracts/errors.ts';
import { codeOf } from '../../text/error-code.ts';
import type { Similarity, SimilarityOptions, SubmissionText } from './comparison.ts';
import type { WorkerData } from './worker.ts';

/** MiB of objects; the parser's own memory, about 100 MiB, comes on top. */
const mostMemory = 450;

/**
 * Compares in a thread of its own, so that whatever else runs goes on; without a result when `signal` aborts.
 * @throws {GraderError} when the thread runs out of memory, or the grader's own files are incomplete
 */
export const findSimilar = (
  submissions: readonly SubmissionText[],
  options: SimilarityOptions,
  signal?: AbortSignal,
): Promise<Similarity> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const data: WorkerData = { submissions, options };
    // The thread's file lies beside this one, with the same ending: as a source, or compiled.
    const worker = new Worker(new URL(`./worker${extname(import.meta.url)}`, import.meta.url), {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    });
    const stop = (): void => {
      reject(signal?.reason as Error);
      void worker.terminate();
    };
    signal?.addEventListener('abort', stop, { once: true });
    worker.once('message', resolve);
    worker.once('error', (error) => {
      reject(told(error));
    });
    worker.once('exit', (code) => {
      signal?.removeEventListener('abort', stop);
      reject(new Error(`The comparison ended with exit code ${code} and without a result.`));
    });
  });

/** Classes do not cross between threads: a GraderError arrives as an Error with its fields. */
const told = (error: unknown): Error => {
  if (codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY') {
    return graderFault('similarity-too-large', 'The submissions are too large to be compared with one another.', {
      remedy: 'Compare fewer at once: leave out earlier years, or the files that everyone was given.',
      cause: error,
    });
  }
  if (!isGraderError(error)) return error instanceof Error ? error : new Error(String(error));
  const { blame, code, message, where, remedy } = error;
  return new GraderError(blame, code, message, {
    where: where ?? undefined,
    remedy: remedy ?? undefined,
    cause: error,
  });
};

const isGraderError = (error: unknown): error is GraderError =>
  error instanceof Error && 'blame' in error && 'code' in error && 'remedy' in error;
