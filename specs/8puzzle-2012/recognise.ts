/** How sure it is that a submission is one for the edition of 2012. */
import { countSigns, type Recognised, type Sign } from '../algs4/recognition.ts';

const classes = ['Board', 'Solver'] as const;

const signs: readonly Sign[] = [
  { class: 'Board', method: 'size' },
  { class: 'Board', method: 'isSolvable' },
];

/** What only later editions have. */
const laterSigns: readonly Sign[] = [
  { class: 'Board', method: 'dimension' },
  { class: 'Board', method: 'twin' },
  { class: 'Solver', method: 'isSolvable' },
];

/**
 * 0 without Board and Solver, 1 with one of them, and one more for each method that later editions do not have. Code that has as much of
 * these is an older program on its way to a newer edition.
 */
export const recognise = (submission: Recognised): number => {
  if (!classes.some((name) => submission.roots.has(name))) return 0;
  const own = countSigns(submission, signs);
  return countSigns(submission, laterSigns) >= own ? 1 : 1 + own;
};
