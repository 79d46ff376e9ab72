/** Which checks a course brings itself: of those of the assignment that it extends, the grader answers for what is wrong. */

const origins = new WeakMap<object, 'base' | 'own'>();

/** Of an extended assignment. What a course has added to the base before stays its own. */
export const noteOrigins = (base: readonly unknown[], own: readonly unknown[]): void => {
  for (const check of own) note(check, 'own');
  for (const check of base) note(check, 'base');
};

const note = (check: unknown, origin: 'base' | 'own'): void => {
  if (typeof check === 'object' && check !== null && !origins.has(check)) origins.set(check, origin);
};

/** Every check of an assignment that extends no other is its own. */
export const isOwn = (check: unknown): boolean =>
  typeof check !== 'object' || check === null || origins.get(check) !== 'base';
