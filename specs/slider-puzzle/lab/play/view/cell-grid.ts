/** One invisible button for each cell, in reading order: what keyboard, fingers and screen readers meet. */
import { type ComponentChildren, h } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { directionTo } from '../cells.ts';
import type { Editing } from '../state.ts';
import { playMessages as words } from '../messages/page.ts';

interface CellGridProps {
  readonly tiles: Tiles;
  readonly editing: Editing | null;
  /** The one cell that the Tab key comes to. */
  readonly cursor: number;
  readonly onCell: (cell: number) => void;
  readonly onFocus: (cell: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export const CellGrid = (props: CellGridProps): ComponentChildren => {
  const { tiles, cursor, onKeyDown } = props;
  const grid = useRef<HTMLDivElement>(null);
  useFocus(grid, cursor);
  const label = { 'aria-label': words.board({ n: tiles.length }), 'aria-describedby': 'hint' };
  return h(
    'div',
    { class: 'cells', role: 'grid', ...label, ref: grid, onKeyDown },
    tiles.map((line, row) =>
      h(
        'div',
        { role: 'row', key: row },
        line.map((tile, column) => cellOf(tile, row * tiles.length + column, props)),
      ),
    ),
  );
};

const cellOf = (tile: number, cell: number, props: CellGridProps): ComponentChildren => {
  const { tiles, editing, cursor } = props;
  const isMovable = editing !== null || directionTo(tiles, cell) !== null;
  const onClick = (): void => {
    props.onCell(cell);
  };
  const onFocus = (): void => {
    props.onFocus(cell);
  };
  return h(
    'div',
    { role: 'gridcell', key: cell },
    h('button', {
      type: 'button',
      class: isMovable ? 'movable' : '',
      'aria-label': nameOf(tile, editing?.picked === cell),
      tabIndex: cell === cursor ? 0 : -1,
      onClick,
      onFocus,
    }),
  );
};

const nameOf = (tile: number, isPicked: boolean): string => {
  if (tile === 0) return isPicked ? words.pickedBlank() : words.blank();
  return isPicked ? words.pickedCell({ tile }) : words.cell({ tile });
};

/** Where the keyboard is on the board, it stays: on the blank, or on the cell that was chosen. */
const useFocus = (grid: { readonly current: HTMLDivElement | null }, cursor: number): void => {
  useLayoutEffect(() => {
    if (grid.current?.contains(document.activeElement) !== true) return;
    grid.current.querySelectorAll('button')[cursor]?.focus();
  }, [cursor]);
};
