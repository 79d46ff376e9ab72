/** An answer in words: by default what the assignment's test client prints, to the letter. */
import type { Tiles } from '../../../../reference/tiles.ts';
import { count, inMoves, inSeconds } from '../words.ts';
import type { AllAnswer, Answer, CountsAnswer, Effort, Outcome } from './answer.ts';
import { boardTexts } from './board-texts.ts';

export interface TextView {
  /** Letters in place of boards. */
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
      if (!view.letters) yield `\nSolution ${String(index + 1)}\n`;
      yield* solutionText(tiles, one, view);
    }
  }
}

function* solutionText(tiles: Tiles, letters: string, view: TextView): Pieces {
  if (view.letters) yield `${letters}\n`;
  else for (const board of boardTexts(tiles, letters)) yield `${board}\n`;
}

const allLine = (all: AllAnswer): string => {
  if (all.kind === 'not-counted') return `Number of shortest solutions: ${all.reason.toLowerCase()}`;
  const { count: number, solutions } = all;
  const cut = solutions.length > 0 && solutions.length < number ? `, of which ${String(solutions.length)} follow` : '';
  return `Number of shortest solutions = ${String(number)}${cut}`;
};

const outcomeLine = (outcome: Outcome, { unsolvable, timeLimit }: TextView): string => {
  switch (outcome.kind) {
    case 'unsolvable':
      return unsolvable;
    case 'solved':
      return solvedLine(outcome.letters.length, outcome.atLeast);
    case 'solvable':
      return `Solvable: at least ${inMoves(outcome.atLeast)}`;
    case 'unanswered':
      return `${shortfalls[outcome.because](timeLimit)}: at least ${inMoves(outcome.atLeast)}`;
  }
};

const solvedLine = (moves: number, atLeast: number): string =>
  moves === atLeast
    ? `Minimum number of moves = ${String(moves)}`
    : `Number of moves = ${String(moves)}, at most ${String(moves - atLeast)} more than the minimum`;

const shortfalls = {
  interrupted: () => 'Not solved, interrupted',
  time: (limit: number) => `Not solved in ${String(limit)} s`,
  nodes: () => 'Not solved, too many boards',
  memory: () => 'Not solved, out of memory',
} as const;

const statsText = ({ effort, outcome, counts }: Answer): string => {
  const bound = 'atLeast' in outcome ? [['Lower bound', inMoves(outcome.atLeast)] as const] : [];
  const lines = [...effortLines(effort), ...bound, ...countLines(counts)];
  const width = Math.max(...lines.map(([title]) => title.length));
  return lines.map(([title, value]) => `${title.padEnd(width)}  ${value}\n`).join('');
};

type Line = readonly [title: string, value: string];

const effortLines = ({ method, heuristic, nodes, seconds, queues }: Effort): readonly Line[] => [
  ['Method', heuristic === null ? method : `${method}, ${heuristic}`],
  ['Boards visited', count(nodes)],
  ['Time', inSeconds(seconds)],
  ...queues.map((queue, index): Line => [
    queues.length === 1 ? 'Queue' : `Queue ${String(index + 1)}`,
    `insert() ${count(queue.inserts)}, delMin() ${count(queue.delMins)}, peak ${count(queue.maxSize)}`,
  ]),
];

const countLines = (answer: CountsAnswer | null): readonly Line[] => {
  if (answer === null) return [];
  if (answer.kind === 'not-counted') return [['Official search', answer.reason]];
  const { insert, delMin, board, equals, manhattan, peak } = answer.counts;
  return [
    ['Official search', `insert() ${count(insert)}, delMin() ${count(delMin)}, peak ${count(peak)}`],
    ['', `Board() ${count(board)}, equals() ${count(equals)}, manhattan() ${count(manhattan)}`],
  ];
};
