/** Grids as people draw them: titles on top, columns aligned, side by side where they fit. */
import type { Grid } from '../../contracts/report.ts';
import type { Paint } from '../../text/paint.ts';
import { displayWidth, padEnd, padStart } from '../../text/wrap.ts';
import { textMessages } from './messages.ts';
import { at } from '../../text/at.ts';

const gap = 4;
const mostBeside = 3;
/** A grid of 127 rows helps nobody; the report file has it whole. */
const mostRows = 12;

/** Rows of text; cells that differ stand in brackets. */
export const drawGrids = (grids: readonly Grid[], width: number, paint: Paint): string[] => {
  const blocks = grids.map((grid) => drawGrid(grid, width, paint));
  const lines: string[] = [];
  let row: Block[] = [];
  const flush = (): void => {
    if (row.length > 0) lines.push(...(lines.length > 0 ? [''] : []), ...beside(row));
    row = [];
  };
  for (const block of blocks) {
    const taken = row.reduce((sum, one) => sum + one.width + gap, 0);
    if (row.length === mostBeside || taken + block.width > width) flush();
    row.push(block);
  }
  flush();
  return lines;
};

/** Lines of equal width. Colour takes no width, so the width is kept apart. */
interface Block {
  readonly width: number;
  readonly lines: readonly string[];
}

const drawGrid = (grid: Grid, width: number, paint: Paint): Block => {
  const cellWidth = Math.max(1, ...grid.cells.flat().map(displayWidth));
  const mostColumns = Math.max(1, Math.floor(width / (cellWidth + 2)));
  const marked = new Set(grid.marked.map(([row, column]) => `${row},${column}`));
  const rows = grid.cells.slice(0, mostRows).map((cells, row) =>
    cells
      .slice(0, mostColumns)
      .map((cell, column) => drawCell(padStart(cell, cellWidth), marked.has(`${row},${column}`), paint))
      .join(''),
  );
  const columns = Math.min(mostColumns, Math.max(0, ...grid.cells.map((cells) => cells.length)));
  const gridWidth = columns * (cellWidth + 2);
  const more = cutNote(grid, mostColumns);
  const blockWidth = Math.max(gridWidth, displayWidth(grid.title), displayWidth(more));
  const padded = rows.map((row, index) => row + ' '.repeat(blockWidth - rowWidth(grid, index, cellWidth, mostColumns)));
  const foot = more === '' ? [] : [padEnd(more, blockWidth)];
  return { width: blockWidth, lines: [padEnd(grid.title, blockWidth), ...padded, ...foot] };
};

const rowWidth = (grid: Grid, row: number, cellWidth: number, mostColumns: number): number =>
  Math.min(mostColumns, at(grid.cells, row).length) * (cellWidth + 2);

/** Brackets take the spaces around a cell: what is marked stays aligned with what is not. */
const drawCell = (cell: string, marked: boolean, paint: Paint): string => {
  if (!marked) return ` ${cell} `;
  const spaces = cell.length - cell.trimStart().length;
  return `${' '.repeat(spaces)}${paint.bad(`[${cell.trimStart()}]`)}`;
};

const cutNote = (grid: Grid, mostColumns: number): string => {
  const columns = Math.max(0, ...grid.cells.map((cells) => cells.length));
  return grid.cells.length > mostRows || columns > mostColumns
    ? textMessages.cutGrid({ rows: String(grid.cells.length), columns: String(columns) })
    : '';
};

const beside = (blocks: readonly Block[]): string[] => {
  const height = Math.max(...blocks.map(({ lines }) => lines.length));
  return Array.from({ length: height }, (_, index) =>
    blocks
      .map(({ width, lines }) => lines[index] ?? ' '.repeat(width))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
};
