/** Ids of checks, and codes of compilers, as people and tables write them. */

/** Is it one of these ids? `*` at the end of one stands for any ending. */
export const isNamed = (id: string, names: readonly string[]): boolean =>
  names.some((name) => (name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : id === name));
