/** The board that one can play on: tiles that slide, and over them one invisible button for each cell, in reading order. */
import { type ComponentChildren, h } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Tiles } from '../../../../reference/tiles.ts';
import { blankCell, blankFor, directionTo } from '../cells.ts';
import type { Action } from '../reduce.ts';
import type { Editing } from '../state.ts';
import { playWords as words } from '../words/page.ts';
import { arrowOf, useArrows, useSwipe } from './gestures.ts';

export interface BoardProps {
  readonly tiles: Tiles;
  readonly editing: Editing | null;
  /** Milliseconds that a tile slides. */
  readonly slideMs: number;
  readonly send: (action: Action) => void;
}

export const BoardView = ({ tiles, editing, slideMs, send }: BoardProps): ComponentChildren => {
  const n = tiles.length;
  const blank = blankCell(tiles);
  const [chosen, choose] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const cursor = editing === null ? blank : Math.min(chosen, n * n - 1);
  useFocus(grid, cursor);
  const onArrow = (arrow: keyof typeof blankFor): void => {
    if (editing === null) send({ kind: 'slide', direction: blankFor[arrow] });
    else choose(neighborOf(cursor, n, arrow));
  };
  useArrows(onArrow);
  const swipe = useSwipe((arrow) => {
    if (editing === null) send({ kind: 'slide', direction: blankFor[arrow] });
  });
  const onCell = (cell: number): void => {
    choose(cell);
    if (editing !== null) send({ kind: 'pick', cell });
    const direction = directionTo(tiles, cell);
    if (editing === null && direction !== null) send({ kind: 'slide', direction });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = arrowOf(event);
    if (event.key === 'Escape' && editing !== null) send({ kind: 'pick', cell: null });
    if (arrow === null) return;
    event.preventDefault();
    event.stopPropagation();
    onArrow(arrow);
  };
  return h(
    'div',
    { class: 'field', style: { '--n': n, '--slide': `${String(slideMs)}ms` }, ...swipe },
    h('div', { 'aria-hidden': 'true' }, tilesOf(tiles, editing)),
    h(
      'div',
      { class: 'cells', role: 'grid', 'aria-label': words.board({ n }), 'aria-describedby': 'hint', ref: grid, onKeyDown },
      tiles.map((line, row) =>
        h(
          'div',
          { role: 'row', key: row },
          line.map((tile, column) => {
            const cell = row * n + column;
            const isMovable = editing !== null || directionTo(tiles, cell) !== null;
            return h(
              'div',
              { role: 'gridcell', key: column },
              h('button', {
                type: 'button',
                class: isMovable ? 'movable' : '',
                'aria-label': nameOf(tile, editing?.picked === cell),
                tabIndex: cell === cursor ? 0 : -1,
                onClick: () => {
                  onCell(cell);
                },
              }),
            );
          }),
        ),
      ),
    ),
  );
};

/** Where the keyboard is on the board, it stays: on the blank, or on the cell that was chosen. */
const useFocus = (grid: { readonly current: HTMLDivElement | null }, cursor: number): void => {
  useEffect(() => {
    if (grid.current?.contains(document.activeElement) !== true) return;
    grid.current.querySelectorAll('button')[cursor]?.focus();
  }, [cursor]);
};

const neighborOf = (cell: number, n: number, arrow: keyof typeof blankFor): number => {
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

/** By tile, so that each is the same element wherever it slides. */
const tilesOf = (tiles: Tiles, editing: Editing | null): ComponentChildren =>
  tiles
    .flat()
    .map((tile, cell) => ({ tile, cell }))
    .toSorted((a, b) => a.tile - b.tile)
    .map(({ tile, cell }) => {
      const n = tiles.length;
      const isHome = tile === cell + 1;
      const classes = ['piece', tile === 0 ? 'hole' : isHome ? 'home' : '', editing?.picked === cell ? 'picked' : ''];
      return h(
        'div',
        {
          key: tile,
          class: classes.join(' '),
          style: { '--row': Math.floor(cell / n), '--column': cell % n },
        },
        h('span', null, tile === 0 ? '' : tile),
      );
    });

const nameOf = (tile: number, isPicked: boolean): string => {
  if (tile === 0) return isPicked ? words.pickedBlank() : words.blank();
  return isPicked ? words.pickedCell({ tile }) : words.cell({ tile });
};
