/** How the classes of the @datastructures-js packages are told to compare. */
import { compareWith } from '../algs4/order.ts';

export type ICompare<T> = (a: T, b: T) => number;
export type IGetCompareValue<T> = (value: T) => number | string;

/** A comparison; older versions take it as an option. */
export type CompareOption<T> = ICompare<T> | { readonly compare: ICompare<T> };

/** What to compare of a value; older versions take that, or a comparison, as an option. */
export type ValueOption<T> =
  IGetCompareValue<T> | { readonly compare: ICompare<T> } | { readonly priority: IGetCompareValue<T> };

/** Throws when there is no comparison, as the package does. */
export const compareBy = <T>(option: CompareOption<T>): ICompare<T> => {
  const compare: unknown = typeof option === 'function' ? option : option.compare;
  if (typeof compare !== 'function') throw new TypeError('PriorityQueue expects a compare function');
  return compare as ICompare<T>;
};

/** `sign` is -1 for the largest first; a comparison that is given decides alone. */
export const compareByValue = <T>(option: ValueOption<T> | null | undefined, sign: 1 | -1 = 1): ICompare<T> => {
  const natural = compareWith<number | string>(null);
  if (option !== null && option !== undefined && 'compare' in option) return option.compare;
  const valueOf = typeof option === 'function' ? option : option?.priority;
  if (valueOf === undefined) return (a, b) => sign * natural(a as number, b as number);
  return (a, b) => sign * natural(valueOf(a), valueOf(b));
};
