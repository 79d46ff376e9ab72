/** Choices that are part of a fixed script, drawn from the grading's seed. */
import fc from 'fast-check';

/** How many different numbers `seededIndices` gives. */
export const seededValues = 997;

/** `count` numbers from 0 to 996: positions in lists, taken modulo their sizes. */
export const seededIndices = (seed: number, count: number): readonly number[] =>
  count === 0 ? [] : fc.sample(fc.noBias(fc.nat(seededValues - 1)), { seed, numRuns: count });

/** The items in `count` random orders. */
export const seededOrders = <T>(seed: number, items: readonly T[], count: number): readonly (readonly T[])[] =>
  fc.sample(fc.noBias(fc.shuffledSubarray([...items], { minLength: items.length })), { seed, numRuns: count });
