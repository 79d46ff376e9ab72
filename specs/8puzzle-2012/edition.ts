/** The edition of fall 2012. */
import type { Edition } from '../slider-puzzle/edition.ts';

export const edition2012: Edition = {
  sizeMethod: 'size',
  hasTwin: false,
  solvableBy: 'Board',
  unsolvableText: 'Unsolvable puzzle',
  quadraticTime: false,
};
