/** The tiles that one sees: each is the same element wherever it slides. */
import { type ComponentChildren, h } from 'preact';
import type { Tiles } from '../../../../../reference/puzzle/tiles.ts';
import type { Editing } from '../state.ts';

interface PiecesProps {
  readonly tiles: Tiles;
  readonly editing: Editing | null;
}

export const Pieces = ({ tiles, editing }: PiecesProps): ComponentChildren => {
  const n = tiles.length;
  const cells = tiles.flat().map((tile, cell) => ({ tile, cell }));
  return h(
    'div',
    { 'aria-hidden': 'true' },
    cells
      .toSorted((a, b) => a.tile - b.tile)
      .map(({ tile, cell }) =>
        h(
          'div',
          {
            key: tile,
            class: `piece ${kindOf(tile, cell)} ${editing?.picked === cell ? 'picked' : ''}`,
            style: { '--row': Math.floor(cell / n), '--column': cell % n },
          },
          h('span', null, tile === 0 ? '' : tile),
        ),
      ),
  );
};

const kindOf = (tile: number, cell: number): string => {
  if (tile === 0) return 'hole';
  return tile === cell + 1 ? 'home' : '';
};
