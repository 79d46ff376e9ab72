/** Which check students see from when on, by the course's settings. */
import type { CheckChoice, PatternMark } from '../config/settings.ts';
import type { CheckResult, Visibility } from '../report/schema.ts';
import { stricter, type Marks } from '../report/visibility.ts';
import { isNamed } from './named.ts';

/** Of several names that fit an id the closest decides: the id itself, then the longest with a `*`, so that exceptions can be made; of equal ones the strictest. */
export const marksOf = (id: string, choice: Pick<CheckChoice, 'visibility' | 'details'>): Marks => ({
  visibility: markOf(id, choice.visibility),
  details: markOf(id, choice.details),
});

/** What no assignment has declared: the compiler's result and those of the tools. */
export const marked = (results: readonly CheckResult[], choice: CheckChoice): CheckResult[] =>
  results.map((result) => ({ ...result, ...marksOf(result.id, choice) }));

const markOf = (id: string, marks: readonly PatternMark[]): Visibility => {
  const fitting = marks.filter(({ name }) => isNamed({ id }, [name]));
  const closest = Math.max(0, ...fitting.map(closeness));
  const deciding = fitting.filter((mark) => closeness(mark) === closest);
  return deciding.reduce<Visibility>((strictest, { from }) => stricter(strictest, from), 'always');
};

const closeness = ({ name }: PatternMark): number => (name.endsWith('*') ? name.length : Infinity);
