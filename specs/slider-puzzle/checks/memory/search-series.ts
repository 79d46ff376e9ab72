/** One search of each file, from which the memory of the Solver and that of its queues are read. */
import type { Case, Check, Judgement, MeasuredRow, Series, TableRow } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { at, valueOf } from '../../../../reference/puzzle/at.ts';
import { seededIndices, seededValues } from '../../arbitraries/seeded.ts';
import { puzzleCases, solverCheck, type CheckContext } from '../context.ts';
import type { Puzzle } from '../../puzzles/puzzles.ts';
import { goal, type Tiles } from '../../../../reference/puzzle/tiles.ts';
import { toGrid } from '../../questions/question.ts';
import { call, newBoard, newSolver } from '../../questions/steps.ts';
import { onSolver } from '../../wording/reproduction.ts';
import { baseOf } from '../timing/question.ts';
import { secondsFor } from '../timing/series.ts';
import type { SizeQuestion } from './judge.ts';
import { roughBytes, solverPuzzles, solverRule } from './rules.ts';

const messages = defineMessages('memory-search', {
  tooLarge: 'The search of this file is so large that what it takes is not judged.',
});

/** The searches of a grading: one series for both questions, so that each file is solved once. */
export interface Searches {
  readonly context: CheckContext;
  readonly puzzles: readonly Puzzle[];
  readonly series: Series;
}

export const searchesOf = (context: CheckContext, hiddenSeed: number): Searches => {
  const puzzles = solverPuzzles
    .flatMap((name) => context.puzzles.get(name) ?? [])
    .filter(({ queues }) => queues !== null);
  return { context, puzzles, series: searchSeries(context, puzzles, hiddenSeed) };
};

/**
 * Keys that queues hold when they are weighed for the first time during a search, at least; fewer than twice as many. Below, what
 * the probe of the language cannot tell from the queues weighs too much, and what all nodes share.
 */
const leastKeys: ReadonlyMap<string, number> = new Map([
  ['java', 128],
  ['typescript', 1_024],
]);

/** Nobody knows beforehand when queues are weighed: what is light only at certain moments is found heavy at this one. */
const firstWeighing = (language: string, hiddenSeed: number): number => {
  const least = valueOf(leastKeys, language);
  return least + Math.floor((least * at(seededIndices(hiddenSeed, 1), 0)) / seededValues);
};

/**
 * An easy search, so that what is made once is there before anything is weighed; the board, what a board takes, what the
 * solver and its queues take. A search may begin as late as the first question.
 */
const searchSeries = ({ language }: CheckContext, puzzles: readonly Puzzle[], hiddenSeed: number): Series => ({
  script: {
    substitute: ['Board'],
    rows: puzzles.map(({ tiles }) => ({ tiles: toGrid(tiles), easy: toGrid(oneMove(tiles.length)) })),
    steps: [
      ...[newBoard('easyBoard', 'easy'), newSolver('easySolver', 'easyBoard'), call('easySolver', 'moves')],
      newBoard('board'),
      { op: 'measure', make: [newBoard('made')], of: 'made', queues: false, roughly: true },
      {
        op: 'measure',
        make: [newSolver('solver', 'board'), call('solver', 'moves')],
        of: 'solver',
        queues: true,
        queuesFrom: firstWeighing(language, hiddenSeed),
      },
    ],
  },
  names: puzzles.map(({ name }) => name),
  cpuMs: 1_000 * secondsFor({ language }, { secondsPerPuzzle: null }),
  wallMs: 30_000,
  maxCrashes: 2,
  isAscending: true,
  shouldRemeasure: (row, index) => isLittleTooHeavy(row, at(puzzles, index)),
  costOf: bytesIn,
});

/** By less than the engine's own code may weigh beside it; or is what its limit goes by not known? */
const isLittleTooHeavy = (row: MeasuredRow, puzzle: Puzzle): boolean => {
  const size = searchSizeIn(row);
  if (size?.kind !== 'size') return false;
  if (!isWeighed(row.observations[4])) return true;
  const most = solverRule(size.method, boardsOf(puzzle), boardBytesIn(row));
  return size.bytes > most && size.bytes <= most + roughBytes[size.method];
};

const bytesIn = (row: MeasuredRow): number => {
  const size = searchSizeIn(row);
  return size?.kind === 'size' && isWeighed(row.observations[4]) ? size.bytes : Infinity;
};

/** How many boards its solution has; where there is no solution, the Solver may still hold the board itself. */
export const boardsOf = (puzzle: Puzzle | undefined): number => (puzzle?.moves ?? 0) + 1;

/** What one question says for itself. */
export interface SearchQuestion extends Pick<Check, 'group'> {
  /** In ids of checks: `memory-solver-puzzle10`. */
  readonly id: 'solver' | 'queue';
  readonly title: (facts: { readonly name: string }) => string;
  readonly explain: (name: string) => Check['explanation'];
  /** `a Solver of puzzle10.txt`. */
  readonly what: (facts: { readonly puzzle: string }) => string;
  readonly judge: (question: SizeQuestion, row: MeasuredRow, puzzle: Puzzle) => Judgement;
}

/** A check for each file. */
export const searchChecks = (searches: Searches, question: SearchQuestion): readonly Check[] =>
  solverPuzzles.map((name) =>
    solverCheck({
      id: checkId(question.id, name),
      section: 'memory',
      group: question.group,
      title: question.title({ name }),
      explanation: question.explain(name),
      cases: puzzleCases(searches.context, [name], (puzzle) => searchCase(searches, question, puzzle)),
    }),
  );

/** A course's own board may be so hard that the limit of time would be for what is weighed, and not for the search. */
const searchCase = ({ context, puzzles, series }: Searches, { what, judge }: SearchQuestion, puzzle: Puzzle): Case => {
  if (puzzle.queues === null) return { kind: 'skipped', name: puzzle.name, reason: messages.tooLarge() };
  const reproduction = onSolver(context.notation, puzzle.tiles);
  return {
    kind: 'series',
    name: puzzle.name,
    series,
    rows: [puzzles.indexOf(puzzle)],
    judge: (rows) => judge({ what: what({ puzzle: puzzle.name }), reproduction }, at(rows, 0), puzzle),
    reproduction,
  };
};

/** A row of the table for each check. */
export const searchRows = (id: SearchQuestion['id']): readonly TableRow[] =>
  solverPuzzles.map((file) => ({ name: baseOf(file), check: checkId(id, file) }));

const checkId = (id: SearchQuestion['id'], file: string): string => `memory-${id}-${baseOf(file)}`;

/** The goal with the blank moved one to the left. */
const oneMove = (n: number): Tiles => {
  const rows = goal(n).map((row) => [...row]);
  at(rows, -1).splice(n - 2, 2, 0, n * n - 1);
  return rows;
};

/** Bytes of the grader's Board, measured in the same row. */
export const boardBytesIn = ({ observations }: MeasuredRow): number => bytesOfBoard(observations[4]);

/** @throws {Error} when the grader's own Board was not weighed: limits that go by it would be too low for anyone */
export const bytesOfBoard = (seen: Observation | undefined): number => {
  if (isWeighed(seen)) return seen.bytes;
  throw new Error(`the grader's own Board could not be weighed (${seen?.kind ?? 'nothing'})`);
};

const isWeighed = (seen: Observation | undefined): seen is Extract<Observation, { kind: 'size' }> =>
  seen?.kind === 'size' && seen.bytes > 0;

/** What the solver and its queues took. */
export const searchSizeIn = ({ observations }: MeasuredRow): Observation | undefined => observations[5];
