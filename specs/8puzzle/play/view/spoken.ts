/** The last move in words, for those who do not see it. Nothing while moves follow each other. */
import type { Direction } from '../../../../reference/tiles.ts';
import { blankCell } from '../cells.ts';
import type { State } from '../state.ts';
import { playWords as words } from '../words/page.ts';

export const spokenMove = ({ route, at, isPlaying }: State): string => {
  if (isPlaying || at === 0) return '';
  const cell = blankCell(route.board(at - 1));
  const direction = route.moves[at - 1] as Direction;
  const moved = words.slid({ tile: route.board(at).flat()[cell] ?? 0, direction: tileDirection(direction) });
  return `${moved} ${words.position({ at, all: route.length })}.`;
};

/** A tile slides where the blank was. */
const tileDirection = (direction: Direction): string => {
  switch (direction) {
    case 'D':
      return words.up();
    case 'U':
      return words.down();
    case 'R':
      return words.left();
    case 'L':
      return words.right();
  }
};
