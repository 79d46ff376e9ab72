/** Sets of cells as the bits of a number: bit c for cell c. */

export const bitCount = (set: number): number => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** The members of a set, ascending. */
export const bitsOf = (set: number): number[] => {
  const members: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) members.push(31 - Math.clz32(rest & -rest));
  return members;
};
