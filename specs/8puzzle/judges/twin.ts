/** Judges twin(): one exchange of two tiles, the blank untouched. Any such board is right. */
import type { Judgement } from '../../../harness/engine/check.ts';
import type { Observation } from '../../../harness/probe/protocol.ts';
import type { Tiles } from '../../../reference/tiles.ts';
import { failed, passed, type Asking } from '../words/asking.ts';
import { drawn } from '../words/grids.ts';
import { inline } from '../words/show.ts';
import { objectProblem } from './answer.ts';
import { isPermutation, readBoard } from './read-board.ts';
import { twinWords } from './words/twin.ts';
import { gridWords } from '../words/shown-words.ts';

/** `call` is what twin() gave, `text` its toString(). */
export const judgeTwin = (
  asking: Asking,
  tiles: Tiles,
  call: Observation | undefined,
  text: Observation | undefined,
): Judgement => {
  const problem = objectProblem(asking, call, twinWords.expected());
  if (problem !== null) return problem;
  const read = readBoard(text);
  if (!read.readable) {
    return failed(asking, {
      message: twinWords.unreadable({ call: asking.call, on: asking.on, problem: read.problem }),
      expected: twinWords.expected(),
      actual: twinWords.unreadableActual(),
      hint: twinWords.unreadableHint(),
    });
  }
  const fault = faultOf(tiles, read.tiles);
  if (fault === null) return passed;
  return failed(asking, {
    message: twinWords.wrong({ call: asking.call, on: asking.on, fault: fault.words() }),
    expected: twinWords.expected(),
    actual: inline(read.tiles),
    hint: fault.hint(),
    grids: [...drawn(gridWords.board(), tiles), ...drawn(gridWords.twin(), read.tiles, tiles)],
  });
};

interface Fault {
  /** Completes a sentence after the call. */
  readonly words: () => string;
  readonly hint: () => string;
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
  size: { words: twinWords.otherSize, hint: twinWords.otherSizeHint },
  same: {
    words: twinWords.same,
    hint: twinWords.sameHint,
  },
  lost: {
    words: twinWords.lostTile,
    hint: twinWords.lostTileHint,
  },
  blank: {
    words: twinWords.movedBlank,
    hint: twinWords.movedBlankHint,
  },
  more: { words: twinWords.moreExchanged, hint: twinWords.moreExchangedHint },
} as const satisfies Record<string, Fault>;
