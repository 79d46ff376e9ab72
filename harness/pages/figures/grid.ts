/** Grids: each a table in a figure with its title. What differs is outlined, underlined and said, not only coloured. */
import type { VNode } from 'preact';
import { type Attributes, element } from './element.ts';
import type { Grid } from '../../contracts/report.ts';
import type { Cells } from '../../contracts/shown.ts';
import { gridMessages } from './messages.ts';

export interface GridLook {
  readonly title: string;
  readonly cells: Cells;
  /** Row and column of cells to mark. */
  readonly marked?: readonly (readonly [number, number])[] | undefined;
  /** What marked cells are, for those who do not see them; without it nothing is said. */
  readonly markedAs?: string | undefined;
  /** Small: one of very many. */
  readonly small?: boolean | undefined;
}

/** Of a larger grid the part is drawn in which the first marked cell is. */
const mostDrawn = 12;

export const drawGrids = (grids: readonly Grid[]): VNode =>
  element(
    'div',
    { class: 'grids' },
    grids.map(({ title, cells, marked }) => drawGrid({ title, cells, marked, markedAs: gridMessages.differs() })),
  );

export const drawGrid = (look: GridLook): VNode => {
  const { title, cells, marked = [], markedAs, small = false } = look;
  const view = viewOf(cells, marked[0]);
  const places = new Set(marked.map(([row, column]) => `${row},${column}`));
  const rows = cells.slice(view.top, view.bottom).map((row, rowIndex) =>
    element(
      'tr',
      null,
      row.slice(view.left, view.right).map((text, columnIndex) => {
        const isMarked = places.has(`${view.top + rowIndex},${view.left + columnIndex}`);
        return drawCell(text, isMarked ? (markedAs ?? '') : null);
      }),
    ),
  );
  const body = rows.length > 0 ? rows : element('tr', null, element('td', { class: 'none' }, gridMessages.empty()));
  const table = element(
    'table',
    { class: `grid${widthClass(cells, view)}${small ? ' small' : ''}` },
    element('tbody', null, body),
  );
  const note = noteOf(view, marked);
  return element(
    'figure',
    { class: 'grid-figure' },
    title === '' ? null : element('figcaption', null, title),
    element('div', { class: 'grid-frame', ...scrolling(look, view) }, table),
    note === '' ? null : element('p', { class: 'grid-note' }, note),
  );
};

/** Columns that fit a narrow window. */
const mostNarrow = { usual: 5, small: 7 } as const;

/** What may be scrolled can be reached with the keyboard. */
const scrolling = ({ title, cells, small = false }: GridLook, view: View): Attributes => {
  const fits =
    view.right - view.left <= (small ? mostNarrow.small : mostNarrow.usual) && widthClass(cells, view) === '';
  return fits ? {} : { tabIndex: 0, role: 'group', 'aria-label': title === '' ? gridMessages.name() : title };
};

interface View {
  readonly rows: number;
  readonly columns: number;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const viewOf = (cells: Cells, [row, column]: readonly [number, number] = [0, 0]): View => {
  const columns = cells.reduce((most, { length }) => Math.max(most, length), 0);
  const [top, bottom] = part(cells.length, row);
  const [left, right] = part(columns, column);
  return { rows: cells.length, columns, top, bottom, left, right };
};

const part = (length: number, shown: number): readonly [number, number] => {
  if (length <= mostDrawn) return [0, length];
  const from = Math.max(0, Math.min(shown - mostDrawn / 2, length - mostDrawn));
  return [from, from + mostDrawn];
};

const drawCell = (text: string, markedAs: string | null): VNode => {
  const look = text === '0' ? 'cell blank' : 'cell';
  if (markedAs === null) return element('td', { class: look }, text);
  const said = markedAs === '' ? null : element('span', { class: 'unseen' }, ` ${markedAs}`);
  return element('td', { class: `${look} marked` }, text, said);
};

/** Cells are square as long as their texts allow it. */
const widthClass = (cells: Cells, { top, bottom, left, right }: View): string => {
  const texts = cells.slice(top, bottom).flatMap((row) => row.slice(left, right));
  const longest = texts.reduce((most, text) => Math.max(most, text.length), 0);
  return longest > 3 ? ' wide' : '';
};

const noteOf = (view: View, marked: readonly (readonly [number, number])[]): string => {
  if (view.rows <= mostDrawn && view.columns <= mostDrawn) return '';
  const outside = marked.filter(
    ([row, column]) => row < view.top || row >= view.bottom || column < view.left || column >= view.right,
  ).length;
  const window = gridMessages.window({
    firstRow: view.top + 1,
    lastRow: view.bottom,
    firstColumn: view.left + 1,
    lastColumn: view.right,
    rows: view.rows,
    columns: view.columns,
  });
  return outside === 0 ? window : `${window} ${gridMessages.outside({ count: outside })}`;
};
