/** Judges the printed trace of a search. */
import { lowerFirst } from '../../../harness/text/capital.ts';
import type { Judgement } from '../../../harness/contracts/check.ts';
import type { Observation } from '../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { at, defined } from '../../../reference/puzzle/at.ts';
import { blankOf, manhattan, neighbors, sameTiles, type Tiles } from '../../../reference/puzzle/tiles.ts';
import { boardKey } from '../../slider-puzzle/judges/read-board.ts';
import type { SolvedPuzzle } from '../../slider-puzzle/judges/moves.ts';
import { failed, passed, type QuestionContext, type Failing } from '../../slider-puzzle/questions/question-context.ts';
import { drawn, gridMessages } from '../../slider-puzzle/wording/grids.ts';
import { describeBoard, plural } from '../../slider-puzzle/wording/show.ts';
import type { Trace, TracedState } from '../trace.ts';
import { fewestMoves } from '../../slider-puzzle/puzzles/solved-puzzle.ts';

const messages = defineMessages('comp204.printed', {
  stateLacks: 'State {number} of the trace has no {part}.',
  noPart: 'no {part}',
  firstNotStart: 'The first state of the trace is not the start at cost 0, but {state}.',
  atCost0: '{board}, cost 0',
  firstNotStartHint: 'The start state is the first one that is taken from the queue: its cost is 0.',
  heuristicWrong: 'The trace prints the heuristic {heuristic} for {board}; its Manhattan distance is {right}.',
  outOfPlaceHint: 'The heuristic is the number of tiles out of place, not the sum of their distances.',
  blankCountedHint: 'The blank is counted like a tile. Leave it out.',
  heuristicHint:
    'Add up the rows and columns between each tile (not the blank) and its place: tile t belongs in row (t - 1) / 3 and column (t - 1) % 3.',
  goesDown: 'In the trace, cost + heuristic goes down from {before} to {after} at state {number} of {all}.',
  orderExpected: 'cost + heuristic never decreases',
  goesDownActual: '{before}, then {after}',
  orderHint:
    'The queue must be ordered by cost + heuristic, both of the state itself: the cost alone, the heuristic alone, or a cost that is not one more than that of the previous state gives a different order. So does printing a state when it is put in: print each when it is taken out.',
  notOneMove: 'State {number} of the trace, {state}, is not one move from an earlier state with a cost of {cost}.',
  oneMoveExpected: 'each state one move from an earlier state, and one more in cost',
  costHint: 'The cost is the number of moves made from the start: that of the previous state, plus one.',
  startTwiceHint:
    'The start is printed twice: before the search and again when it is taken from the queue. Print each state only when it is taken out.',
  solutionExpected: 'cost {length}, heuristic 0, total {length}',
  solutionWrong: 'Below "Solution Found:" the trace prints {printed}; what was returned has {moves}.',
  solutionHint: 'For the goal, the cost is the number of moves, the heuristic is 0, and the total is their sum.',
  solution: 'cost {cost}, heuristic {heuristic}, total {total}',
  boardPart: 'board of three rows with the numbers from 0 to 8',
  costPart: '"Cost:" with a number',
  heuristicPart: '"Heuristic:" with a number',
  noBoard: 'no board',
  statesHint:
    'For every state taken from the queue, print "Current State:", the three rows of the board, "Cost: " with the number of moves, "Heuristic: " with the Manhattan distance, and an empty line.',
  nothing: 'No part of a trace was printed.',
  nothingExpected: '"Current State:" for every state taken from the queue',
  stateExpected: 'a board, "Cost:" and "Heuristic:" in every state',
  noSolution: '"Solution Found:" was not printed.',
  noSolutionHint:
    'When the goal is taken from the queue, print "Solution Found:", then "Cost:", "Heuristic:" and "Total Cost (Heuristic + Cost):" with their numbers.',
  none: 'none',
  missing: 'missing',
});

type Part = keyof TracedState;

/** A state as far as these parts of it were printed. */
type Known<P extends Part> = TracedState & { readonly [part in P]: NonNullable<TracedState[part]> };

