/** What only one has. */

/** By each of its keys, without regard to case; null where several have one. */
export const uniquely = <Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly (string | null | undefined)[],
): ReadonlyMap<string, Item | null> => {
  const known = new Map<string, Item | null>();
  for (const item of items) {
    for (const key of new Set(keysOf(item).map((one) => one?.trim().toLowerCase()))) {
      if (key === undefined || key === '') continue;
      known.set(key, known.has(key) ? null : item);
    }
  }
  return known;
};
