/** Every string of a value, as JSON has them. */

/** A copy with each string changed; keys stay as they are, since they are ours. */
export const mapStrings = <T>(value: T, change: (text: string) => string): T => {
  const changed = (one: unknown): unknown => {
    if (typeof one === 'string') return change(one);
    if (Array.isArray(one)) return one.map(changed);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, changed(inner)]));
  };
  return changed(value) as T;
};
