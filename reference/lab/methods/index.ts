/** Every way of solving a puzzle, by name. */
import { aStarMethod } from './a-star.ts';
import { auto } from './auto.ts';
import { bidirectionalMethod } from './bidirectional.ts';
import { breadthFirst } from './breadth-first.ts';
import { constructive } from './constructive.ts';
import { idaStar } from './ida-star.ts';
import { lockstep } from './lockstep.ts';
import { type Method, type MethodOptions, type SolveResult, MethodError, requireHeuristic, sized } from './method.ts';
import type { Watch } from '../../oracle/watch.ts';
import { parity } from './parity.ts';
import type { Tiles } from '../../puzzle/tiles.ts';

export * from './method.ts';

/** In the order in which they are listed to people; the first is the default. */
export const methods: readonly Method[] = [
  auto,
  idaStar,
  aStarMethod,
  lockstep,
  bidirectionalMethod,
  breadthFirst,
  constructive,
  parity,
];

/** @throws {MethodError} when there is none of this name. */
export const methodNamed = (name: string): Method => {
  const found = methods.find((method) => method.name === name);
  if (found !== undefined) return found;
  throw new MethodError(`There is no method "${name}".`, `The methods: ${methods.map((one) => one.name).join(', ')}.`);
};

/**
 * Solves a board by the method of this name, after seeing that the method can do what is asked.
 * @throws {MethodError} when it cannot.
 */
export const solveWith = async (
  name: string,
  tiles: Tiles,
  options: MethodOptions,
  watch: Watch,
): Promise<SolveResult> => {
  const method = methodNamed(name);
  requireAble(method, tiles.length, options);
  return method.solve(tiles, options, watch);
};

const requireAble = (method: Method, n: number, options: MethodOptions): void => {
  const { least, most } = method.sizes;
  if (n < least || n > most) {
    const able = methods.filter(({ sizes }) => n >= sizes.least && n <= sizes.most).map((one) => one.name);
    throw new MethodError(
      `${method.name} takes boards from ${sized(least)} to ${sized(most)}; this one is ${sized(n)}.`,
      `Methods for this size: ${able.join(', ')}.`,
    );
  }
  if (options.heuristic !== undefined) requireHeuristic(method, n, options.heuristic);
  for (const option of ['weight', 'ties', 'twin', 'maxNodes'] as const) {
    if (options[option] === undefined || method.options.includes(option)) continue;
    const able = methods.filter((one) => one.options.includes(option)).map((one) => one.name);
    throw new MethodError(
      `${method.name} has no ${optionMessages[option]}.`,
      `Methods that have one: ${able.join(', ')}.`,
    );
  }
};

const optionMessages = {
  weight: 'weight',
  ties: 'order of equal priorities',
  twin: 'choice of what is done with the twin',
  maxNodes: 'limit of nodes',
} as const;
