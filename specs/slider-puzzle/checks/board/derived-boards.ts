/** Board 13 to 17: number of rows, hamming() and manhattan() of boards that neighbors() and twin() made, not a caller. */
import type { Case, Check, Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation, Step } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import { seededIndices } from '../../arbitraries/seeded.ts';
import { noAnswer } from '../../judges/answer.ts';
import { constructionProblem } from '../../judges/construction.ts';
import { judgeMeasure, type Measure } from '../../judges/distance.ts';
import { neighborsLimit, nullItemWords } from '../../judges/neighbors.ts';
import { noneHint } from '../../judges/neighbors-hint.ts';
import { readBoard } from '../../judges/read-board.ts';
import { file } from '../../puzzles/file-sets.ts';
import { type Failing, failed, type QuestionContext } from '../../questions/question-context.ts';
import { fixedCase, toGrid, type Question } from '../../questions/question.ts';
import { call, callFor, iterateOver, newBoard, toText } from '../../questions/steps.ts';
import { onBoard } from '../../wording/reproduction.ts';
import { describeBoard } from '../../wording/show.ts';
import { boardCheck, puzzleCases, type CheckContext } from '../context.ts';
import { withDerivedHint } from './derived-hints.ts';
import { sourceMessages as from } from '../sources.ts';
import { sizeSource } from './size.ts';

const messages = defineMessages('derived-boards', {
  reachedFrom: 'the board reached from {board} by {steps}',
  unreadable: '{call} on {on} cannot be judged: toString() of that board {problem}.',
  readableBoard: 'a board that can be read',
  onTheWay: 'a board on the way',
  aBoard: 'a board',
  boards: 'boards',
  none: 'none',
  noBoards: '{call} on {on} returned no boards, but every board has at least two neighbors.',
});

const byNeighborsMessages = defineMessages('derived-by-neighbors', {
  title: '{method}() of a board reached through neighbors()',
  measured: '{method}() of a board that was reached through calls of neighbors().',
  why: 'A search sees almost only boards that neighbors() made. Mistakes that show only there: fields that a second constructor forgets, and distances that are updated step by step and drift.',
  passing: 'The right value for the tiles that toString() shows, after any number of steps, including 0.',
  steps: { one: '{count} neighbors() step', other: '{count} neighbors() steps' },
  goOn: {
    one: 'continue from one of them, {count} step in total, then call {method}()',
    other: 'continue from one of them, {count} steps in total, then call {method}()',
  },
});

const byTwinMessages = defineMessages('derived-by-twin', {
  title: '{method}() of a board reached through twin()',
  measured: '{method}() of a board that was reached through calls of twin().',
  why: 'The second search starts at the twin. Common mistake: twin() copies a cached distance although two tiles have moved.',
  passing: 'The right value for the tiles that toString() shows, after any number of steps, including 0.',
  steps: { one: '{count} twin() step', other: '{count} twin() steps' },
  goOn: {
    one: 'continue from the twin, {count} step in total, then call {method}()',
    other: 'continue from the twin, {count} steps in total, then call {method}()',
  },
});

/** How boards are derived, and what is said about it. */
const derived = { neighbors: byNeighborsMessages, twin: byTwinMessages };

type By = keyof typeof derived;

/** What is called on the board that was reached. */
export interface Asked {
  readonly method: string;
  /** `ancestors`: of the boards that this one comes from, those that are known. */
  judge(
    question: QuestionContext,
    tiles: Tiles,
    answer: Observation | undefined,
    ancestors: readonly Tiles[],
  ): Judgement;
}

interface Walk {
  readonly file: string;
  readonly steps: number;
}

/** Walks over neighbors or twins: from which file, and how many steps. */
const walks: readonly Walk[] = [
  ...[0, 1, 2, 13].map((steps) => ({ file: file('27'), steps })),
  { file: file('00'), steps: 13 },
  { file: file('2x2-unsolvable1'), steps: 13 },
];

export const derivedBoardChecks = (context: CheckContext): readonly Check[] => {
  const check = (id: string, measure: Measure, by: By, source: string): Check =>
    boardCheck({
      id,
      title: derived[by].title({ method: measure }),
      explanation: {
        measured: derived[by].measured({ method: measure }),
        why: derived[by].why(),
        passing: derived[by].passing(),
        source,
      },
      cases: walkCases(context, measured(measure), by, walks),
    });
  return [
    check('board-13', context.edition.sizeMethod, 'neighbors', sizeSource(context)),
    check('board-14', 'hamming', 'neighbors', from.distances()),
    check('board-15', 'manhattan', 'neighbors', from.distances()),
    ...(context.edition.hasTwin
      ? [check('board-16', 'hamming', 'twin', from.twin()), check('board-17', 'manhattan', 'twin', from.twin())]
      : []),
  ];
};

