/** One comparison, in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { compare } from './compare.ts';
import type { SimilarityOptions, SubmissionText } from './comparison.ts';

export interface WorkerData {
  readonly submissions: readonly SubmissionText[];
  readonly options: SimilarityOptions;
}

const { submissions, options } = workerData as WorkerData;
parentPort?.postMessage(await compare(submissions, options));