/** `answer`: what solvePuzzle() returned. */
export type JudgePrinted = (
  question: QuestionContext,
  posed: SolvedPuzzle,
  trace: Trace,
  answer: Observation | undefined,
) => Judgement;

/** Every state is printed whole, and the first one is the start. */
export const judgeStates: JudgePrinted = (question, { tiles }, { states }) => {
  const [first] = states;
  const broken = states.findIndex((state) => !hasParts(state, parts));
  if (first === undefined || broken >= 0) return fail(question, lacking(states, parts));
  if (first.board !== null && sameTiles(first.board, tiles) && first.cost === 0) return passed;
  return fail(question, {
    message: messages.firstNotStart({ state: stateWords(first) }),
    expected: messages.atCost0({ board: describeBoard(tiles) }),
    actual: stateWords(first),
    hint: messages.firstNotStartHint(),
    grids: drawn(gridMessages.start(), tiles),
  });
};

/** The heuristic is the sum of the Manhattan distances of the board printed above it. */
export const judgeHeuristics: JudgePrinted = (question, _, { states }) => {
  const known = statesWith(states, ['board', 'heuristic']);
  if (known.length === 0) return fail(question, lacking(states, ['board', 'heuristic']));
  const wrong = known.find(({ board, heuristic }) => heuristic !== manhattan(board));
  if (wrong === undefined) return passed;
  const right = manhattan(wrong.board);
  return fail(question, {
    message: messages.heuristicWrong({
      heuristic: String(wrong.heuristic),
      board: describeBoard(wrong.board),
      right: String(right),
    }),
    expected: String(right),
    actual: String(wrong.heuristic),
    hint: heuristicHint(wrong),
    grids: drawn(gridMessages.state(), wrong.board),
  });
};

const heuristicHint = ({ board, heuristic }: Known<'board' | 'heuristic'>): string => {
  const outOfPlace = board.flat().filter((tile, place) => tile !== 0 && tile !== place + 1).length;
  if (heuristic === outOfPlace) return messages.outOfPlaceHint();
  const [row, column] = blankOf(board);
  if (heuristic === manhattan(board) + 4 - row - column) return messages.blankCountedHint();
  return messages.heuristicHint();
};

/** cost + heuristic never decreases from one state to the next, since the lowest is taken from the queue. */
export const judgeOrder: JudgePrinted = (question, _, { states }) => {
  const known = statesWith(states, ['cost', 'heuristic']);
  if (known.length === 0) return fail(question, lacking(states, ['cost', 'heuristic']));
  const sums = known.map(({ cost, heuristic }) => cost + heuristic);
  const index = sums.findIndex((sum, place) => place > 0 && sum < at(sums, place - 1));
  if (index < 0) return passed;
  const [before, after] = [String(at(sums, index - 1)), String(at(sums, index))];
  const number = String(states.indexOf(at(known, index)) + 1);
  return fail(question, {
    message: messages.goesDown({ before, after, number, all: String(states.length) }),
    expected: messages.orderExpected(),
    actual: messages.goesDownActual({ before, after }),
    hint: messages.orderHint(),
  });
};

/**
 * Every state but the start is one move from a state before it, at one more than that one's cost. Those after a state that lacks
 * its board or its cost may come from it.
 */
export const judgeCosts: JudgePrinted = (question, { tiles }, { states }) => {
  const broken = states.findIndex((state) => !hasParts(state, ['board', 'cost']));
  const known = statesWith(broken < 0 ? states : states.slice(0, broken), ['board', 'cost']);
  if (known.length === 0) return fail(question, lacking(states, ['board', 'cost']));
  const seen = new Set<string>();
  for (const [index, state] of known.entries()) {
    const reached = neighbors(state.board).some((board) => seen.has(keyOf(board, state.cost - 1)));
    if (index > 0 && !reached) {
      const isStart = state.cost === 0 && sameTiles(state.board, tiles);
      const hint = isStart ? messages.startTwiceHint() : messages.costHint();
      return fail(question, { ...unreached(state, index), hint });
    }
    seen.add(keyOf(state.board, state.cost));
  }
  return passed;
};

