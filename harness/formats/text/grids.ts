/** Grids as people draw them: titles on top, columns aligned, side by side where they fit. */
import type { Grid } from '../../contracts/report.ts';
import type { Paint } from '../../text/paint.ts';
import { displayWidth, padEnd, padStart } from '../../text/wrap.ts';
import { textMessages } from './messages.ts';

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

const drawGrid = ({ title, cells, marked }: Grid, width: number, paint: Paint): Block => {
  const rows = cells.slice(0, mostRows);
  const cellWidth = largest(rows.flat(), displayWidth, 1) + 2;
  const columns = largest(cells, ({ length }) => length, 0);
  const kept = Math.min(columns, Math.max(1, Math.floor(width / cellWidth)));
  const isCut = cells.length > mostRows || columns > kept;
  const more = isCut ? textMessages.cutGrid({ rows: String(cells.length), columns: String(columns) }) : '';
  const blockWidth = Math.max(kept * cellWidth, displayWidth(title), displayWidth(more));
  const places = new Set(marked.map(([row, column]) => `${row},${column}`));
  const lines = rows.map((row, index) => {
    const drawn = row.slice(0, kept).map((cell, column) => {
      return drawCell(padStart(cell, cellWidth - 2), places.has(`${index},${column}`), paint);
    });
    return drawn.join('') + ' '.repeat(blockWidth - drawn.length * cellWidth);
  });
  const foot = isCut ? [padEnd(more, blockWidth)] : [];
  return { width: blockWidth, lines: [padEnd(title, blockWidth), ...lines, ...foot] };
};

/** Without handing all of them to one call: a course's grid may have more cells than a call has arguments. */
const largest = <Item>(items: readonly Item[], sizeOf: (item: Item) => number, least: number): number =>
  items.reduce((most, item) => Math.max(most, sizeOf(item)), least);

/** Brackets take the spaces around a cell: what is marked stays aligned with what is not. */
const drawCell = (cell: string, marked: boolean, paint: Paint): string => {
  if (!marked) return ` ${cell} `;
  const spaces = cell.length - cell.trimStart().length;
  return `${' '.repeat(spaces)}${paint.bad(`[${cell.trimStart()}]`)}`;
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
