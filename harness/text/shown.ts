/** What a program gave instead of what was asked for, as messages say it. */

/** A value of any kind, in a few words. */
export const shown = (value: unknown): string => {
  if (typeof value === 'string') return `the text "${value.slice(0, 60)}"`;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'function') return 'a function';
  if (value instanceof URL) return 'a URL';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
};
