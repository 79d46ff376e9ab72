/** The shortest round in which each item comes right after each, itself included. */
export const everyPairInOrder = <T>(items: readonly T[]): readonly T[] => {
  const round = items.flatMap((item, index) => [item, ...items.slice(index + 1).flatMap((other) => [item, other])]);
  return [...round, ...items.slice(0, 1)];
};
