/** Board 5 and 6: neighbors(), and the neighbors() of each neighbor. */
import type { Check, Judgement } from '../../../../harness/engine/check.ts';
import type { Observation } from '../../../../harness/probe/protocol.ts';
import type { Tiles } from '../../../../reference/tiles.ts';
import { boardCheck, fileCases, type CheckContext } from '../../context.ts';
import { boardFiles, randomSizes } from '../../file-sets.ts';
import { constructionProblem } from '../../judges/made.ts';
import { judgeNeighbors, neighborsLimit, type NeighborsSeen } from '../../judges/neighbors.ts';
import { readBoard } from '../../judges/read-board.ts';
import { toGrid, type Question } from '../../questions.ts';
import { boardTextLimits, callFor, listBoards, newBoard, toText } from '../../steps.ts';
import { firstFailure, passed } from '../../words/asking.ts';
import { onBoard } from '../../words/reproduction.ts';
import { boardWords } from '../../words/show.ts';
import { boardAsking } from '../asking.ts';
import { randomBoardCases } from '../random-boards.ts';
import { boardCheckWords } from './words.ts';

export const neighborsChecks = (context: CheckContext): readonly Check[] => {
  const direct = neighborsQuestion(context);
  const nested = nestedQuestion(context);
  const fromFiles = (question: Question<Tiles>): Check['cases'] =>
    fileCases(context, boardFiles.boards, question, ({ tiles }) => tiles);
  return [
    boardCheck('5a', boardCheckWords.neighborsFilesTitle(), fromFiles(direct)),
    boardCheck('5b', boardCheckWords.neighborsRandomTitle(), randomBoardCases(direct, randomSizes.neighbors)),
    boardCheck('6a', boardCheckWords.neighborsOfEachFilesTitle(), fromFiles(nested)),
    boardCheck(
      '6b',
      boardCheckWords.neighborsOfEachRandomTitle(),
      randomBoardCases(nested, randomSizes.neighborsOfNeighbors),
    ),
  ];
};

const neighborsQuestion = (context: CheckContext): Question<Tiles> => {
  const asking = boardAsking(context.notation, 'neighbors');
  return {
    steps: [newBoard('board'), ...listBoards('board', 'neighbors', neighborsLimit)],
    limits: boardTextLimits,
    row: (tiles) => ({ tiles: toGrid(tiles) }),
    judge: (tiles, [made, call, walk, each]) =>
      constructionProblem(asking(tiles), made) ?? judgeNeighbors(asking(tiles), tiles, { call, walk, each }),
    reproduce: (tiles) => asking(tiles).reproduction,
  };
};

const nestedQuestion = (context: CheckContext): Question<Tiles> => {
  const asking = boardAsking(context.notation, 'neighbors');
  return {
    steps: [
      newBoard('board'),
      callFor('iterable', 'board', 'neighbors'),
      { op: 'iterate', on: 'iterable', as: 'list', limit: neighborsLimit },
      {
        op: 'each',
        over: 'list',
        as: 'item',
        steps: [toText('item'), ...listBoards('item', 'neighbors', neighborsLimit, 'inner')],
      },
    ],
    limits: boardTextLimits,
    row: (tiles) => ({ tiles: toGrid(tiles) }),
    judge: (tiles, [made, call, walk, each]) =>
      constructionProblem(asking(tiles), made) ?? judgeNested(context, tiles, { call, walk, each }),
    reproduce: (tiles) => asking(tiles).reproduction,
  };
};

/** The neighbors themselves, then those of each. */
const judgeNested = (context: CheckContext, tiles: Tiles, seen: NeighborsSeen): Judgement => {
  const outer = judgeNeighbors(boardAsking(context.notation, 'neighbors')(tiles), tiles, seen);
  if (!outer.passed || seen.each?.kind !== 'each') return outer;
  return firstFailure(seen.each.items.map((item) => judgeInner(context, tiles, item)));
};

const judgeInner = (context: CheckContext, tiles: Tiles, item: readonly Observation[]): Judgement => {
  const [text, call, walk, each] = item;
  const read = readBoard(text);
  if (!read.readable) return passed;
  const asking = {
    type: 'Board',
    call: 'neighbors()',
    get on() {
      return boardCheckWords.neighborOf({ board: boardWords(tiles), neighbor: boardWords(read.tiles) });
    },
    get reproduction() {
      const then = context.notation.comment(boardCheckWords.thenNeighborsOfEach());
      return [...onBoard(context.notation, tiles, { method: 'neighbors' }), then];
    },
  } as const;
  const judged = judgeNeighbors(asking, read.tiles, { call, walk, each });
  if (judged.passed) return judged;
  return { ...judged, hint: `${judged.hint ?? ''} ${boardCheckWords.madeByNeighborsHint()}`.trim() };
};
