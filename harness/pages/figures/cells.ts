/** How grids in order differ, and a short form of many grids. Also runs in pages. */
import type { Cells } from '../../contracts/shown.ts';
import { at } from '../../text/at.ts';

export interface Change {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** Cells of `after` that are not as in `before`; null when the two have not the same shape. */
export const changesBetween = (before: Cells, after: Cells): readonly Change[] | null => {
  if (before.length !== after.length || before.some((row, index) => row.length !== after[index]?.length)) return null;
  return after.flatMap((cells, row) =>
    cells.flatMap((text, column): Change[] => (text === before[row]?.[column] ? [] : [{ row, column, text }])),
  );
};

/** A grid, or what is changed in the one before it: row, column, text. */
type PackedFrame = { readonly whole: Cells } | { readonly changed: readonly (readonly [number, number, string])[] };

/** Grids of a sequence of which most differ in few cells from the one before. */
export const pack = (frames: readonly Cells[]): string => {
  const packed = frames.map((cells, index): PackedFrame => {
    const changes = index === 0 ? null : changesBetween(at(frames, index - 1), cells);
    return changes === null
      ? { whole: cells }
      : { changed: changes.map(({ row, column, text }) => [row, column, text]) };
  });
  return JSON.stringify(packed);
};

export const unpack = (text: string): Cells[] => {
  const frames: Cells[] = [];
  for (const frame of JSON.parse(text) as readonly PackedFrame[]) {
    if ('whole' in frame) {
      frames.push(frame.whole);
      continue;
    }
    const cells = at(frames, -1).map((row) => [...row]);
    for (const [row, column, value] of frame.changed) at(cells, row)[column] = value;
    frames.push(cells);
  }
  return frames;
};
