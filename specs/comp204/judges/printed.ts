/** Judges the printed trace of a search. */
import type { Judgement } from '../../../harness/engine/check.ts';
import type { Observation } from '../../../harness/probe/protocol.ts';
import { manhattan, neighbors, sameTiles, type Tiles } from '../../../reference/tiles.ts';
import { boardKey } from '../../8puzzle/judges/read-board.ts';
import type { Posed } from '../../8puzzle/judges/moves.ts';
import { failed, passed, type Asking, type Failing } from '../../8puzzle/words/asking.ts';
import { drawn } from '../../8puzzle/words/grids.ts';
import { boardWords, plural } from '../../8puzzle/words/show.ts';
import type { Trace, TracedState } from '../trace.ts';
import { gridWords } from '../../8puzzle/words/shown-words.ts';

/** `answer`: what solvePuzzle() returned. */
export type JudgePrinted = (asking: Asking, posed: Posed, trace: Trace, answer: Observation | undefined) => Judgement;

interface WholeState {
  readonly board: Tiles;
  readonly cost: number;
  readonly heuristic: number;
}

/** Every state is printed whole, and the first one is the start. */
export const judgeStates: JudgePrinted = (asking, { tiles }, { states }) => {
  const [first] = states;
  if (first === undefined) return fail(asking, faults.nothing);
  const broken = states.findIndex((state) => wholeOf(state) === null);
  if (broken >= 0) {
    const what = missingWords(states[broken] ?? first);
    return fail(asking, {
      ...faults.broken,
      message: `State ${String(broken + 1)} of the trace lacks ${what}.`,
      actual: `no ${what}`,
    });
  }
  if (first.board !== null && sameTiles(first.board, tiles) && first.cost === 0) return passed;
  return fail(asking, {
    message: `The first state of the trace is not the start at cost 0, but ${stateWords(first)}.`,
    expected: `${boardWords(tiles)}, cost 0`,
    actual: stateWords(first),
    hint: 'The start state is the first one that is taken from the queue: its cost is 0.',
    grids: drawn(gridWords.start(), tiles),
  });
};

/** The heuristic is the sum of the Manhattan distances of the board printed above it. */
export const judgeHeuristics: JudgePrinted = (asking, _, { states }) => {
  const wrong = wholeStates(states).find(({ board, heuristic }) => heuristic !== manhattan(board));
  if (states.length === 0) return fail(asking, faults.nothing);
  if (wrong === undefined) return passed;
  const right = manhattan(wrong.board);
  return fail(asking, {
    message: `The trace prints the heuristic ${String(wrong.heuristic)} for ${boardWords(wrong.board)}; its Manhattan distance is ${String(right)}.`,
    expected: String(right),
    actual: String(wrong.heuristic),
    hint: heuristicHint(wrong),
    grids: drawn(gridWords.state(), wrong.board),
  });
};

const heuristicHint = ({ board, heuristic }: WholeState): string => {
  const outOfPlace = board.flat().filter((tile, at) => tile !== 0 && tile !== at + 1).length;
  if (heuristic === outOfPlace) return 'This is the number of tiles out of place, not the sum of their distances.';
  const [row, column] = blankOf(board);
  if (heuristic === manhattan(board) + 4 - row - column) return 'The blank is counted like a tile. Leave it out.';
  return 'Add up rows and columns between each tile (not the blank) and its place: tile t belongs in row (t - 1) / 3 and column (t - 1) % 3.';
};

const blankOf = (board: Tiles): readonly [number, number] => {
  const row = board.findIndex((line) => line.includes(0));
  return [row, board[row]?.indexOf(0) ?? 0];
};

/** cost + heuristic never decreases from one state to the next, since the lowest is taken from the queue. */
export const judgeOrder: JudgePrinted = (asking, _, { states }) => {
  const whole = wholeStates(states);
  if (whole.length === 0) return fail(asking, faults.nothing);
  const sums = whole.map(({ cost, heuristic }) => cost + heuristic);
  const at = sums.findIndex((sum, index) => index > 0 && sum < (sums[index - 1] ?? 0));
  if (at < 0) return passed;
  const [before, after] = [sums[at - 1] ?? 0, sums[at] ?? 0];
  return fail(asking, {
    message: `In the trace, cost + heuristic goes down from ${String(before)} to ${String(after)} at state ${String(at + 1)} of ${String(whole.length)}.`,
    expected: 'cost + heuristic never decreases',
    actual: `${String(before)}, then ${String(after)}`,
    hint: 'The queue must be ordered by cost + heuristic, both of the state itself: a cost alone, a heuristic alone, or a cost that is not one more than that of the state before gives another order.',
  });
};

