/** The boards of a solution as `Board.toString()` gives them. */
import { walkSolution } from '../../../../reference/puzzle/solution.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';

/**
 * One at a time, since those of a large board's solution may not fit into memory together. Only the rows that a move
 * changes are written again.
 */
export function* boardTexts(start: Tiles, letters: string): Generator<string, void, undefined> {
  const head = `${String(start.length)}\n`;
  const texts = start.map(() => '');
  let before: Tiles = [];
  for (const board of walkSolution(start, letters)) {
    board.forEach((row, index) => {
      if (row !== before[index]) texts[index] = rowText(row);
    });
    before = board;
    yield head + texts.join('');
  }
}

/** About how many bytes all of them have together. */
export const boardBytes = (start: Tiles, moves: number): number => {
  const tiles = start.length * start.length;
  return (moves + 1) * tiles * (1 + Math.max(2, String(tiles - 1).length));
};

const rowText = (row: readonly number[]): string => `${row.map((tile) => `${String(tile).padStart(2)} `).join('')}\n`;
