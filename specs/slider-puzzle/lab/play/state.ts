/** Everything that the page shows, as one value. */
import type { HeuristicName } from '../../../../reference/oracle/heuristics/heuristic.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import type { Effort, Outcome } from '../solve/answer.ts';
import { Route } from './route.ts';
import type { SearchProgress } from './search/messages.ts';
import { usualSpeed } from './speeds.ts';

export interface State {
  /** What "start again" goes back to, and what it is called; null for a board without a name. */
  readonly puzzle: Puzzle;
  readonly route: Route;
  /** Moves of the route that have been made. */
  readonly at: number;
  readonly isPlaying: boolean;
  /** Moves a second; as chosen, but for a solution that would take too long. */
  readonly speed: number;
  readonly chosenSpeed: number;
  readonly editing: Editing | null;
  readonly choice: Choice;
  readonly search: Search;
  readonly fewest: Fewest;
  /** What is wrong with a file or a text. */
  readonly problem: Problem | null;
}

export interface Puzzle {
  readonly name: string | null;
  readonly tiles: Tiles;
}

export interface Editing {
  /** The cell whose tile goes where the next one is picked, row by row; null when none is picked. */
  readonly picked: number | null;
}

export interface Choice {
  readonly method: string;
  /** Null: the method's best for the size. */
  readonly heuristic: HeuristicName | null;
  readonly weight: number;
}

export type Search =
  | { readonly kind: 'idle' }
  /** `run` distinguishes one search from the next. While it goes on, another method may be chosen. */
  | {
      readonly kind: 'running';
      readonly run: number;
      readonly method: string;
      readonly progress: SearchProgress | null;
    }
  | { readonly kind: 'done'; readonly outcome: Outcome; readonly effort: Effort }
  | { readonly kind: 'refused'; readonly message: string };

/** The moves of a shortest solution of the board where the player began. */
export type Fewest =
  | { readonly kind: 'not-asked' }
  | { readonly kind: 'asked'; readonly tiles: Tiles }
  | { readonly kind: 'known'; readonly moves: number }
  /** It would take too long. */
  | { readonly kind: 'at-least'; readonly moves: number }
  | { readonly kind: 'none' };

export interface Problem {
  /** `puzzle.txt:2:3`, as far as it is known. */
  readonly where: string;
  readonly message: string;
}

/** The page as it opens: with the puzzle that the assignment explains its search with. */
export const firstState = (puzzle: Puzzle): State => ({
  puzzle,
  route: new Route(puzzle.tiles, '', 'player'),
  at: 0,
  isPlaying: false,
  speed: usualSpeed,
  chosenSpeed: usualSpeed,
  editing: null,
  choice: { method: 'lockstep', heuristic: null, weight: 1 },
  search: { kind: 'idle' },
  fewest: { kind: 'not-asked' },
  problem: null,
});

/** What stands on the board. */
export const boardOf = ({ route, at }: State): Tiles => route.board(at);
