/** How many bytes a board, a solver and its queues may take, by language. */

/** The way a language's probe measures decides which rule holds. */
export type Method = 'model' | 'growth';

/** Sizes of the official assessment. */
export const boardSizes = [2, 3, 4, 8, 12, 16, 20, 37, 72, 120] as const;

/** Files of the official assessment, with its limit for each. */
export const solverPuzzles = ['10', '15', '20', '25', '30', '35'].map((moves) => `puzzle${moves}.txt`);
export const mostBytes = 200_000_000;

interface Polynomial {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/**
 * Bytes of a board at most, before the factor that a course may set.
 *
 * `model` (Java): the rule that the official assessment prints, 4 n^2 + 32 n + 64, in the textbook's cost model.
 * `growth` (TypeScript): Node keeps a small integer in an array as 8 bytes and an array as an object with its own
 * header, so that an array of n arrays takes about 8 n^2 + 32 n; a few fields and a margin for what growing an array
 * element by element reserves beyond need (half as much again and 16, V8's rule) come on top.
 */
export const boardRule: Readonly<Record<Method, Polynomial>> = {
  model: { a: 4, b: 32, c: 64 },
  growth: { a: 12, b: 176, c: 320 },
};

export const valueAt = ({ a, b, c }: Polynomial, n: number): number => a * n * n + b * n + c;

/** `4 n^2 + 32 n + 64`. */
export const ruleWords = ({ a, b, c }: Polynomial): string => `${String(a)} n^2 + ${String(b)} n + ${String(c)}`;

/**
 * The board that a measured one is compared with: an object with nothing but an n-by-n array, in bytes.
 *
 * `model`: of int, in the textbook's cost model, as the official assessment has it. Object header 16, array header 24,
 * reference 8, int 4, each object padded to 8.
 * `growth`: as V8 lays it out. Object with one field 32, array 32 and its elements 16, 8 for each of them.
 */
export const plainBoard: Readonly<Record<Method, (n: number) => number>> = {
  model: (n) => 16 + 8 + padded(24 + 8 * n) + n * padded(24 + 4 * n),
  growth: (n) => 32 + (n + 1) * (32 + 16 + 8 * n),
};

const padded = (bytes: number): number => Math.ceil(bytes / 8) * 8;

/**
 * A Solver with nothing but its solution: 24 bytes, and for each board a link of 40 bytes in a chain. The official limit
 * is 1.75 times that. In Node an object of four fields takes 56, and up to 140 where V8 has kept room for fields
 * that might have come: a chain of these is within the limit, too.
 */
export const solverChain: Readonly<
  Record<Method, { readonly factor: number; readonly base: number; readonly link: number }>
> = {
  model: { factor: 1.75, base: 24, link: 40 },
  growth: { factor: 1.75, base: 200, link: 120 },
};

/** Bytes of a Solver at most, whose solution has that many boards. */
export const solverRule = (method: Method, boards: number, boardBytes: number): number => {
  const { factor, base, link } = solverChain[method];
  return factor * (base + boards * (link + boardBytes));
};

/** A used board may hold as much as itself, the four neighbors and the twin that the API gives, and its text. */
export const usedBoards = 7;
/** A used Solver may hold what it has returned beside what it holds anyway. */
export const usedSolvers = 2;

/**
 * Bytes more for a Solver that is weighed roughly. In Node the code that comes into being with a dozen searches is weighed
 * with them: up to 20,000 bytes each have been seen. One queue of such a search weighs 70,000 and more.
 */
export const roughBytes: Readonly<Record<Method, number>> = { model: 0, growth: 40_000 };

/** Bytes that tell all orders of n^2 tiles apart, whatever the code: log2 of (n^2)! bits. No board that knows its tiles has less. */
export const leastBoardBytes = (n: number): number => {
  let bits = 0;
  for (let k = 2; k <= n * n; k += 1) bits += Math.log2(k);
  return Math.ceil(bits / 8 - 1e-9);
};

/** How the probe of a language measures. */
export const methodIn = (language: string): Method => (language === 'java' ? 'model' : 'growth');

/** A node of a queue that holds both searches needs a field more, which search is its own; and there is some tolerance. */
export const provableBytes = (method: Method, nodes: number, boardBytes: number): number =>
  1.15 * nodes * (8 + nodeBytes(method, boardBytes));

/**
 * Bytes of queues at most during a search. Where the heap's growth is all that is known, what else a search holds then is
 * weighed along, such as a set of the boards it has seen: half as much again is for that.
 */
export const mostDuring = (method: Method, limit: number): number => (method === 'model' ? 1 : 1.5) * limit;

/**
 * What a queue holds for each node: the node itself with four fields, its board, and two places of an array. In Node a node
 * takes 64 bytes, and more where its methods are closures: half of what such a one takes is in it, and with the factor all.
 */
export const nodeBytes = (method: Method, boardBytes: number): number =>
  method === 'model' ? 40 + boardBytes + 16 : 96 + boardBytes + 24;

/**
 * Insertions of the reference on an n-by-n board at most, where what a search takes is judged: twice as many as the queues of the
 * built-in files take in, by bytes. With more, correct ones may take more than the official 200 MB.
 */
export const mostWeighed = (n: number): number => Math.floor((0.44 * mostBytes) / nodeBytes('model', 56 + 4 * n * n));
