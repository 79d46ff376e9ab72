/** The messages between the page and its search worker: plain data. */
import type { HeuristicName } from '../../../../../reference/oracle/heuristics/heuristic.ts';
import type { SolveResult } from '../../../../../reference/lab/methods/index.ts';
import type { Tiles } from '../../../../../reference/puzzle/tiles.ts';

export interface SearchJob {
  readonly tiles: Tiles;
  readonly method: string;
  readonly options: {
    readonly heuristic?: HeuristicName | undefined;
    readonly weight?: number | undefined;
    readonly maxNodes?: number | undefined;
  };
}

/** How far a search is. */
export interface SearchProgress {
  readonly nodes: number;
  /** A number of moves that no solution can undercut. */
  readonly atLeast: number;
  readonly queues: SolveResult['queues'];
  /** How much of its tables is made, 0 to 1; null when none is being made. */
  readonly tables: number | null;
  readonly seconds: number;
}

export type SearchReply =
  | { readonly kind: 'result'; readonly result: SolveResult; readonly seconds: number }
  /** The method cannot do what was asked; the text says why, and what can. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The browser gave no more memory. */
  | { readonly kind: 'full' };

export type FromWorker = { readonly kind: 'progress'; readonly progress: SearchProgress } | SearchReply;
