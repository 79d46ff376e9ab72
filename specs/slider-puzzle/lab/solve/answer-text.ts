/** An answer in words: by default what the assignment's test client prints, to the letter. */
import { lowerFirst } from '../../../../harness/text/capital.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import { count, inMoves, inSeconds } from '../../commands/messages.ts';
import type { AllAnswer, Answer, CountsAnswer, Effort, Outcome } from './answer.ts';
import { boardTexts } from './board-texts.ts';
import { minimumLine } from '../../puzzles/test-client-output.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';

/** The lines of the test client are the assignment's. */
const answerMessages = defineMessages('8puzzle.solve-answer', {
  allNotCounted: 'Number of shortest solutions: {reason}',
  all: 'Number of shortest solutions = {number}',
  allCut: 'Number of shortest solutions = {number}, of which {shown} follow',
  solution: 'Solution {number}',
  solvable: 'Solvable: at least {moves}',
  notShortest: 'Number of moves = {number}, at most {more} more than the minimum',
  unanswered: '{why}: at least {moves}',
  interrupted: 'Not solved, interrupted',
  time: 'Not solved in {seconds} s',
  nodes: 'Not solved, too many boards',
  memory: 'Not solved, out of memory',
  lowerBound: 'Lower bound',
  method: 'Method',
  methodWith: '{method}, {heuristic}',
  visited: 'Boards visited',
  duration: 'Time',
  queue: 'Queue',
  queueOf: 'Queue {number}',
  queueCalls: 'insert() {inserts}, delMin() {delMins}, peak {peak}',
  official: 'Official search',
  boardCalls: 'Board() {boards}, equals() {equals}, manhattan() {manhattans}',
});

export interface TextView {
  /** Letters instead of boards. */
  readonly letters: boolean;
  readonly stats: boolean;
  readonly unsolvable: string;
  /** Seconds after which a search is stopped; Infinity for never. */
  readonly timeLimit: number;
}

/** Piece by piece, since the boards of a long solution may be many gigabytes together. */
export function* answerText(answer: Answer, view: TextView): Generator<string, void, undefined> {
  yield `${outcomeLine(answer.outcome, view)}\n`;
  if (answer.outcome.kind === 'solved') yield* solutionsText(answer, answer.outcome.letters, view);
  if (view.stats) yield statsText(answer);
}

type Pieces = Generator<string, void, undefined>;

function* solutionsText({ tiles, all }: Answer, letters: string, view: TextView): Pieces {
  if (all !== null) yield `${allLine(all)}\n`;
  if (all?.kind !== 'counted') yield* solutionText(tiles, letters, view);
  else {
    for (const [index, one] of all.solutions.entries()) {
      if (!view.letters) yield `\n${answerMessages.solution({ number: String(index + 1) })}\n`;
      yield* solutionText(tiles, one, view);
    }
  }
}

function* solutionText(tiles: Tiles, letters: string, view: TextView): Pieces {
  if (view.letters) yield `${letters}\n`;
  else for (const board of boardTexts(tiles, letters)) yield `${board}\n`;
}

const allLine = (all: AllAnswer): string => {
  if (all.kind === 'not-counted') return answerMessages.allNotCounted({ reason: lowerFirst(all.reason) });
  const [number, shown] = [String(all.count), all.solutions.length];
  return shown > 0 && shown < all.count
    ? answerMessages.allCut({ number, shown: String(shown) })
    : answerMessages.all({ number });
};

const outcomeLine = (outcome: Outcome, { unsolvable, timeLimit }: TextView): string => {
  switch (outcome.kind) {
    case 'unsolvable':
      return unsolvable;
    case 'solved':
      return solvedLine(outcome.letters.length, outcome.atLeast);
    case 'solvable':
      return answerMessages.solvable({ moves: inMoves(outcome.atLeast) });
    case 'unanswered':
      return answerMessages.unanswered({
        why: answerMessages[outcome.because]({ seconds: String(timeLimit) }),
        moves: inMoves(outcome.atLeast),
      });
  }
};

const solvedLine = (moves: number, atLeast: number): string =>
  moves === atLeast
    ? minimumLine(moves)
    : answerMessages.notShortest({ number: String(moves), more: String(moves - atLeast) });

const statsText = ({ effort, outcome, counts }: Answer): string => {
  const bound = 'atLeast' in outcome ? [[answerMessages.lowerBound(), inMoves(outcome.atLeast)] as const] : [];
  const lines = [...effortLines(effort), ...bound, ...countLines(counts)];
  const width = Math.max(...lines.map(([title]) => title.length));
  return lines.map(([title, value]) => `${title.padEnd(width)}  ${value}\n`).join('');
};

type Line = readonly [title: string, value: string];

const effortLines = ({ method, heuristic, nodes, seconds, queues }: Effort): readonly Line[] => [
  [answerMessages.method(), heuristic === null ? method : answerMessages.methodWith({ method, heuristic })],
  [answerMessages.visited(), count(nodes)],
  [answerMessages.duration(), inSeconds(seconds)],
  ...queues.map(({ inserts, delMins, maxSize }, index): Line => [
    queues.length === 1 ? answerMessages.queue() : answerMessages.queueOf({ number: String(index + 1) }),
    queueCalls(inserts, delMins, maxSize),
  ]),
];

const queueCalls = (inserts: number, delMins: number, peak: number): string =>
  answerMessages.queueCalls({ inserts: count(inserts), delMins: count(delMins), peak: count(peak) });

const countLines = (answer: CountsAnswer | null): readonly Line[] => {
  if (answer === null) return [];
  if (answer.kind === 'not-counted') return [[answerMessages.official(), answer.reason]];
  const { insert, delMin, board, equals, manhattan, peak } = answer.counts;
  const calls = { boards: count(board), equals: count(equals), manhattans: count(manhattan) };
  return [
    [answerMessages.official(), queueCalls(insert, delMin, peak)],
    ['', answerMessages.boardCalls(calls)],
  ];
};
