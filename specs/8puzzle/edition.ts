/** What differs from one edition of the assignment to the next; the checks are the same otherwise. */

export interface Edition {
  /** The method of Board that tells the number of rows. */
  readonly sizeMethod: 'dimension' | 'size';
  /** Board has twin(), the assignment's way to find out that a board cannot be solved. */
  readonly hasTwin: boolean;
  /** The class whose isSolvable() tells. */
  readonly solvableBy: 'Board' | 'Solver';
}

/** From 2013 on: dimension(), twin(), and a Solver for any board. */
export const currentEdition: Edition = { sizeMethod: 'dimension', hasTwin: true, solvableBy: 'Solver' };
