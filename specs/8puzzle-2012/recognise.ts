/** How sure it is that a submission is one for the edition of 2012. */
import { countSigns, type Recognised, type Sign } from '../algs4/recognition.ts';

const classes = ['Board', 'Solver'] as const;

const signs: readonly Sign[] = [
  { class: 'Board', method: 'size' },
  { class: 'Board', method: 'isSolvable' },
];

/** What only later editions have; code that has both is an older program on its way to a newer edition. */
const laterSigns: readonly Sign[] = [
  { class: 'Board', method: 'twin' },
  { class: 'Solver', method: 'isSolvable' },
];

/** 0 without Board and Solver, 1 with one of them, and one more for each method that later editions do not have. */
export const recognise = (submission: Recognised): number => {
  if (!classes.some((name) => submission.roots.has(name))) return 0;
  return countSigns(submission, laterSigns) > 0 ? 1 : 1 + countSigns(submission, signs);
};
