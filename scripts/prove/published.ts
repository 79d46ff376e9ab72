/** What is published of the original assessment: printed in its reports, or computed from what they print. */

/** Checks by group; the solver's memory has a row for the object and one for the queues of each puzzle. */
export const publishedGroups: Readonly<Record<string, number>> = {
  'correctness: Board': 26,
  'correctness: Solver': 26,
  'memory: Board': 10,
  'memory: Solver': 6,
  'memory: MinPQ': 6,
  'timing: CPU time': 25,
  'timing: Queue operations': 25,
  'timing: hamming() and toString()': 25,
  'timing: Board operations': 25,
  'timing: Board operations, strict': 25,
};

/** Bytes of a Board that has an `int[][]` and nothing else, at the ten sizes. */
export const publishedBytes: Readonly<Record<number, number>> = {
  ...{ 2: 128, 3: 192, 4: 240, 8: 560, 12: 1_008, 16: 1_584, 20: 2_288, 37: 6_856, 72: 23_088, 120: 61_488 },
};

/** The rule that is printed; of a figure above it, 10 % have passed and 22 % have failed. */
export const publishedRule = (n: number): number => 4 * n * n + 32 * n + 64;
export const bytesPassed = 1.1;
export const bytesFailed = 1.22;

/** The ratio that is printed beside a failure is that to 1.75 times the reference: 1.02 has passed, 1.11 has failed. */
export const countFactor = 1.75;
export const countPassed = 1.02;
export const countFailed = 1.11;

/** Of the chain of boards that a Solver needs. */
export const solverFactor = 1.75;
export const secondsPerPuzzle = 5;

/** Passed and all of correctness, memory and timing in four reports, where it compiled and the API was right. */
export const publishedScores = [
  { correctness: [51, 51], memory: [16, 22], timing: [125, 125], score: 97.27 },
  { correctness: [51, 51], memory: [21, 22], timing: [125, 125], score: 99.55 },
  { correctness: [46, 47], memory: [13, 13], timing: [100, 125], score: 94.72 },
  { correctness: [44, 52], memory: [22, 22], timing: [100, 125], score: 86.77 },
] as const;
