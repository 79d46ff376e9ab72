/** The last move in words, for those who do not see it. Nothing while moves follow each other. */
import { at } from '../../../../../reference/puzzle/at.ts';
import type { Direction, Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { blankCell } from '../cells.ts';
import type { State } from '../state.ts';
import { playMessages as words } from '../messages/page.ts';

export const spokenMove = ({ route, at, isPlaying }: State): string => {
  if (isPlaying || at === 0) return '';
  const direction = route.moves[at - 1] as Direction;
  const tile = tileBehind(route.board(at), direction);
  const moved = words.slid({ tile, direction: tileDirections[direction]() });
  return `${moved} ${words.position({ at, all: route.length })}.`;
};

/** The tile that stands where the blank came from. */
const tileBehind = (board: Tiles, direction: Direction): number => {
  const n = board.length;
  const steps = { D: -n, U: n, R: -1, L: 1 } as const;
  return at(board.flat(), blankCell(board) + steps[direction]);
};

/** A tile slides where the blank was. */
const tileDirections = { D: words.up, U: words.down, R: words.left, L: words.right } as const;
