/** From when on students see a check, and what it asks and finds. Times are in order: the later, the stricter. */
import { visibility, type Visibility } from './report.ts';

/** Who is told of a check, and of its inputs, values, messages and output. */
export interface Marks {
  readonly visibility: Visibility;
  readonly details: Visibility;
}

type Marked = { readonly [Mark in keyof Marks]?: Marks[Mark] | undefined };

export const stricter = (a: Visibility, b: Visibility): Visibility =>
  visibility.options.indexOf(a) >= visibility.options.indexOf(b) ? a : b;

/** What tells of several checks is hidden as the most hidden of them; what has no mark is seen always. */
export const strictest = (all: readonly Marked[]): Marks => ({
  visibility: all.reduce<Visibility>((before, one) => stricter(before, one.visibility ?? 'always'), 'always'),
  details: all.reduce<Visibility>((before, one) => stricter(before, one.details ?? 'always'), 'always'),
});
