/** Who sees a check from when on. Times are in order: the later, the stricter. */
import { visibility, type Visibility } from './report.ts';

/** Who is told of a check, and of its inputs, values, messages and output. */
export interface Marks {
  readonly visibility: Visibility;
  readonly details: Visibility;
}

export const stricter = (a: Visibility, b: Visibility): Visibility =>
  visibility.options.indexOf(a) >= visibility.options.indexOf(b) ? a : b;

/** What tells of all of these is seen by those who see each of them. */
export const strictest = (all: readonly Marks[]): Marks =>
  all.reduce<Marks>(
    (before, one) => ({
      visibility: stricter(before.visibility, one.visibility),
      details: stricter(before.details, one.details),
    }),
    { visibility: 'always', details: 'always' },
  );
