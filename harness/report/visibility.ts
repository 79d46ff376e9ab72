/** When students may see something, as an order: the later, the stricter. */
import type { Visibility } from './schema.ts';

/** Who is told of a check, and of its inputs, values, messages and output. */
export interface Marks {
  readonly visibility: Visibility;
  readonly details: Visibility;
}

const order: readonly Visibility[] = ['always', 'after-due-date', 'staff'];

export const stricter = (a: Visibility, b: Visibility): Visibility => (order.indexOf(a) >= order.indexOf(b) ? a : b);

/** From when on everything of a check is seen: nobody sees the details of what is not shown. */
export const detailsFrom = ({ visibility, details }: Marks): Visibility => stricter(visibility, details);

/** Has the time come? The moment of the due date itself counts as over; without a due date it never comes. */
export const isDue = (dueDate: string | null, now: Date): boolean =>
  dueDate !== null && now.getTime() >= Date.parse(dueDate);

/** Tells what students see at a time. */
export const seenWhen = (isOver: boolean): ((from: Visibility) => boolean) => {
  const last = isOver ? 'after-due-date' : 'always';
  return (from) => order.indexOf(from) <= order.indexOf(last);
};
