/** How sure it is that a submission is one for this assignment. */
import { countSigns, type Recognised, type Sign } from '../algs4/recognition.ts';

const classes = ['Board', 'Solver'] as const;

const signs: readonly Sign[] = [
  { class: 'Board', method: 'dimension' },
  { class: 'Board', method: 'twin' },
  { class: 'Solver', method: 'isSolvable' },
];

/** 0 without Board and Solver, 1 with one of them, and one more for each method that other editions do not have. */
export const recognise = (submission: Recognised): number =>
  classes.some((name) => submission.roots.has(name)) ? 1 + countSigns(submission, signs) : 0;
