/** Which puzzle files and which random boards each official test uses: facts only. */

export const file = (name: string): string => `puzzle${name}.txt`;
export const files = (...names: readonly string[]): readonly string[] => names.map(file);
const range = (prefix: string, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => file(prefix + String(from + index).padStart(2, '0')));

export const boardFiles = {
  distances: files('04', '00', '07', '17', '27', '2x2-unsolvable1'),
  boards: files('04', '00', '06', '09', '23', '2x2-unsolvable1'),
} as const;

export const solverFiles = {
  easy: range('', 0, 13),
  hard: range('', 14, 31),
  unsolvable: files('2x2-unsolvable1', '2x2-unsolvable2', '3x3-unsolvable1', '3x3-unsolvable2', '4x4-unsolvable'),
  small: range('2x2-', 0, 6),
  medium: range('3x3-', 0, 30),
  large: range('4x4-', 0, 30),
  /** Its solution is in each report, to step through. */
  shown: file('17'),
} as const;

export const queueFiles = {
  used: files('04', '10', '17'),
  /** Every file that the Solver checks solve. */
  priorities: [
    ...solverFiles.easy,
    ...solverFiles.hard,
    ...solverFiles.small,
    ...solverFiles.medium,
    ...solverFiles.large,
  ],
  /** A few thousand operations: enough to see how the queue grows. */
  sizes: file('22'),
} as const;

/** The documents' own puzzle04 and the counts of its search, from the FAQ's trace: it has no ties. */
export const tracedSearch = {
  name: 'puzzle04.txt',
  tiles: [
    [0, 1, 3],
    [4, 2, 5],
    [7, 8, 6],
  ],
  counts: { inserts: 10, delMins: 5 },
} as const;

export interface RandomSize {
  readonly n: number;
  readonly count: number;
}

export const sized = (sizes: readonly number[], count: number): readonly RandomSize[] =>
  sizes.map((n) => ({ n, count }));

export const sizesToTen = [2, 3, 4, 5, 9, 10];

/** Random boards for a check that calls one method of Board. */
export const oneCall = [...sized(sizesToTen, 1_000), { n: 127, count: 10 }];
