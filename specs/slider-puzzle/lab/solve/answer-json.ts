/** An answer as JSON, for other programs. docs/cli.md describes the fields. */
import { z } from 'zod';
import type { AllAnswer, Answer, CountsAnswer, Effort, Outcome } from './answer.ts';

const whole = z.int().nonnegative();
const letters = z.string().regex(/^[DRLU]*$/);

const counts = z.strictObject({
  insert: whole,
  delMin: whole,
  board: whole,
  equals: whole,
  manhattan: whole,
  peak: whole,
});

const stats = z.strictObject({
  method: z.string(),
  heuristic: z.string().nullable(),
  /** Boards visited. */
  nodes: whole,
  seconds: z.number().nonnegative(),
  /** Of the board, then of its twin; none for methods without queues. */
  queues: z.array(z.strictObject({ insert: whole, delMin: whole, peak: whole })),
});

const answered = z.strictObject({
  /** As it was named on the command line. */
  file: z.string(),
  /** The n of an n-by-n board. */
  size: whole,
  solvable: z.boolean(),
  /** Of the solution found; null when there is none, or none was found. */
  moves: whole.nullable(),
  /** Is that known to be the minimum? */
  shortest: z.boolean(),
  /** A number of moves that no solution can undercut; null for an unsolvable board. */
  atLeast: whole.nullable(),
  /** How the blank moves: D R L U. */
  solution: letters.nullable(),
  /** Why no solution was found though there is one; null otherwise. */
  unanswered: z.enum(['interrupted', 'time', 'nodes', 'memory', 'not-searched']).nullable(),
  /** With `--all`, of a board that was solved: all shortest solutions, or why they were not counted. */
  all: z
    .strictObject({ count: whole.nullable(), reason: z.string().nullable(), solutions: z.array(letters) })
    .optional(),
  /** With `--stats`: what the official reference search spends, or why that is not known. */
  counts: counts.nullable().optional(),
  countsReason: z.string().nullable().optional(),
  stats: stats.optional(),
});

/** A file that holds no puzzle, or that the method cannot take. */
const failed = z.strictObject({
  file: z.string(),
  error: z.strictObject({ message: z.string(), where: z.string().nullable() }),
});

const item = z.union([answered, failed]);
export type AnswerJson = z.infer<typeof item>;

/** An object for one file, an array of them for several. */
export const answersSchema = z.union([item, z.array(item)]);

export const answerJson = (
  { file, tiles, outcome, effort, all, counts: counted }: Answer,
  withStats: boolean,
): AnswerJson => ({
  file,
  size: tiles.length,
  ...outcomeJson(outcome),
  ...(all === null ? {} : { all: allJson(all) }),
  ...(withStats && counted !== null ? countsJson(counted) : {}),
  ...(withStats ? { stats: statsJson(effort) } : {}),
});

export const errorJson = (file: string, message: string, where: string | null): AnswerJson => ({
  file,
  error: { message, where },
});

type OutcomeJson = Pick<
  z.infer<typeof answered>,
  'solvable' | 'moves' | 'shortest' | 'atLeast' | 'solution' | 'unanswered'
>;

const outcomeJson = (outcome: Outcome): OutcomeJson => {
  const none = { solvable: true, moves: null, shortest: false, solution: null, unanswered: null };
  switch (outcome.kind) {
    case 'unsolvable':
      return { ...none, solvable: false, atLeast: null };
    case 'solved': {
      const { letters: solution, atLeast } = outcome;
      return { ...none, moves: solution.length, shortest: solution.length === atLeast, atLeast, solution };
    }
    case 'solvable':
      return { ...none, atLeast: outcome.atLeast, unanswered: 'not-searched' };
    case 'unanswered':
      return { ...none, atLeast: outcome.atLeast, unanswered: outcome.because };
  }
};

const allJson = (all: AllAnswer): NonNullable<z.infer<typeof answered>['all']> =>
  all.kind === 'counted'
    ? { count: all.count, reason: null, solutions: [...all.solutions] }
    : { count: null, reason: all.reason, solutions: [] };

const countsJson = (answer: CountsAnswer): Pick<z.infer<typeof answered>, 'counts' | 'countsReason'> =>
  answer.kind === 'counted'
    ? { counts: answer.counts, countsReason: null }
    : { counts: null, countsReason: answer.reason };

const statsJson = ({ method, heuristic, nodes, seconds, queues }: Effort): z.infer<typeof stats> => ({
  method,
  heuristic,
  nodes,
  seconds: Math.round(seconds * 1_000) / 1_000,
  queues: queues.map(({ inserts, delMins, maxSize }) => ({ insert: inserts, delMin: delMins, peak: maxSize })),
});
