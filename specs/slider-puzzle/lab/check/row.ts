/** A line of the table of `grade check`: one puzzle file, and what came of it. */
import { z } from 'zod';
import { inMoves } from '../../commands/messages.ts';
import { checkTableMessages } from './messages/table.ts';

/** Moves of a shortest solution; null for what is not known. What a submission says may be any number. */
const fewest = z.union([z.number(), z.literal('unsolvable')]).nullable();
export type Fewest = z.infer<typeof fewest>;

const rowVerdicts = [
  'right',
  'wrong',
  /** The name promises nothing, so there is nothing to compare with. */
  'unnamed',
  /** The reference was stopped by the time limit. */
  'not-solved',
  /** The file holds no board. */
  'no-puzzle',
  'timed-out',
  'crashed',
  'out-of-memory',
  'tampering',
  'not-run',
  /** Submissions of the assignment need not solve such boards. */
  'not-asked',
  'grader-fault',
] as const;

export const row = z.strictObject({
  file: z.string(),
  /** The n of an n-by-n board; null when the file holds none. */
  size: z.int().nonnegative().nullable(),
  moves: fewest,
  expected: fewest,
  verdict: z.enum(rowVerdicts),
  /** insert() of all queues. */
  inserts: z.int().nonnegative().nullable(),
  /** CPU time. */
  seconds: z.number().nonnegative().nullable(),
  /** One sentence about whatever is not right. */
  message: z.string().nullable(),
});
export type Row = Readonly<z.infer<typeof row>>;

/** Neither a mismatch nor a puzzle that was left open. */
export const isFine = ({ verdict }: Row): boolean => fine.has(verdict);

const fine: ReadonlySet<Row['verdict']> = new Set(['right', 'unnamed', 'not-asked']);

export const fewestWords = (fewest: NonNullable<Fewest>): string =>
  fewest === 'unsolvable' ? checkTableMessages.noSolution() : inMoves(fewest);
