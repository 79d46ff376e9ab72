/** How the classes of the @datastructures-js packages are made to compare. */
import { compareWith } from '../algs4/order.ts';

export type ICompare<T> = (a: T, b: T) => number;
export type IGetCompareValue<T> = (value: T) => number | string;

export type CompareOption<T> = ICompare<T>;

/** What to compare of a value; or a comparison as an option, as older versions take it. */
export type ValueOption<T> = IGetCompareValue<T> | { readonly compare: ICompare<T> };

/** Throws when there is no comparison, as the class of that name in the package does. */
export const compareBy = <T>(className: string, compare: CompareOption<T>): ICompare<T> => {
  if (typeof compare !== 'function') throw new Error(`${className} constructor expects a compare function`);
  return compare;
};

/** `sign` is -1 for the largest first; a comparison that is given decides alone. Throws as the class of that name does. */
export const compareByValue = <T>(
  className: string,
  option: ValueOption<T> | null | undefined,
  sign: 1 | -1 = 1,
): ICompare<T> => {
  const natural = compareWith<number | string>(null);
  if (option === null || option === undefined) return (a, b) => sign * natural(a as number, b as number);
  if (typeof option === 'function') return (a, b) => sign * natural(option(a), option(b));
  if (typeof option.compare === 'function') return option.compare;
  throw new Error(`${className} constructor requires a callback for object values`);
};
