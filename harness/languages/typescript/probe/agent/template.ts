/** The placeholders in the first argument of console.log, filled in as Node does. */
import { touch } from './touch.ts';

export interface Filled {
  readonly text: string;
  /** How many of the values are in it. */
  readonly used: number;
}

/** `show` gives what a value looks like anywhere else. Conversions run the subject's own toString() and toJSON(). */
export const fillIn = (template: string, values: readonly unknown[], show: (value: unknown) => string): Filled => {
  let used = 0;
  const text = template.replace(/%[sdifjoOc%]/g, (placeholder) => {
    if (placeholder === '%%') return '%';
    if (used === values.length) return placeholder;
    const value = values[used];
    used += 1;
    if (placeholder === '%c') return '';
    return touch.converted(placeholder, value) ?? show(value);
  });
  return { text, used };
};