const keyOf = (board: Tiles, cost: number): string => `${boardKey(board)} ${String(cost)}`;

const unreached = (state: Known<'board' | 'cost'>, index: number): Failing => ({
  message: messages.notOneMove({
    number: String(index + 1),
    state: stateWords(state),
    cost: String(state.cost - 1),
  }),
  expected: messages.oneMoveExpected(),
  actual: stateWords(state),
  grids: drawn(gridMessages.state(), state.board),
});

/** The numbers below `Solution Found:` are those of the returned string. */
export const judgeSolutionPrinted: JudgePrinted = (question, posed, { solution }, answer) => {
  const length =
    answer?.kind === 'value' && typeof answer.value === 'string' ? lettersIn(answer.value) : fewestMoves(posed);
  const expected = messages.solutionExpected({ length: String(length) });
  if (solution === null) return fail(question, { ...faults().noSolution, expected });
  const { cost, heuristic, total } = solution;
  if (cost === length && heuristic === 0 && total === length) return passed;
  return fail(question, {
    message: messages.solutionWrong({ printed: solutionText(solution), moves: plural(length, 'move') }),
    expected,
    actual: solutionText(solution),
    hint: [cost, heuristic, total].includes(null) ? messages.noSolutionHint() : messages.solutionHint(),
  });
};

/** Moves are counted whatever is written around them, words too: that nothing may be is another check's matter. */
const lettersIn = (answer: string): number => {
  const inLetters = answer.replaceAll(/\b(?:up|down|left|right)\b/giu, 'U');
  return (inLetters.match(/\b[UDLR]+\b/giu) ?? []).join('').length;
};

const solutionText = ({ cost, heuristic, total }: NonNullable<Trace['solution']>): string =>
  messages.solution({ cost: shown(cost), heuristic: shown(heuristic), total: shown(total) });

const shown = (number: number | null): string => (number === null ? messages.missing() : String(number));

const parts: readonly Part[] = ['board', 'cost', 'heuristic'];

const hasParts = <P extends Part>(state: TracedState, needed: readonly P[]): state is Known<P> =>
  needed.every((part) => state[part] !== null);

/** What is asked of a part is judged by the states that have it: that others lack it, judgeStates tells. */
const statesWith = <P extends Part>(states: readonly TracedState[], needed: readonly P[]): readonly Known<P>[] =>
  states.filter((state) => hasParts(state, needed));

/** What the first state lacks that has not all of these. */
const lacking = (states: readonly TracedState[], needed: readonly Part[]): Failing => {
  const index = states.findIndex((state) => !hasParts(state, needed));
  if (index < 0) return faults().nothing;
  const state = at(states, index);
  const missing = defined(
    needed.find((part) => state[part] === null),
    'a state lacks no part',
  );
  const part = partWords[missing]();
  return {
    ...faults().broken,
    message: messages.stateLacks({ number: String(index + 1), part }),
    actual: messages.noPart({ part }),
  };
};

const partWords: Readonly<Record<Part, () => string>> = {
  board: messages.boardPart,
  cost: messages.costPart,
  heuristic: messages.heuristicPart,
};

const stateWords = ({ board, cost }: Pick<TracedState, 'board' | 'cost'>): string =>
  `${board === null ? messages.noBoard() : describeBoard(board)}, cost ${shown(cost)}`;

export const fail = (question: QuestionContext, failing: Failing): Judgement =>
  failed(question, { ...failing, message: `${question.call} on ${question.on}: ${lowerFirst(failing.message)}` });

const faults = () => ({
  nothing: {
    message: messages.nothing(),
    expected: messages.nothingExpected(),
    actual: messages.none(),
    hint: messages.statesHint(),
  },
  broken: { expected: messages.stateExpected(), hint: messages.statesHint() },
  noSolution: {
    message: messages.noSolution(),
    actual: messages.none(),
    hint: messages.noSolutionHint(),
  },
});
