/** Judges collections of boards against the neighbors that a board has: none missing, none extra, in any order. */
import type { Judgement } from '../../../harness/engine/check.ts';
import type { Observation } from '../../../harness/probe/protocol.ts';
import { neighbors, sameTiles, type Tiles } from '../../../reference/tiles.ts';
import { failed, passed, type Asking, type Failing } from '../words/asking.ts';
import { drawn } from '../words/grids.ts';
import { inline, plural } from '../words/show.ts';
import { noAnswer, objectProblem } from './answer.ts';
import { neighborsHint } from './neighbors-hint.ts';
import { readBoard } from './read-board.ts';
import { neighborsWords } from './words/neighbors.ts';
import { gridWords } from '../words/shown-words.ts';

/** No board has more than four neighbors; a few more are walked, to tell. */
export const neighborsLimit = 12;

/** What calling, walking and printing one neighbors() left: the call, the walk, and toString() first for each item. */
export interface NeighborsSeen {
  readonly call: Observation | undefined;
  readonly walk: Observation | undefined;
  readonly each: Observation | undefined;
}

export const judgeNeighbors = (asking: Asking, tiles: Tiles, seen: NeighborsSeen): Judgement => {
  const expected = neighbors(tiles);
  const listed = boardsOf(asking, seen, plural(expected.length, 'board'));
  if (!listed.known) return listed.judgement;
  const found = listed.boards;
  const missing = without(expected, found);
  const extra = without(found, expected);
  if (missing.length === 0 && extra.length === 0 && !listed.truncated) return passed;
  return failed(asking, difference(asking, tiles, { expected, found, missing, extra, truncated: listed.truncated }));
};

export type Boards =
  | { readonly known: true; readonly boards: readonly Tiles[]; readonly truncated: boolean }
  | { readonly known: false; readonly judgement: Judgement };

/** The boards that an iterable gave, read back through toString(). */
export const boardsOf = (asking: Asking, seen: NeighborsSeen, expected: string): Boards => {
  const problem = objectProblem(asking, seen.call, expected);
  if (problem !== null) return { known: false, judgement: problem };
  if (seen.walk?.kind !== 'items') {
    return noAnswer({ ...asking, call: neighborsWords.walking({ call: asking.call }) }, seen.walk, expected);
  }
  if (seen.each?.kind !== 'each') return noAnswer(asking, seen.each, expected);
  const boards: Tiles[] = [];
  for (const [index, item] of seen.each.items.entries()) {
    const read = readBoard(item[0]);
    if (!read.readable) return { known: false, judgement: unreadableItem(asking, index, read.problem, expected) };
    boards.push(read.tiles);
  }
  return { known: true, boards, truncated: seen.walk.truncated };
};

const unreadableItem = (asking: Asking, index: number, problem: string, expected: string): Judgement =>
  failed(asking, {
    message: neighborsWords.unreadable({ number: String(index + 1), call: asking.call, on: asking.on, problem }),
    expected,
    actual: neighborsWords.unreadableActual(),
    hint: neighborsWords.unreadableHint(),
  });

export interface Difference {
  readonly expected: readonly Tiles[];
  readonly found: readonly Tiles[];
  readonly missing: readonly Tiles[];
  readonly extra: readonly Tiles[];
  readonly truncated: boolean;
}

const difference = (asking: Asking, tiles: Tiles, parts: Difference): Failing => {
  const { expected, found, missing, extra, truncated } = parts;
  const faults = [
    missing.length > 0 ? neighborsWords.missing({ boards: plural(missing.length, 'board') }) : '',
    extra.length > 0 ? neighborsWords.extra({ boards: plural(extra.length, 'board') }) : '',
    truncated ? neighborsWords.endless() : '',
  ].filter((fault) => fault !== '');
  return {
    message: neighborsWords.wrong({ call: asking.call, on: asking.on, faults: faults.join(', ') }),
    expected: listed(expected),
    actual: truncated ? neighborsWords.moreThan({ boards: plural(found.length, 'board') }) : listed(found),
    hint: neighborsHint(tiles, parts),
    grids: [
      ...drawn(gridWords.board(), tiles),
      ...missing.slice(0, 2).flatMap((board) => drawn(gridWords.missing(), board, tiles)),
      ...extra.slice(0, 2).flatMap((board) => drawn(gridWords.extra(), board, tiles)),
    ],
  };
};

const listed = (boards: readonly Tiles[]): string =>
  boards.length === 0 ? neighborsWords.none() : `${plural(boards.length, 'board')}: ${boards.map(inline).join(', ')}`;

/** What is left of `boards` when each of `others` takes away one of its like. */
export const without = (boards: readonly Tiles[], others: readonly Tiles[]): Tiles[] => {
  const left = [...others];
  return boards.filter((board) => {
    const at = left.findIndex((other) => sameTiles(other, board));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};