const measured = (measure: Measure): Asked => ({
  method: measure,
  judge: (question, tiles, answer, ancestors) => {
    const judgeFor = (of: Tiles): Judgement => judgeMeasure(question, measure, of, answer);
    const judged = judgeFor(tiles);
    return ancestors.length === 0
      ? judged
      : withDerivedHint(judged, { method: measure, tiles, ancestors, seen: [answer], judgeFor });
  },
});

/** One question about the board at the end of each walk. */
export const walkCases = (context: CheckContext, asked: Asked, by: By, walks: readonly Walk[]): readonly Case[] =>
  walks.flatMap(({ file, steps }) => {
    const name = `${file}, ${derived[by].steps({ count: steps })}`;
    return puzzleCases(context, [file], ({ tiles }) =>
      fixedCase(name, reachedQuestion(context, asked, by, steps), tiles),
    ).map((one) => ({ ...one, name }));
  });

const reachedQuestion = (context: CheckContext, asked: Asked, by: By, count: number): Question<Tiles> => {
  const about = (tiles: Tiles): QuestionContext => {
    const board = describeBoard(tiles);
    return {
      type: 'Board',
      call: `${asked.method}()`,
      on: count === 0 ? board : messages.reachedFrom({ board, steps: derived[by].steps({ count }) }),
      reproduction: lines(context, tiles, asked.method, by, count),
    };
  };
  return {
    steps: [
      newBoard('board0'),
      ...(by === 'twin' ? twinSteps(count) : neighborSteps(seededIndices(context.seed, count))),
      toText(`board${String(count)}`),
      call(`board${String(count)}`, asked.method),
    ],
    row: (tiles) => ({ tiles: toGrid(tiles) }),
    judge: (tiles, observations) => judgeReached(about(tiles), { asked, by, start: tiles }, observations),
    reproduce: (tiles) => about(tiles).reproduction,
  };
};

const neighborSteps = (indices: readonly number[]): Step[] =>
  indices.flatMap((index, at): Step[] => [
    ...iterateOver(`board${String(at)}`, 'neighbors', neighborsLimit, String(at)),
    { op: 'pick', from: `${String(at)}list`, index, as: `board${String(at + 1)}` },
  ]);

const twinSteps = (count: number): Step[] =>
  Array.from({ length: count }, (_, at) => callFor(`board${String(at + 1)}`, `board${String(at)}`, 'twin'));

/** The board that was reached is read back, and the answer judged for it. */
const judgeReached = (
  question: QuestionContext,
  { asked, by, start }: { readonly asked: Asked; readonly by: By; readonly start: Tiles },
  observations: readonly Observation[],
): Judgement => {
  const [made, ...rest] = observations;
  const [text, answer] = rest.splice(-2);
  const problem = constructionProblem(question, made);
  if (problem !== null) return problem;
  const expected = by === 'twin' ? messages.aBoard() : messages.boards();
  const broken = rest.findIndex((one) => one.kind !== 'object' && one.kind !== 'items');
  if (broken >= 0) return brokenWalk({ ...question, call: `${by}()`, on: messages.onTheWay() }, rest, broken, expected);
  const read = readBoard(text);
  if (read.readable) {
    if (rest.length === 0) return asked.judge(question, read.tiles, answer, []);
    const on = `${question.on}: ${describeBoard(read.tiles)}`;
    return asked.judge({ ...question, on }, read.tiles, answer, [start]);
  }
  return failed(question, {
    message: messages.unreadable({ call: question.call, on: question.on, problem: read.problem }),
    expected: messages.readableBoard(),
    actual: messages.none(),
    hint: read.hint,
  });
};

/** The first step that gave nothing: of boards to choose from, one was null. */
const brokenWalk = (asked: QuestionContext, steps: readonly Observation[], at: number, expected: string): Judgement => {
  const [before, step] = [steps[at - 1], steps[at]];
  const { judgement } = noAnswer(asked, step, expected);
  const isNull = step?.kind === 'absent' || (step?.kind === 'value' && step.value === null);
  if (before?.kind !== 'items' || !isNull) return judgement;
  return { ...judgement, ...(before.count > 0 ? nullItemWords(asked) : noBoardsWords(asked)) };
};

const noBoardsWords = ({ call, on }: QuestionContext): Omit<Failing, 'expected'> => ({
  message: messages.noBoards({ call, on }),
  actual: messages.none(),
  hint: noneHint(),
});

const lines = ({ notation }: CheckContext, tiles: Tiles, method: string, by: By, count: number): string[] => {
  if (count === 0 || (by === 'twin' && count <= 3))
    return onBoard(notation, tiles, { method, on: `new Board(tiles)${'.twin()'.repeat(count)}` });
  return [...onBoard(notation, tiles, { method: by }), notation.comment(derived[by].goOn({ count, method }))];
};
