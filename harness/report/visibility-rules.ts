/** Who sees which check from when on, by the course's settings. Times are in order: the later, the stricter. */
import { type Marks, stricter } from '../contracts/marks.ts';
import type { CheckResult, Visibility } from '../contracts/report.ts';
import type { CheckChoice, PatternMark } from '../contracts/settings.ts';
import { isNamed } from '../text/is-named.ts';

/** From when on everything of a check is seen: nobody sees the details of what is not shown. */
export const detailsFrom = ({ visibility, details }: Marks): Visibility => stricter(visibility, details);

/** Has the time come? The moment of the due date itself counts as over; without a due date it never comes. */
export const isDue = (dueDate: string | null, now: Date): boolean =>
  dueDate !== null && now.getTime() >= Date.parse(dueDate);

/** Tells what is seen by those who see what is marked with `last`, and nothing stricter. */
export const seenBy =
  (last: Visibility): ((from: Visibility) => boolean) =>
  (from) =>
    stricter(last, from) === last;

/** The strictest mark of what students see at a time. */
export const lastSeen = (isOver: boolean): Visibility => (isOver ? 'after-due-date' : 'always');

/** Of several names that fit an id the closest decides: the id itself, then the longest with a `*`, so that exceptions can be made; of equal ones the strictest. */
export const marksOf = (id: string, choice: Pick<CheckChoice, 'visibility' | 'details'>): Marks => ({
  visibility: markOf(id, choice.visibility),
  details: markOf(id, choice.details),
});

/** What no assignment has declared: the compiler's result and those of the tools. */
export const marked = (results: readonly CheckResult[], choice: CheckChoice): CheckResult[] =>
  results.map((result) => ({ ...result, ...marksOf(result.id, choice) }));

const markOf = (id: string, marks: readonly PatternMark[]): Visibility => {
  const fitting = marks.filter(({ name }) => isNamed(id, [name]));
  const closest = Math.max(0, ...fitting.map(closeness));
  const deciding = fitting.filter((mark) => closeness(mark) === closest);
  return deciding.reduce<Visibility>((strictest, { from }) => stricter(strictest, from), 'always');
};

const closeness = ({ name }: PatternMark): number => (name.endsWith('*') ? name.length : Infinity);
