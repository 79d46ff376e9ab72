/** What the search thread is asked, and what it answers. Everything here crosses between threads as plain data. */
import type { OfficialCounts } from '../../../../reference/oracle/counting/official-counts.ts';
import type { AllShortestResult } from '../../../../reference/lab/deepening/all-shortest.ts';
import type { MethodOptions, SolveResult } from '../../../../reference/lab/methods/index.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';

export type Job =
  | {
      readonly kind: 'solve';
      readonly tiles: Tiles;
      readonly method: string;
      readonly options: Omit<MethodOptions, 'cacheDir'>;
    }
  /** All shortest solutions of a board whose shortest solutions have that many moves; `limit` of them are returned. */
  | { readonly kind: 'all'; readonly tiles: Tiles; readonly moves: number; readonly limit: number }
  | { readonly kind: 'count'; readonly tiles: Tiles };

/** By kind of job. */
export interface Results {
  readonly solve: SolveResult;
  readonly all: AllShortestResult;
  readonly count: OfficialCounts;
}

/** In seconds. */
export interface SearchTime {
  readonly seconds: number;
  /** Of the thread alone. */
  readonly cpuSeconds: number;
}

export type Reply =
  | { readonly kind: 'result'; readonly result: Results[keyof Results]; readonly time: SearchTime }
  /** The method cannot do what was asked. */
  | { readonly kind: 'refused'; readonly message: string; readonly remedy: string }
  /** No memory is left for its tables or queues. */
  | { readonly kind: 'full' }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface ThreadData {
  readonly memory: SharedArrayBuffer;
  readonly cacheDir: string;
}
