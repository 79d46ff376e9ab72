/** What a judge needs to say what was asked, and the shape of a failed judgement. */
import type { Judgement } from '../../../harness/contracts/check.ts';
import type { Notation } from '../../../harness/contracts/language.ts';
import type { Grid } from '../../../harness/contracts/report.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import { onBoard, onSolver } from '../wording/reproduction.ts';
import { describeBoard } from '../wording/show.ts';

/** One call, as a failed judgement shows it. */
export interface QuestionContext {
  /** The class whose method is called. */
  readonly type: string;
  /** `hamming()`. */
  readonly call: string;
  /** What it was called on: `the board 1 2 / 0 3`. */
  readonly on: string;
  /** Lines that show the failure, in the student's language. */
  readonly reproduction: readonly string[];
}

export interface Failing {
  readonly message: string;
  readonly expected: string;
  readonly actual: string;
  readonly hint?: string | undefined;
  readonly grids?: readonly Grid[] | undefined;
}

export const passed: Judgement = { passed: true };

export type FailedJudgement = Extract<Judgement, { readonly passed: false }>;

export const failed = (question: Pick<QuestionContext, 'reproduction'>, failing: Failing): FailedJudgement => ({
  passed: false,
  ...failing,
  reproduction: question.reproduction,
});

/** The judgement of the first that fails. */
export const firstFailure = (judgements: Iterable<Judgement>): Judgement => {
  for (const judgement of judgements) if (!judgement.passed) return judgement;
  return passed;
};

/** A failed judgement with one more likely cause. */
export const withHint = (judgement: Judgement, hint: () => string): Judgement =>
  judgement.passed
    ? judgement
    : { ...judgement, hint: [judgement.hint, hint()].filter((one) => one !== undefined).join(' ') };

/** A method without arguments, called on a new Board. */
export const boardQuestionContext =
  (notation: Notation, method: string) =>
  (tiles: Tiles): QuestionContext =>
    lazily('Board', `${method}()`, tiles, () => onBoard(notation, tiles, { method }));

/** A method without arguments, called on a new Solver. */
export const solverQuestionContext =
  (notation: Notation, method: string) =>
  (tiles: Tiles): QuestionContext =>
    lazily('Solver', `${method}()`, tiles, () => onSolver(notation, tiles, method));

/** The construction of a Solver itself: what it does to queues and boards. */
export const solvingQuestionContext =
  (notation: Notation) =>
  (tiles: Tiles): QuestionContext =>
    lazily('Solver', 'new Solver(initial)', tiles, () => onSolver(notation, tiles));

/** Thousands of boards are asked about, and few fail: the words are made when they are read. */
const lazily = (type: string, call: string, tiles: Tiles, reproduction: () => readonly string[]): QuestionContext => ({
  type,
  call,
  get on() {
    return describeBoard(tiles);
  },
  get reproduction() {
    return reproduction();
  },
});
