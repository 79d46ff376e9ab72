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
import { printedWords } from './words.ts';

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
  if (first === undefined) return fail(asking, faults().nothing);
  const broken = states.findIndex((state) => wholeOf(state) === null);
  if (broken >= 0) {
    const what = missingWords(states[broken] ?? first);
    return fail(asking, {
      ...faults().broken,
      message: printedWords.stateLacks({ number: String(broken + 1), part: what }),
      actual: printedWords.noPart({ part: what }),
    });
  }
  if (first.board !== null && sameTiles(first.board, tiles) && first.cost === 0) return passed;
  return fail(asking, {
    message: printedWords.firstNotStart({ state: stateWords(first) }),
    expected: printedWords.atCost0({ board: boardWords(tiles) }),
    actual: stateWords(first),
    hint: printedWords.firstNotStartHint(),
    grids: drawn(gridWords.start(), tiles),
  });
};

/** The heuristic is the sum of the Manhattan distances of the board printed above it. */
export const judgeHeuristics: JudgePrinted = (asking, _, { states }) => {
  const wrong = wholeStates(states).find(({ board, heuristic }) => heuristic !== manhattan(board));
  if (states.length === 0) return fail(asking, faults().nothing);
  if (wrong === undefined) return passed;
  const right = manhattan(wrong.board);
  return fail(asking, {
    message: printedWords.heuristicWrong({
      heuristic: String(wrong.heuristic),
      board: boardWords(wrong.board),
      right: String(right),
    }),
    expected: String(right),
    actual: String(wrong.heuristic),
    hint: heuristicHint(wrong),
    grids: drawn(gridWords.state(), wrong.board),
  });
};

const heuristicHint = ({ board, heuristic }: WholeState): string => {
  const outOfPlace = board.flat().filter((tile, at) => tile !== 0 && tile !== at + 1).length;
  if (heuristic === outOfPlace) return printedWords.outOfPlaceHint();
  const [row, column] = blankOf(board);
  if (heuristic === manhattan(board) + 4 - row - column) return printedWords.blankCountedHint();
  return printedWords.heuristicHint();
};

const blankOf = (board: Tiles): readonly [number, number] => {
  const row = board.findIndex((line) => line.includes(0));
  return [row, board[row]?.indexOf(0) ?? 0];
};

/** cost + heuristic never decreases from one state to the next, since the lowest is taken from the queue. */
export const judgeOrder: JudgePrinted = (asking, _, { states }) => {
  const whole = wholeStates(states);
  if (whole.length === 0) return fail(asking, faults().nothing);
  const sums = whole.map(({ cost, heuristic }) => cost + heuristic);
  const at = sums.findIndex((sum, index) => index > 0 && sum < (sums[index - 1] ?? 0));
  if (at < 0) return passed;
  const [before, after] = [sums[at - 1] ?? 0, sums[at] ?? 0];
  return fail(asking, {
    message: printedWords.goesDown({
      before: String(before),
      after: String(after),
      number: String(at + 1),
      all: String(whole.length),
    }),
    expected: printedWords.orderExpected(),
    actual: printedWords.goesDownActual({ before: String(before), after: String(after) }),
    hint: printedWords.orderHint(),
  });
};

/** Every state but the start is one move from a state before it, at one more than that one's cost. */
export const judgeCosts: JudgePrinted = (asking, _, { states }) => {
  const whole = wholeStates(states);
  if (whole.length === 0) return fail(asking, faults().nothing);
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
  message: printedWords.notOneMove({
    number: String(index + 1),
    state: stateWords(state),
    cost: String(state.cost - 1),
  }),
  expected: printedWords.oneMoveExpected(),
  actual: stateWords(state),
  hint: printedWords.costHint(),
  grids: drawn(gridWords.state(), state.board),
});

/** The numbers below `Solution Found:` are those of the returned string. */
export const judgeSolutionPrinted: JudgePrinted = (asking, { moves }, { solution }, answer) => {
  const length = answer?.kind === 'value' && typeof answer.value === 'string' ? answer.value.length : (moves ?? 0);
  const expected = printedWords.solutionExpected({ length: String(length) });
  if (solution === null) return fail(asking, { ...faults().noSolution, expected });
  const { cost, heuristic, total } = solution;
  if (cost === length && heuristic === 0 && total === length) return passed;
  return fail(asking, {
    message: printedWords.solutionWrong({ printed: solutionWords(solution), moves: plural(length, 'move') }),
    expected,
    actual: solutionWords(solution),
    hint: printedWords.solutionHint(),
  });
};

const solutionWords = ({ cost, heuristic, total }: NonNullable<Trace['solution']>): string =>
  printedWords.solution({ cost: shown(cost), heuristic: shown(heuristic), total: shown(total) });

const shown = (number: number | null): string => (number === null ? printedWords.missing() : String(number));

const wholeStates = (states: readonly TracedState[]): readonly WholeState[] =>
  states.map(wholeOf).filter((state) => state !== null);

const wholeOf = ({ board, cost, heuristic }: TracedState): WholeState | null =>
  board === null || cost === null || heuristic === null ? null : { board, cost, heuristic };

const missingWords = ({ board, cost }: TracedState): string => {
  if (board === null) return printedWords.boardPart();
  return cost === null ? printedWords.costPart() : printedWords.heuristicPart();
};

const stateWords = ({ board, cost }: Pick<TracedState, 'board' | 'cost'>): string =>
  `${board === null ? printedWords.noBoard() : boardWords(board)}, cost ${shown(cost)}`;

const fail = (asking: Asking, failing: Failing): Judgement =>
  failed(asking, { ...failing, message: `${asking.call} on ${asking.on}: ${lowerFirst(failing.message)}` });

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const faults = () => ({
  nothing: {
    message: printedWords.nothing(),
    expected: printedWords.nothingExpected(),
    actual: printedWords.none(),
    hint: printedWords.statesHint(),
  },
  broken: { expected: printedWords.stateExpected(), hint: printedWords.statesHint() },
  noSolution: {
    message: printedWords.noSolution(),
    actual: printedWords.none(),
    hint: printedWords.noSolutionHint(),
  },
});
