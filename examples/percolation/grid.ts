/** The reference: a grid of sites, by a flood from the top row. Slow, and easy to see right. */

/** Row and column, from 1 to n, as the assignment counts them. */
export type Site = readonly [row: number, column: number];

export interface Grid {
  isOpen(site: Site): boolean;
  /** Open, and connected to the top row by open sites to the left, to the right, above and below. */
  isFull(site: Site): boolean;
  readonly openSites: number;
  readonly percolates: boolean;
}

/** The n-by-n grid after these sites were opened. Pure. */
export const gridWith = (n: number, opened: readonly Site[]): Grid => {
  const open = new Set(opened.map(String));
  const full = new Set<string>();
  const flood = (row: number, column: number): void => {
    const key = String([row, column]);
    if (!open.has(key) || full.has(key)) return;
    full.add(key);
    flood(row - 1, column);
    flood(row + 1, column);
    flood(row, column - 1);
    flood(row, column + 1);
  };
  for (let column = 1; column <= n; column++) flood(1, column);
  return {
    isOpen: (site) => open.has(String(site)),
    isFull: (site) => full.has(String(site)),
    openSites: open.size,
    percolates: allSites(n).some((site) => site[0] === n && full.has(String(site))),
  };
};

export const allSites = (n: number): Site[] =>
  Array.from({ length: n * n }, (_, at) => [Math.floor(at / n) + 1, (at % n) + 1]);

/** `1. .2`: one word a row; a digit says how often the site is opened. */
export const sitesOf = (picture: string): Site[] =>
  picture
    .split(' ')
    .flatMap((line, row) =>
      Array.from(line).flatMap((mark, column) =>
        Array.from({ length: Number(mark) || 0 }, (): Site => [row + 1, column + 1]),
      ),
    );
