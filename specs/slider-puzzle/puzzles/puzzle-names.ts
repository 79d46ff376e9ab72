/** The official naming rule of puzzle files: the name says how hard the board is. */
import { puzzleMessages } from './messages.ts';

/** What a name promises about the board in the file. */
export interface PuzzleClaim {
  /** null when the name leaves the size open. */
  readonly size: number | null;
  /** Moves of a shortest solution; null for an unsolvable board. */
  readonly moves: number | null;
}

const family = (prefix: string, last: number): string[] =>
  Array.from({ length: last + 1 }, (_, index) => `puzzle${prefix}${String(index).padStart(2, '0')}.txt`);

/** Every file that the assignment's checks may ask for, in the order in which they are listed. */
export const puzzleNames: readonly string[] = [
  ...family('', 50),
  ...family('2x2-', 6),
  ...family('3x3-', 31),
  ...family('4x4-', 50),
  ...['puzzle4x4-78.txt', 'puzzle4x4-80.txt'],
  ...[1, 2, 3].map((number) => `puzzle2x2-unsolvable${String(number)}.txt`),
  ...['', '1', '2'].map((number) => `puzzle3x3-unsolvable${number}.txt`),
  'puzzle4x4-unsolvable.txt',
];

const rule = /^puzzle(?:(?<size>\d+)x\k<size>-)?(?:(?<moves>\d{2})|unsolvable\d*)\.txt$/;

/** Two files of the course promise in words; their moves are in the assignment's FAQ. */
const promisedElsewhere: ReadonlyMap<string, PuzzleClaim> = new Map([
  ['puzzle4x4-hard1.txt', { size: 4, moves: 38 }],
  ['puzzle4x4-hard2.txt', { size: 4, moves: 47 }],
]);

/** Whether a name follows the rule, or is one of those whose promise is known in another way. */
export const isPuzzleName = (name: string): boolean => rule.test(name) || promisedElsewhere.has(name);

/** Reads the promise in a name. @throws {RangeError} when the name does not follow the rule. */
export const claimOf = (name: string): PuzzleClaim => {
  const elsewhere = promisedElsewhere.get(name);
  if (elsewhere !== undefined) return elsewhere;
  const match = rule.exec(name);
  if (match === null) throw new RangeError(puzzleMessages.otherName({ name }));
  const [, size, moves] = match;
  return { size: size === undefined ? null : Number(size), moves: moves === undefined ? null : Number(moves) };
};
