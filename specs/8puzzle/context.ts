/** What every check of the assignment is made from. */
import type { Case, Check } from '../../harness/engine/check.ts';
import type { Notation } from '../../harness/languages/language.ts';
import type { Edition } from './edition.ts';
import type { Puzzle } from './puzzles.ts';
import { fixedCase, type Question } from './questions.ts';
import { puzzleWords } from './puzzle-words.ts';
import { stoppedWords } from './stopped-words.ts';

export interface CheckContext {
  /** By file name. */
  readonly puzzles: ReadonlyMap<string, Puzzle>;
  readonly seed: number;
  /** Id of the submission's language. */
  readonly language: string;
  readonly notation: Notation;
  readonly edition: Edition;
}

/** One case for each file, in order; a file that the course does not have is skipped and named. */
export const puzzleCases = (
  context: CheckContext,
  names: readonly string[],
  toCase: (puzzle: Puzzle) => Case,
): readonly Case[] =>
  names.map((name) => {
    const puzzle = context.puzzles.get(name);
    return puzzle === undefined ? { kind: 'skipped', name, reason: puzzleWords.notGiven({ name }) } : toCase(puzzle);
  });

/** The same question about each file's board. */
export const fileCases = <Input>(
  context: CheckContext,
  names: readonly string[],
  question: Question<Input>,
  toInput: (puzzle: Puzzle) => Input,
): readonly Case[] => puzzleCases(context, names, (puzzle) => fixedCase(puzzle.name, question, toInput(puzzle)));

export const boardCheck = (id: string, title: string, cases: readonly Case[]): Check => ({
  id: `board-${id}`,
  section: 'correctness',
  group: 'Board',
  title,
  needs: ['Board'],
  cases,
  whenStopped: stoppedWords.board(),
});

/** Solver checks run on our Board, so a submission's own Board is not needed. */
export const solverCheck = (id: string, title: string, cases: readonly Case[]): Check => ({
  id: `solver-${id}`,
  section: 'correctness',
  group: 'Solver',
  title,
  needs: ['Solver'],
  cases,
  whenStopped: stoppedWords.solver(),
});

export const queueCheck = (id: string, title: string, cases: readonly Case[]): Check => ({
  id: `queue-${id}`,
  section: 'correctness',
  group: 'Queue',
  title,
  needs: ['Solver'],
  cases,
  whenStopped: stoppedWords.solver(),
});
