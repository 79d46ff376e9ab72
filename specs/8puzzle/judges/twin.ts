/** Judges twin(): one exchange of two tiles, the blank untouched. Any such board is right. */
import type { Judgement } from '../../../harness/engine/check.ts';
import type { Observation } from '../../../harness/probe/protocol.ts';
import type { Tiles } from '../../../reference/tiles.ts';
import { failed, passed, type Asking } from '../words/asking.ts';
import { drawn } from '../words/grids.ts';
import { inline } from '../words/show.ts';
import { objectProblem } from './answer.ts';
import { isPermutation, readBoard } from './read-board.ts';

const expected = 'the board with two of its tiles exchanged, the blank where it was';

/** `call` is what twin() gave, `text` its toString(). */
export const judgeTwin = (
  asking: Asking,
  tiles: Tiles,
  call: Observation | undefined,
  text: Observation | undefined,
): Judgement => {
  const problem = objectProblem(asking, call, expected);
  if (problem !== null) return problem;
  const read = readBoard(text);
  if (!read.readable) {
    return failed(asking, {
      message: `What ${asking.call} on ${asking.on} returned cannot be read: its toString() ${read.problem}.`,
      expected,
      actual: 'a board that cannot be read',
      hint: 'Boards are read through toString(). Is the check of toString() passed?',
    });
  }
  const fault = faultOf(tiles, read.tiles);
  if (fault === null) return passed;
  return failed(asking, {
    message: `${asking.call} on ${asking.on} ${fault.words}.`,
    expected,
    actual: inline(read.tiles),
    hint: fault.hint,
    grids: [...drawn('board', tiles), ...drawn('twin()', read.tiles, tiles)],
  });
};

interface Fault {
  /** Completes a sentence after the call. */
  readonly words: string;
  readonly hint: string;
}

const faultOf = (tiles: Tiles, twin: Tiles): Fault | null => {
  const cells = tiles.flat();
  const other = twin.flat();
  if (twin.length !== tiles.length) return faults.size;
  const changed = cells.map((_, at) => at).filter((at) => cells[at] !== other[at]);
  if (changed.length === 0) return faults.same;
  if (!isPermutation(twin)) return faults.lost;
  if (changed.some((at) => cells[at] === 0 || other[at] === 0)) return faults.blank;
  return changed.length === 2 ? null : faults.more;
};

const faults = {
  size: { words: 'returned a board of another size', hint: 'The twin has the same size as the board.' },
  same: {
    words: 'returned the same board',
    hint: 'No two tiles are exchanged, or they are exchanged twice, or in an array that the new Board does not use.',
  },
  lost: {
    words: 'returned a board on which a tile is there twice or is missing',
    hint: 'Exchange the two tiles through a third variable.',
  },
  blank: {
    words: 'moved the blank',
    hint: 'The blank is not a tile: choose two cells neither of which holds 0, wherever the blank is.',
  },
  more: { words: 'exchanged more than two tiles', hint: 'Exchange exactly one pair: leave the loops once it is done.' },
} as const satisfies Record<string, Fault>;
