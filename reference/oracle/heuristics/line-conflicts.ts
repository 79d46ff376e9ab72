/** Conflicts in one line of a board: the tiles that must leave it, whatever else happens. */

/**
 * The fewest tiles that must leave a line so that the others can reach their places in it without passing one another.
 * `places` holds, for each cell of the line, the place in this line where its tile belongs, counted from 1; 0 where the
 * tile belongs to another line, and for the blank. Those that stay form a rising sequence, so the fewest leave when it is
 * a longest one (Schensted 1961). `tails` is scratch of at least the same length: for each length of a rising sequence,
 * the smallest last element.
 */
export const mustLeave = (places: Uint8Array, tails: Uint8Array): number => {
  let tiles = 0;
  let longest = 0;
  for (const place of places) {
    if (place === 0) continue;
    tiles++;
    let length = longest;
    while (length > 0 && (tails[length - 1] ?? 0) > place) length--;
    tails[length] = place;
    if (length === longest) longest++;
  }
  return tiles - longest;
};

/** The same for all lines of n cells, n up to 4, by the places as four bits each, the first lowest. Made once a process. */
export const mustLeaveTable = (n: number): Uint8Array => {
  const known = tables.get(n);
  if (known !== undefined) return known;
  const tails = new Uint8Array(n);
  const places = new Uint8Array(n);
  const table = Uint8Array.from({ length: 16 ** n }, (_, key) => {
    for (let cell = 0; cell < n; cell++) places[cell] = (key >> (4 * cell)) & 15;
    return mustLeave(places, tails);
  });
  tables.set(n, table);
  return table;
};

const tables = new Map<number, Uint8Array>();
