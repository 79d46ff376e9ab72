/** What the answer of a method to a small board must be, from the table of all distances. */
import { distance } from '../oracle/distances.ts';
import type { HeuristicName } from '../oracle/heuristics/heuristic.ts';
import { type Method, type SolveResult, methods } from '../lab/methods/index.ts';
import { leadsToGoal } from '../puzzle/solution.ts';
import { type Tiles, manhattan } from '../puzzle/tiles.ts';

/** A method with one of the heuristics that it can use. */
export interface Way {
  readonly method: Method;
  readonly heuristic: HeuristicName | undefined;
  readonly title: string;
}

/** Every method with every heuristic that it can use on boards of this size. */
export const waysFor = (n: number): Way[] =>
  methods
    .filter(({ sizes }) => sizes.least <= n && n <= sizes.most)
    .flatMap((method): Way[] => {
      const names = method.heuristics(n);
      if (names.length === 0) return [{ method, heuristic: undefined, title: method.name }];
      return names.map((heuristic) => ({ method, heuristic, title: `${method.name} with ${heuristic}` }));
    });

/** What is wrong with the answer for a 2-by-2 or 3-by-3 board; null when nothing is. */
export const faultOf = (method: Method, tiles: Tiles, result: SolveResult): string | null => {
  const length = distance(tiles);
  if (length === null) return result.kind === 'unsolvable' ? null : `${result.kind} instead of unsolvable`;
  switch (result.kind) {
    case 'unsolvable':
    case 'gave-up':
      return `${result.kind}, but there is a solution`;
    case 'solvable':
      if (method.finds !== 'solvability') return 'no solution';
      return result.atLeast < manhattan(tiles) || result.atLeast > length ? `${result.atLeast} moves at least` : null;
    case 'solved':
      return faultOfMoves(method, tiles, result, length);
  }
};

const faultOfMoves = (
  { finds }: Method,
  tiles: Tiles,
  { moves, atLeast }: SolveResult & { readonly kind: 'solved' },
  length: number,
): string | null => {
  if (!leadsToGoal(tiles, moves)) return `${moves} does not lead to the goal`;
  if (finds === 'a shortest solution' && moves.length !== length) return `${moves.length} moves instead of ${length}`;
  if (finds === 'a shortest solution' && atLeast !== length) return `says that ${atLeast} moves are needed at least`;
  return atLeast > length ? `says that ${atLeast} moves are needed at least, not ${length}` : null;
};
