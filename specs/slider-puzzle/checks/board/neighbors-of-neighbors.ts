/** Board 6: neighbors() of each neighbor. */
import type { Check, Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { at } from '../../../../harness/text/at.ts';
import { neighbors, sameTiles, type Tiles } from '../../../../reference/puzzle/tiles.ts';
import { judgeNeighbors, neighborsLimit, type NeighborsSeen, without } from '../../judges/neighbors.ts';
import { tilesIn } from '../../judges/read-board.ts';
import { boardFiles, sized, sizesToTen } from '../../puzzles/file-sets.ts';
import { firstFailure, passed, type QuestionContext } from '../../questions/question-context.ts';
import type { Question } from '../../questions/question.ts';
import { iterateOver, listBoards, toText } from '../../questions/steps.ts';
import { onBoard } from '../../wording/reproduction.ts';
import { describeBoard } from '../../wording/show.ts';
import type { CheckContext } from '../context.ts';
import { sourceMessages as from } from '../sources.ts';
import { boardQuestion } from './board-question.ts';
import { boardsIn, withNestedHint } from './derived-hints.ts';
import { filesAndRandom } from './files-and-random.ts';

const messages = defineMessages('board-6', {
  filesTitle: 'neighbors() of each neighbor with file inputs',
  randomTitle: 'neighbors() of each neighbor with random boards',
  measured: 'The boards that neighbors() returns for each neighbor that your own neighbors() made.',
  why: 'A board that neighbors() makes must be as good as one that a caller makes. Mistakes that show only here: fields that only the constructor sets (the position of the blank, a cached distance), and arrays that boards share.',
  passing: 'The same as for neighbors(), for every neighbor; the order does not matter.',
  neighborOf: 'a neighbor of {board} ({neighbor})',
  thenNeighborsOfEach: 'then neighbors() of each of them',
  madeByNeighborsHint:
    'A board that neighbors() made may be wrong where a caller’s own is right: look at the fields that the constructor sets (the position of the blank, for example), and at arrays that boards share.',
  wayBackHint:
    'neighbors() of a board that neighbors() made leaves out the board that it was made from. That is a neighbor as well: leave it out in Solver, which compares each neighbor with the board of the previous search node.',
});

export const neighborsOfNeighborsChecks = (context: CheckContext): readonly Check[] =>
  filesAndRandom(context, {
    ...{ id: 'board-6', messages, source: from.neighbors(), question: nestedQuestion(context) },
    ...{ files: boardFiles.boards, sizes: sized(sizesToTen, 1_000) },
  });

const nestedQuestion = (context: CheckContext): Question<Tiles> =>
  boardQuestion(context, {
    method: 'neighbors',
    steps: [
      ...iterateOver('board', 'neighbors', neighborsLimit),
      {
        op: 'each',
        over: 'list',
        as: 'item',
        steps: [toText('item'), ...listBoards('item', 'neighbors', neighborsLimit, 'inner')],
      },
    ],
    judge: (_, tiles, [call, walk, each]) => judgeNested(context, tiles, { call, walk, each }),
  });

/** The neighbors themselves, then those of each. */
const judgeNested = (context: CheckContext, tiles: Tiles, seen: NeighborsSeen): Judgement => {
  const outer = judgeNeighbors(
    nested(context, tiles, () => describeBoard(tiles)),
    tiles,
    seen,
  );
  if (!outer.passed || seen.each?.kind !== 'each') return outer;
  const { items } = seen.each;
  const inner = firstFailure(items.map((item) => judgeInner(context, tiles, item)));
  return !inner.passed && items.every((item) => isWayBackLeftOut(tiles, item))
    ? { ...inner, hint: messages.wayBackHint() }
    : inner;
};

/** A move that is always missing is the way back from one neighbor only. */
const isWayBackLeftOut = (tiles: Tiles, [text, , , each]: readonly Observation[]): boolean => {
  const neighbor = tilesIn(text);
  if (neighbor === null) return false;
  const [expected, found] = [neighbors(neighbor), boardsIn(each)];
  const missing = without(expected, found);
  return missing.length === 1 && sameTiles(at(missing, 0), tiles) && without(found, expected).length === 0;
};

/** The boards are read one by one, each with its own neighbors. */
const nested = ({ notation }: CheckContext, tiles: Tiles, on: () => string): QuestionContext => ({
  ...{ type: 'Board', call: 'neighbors()' },
  get on() {
    return on();
  },
  get reproduction() {
    const then = notation.comment(messages.thenNeighborsOfEach());
    return [...onBoard(notation, tiles, { method: 'neighbors' }), then];
  },
});

const judgeInner = (context: CheckContext, tiles: Tiles, item: readonly Observation[]): Judgement => {
  const [text, call, walk, each] = item;
  const neighbor = tilesIn(text);
  if (neighbor === null) return passed;
  const question = nested(context, tiles, () =>
    messages.neighborOf({ board: describeBoard(tiles), neighbor: describeBoard(neighbor) }),
  );
  const judgeFor = (of: Tiles): Judgement => judgeNeighbors(question, of, { call, walk, each });
  const answer = { method: 'neighbors', tiles: neighbor, ancestors: [tiles], seen: [call, walk, each], judgeFor };
  return withNestedHint(judgeFor(neighbor), answer, messages.madeByNeighborsHint);
};
