/** What becomes of the page's state when something happens. */
import { exchanged } from '../../../../reference/puzzle/cells.ts';
import { type Direction, isGoal, slide } from '../../../../reference/puzzle/tiles.ts';
import { possible } from './choices.ts';
import { Route } from './route.ts';
import type { SearchProgress } from './search/messages.ts';
import { speedFor } from './speeds.ts';
import { boardOf, type Choice, type Fewest, type Problem, type Puzzle, type Search, type State } from './state.ts';

export type Action =
  | { readonly kind: 'pose'; readonly puzzle: Puzzle }
  /** The blank moves, if it can. */
  | { readonly kind: 'slide'; readonly direction: Direction }
  | { readonly kind: 'again' }
  | { readonly kind: 'go'; readonly at: number }
  | { readonly kind: 'play'; readonly isPlaying: boolean }
  /** Further by a number of moves, while they are played. */
  | { readonly kind: 'advance'; readonly moves: number }
  | { readonly kind: 'speed'; readonly speed: number }
  | { readonly kind: 'edit'; readonly isEditing: boolean }
  | { readonly kind: 'pick'; readonly cell: number | null }
  | { readonly kind: 'choose'; readonly choice: Partial<Choice> }
  | { readonly kind: 'search' }
  | { readonly kind: 'progress'; readonly progress: SearchProgress }
  | { readonly kind: 'answer'; readonly answer: Extract<Search, { kind: 'done' | 'refused' }>; readonly show: boolean }
  | { readonly kind: 'fewest'; readonly fewest: Fewest }
  | { readonly kind: 'problem'; readonly problem: Problem | null };

export const reduce = (state: State, action: Action): State => {
  switch (action.kind) {
    case 'pose':
      return { ...posed(state, action.puzzle), editing: null };
    case 'slide':
      return slid(state, action.direction);
    case 'again':
      return posed(state, state.puzzle);
    case 'go':
      return { ...state, at: clamped(action.at, state.route.length), isPlaying: false };
    case 'play':
      return played(state, action.isPlaying);
    case 'advance':
      return advanced(state, action.moves);
    case 'speed':
      return { ...state, speed: action.speed, chosenSpeed: action.speed };
    case 'edit':
      return { ...fresh(state), editing: action.isEditing ? { picked: null } : null };
    case 'pick':
      return picked(state, action.cell);
    case 'choose':
      return { ...state, choice: { ...state.choice, ...action.choice } };
    case 'problem':
      return { ...state, problem: action.problem };
    default:
      return searched(state, action);
  }
};

/** What concerns searches only. */
const searched = (
  state: State,
  action: Extract<Action, { kind: 'search' | 'progress' | 'answer' | 'fewest' }>,
): State => {
  switch (action.kind) {
    case 'search':
      return begun(state);
    case 'progress':
      return state.search.kind === 'running'
        ? { ...state, search: { ...state.search, progress: action.progress } }
        : state;
    case 'answer':
      return answered(state, action.answer, action.show);
    case 'fewest':
      return { ...state, fewest: action.fewest };
  }
};

const clamped = (at: number, most: number): number => Math.max(0, Math.min(most, at));

/** Another board, with nothing known about it. */
const posed = (state: State, puzzle: Puzzle): State => ({
  ...state,
  puzzle,
  route: new Route(puzzle.tiles, '', 'player'),
  at: 0,
  isPlaying: false,
  search: { kind: 'idle' },
  fewest: { kind: 'not-asked' },
  problem: null,
});

/** The same board, with nothing known about it. */
const fresh = (state: State): State => ({
  ...posed(state, { name: null, tiles: boardOf(state) }),
  puzzle:
    state.at === 0 && state.route.start === state.puzzle.tiles ? state.puzzle : { name: null, tiles: boardOf(state) },
});

/** A player who moves in the middle of a solution goes on alone, and is counted from there. */
const slid = (state: State, direction: Direction): State => {
  if (state.editing !== null) return state;
  const board = boardOf(state);
  if (slide(board, direction) === null) return state;
  const { route, at } = state;
  const isOwn = route.by === 'player';
  const start = isOwn ? route.start : board;
  const moves = isOwn ? route.moves.slice(0, at) : '';
  const asked = state.fewest.kind === 'not-asked' || !isOwn;
  return {
    ...state,
    route: new Route(start, moves + direction, 'player'),
    at: moves.length + 1,
    isPlaying: false,
    search: { kind: 'idle' },
    fewest: asked ? { kind: 'asked', tiles: start } : state.fewest,
    problem: null,
  };
};

/** At its end, a way is shown from its beginning. */
const played = (state: State, isPlaying: boolean): State => ({
  ...state,
  isPlaying: isPlaying && state.route.length > 0,
  at: isPlaying && state.at === state.route.length ? 0 : state.at,
});

const advanced = (state: State, moves: number): State => {
  const at = clamped(state.at + moves, state.route.length);
  return { ...state, at, isPlaying: at < state.route.length };
};

/** The first cell is picked, the second one exchanges its tile with it. */
const picked = (state: State, cell: number | null): State => {
  if (state.editing === null) return state;
  const { picked: first } = state.editing;
  if (cell === null || first === null || first === cell) {
    return { ...state, editing: { picked: cell === first ? null : cell } };
  }
  const tiles = exchanged(boardOf(state), first, cell);
  return { ...posed(state, { name: null, tiles }), editing: { picked: null } };
};

let runs = 0;

const methodOf = (state: State): string => possible(state.choice, boardOf(state).length).method;

/** From the board as it stands. */
const begun = (state: State): State => ({
  ...state,
  route: new Route(boardOf(state), '', 'search'),
  at: 0,
  isPlaying: false,
  editing: null,
  search: { kind: 'running', run: ++runs, method: methodOf(state), progress: null },
  fewest: { kind: 'not-asked' },
  problem: null,
});

const answered = (state: State, answer: Extract<Search, { kind: 'done' | 'refused' }>, show: boolean): State => {
  if (state.search.kind !== 'running') return state;
  if (answer.kind === 'refused' || answer.outcome.kind !== 'solved') return { ...state, search: answer };
  const { letters } = answer.outcome;
  return {
    ...state,
    search: answer,
    route: new Route(state.route.start, letters, 'search'),
    isPlaying: show && letters.length > 0,
    speed: speedFor(letters.length, state.chosenSpeed),
  };
};

/** Whether the board is the goal, and somebody has brought it there. */
export const isSolved = (state: State): boolean => {
  const isEnded = state.at > 0 || (state.search.kind === 'done' && state.search.outcome.kind === 'solved');
  return isEnded && state.editing === null && isGoal(boardOf(state));
};
