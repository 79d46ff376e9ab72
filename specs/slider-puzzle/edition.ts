/** What differs from one edition of the assignment to the next; the checks are the same otherwise. */

export interface Edition {
  /** The method of Board that returns the number of rows. */
  readonly sizeMethod: 'dimension' | 'size';
  /** Board has twin(), the assignment's way to find out that a board cannot be solved. */
  readonly hasTwin: boolean;
  /** The class that has isSolvable(). */
  readonly solvableBy: 'Board' | 'Solver';
  /** What the test client prints for a board without a solution: any of these; the assignment's code and its sample differ. */
  readonly unsolvableTexts: readonly [string, ...string[]];
  /** Every method of Board must take time proportional to n^2 at most. */
  readonly quadraticTime: boolean;
}

export const edition2012: Edition = {
  sizeMethod: 'size',
  hasTwin: false,
  solvableBy: 'Board',
  unsolvableTexts: ['Unsolvable puzzle', 'No solution possible'],
  quadraticTime: false,
};

/** From 2013 on: dimension(), twin(), and a Solver for any board. */
export const currentEdition: Edition = {
  sizeMethod: 'dimension',
  hasTwin: true,
  solvableBy: 'Solver',
  unsolvableTexts: ['No solution possible', 'Unsolvable puzzle'],
  quadraticTime: true,
};
