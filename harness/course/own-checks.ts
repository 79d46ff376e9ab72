/** Which checks, tables and functions a course brings itself: for those of the assignment that it extends, the grader answers. */

const origins = new WeakMap<object, 'base' | 'own'>();

/** Of an extended assignment. What a course has added to the base before stays its own. */
export const noteOrigins = (base: readonly unknown[], own: readonly unknown[]): void => {
  for (const part of own) note(part, 'own');
  for (const part of base) note(part, 'base');
};

const note = (part: unknown, origin: 'base' | 'own'): void => {
  if (isNotable(part) && !origins.has(part)) origins.set(part, origin);
};

/** Every part of an assignment that extends no other is its own. */
export const isOwn = (part: unknown): boolean => !isNotable(part) || origins.get(part) !== 'base';

const isNotable = (part: unknown): part is object =>
  typeof part === 'function' || (typeof part === 'object' && part !== null);
