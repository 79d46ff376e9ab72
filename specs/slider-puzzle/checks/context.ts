/** What every check of the assignment is made from. */
import type { Case, Check, Explanation } from '../../../harness/contracts/check.ts';
import { withFacts } from '../../../harness/contracts/lazy-cases.ts';
import type { CheckSet } from '../../../harness/contracts/prepare.ts';
import type { Notation } from '../../../harness/contracts/language.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import type { Edition } from '../edition.ts';
import type { Puzzle } from '../puzzles/puzzles.ts';
import { fixedCase, type Question } from '../questions/question.ts';
import { puzzleMessages } from '../puzzles/messages.ts';

/** The usual causes when a program does not finish. */
const messages = defineMessages('8puzzle-stopped', {
  board:
    'In a Board this is usually a loop that never finds the tile it looks for, or the two tiles to exchange, or an iterator of neighbors() that never ends.',
  solver:
    'In a Solver there are three usual reasons for a search that does not end. From a board that cannot be solved, it never ends by itself: alternate it with the search from the twin, one step each, or test the board before the search, as the assignment says. Without the critical optimization, in each of the searches, a hard board takes too much time and memory. And where the comparison of nodes is the wrong way round, or the priority leaves out the distance, the search does not look where the goal is. If it is solution() that does not end: does the loop over the previous nodes go on to the next one each time?',
});

export interface CheckContext {
  /** By file name. */
  readonly puzzles: ReadonlyMap<string, Puzzle>;
  readonly seed: number;
  /** Id of the submission's language. */
  readonly language: string;
  readonly notation: Notation;
  readonly edition: Edition;
  readonly checkSet: CheckSet;
}

/** One case for each file, in order; a file that the course does not have is skipped and named. */
export const puzzleCases = (
  context: Pick<CheckContext, 'puzzles'>,
  names: readonly string[],
  toCase: (puzzle: Puzzle) => Case,
): readonly Case[] =>
  names.map((name) => {
    const puzzle = context.puzzles.get(name);
    return puzzle === undefined ? { kind: 'skipped', name, reason: puzzleMessages.notGiven({ name }) } : toCase(puzzle);
  });

/** The same question about each file's board. */
export const fileCases = <Input>(
  context: CheckContext,
  names: readonly string[],
  question: Question<Input>,
  toInput: (puzzle: Puzzle) => Input,
): readonly Case[] => puzzleCases(context, names, (puzzle) => fixedCase(puzzle.name, question, toInput(puzzle)));

/** What is measured, why, and what passes, from a check's own messages. */
export const explained = (
  {
    measured,
    why,
    passing,
    inputs,
  }: Readonly<Record<'measured' | 'why' | 'passing', () => string>> & {
    readonly inputs?: () => string;
  },
  source: string,
): Explanation => ({
  ...{ measured: measured(), why: why(), passing: passing(), source },
  ...(inputs === undefined ? {} : { inputs: inputs() }),
});

/** The same from messages that several checks share: those of one begin with its name. */
export const explainedAs = <Name extends string>(
  messages: Readonly<Record<`${Name}${'Measured' | 'Why' | 'Passing'}`, () => string>>,
  name: Name,
  source: string,
): Explanation => ({
  measured: messages[`${name}Measured`](),
  why: messages[`${name}Why`](),
  passing: messages[`${name}Passing`](),
  source,
});

/** What differs from check to check, and what a course has otherwise. */
type OwnOfCheck = Pick<Check, 'id' | 'title' | 'explanation' | 'cases'> & Partial<Check>;

export const boardCheck = (check: OwnOfCheck): Check =>
  withFacts({ section: 'correctness', group: 'Board', needs: ['Board'], usualCauseOfTimeout: messages.board() }, check);

/** Solver checks run on the reference Board, so a submission's own Board is not needed. */
export const solverCheck = (check: OwnOfCheck): Check => checkOfSolver('Solver', check);

export const queueCheck = (check: OwnOfCheck): Check => checkOfSolver('Queue', check);

const checkOfSolver = (group: 'Solver' | 'Queue', check: OwnOfCheck): Check =>
  withFacts({ section: 'correctness', group, needs: ['Solver'], usualCauseOfTimeout: messages.solver() }, check);
