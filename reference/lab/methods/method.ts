/** What every way of solving a puzzle has in common: one interface, so that each can be chosen by name. */
import type { QueueCounts } from '../../oracle/min-pq.ts';
import type { HeuristicName } from '../../oracle/heuristics/heuristic.ts';
import type { Watch } from '../../oracle/watch.ts';
import type { Tiles } from '../../puzzle/tiles.ts';

/** In which order entries of equal priority leave a queue. `heap`: as the binary heap of MinPQ gives them. */
export const tieBreaks = ['heap', 'smaller-heuristic', 'larger-heuristic', 'first-in', 'last-in'] as const;
export type TieBreak = (typeof tieBreaks)[number];

/**
 * How a search notices that there is no solution. `none`: parity is asked first. `one`: the board and its twin in one
 * queue. `two`: a queue for each, in lockstep.
 */
export const twinSearches = ['none', 'one', 'two'] as const;
export type TwinSearch = (typeof twinSearches)[number];

/** What may be chosen. A method refuses what it cannot do; it never ignores it. */
export interface MethodOptions {
  /** Default: the method's best for the board's size. */
  readonly heuristic?: HeuristicName | undefined;
  /** Priorities are moves + weight x heuristic; at least 1. Above 1 a solution may be longer than a shortest one. */
  readonly weight?: number | undefined;
  readonly ties?: TieBreak | undefined;
  readonly twin?: TwinSearch | undefined;
  /** Gives up after this many nodes. Default: never, or when the memory of the method is full. */
  readonly maxNodes?: number | undefined;
  /** Where tables are kept from one process to the next; null to keep none. */
  readonly cacheDir: string | null;
}

export type SolveResult =
  /**
   * `moves`: one letter (D, R, L, U) for each move of the blank. Every solution has at least `atLeast` moves: as many as
   * this one when it is known to be a shortest one.
   */
  | (Effort & { readonly kind: 'solved'; readonly moves: string; readonly atLeast: number })
  /** There is a solution, which this method does not look for. */
  | (Effort & { readonly kind: 'solvable'; readonly atLeast: number })
  | (Effort & { readonly kind: 'unsolvable' })
  /** `stopped` by the watch, or out of `nodes` or `memory`. Every solution has at least `atLeast` moves. */
  | (Effort & { readonly kind: 'gave-up'; readonly reason: 'stopped' | 'nodes' | 'memory'; readonly atLeast: number });

interface Effort {
  /** Boards visited: each as often as the method came by it; 0 where nothing was searched. */
  readonly nodes: number;
  /** Of each queue: the board's own, then the twin's, or that from the goal. None for methods without one. */
  readonly queues: readonly QueueCounts[];
  /** Whose result this is, when the method has left the board to another one. */
  readonly by?: { readonly method: string; readonly heuristic: HeuristicName | null };
}

export interface Method {
  /** As it is written on the command line. */
  readonly name: string;
  /** One line for people who choose. */
  readonly summary: string;
  readonly finds: 'a shortest solution' | 'a solution' | 'solvability';
  /** n of the smallest and of the largest n-by-n boards that it can take. */
  readonly sizes: { readonly least: number; readonly most: number };
  /** Of those that can be chosen, the default for boards of this size first; none when it uses none. */
  heuristics(n: number): readonly HeuristicName[];
  /** Which of the other options mean something to it. */
  readonly options: readonly ('weight' | 'ties' | 'twin' | 'maxNodes')[];
  /** @throws {MethodError} for a size, a heuristic or an option that it cannot take. */
  solve(tiles: Tiles, options: MethodOptions, watch: Watch): Promise<SolveResult>;
}

/** A method was asked for something that it cannot do; `remedy` says what it can. */
export class MethodError extends Error {
  readonly remedy: string;

  constructor(message: string, remedy: string) {
    super(message);
    this.name = 'MethodError';
    this.remedy = remedy;
  }
}

/** @throws {MethodError} when the method cannot use it for n-by-n boards. */
export const requireHeuristic = (method: Method, n: number, heuristic: HeuristicName): void => {
  const able = method.heuristics(n);
  if (able.includes(heuristic)) return;
  throw new MethodError(
    `${method.name} cannot use ${heuristic} for ${sized(n)} boards.`,
    able.length === 0 ? 'It uses no heuristic.' : `It can use: ${able.join(', ')}.`,
  );
};

/** By which it goes, unless another one is chosen; null when it uses none. */
export const heuristicOf = (
  method: Method,
  n: number,
  { heuristic }: Pick<MethodOptions, 'heuristic'>,
): HeuristicName | null => heuristic ?? method.heuristics(n)[0] ?? null;

export const sized = (n: number): string => `${String(n)}-by-${String(n)}`;
