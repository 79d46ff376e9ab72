/** Ids of checks as people write them. */

/** Is it one of these ids? `*` at the end of one stands for any ending. */
export const isNamed = ({ id }: { readonly id: string }, names: readonly string[]): boolean =>
  names.some((name) => (name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : id === name));
