/** The edition of fall 2012. */
import type { Edition } from '../slider-puzzle/edition.ts';

export const edition2012: Edition = {
  sizeMethod: 'size',
  hasTwin: false,
  solvableBy: 'Board',
  unsolvableTexts: ['Unsolvable puzzle', 'No solution possible'],
  quadraticTime: false,
};
