/** Searches in a separate thread, so that they can be watched, stopped, and ended when they do not stop. */
import { extname } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { usageError } from '../../../../harness/contracts/errors.ts';
import { Gauges, type Progress } from './gauges.ts';
import type { Job, Reply, Results, SearchTime, ThreadData } from './jobs.ts';

export interface SearchLimits {
  /** What is searched, for messages. */
  readonly name: string;
  /** Milliseconds; Infinity for none. */
  readonly ms: number;
  readonly signal: AbortSignal;
  /** Called ten times a second. */
  readonly onProgress: (progress: Progress) => void;
}

/** The search was ended before it could answer for itself; what is known is what it reported last. */
export interface Ended {
  readonly kind: 'ended';
  readonly reason: 'stopped' | 'memory';
  readonly nodes: number;
  readonly atLeast: number;
}

/** What a search found, and how long it took. */
export interface Found<Result> extends SearchTime {
  readonly kind: 'found';
  readonly result: Result;
}

/** A search that is told to stop answers within this, or is ended. */
const graceMs = 1_500;
const progressMs = 100;
/** Beyond any timer. */
const longestMs = 2 ** 31 - 1;

interface Stopwatch {
  /** Comes when a search that was told to stop has not done so in time. */
  readonly overdue: Promise<unknown>;
  readonly stop: () => void;
}

export class Searcher {
  readonly #gauges = new Gauges();
  readonly #cacheDir: string;
  #worker: Worker | null = null;

  constructor(cacheDir: string) {
    this.#cacheDir = cacheDir;
  }

  /** One job at a time. @throws {GraderError} when the method cannot do what is asked; what the search threw otherwise. */
  async run<K extends Job['kind']>(
    job: Job & { readonly kind: K },
    limits: SearchLimits,
  ): Promise<Found<Results[K]> | Ended> {
    await this.open();
    this.#gauges.reset();
    const stopwatch = this.#watch(limits);
    try {
      const reply = await this.#ask(job, stopwatch.overdue);
      switch (reply.kind) {
        case 'result':
          return { kind: 'found', result: reply.result as Results[K], ...reply.time };
        case 'refused':
          throw usageError('method', reply.message, { where: limits.name, remedy: reply.remedy });
        case 'full':
          return this.#ended('memory');
        case 'failed':
          throw reply.error;
        case 'ended':
          return reply;
      }
    } finally {
      stopwatch.stop();
    }
  }

  /** Starts the thread, which takes a moment that belongs to no search. One that does not start is tried again next time. */
  async open(): Promise<void> {
    if (this.#worker !== null) return;
    const worker = this.#start();
    this.#worker = worker;
    try {
      await new Promise((resolve, reject) => {
        worker.once('message', resolve).once('error', reject);
      });
    } catch (error) {
      this.#worker = null;
      throw error;
    }
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  /** Tells the search to stop when its time is up or the signal comes; `overdue` then gives it a moment. */
  #watch({ ms, signal, onProgress }: SearchLimits): Stopwatch {
    const gauges = this.#gauges;
    const overdue = Promise.withResolvers<unknown>();
    let grace: NodeJS.Timeout | undefined;
    const halt = (): void => {
      gauges.stop();
      grace ??= setTimeout(overdue.resolve, graceMs, null);
    };
    const limit = ms < longestMs ? setTimeout(halt, Math.max(0, ms)) : undefined;
    const progress = setInterval(() => {
      onProgress(gauges.progress);
    }, progressMs);
    if (signal.aborted) halt();
    signal.addEventListener('abort', halt, { once: true });
    return {
      overdue: overdue.promise,
      stop: () => {
        signal.removeEventListener('abort', halt);
        clearInterval(progress);
        clearTimeout(limit);
        clearTimeout(grace);
      },
    };
  }

  /** The thread's reply; or how it ended when it gave none, and the next job gets another thread. */
  async #ask(job: Job, overdue: Promise<unknown>): Promise<Reply | Ended> {
    const worker = this.#worker;
    if (worker === null) throw new Error('the search thread is not there');
    const { promise, resolve } = Promise.withResolvers<Reply | Ended>();
    const onError = (error: unknown): void => {
      resolve(isOutOfMemory(error) ? this.#ended('memory') : { kind: 'failed', error });
    };
    const onExit = (code: number): void => {
      resolve({ kind: 'failed', error: new Error(`the search thread ended with exit code ${String(code)}`) });
    };
    worker.once('message', resolve).once('error', onError).once('exit', onExit);
    void overdue.then(() => {
      resolve(this.#ended('stopped'));
    });
    worker.postMessage(job);
    const reply = await promise;
    worker.off('message', resolve).off('error', onError).off('exit', onExit);
    if (reply.kind === 'ended' || reply.kind === 'failed') await this.close();
    return reply;
  }

  #ended(reason: Ended['reason']): Ended {
    const { nodes, atLeast } = this.#gauges.progress;
    return { kind: 'ended', reason, nodes, atLeast };
  }

  /** The thread's file lies beside this one, with the same ending: as a source, or compiled. */
  #start(): Worker {
    // Where threads come and go, V8 may free WebAssembly code twice when better code has replaced it, and end the process
    // ("Check failed: jit_page_->allocations_.erase(addr) == 1"). What is kept is 200 KB for each thread.
    setFlagsFromString('--no-wasm-code-gc');
    const workerData: ThreadData = { memory: this.#gauges.memory, cacheDir: this.#cacheDir };
    const worker = new Worker(new URL(`./thread${extname(import.meta.url)}`, import.meta.url), { workerData });
    // While a thread is being ended nobody waits for its errors, and one that nobody hears would end the program.
    return worker.on('error', () => undefined);
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