/** Every state but the start is one move from a state before it, at one more than that one's cost. */
export const judgeCosts: JudgePrinted = (asking, _, { states }) => {
  const whole = wholeStates(states);
  if (whole.length === 0) return fail(asking, faults.nothing);
  const seen = new Set<string>();
  for (const [index, state] of whole.entries()) {
    const reached = neighbors(state.board).some((board) => seen.has(keyOf(board, state.cost - 1)));
    if (index > 0 && !reached) return fail(asking, unreached(state, index));
    seen.add(keyOf(state.board, state.cost));
  }
  return passed;
};

const keyOf = (board: Tiles, cost: number): string => `${boardKey(board)} ${String(cost)}`;

const unreached = (state: WholeState, index: number): Failing => ({
  message: `State ${String(index + 1)} of the trace, ${stateWords(state)}, is not one move from a state before it with a cost of ${String(state.cost - 1)}.`,
  expected: 'each state one move, and one more in cost, from a state before it',
  actual: stateWords(state),
  hint: 'The cost is the number of moves made from the start: that of the state before, plus one.',
  grids: drawn(gridWords.state(), state.board),
});

/** The numbers below `Solution Found:` are those of the returned string. */
export const judgeSolutionPrinted: JudgePrinted = (asking, { moves }, { solution }, answer) => {
  const length = answer?.kind === 'value' && typeof answer.value === 'string' ? answer.value.length : (moves ?? 0);
  const expected = `cost ${String(length)}, heuristic 0, total ${String(length)}`;
  if (solution === null) return fail(asking, { ...faults.noSolution, expected });
  const { cost, heuristic, total } = solution;
  if (cost === length && heuristic === 0 && total === length) return passed;
  return fail(asking, {
    message: `Below "Solution Found:" the trace prints ${solutionWords(solution)}; ${plural(length, 'move')} were returned.`,
    expected,
    actual: solutionWords(solution),
    hint: 'Of the goal, the cost is the number of moves, the heuristic is 0, and the total is their sum.',
  });
};

const solutionWords = ({ cost, heuristic, total }: NonNullable<Trace['solution']>): string =>
  `cost ${shown(cost)}, heuristic ${shown(heuristic)}, total ${shown(total)}`;

const shown = (number: number | null): string => (number === null ? 'missing' : String(number));

const wholeStates = (states: readonly TracedState[]): readonly WholeState[] =>
  states.map(wholeOf).filter((state) => state !== null);

const wholeOf = ({ board, cost, heuristic }: TracedState): WholeState | null =>
  board === null || cost === null || heuristic === null ? null : { board, cost, heuristic };

const missingWords = ({ board, cost }: TracedState): string => {
  if (board === null) return 'board of three rows with the numbers from 0 to 8';
  return cost === null ? '"Cost:" with a number' : '"Heuristic:" with a number';
};

const stateWords = ({ board, cost }: Pick<TracedState, 'board' | 'cost'>): string =>
  `${board === null ? 'no board' : boardWords(board)}, cost ${shown(cost)}`;

const fail = (asking: Asking, failing: Failing): Judgement =>
  failed(asking, { ...failing, message: `${asking.call} on ${asking.on}: ${lowerFirst(failing.message)}` });

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const format =
  'For every state taken from the queue print "Current State:", the three rows of the board, "Cost: " with the number of moves, "Heuristic: " with the Manhattan distance, and an empty line.';

const faults = {
  nothing: {
    message: 'Nothing of a trace was printed.',
    expected: '"Current State:" for every state taken from the queue',
    actual: 'none',
    hint: format,
  },
  broken: { expected: 'a board, "Cost:" and "Heuristic:" in every state', hint: format },
  noSolution: {
    message: '"Solution Found:" was not printed.',
    actual: 'none',
    hint: 'When the goal is taken from the queue, print "Solution Found:", then "Cost:", "Heuristic:" and "Total Cost (Heuristic + Cost):" with their numbers.',
  },
} as const;
