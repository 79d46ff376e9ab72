/** Which puzzle files and which random boards each official test uses: facts only. */

const file = (name: string): string => `puzzle${name}.txt`;
const files = (...names: readonly string[]): readonly string[] => names.map(file);
const range = (prefix: string, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => file(prefix + String(from + index).padStart(2, '0')));

export const boardFiles = {
  distances: files('04', '00', '07', '17', '27', '2x2-unsolvable1'),
  boards: files('04', '00', '06', '09', '23', '2x2-unsolvable1'),
  goal: files('00', '04', '16', '06', '09', '23', '2x2-unsolvable1', '3x3-unsolvable1', '3x3-00', '4x4-00'),
  immutable: files('10', '20', '30'),
} as const;

/** Walks over neighbors or twins: how many steps, from which file. */
export const walks: readonly { readonly file: string; readonly steps: number }[] = [
  ...[0, 1, 2, 13].map((steps) => ({ file: file('27'), steps })),
  { file: file('00'), steps: 13 },
  { file: file('2x2-unsolvable1'), steps: 13 },
];

const unsolvable = files('2x2-unsolvable1', '2x2-unsolvable2', '3x3-unsolvable1', '3x3-unsolvable2', '4x4-unsolvable');

export const solverFiles = {
  keys: range('', 0, 8),
  easy: range('', 0, 13),
  hard: range('', 14, 31),
  pairs: [
    [file('04'), file('04')],
    [file('00'), file('04')],
    [file('04'), file('00')],
  ],
  solvability: files('01', '03', '04', '17', '3x3-unsolvable1', '3x3-unsolvable2', '4x4-unsolvable'),
  unsolvable,
  immutable: files('3x3-00', '3x3-01', '3x3-05', '3x3-10'),
  immutableUnsolvable: unsolvable,
  equalsCalled: files('04', '05', '10'),
  equalsGetsBoards: files('00', '04', '05', '10'),
  equalsTwoMovesBack: files('00', '04', '05', '10', '27'),
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

const sized = (sizes: readonly number[], count: number): readonly RandomSize[] => sizes.map((n) => ({ n, count }));

const sizesToTen = [2, 3, 4, 5, 9, 10];
const oneCall = [...sized(sizesToTen, 1_000), { n: 127, count: 10 }];

export const randomSizes = {
  hamming: oneCall,
  manhattan: oneCall,
  toString: oneCall,
  neighbors: oneCall,
  neighborsOfNeighbors: sized(sizesToTen, 1_000),
  twin: [...sized([2, 3, 4, 5], 1_000), { n: 9, count: 100 }, { n: 10, count: 10 }],
  dimension: sized([2, 3, 4, 5, 6], 100),
  goals: [2, 3, 4, 5, 6, 100],
  pairsAlive: [
    [3, 3],
    [4, 4],
    [2, 2],
    [3, 4],
    [4, 3],
  ],
  equalPairs: sized([2, 3, 4, 5, 6, 7, 8, 9], 300),
  unequalSizes: [
    [4, 5],
    [2, 5],
    [5, 3],
    [2, 3],
    [3, 2],
  ],
  immutable: sized([2, 3, 4], 20),
} as const;

/** Random boards for the Solver. Walks are at most so many moves long, which keeps every search short. */
export const solverRandom = {
  exactDistances: { n: 3, moves: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], count: 1_000 },
  solvability: [
    { n: 3, moves: 10, count: 40 },
    { n: 4, moves: 10, count: 40 },
    { n: 5, moves: 10, count: 40 },
  ],
  solvabilitySmall: { n: 2, count: 100 },
  walks: [
    { n: 2, moves: 6, count: 100 },
    { n: 3, moves: 20, count: 200 },
    { n: 4, moves: 20, count: 200 },
    { n: 5, moves: 20, count: 200 },
  ],
  immutable: { n: 2, moves: 6, count: 20 },
} as const;
