/** The page's side of a search: a worker made of the page's own script, so that nothing is loaded. */
import type { Ended } from '../../search/searcher.ts';
import type { SolveResult } from '../../../../../reference/lab/methods/index.ts';
import type { FromWorker, SearchJob, SearchProgress } from './messages.ts';

/** What came of a search, when the method could be asked at all. */
export interface SearchFound {
  readonly kind: 'found';
  readonly result: SolveResult | Ended;
  readonly seconds: number;
  /** The last figures of a search that was ended. */
  readonly queues: SolveResult['queues'];
}

export type SearchAnswer = SearchFound | { readonly kind: 'refused'; readonly message: string };

const nothingYet: SearchProgress = { nodes: 0, atLeast: 0, queues: [], tables: null, seconds: 0 };

/** One job at a time; the worker stays for the next one, and with it the tables that it has made. */
export class SearchThread {
  readonly #url: string;
  #worker: Worker | null = null;
  #last = nothingYet;
  #resolve: ((answer: SearchAnswer) => void) | null = null;

  /** @param script the page's script, which is a worker's where there is no page */
  constructor(script: string) {
    this.#url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  }

  run(job: SearchJob, onProgress: (progress: SearchProgress) => void): Promise<SearchAnswer> {
    this.stop();
    this.#last = nothingYet;
    const worker = (this.#worker ??= new Worker(this.#url));
    return new Promise((resolve) => {
      this.#resolve = resolve;
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === 'progress') onProgress((this.#last = data.progress));
        else this.#answer(data);
      };
      // What a worker throws that is not a refusal: it has run out of memory.
      worker.onerror = (event) => {
        event.preventDefault();
        this.#end('memory');
      };
      worker.postMessage(job);
    });
  }

  /** Ends a search that is under way; its answer is what it told last. */
  stop(): void {
    if (this.#resolve !== null) this.#end('stopped');
  }

  #answer(reply: Exclude<FromWorker, { readonly kind: 'progress' }>): void {
    switch (reply.kind) {
      case 'result':
        this.#settle({ kind: 'found', result: reply.result, seconds: reply.seconds, queues: reply.result.queues });
        break;
      case 'refused':
        this.#settle(reply);
        break;
      case 'full':
        this.#end('memory');
    }
  }

  #end(reason: Ended['reason']): void {
    this.#worker?.terminate();
    this.#worker = null;
    const { nodes, atLeast, queues, seconds } = this.#last;
    this.#settle({ kind: 'found', result: { kind: 'ended', reason, nodes, atLeast }, seconds, queues });
  }

  #settle(answer: SearchAnswer): void {
    const resolve = this.#resolve;
    this.#resolve = null;
    resolve?.(answer);
  }
}
