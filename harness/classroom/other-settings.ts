/** Scores of one class that were not made alike, as after a run for some students alone. Pure. */
import type { ClassStudent } from './store/class-file.ts';
import type { GradedOf } from './summarise.ts';
import { listOf } from './who-is.ts';

/** Whose files the last run would have graded otherwise than they were: a sentence for staff. */
export const otherSettings = (students: readonly ClassStudent[], gradedOf: GradedOf): readonly string[] => {
  const others = students.filter(({ key, score, attempt: number, attempts }) => {
    const counted = score === null ? undefined : attempts.find((one) => one.number === number);
    if (counted === undefined || counted.content === null) return false;
    return gradedOf({ key, attempt: counted.number })?.content !== counted.content;
  });
  if (others.length === 0) return [];
  return [
    `Graded before the last run, with other settings, graders or compilers than it has (${String(others.length)}): ${listOf(others)}. ` +
      'Grade the whole bundle again before you compare scores.',
  ];
};
