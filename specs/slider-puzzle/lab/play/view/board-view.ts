/** The board that one can play on: tiles that slide, and the cells over them. */
import { type ComponentChildren, h } from 'preact';
import { useState } from 'preact/hooks';
import type { Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { blankCell, blankFor, directionTo } from '../cells.ts';
import type { Action } from '../reduce.ts';
import type { Editing } from '../state.ts';
import { CellGrid } from './cell-grid.ts';
import { type Arrow, arrowOf, useArrows, useSwipe } from './gestures.ts';
import { Pieces } from './pieces.ts';

interface BoardProps {
  readonly tiles: Tiles;
  readonly editing: Editing | null;
  /** Milliseconds that a tile slides. */
  readonly slideMs: number;
  readonly send: (action: Action) => void;
}

export const BoardView = ({ tiles, editing, slideMs, send }: BoardProps): ComponentChildren => {
  const n = tiles.length;
  const [chosen, choose] = useState(0);
  const cursor = editing === null ? blankCell(tiles) : Math.min(chosen, n * n - 1);
  const slide = (arrow: Arrow): void => {
    if (editing === null) send({ kind: 'slide', direction: blankFor[arrow] });
  };
  const onArrow = (arrow: Arrow): void => {
    if (editing === null) slide(arrow);
    else choose(neighborOf(cursor, n, arrow));
  };
  useArrows(onArrow);
  const swipe = useSwipe(slide);
  const onCell = (cell: number): void => {
    choose(cell);
    if (editing !== null) send({ kind: 'pick', cell });
    const direction = directionTo(tiles, cell);
    if (direction !== null) send({ kind: 'slide', direction });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && editing !== null) send({ kind: 'pick', cell: null });
    const arrow = arrowOf(event);
    if (arrow === null) return;
    event.preventDefault();
    onArrow(arrow);
  };
  return h(
    'div',
    { class: 'field', style: { '--n': n, '--slide': `${String(slideMs)}ms` }, ...swipe },
    h(Pieces, { tiles, editing }),
    h(CellGrid, { tiles, editing, cursor, onCell, onFocus: choose, onKeyDown }),
  );
};

const neighborOf = (cell: number, n: number, arrow: Arrow): number => {
  const [row, column] = [Math.floor(cell / n), cell % n];
  switch (arrow) {
    case 'up':
      return row > 0 ? cell - n : cell;
    case 'down':
      return row < n - 1 ? cell + n : cell;
    case 'left':
      return column > 0 ? cell - 1 : cell;
    case 'right':
      return column < n - 1 ? cell + 1 : cell;
  }
};
