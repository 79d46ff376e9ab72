/** Which check students see from when on, by the course's settings. */
import type { CheckChoice, PatternMark } from '../config/settings.ts';
import type { CheckResult, Visibility } from '../report/schema.ts';
import { stricter, type Marks } from '../report/visibility.ts';
import { isNamed } from './named.ts';

/** Of several names that fit an id the longest decides, so that exceptions can be made; of equal ones the strictest. */
export const marksOf = (id: string, choice: Pick<CheckChoice, 'visibility' | 'details'>): Marks => ({
  visibility: markOf(id, choice.visibility),
  details: markOf(id, choice.details),
});

/** What no assignment has declared: the compiler's result and those of the tools. */
export const marked = (results: readonly CheckResult[], choice: CheckChoice): CheckResult[] =>
  results.map((result) => ({ ...result, ...marksOf(result.id, choice) }));

const markOf = (id: string, marks: readonly PatternMark[]): Visibility => {
  const fitting = marks.filter(({ name }) => isNamed({ id }, [name]));
  const longest = Math.max(0, ...fitting.map(({ name }) => name.length));
  const deciding = fitting.filter(({ name }) => name.length === longest);
  return deciding.reduce<Visibility>((strictest, { from }) => stricter(strictest, from), 'always');
};
