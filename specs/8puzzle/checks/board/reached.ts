/** Board 13 to 17: number of rows, hamming() and manhattan() of boards that neighbors() and twin() made, not a caller. */
import type { Case, Check, Judgement } from '../../../../harness/engine/check.ts';
import type { Observation, Step } from '../../../../harness/probe/protocol.ts';
import type { Tiles } from '../../../../reference/tiles.ts';
import { boardCheck, puzzleCases, type CheckContext } from '../../context.ts';
import { walks } from '../../file-sets.ts';
import { noAnswer } from '../../judges/answer.ts';
import { judgeMeasure, type Measure } from '../../judges/distance.ts';
import { constructionProblem } from '../../judges/made.ts';
import { neighborsLimit } from '../../judges/neighbors.ts';
import { readBoard } from '../../judges/read-board.ts';
import { fixedCase, toGrid, type Question } from '../../questions.ts';
import { seededIndices } from '../../seeded.ts';
import { boardTextLimits, call, callFor, newBoard, toText } from '../../steps.ts';
import { failed, type Asking } from '../../words/asking.ts';
import { onBoard } from '../../words/reproduction.ts';
import { boardWords } from '../../words/show.ts';
import { boardCheckWords } from './words.ts';

type By = 'neighbors' | 'twin';

/** What is asked of the board that was reached. */
export interface Asked {
  readonly method: string;
  judge(asking: Asking, tiles: Tiles, answer: Observation | undefined): Judgement;
}

export const reachedChecks = (context: CheckContext): readonly Check[] => {
  const check = (id: string, measure: Measure, by: By): Check =>
    boardCheck(
      id,
      (by === 'twin' ? boardCheckWords.reachedByTwinsTitle : boardCheckWords.reachedByNeighborsTitle)({
        method: measure,
      }),
      walkCases(context, measured(measure), by, walks),
    );
  return [
    check('13', context.edition.sizeMethod, 'neighbors'),
    check('14', 'hamming', 'neighbors'),
    check('15', 'manhattan', 'neighbors'),
    ...(context.edition.hasTwin ? [check('16', 'hamming', 'twin'), check('17', 'manhattan', 'twin')] : []),
  ];
};

const measured = (measure: Measure): Asked => ({
  method: measure,
  judge: (asking, tiles, answer) => judgeMeasure(asking, measure, tiles, answer),
});

/** One question about the board at the end of each walk. */
export const walkCases = (
  context: CheckContext,
  asked: Asked,
  by: By,
  walks: readonly { readonly file: string; readonly steps: number }[],
): readonly Case[] =>
  walks.flatMap(({ file, steps }) =>
    puzzleCases(context, [file], ({ tiles }) => {
      const name = `${file}, ${stepsOf(by, steps)}`;
      return fixedCase(name, reachedQuestion(context, asked, by, steps), tiles);
    }).map((one) => (one.kind === 'skipped' ? { ...one, name: `${file}, ${stepsOf(by, steps)}` } : one)),
  );

const stepsOf = (by: By, count: number): string =>
  (by === 'twin' ? boardCheckWords.twinSteps : boardCheckWords.neighborSteps)({ count });

const reachedQuestion = (context: CheckContext, asked: Asked, by: By, count: number): Question<Tiles> => {
  const asking = (tiles: Tiles): Asking => ({
    type: 'Board',
    call: `${asked.method}()`,
    on:
      count === 0
        ? boardWords(tiles)
        : boardCheckWords.reachedFrom({ board: boardWords(tiles), steps: stepsOf(by, count) }),
    reproduction: lines(context, tiles, asked.method, by, count),
  });
  return {
    steps: [
      newBoard('board0'),
      ...(by === 'twin' ? twinSteps(count) : neighborSteps(seededIndices(context.seed, count))),
      toText(`board${String(count)}`),
      call(`board${String(count)}`, asked.method),
    ],
    limits: boardTextLimits,
    row: (tiles) => ({ tiles: toGrid(tiles) }),
    judge: (tiles, observations) => judgeReached(asking(tiles), asked, by, observations),
    reproduce: (tiles) => asking(tiles).reproduction,
  };
};

const neighborSteps = (indices: readonly number[]): Step[] =>
  indices.flatMap((index, at): Step[] => [
    callFor(`iterable${String(at)}`, `board${String(at)}`, 'neighbors'),
    { op: 'iterate', on: `iterable${String(at)}`, as: `list${String(at)}`, limit: neighborsLimit },
    { op: 'pick', from: `list${String(at)}`, index, as: `board${String(at + 1)}` },
  ]);

const twinSteps = (count: number): Step[] =>
  Array.from({ length: count }, (_, at) => callFor(`board${String(at + 1)}`, `board${String(at)}`, 'twin'));

/** The board that was reached is read back, and the answer judged for it. */
const judgeReached = (asking: Asking, asked: Asked, by: By, observations: readonly Observation[]): Judgement => {
  const [made, ...rest] = observations;
  const [text, answer] = rest.splice(-2);
  const problem = constructionProblem(asking, made);
  if (problem !== null) return problem;
  const expected = by === 'twin' ? boardCheckWords.aBoard() : boardCheckWords.boards();
  const broken = rest.find((one) => one.kind !== 'object' && one.kind !== 'items');
  if (broken !== undefined)
    return noAnswer({ ...asking, call: `${by}()`, on: boardCheckWords.boardOnTheWay() }, broken, expected).judgement;
  const read = readBoard(text);
  if (read.readable) {
    const on = rest.length === 0 ? asking.on : `${asking.on}: ${boardWords(read.tiles)}`;
    return asked.judge({ ...asking, on }, read.tiles, answer);
  }
  return failed(asking, {
    message: boardCheckWords.reachedUnreadable({ call: asking.call, on: asking.on, problem: read.problem }),
    expected: boardCheckWords.readableBoard(),
    actual: boardCheckWords.none(),
    hint: boardCheckWords.unreadableHint(),
  });
};

const lines = ({ notation }: CheckContext, tiles: Tiles, method: string, by: By, count: number): string[] => {
  if (count === 0) return onBoard(notation, tiles, { method });
  const chain = Array.from({ length: Math.min(count, 3) }, () => ({ method: 'twin' }));
  if (by === 'twin' && count <= 3) return onBoard(notation, tiles, ...chain, { method });
  return [
    ...onBoard(notation, tiles, { method: by }),
    notation.comment(
      (by === 'twin' ? boardCheckWords.goOnFromTwin : boardCheckWords.goOnFromNeighbor)({ count, method }),
    ),
  ];
};
