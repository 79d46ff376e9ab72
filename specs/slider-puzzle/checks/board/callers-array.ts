/** Board 11: what the caller does with its array after the construction does not concern the Board. */
import type { Check, Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation, Step } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { valueWords, noAnswer } from '../../judges/answer.ts';
import { constructionProblem } from '../../judges/construction.ts';
import { failed, firstFailure, passed, type QuestionContext } from '../../questions/question-context.ts';
import { fixedCase, toGrid, type Question } from '../../questions/question.ts';
import { arrayOf, call, newBoard, newBoardOfArray, showArray } from '../../questions/steps.ts';
import { boardLines } from '../../wording/reproduction.ts';
import { describeBoard } from '../../wording/show.ts';
import { boardCheck, explained, type CheckContext } from '../context.ts';
import { sourceMessages as from } from '../sources.ts';
import { frozenProblem } from './frozen-array.ts';
import { changesItselfHint } from './immutable.ts';

const messages = defineMessages('board-11', {
  title: 'immutable: the array given to the constructor is changed afterwards',
  measured: 'Whether a board changes when its caller changes the array that the constructor was given.',
  why: 'An immutable object must own its data. Common mistakes: the array is kept, or only the outer array is copied and not its rows.',
  'why@java':
    'An immutable object must own its data. Common mistakes: the array is kept, or only the outer array is copied: clone() of an int[][] copies references to the rows.',
  'why@typescript':
    'An immutable object must own its data. Common mistakes: the array is kept, or only the outer array is copied: slice() and [...tiles] copy references to the rows.',
  passing: 'toString(), hamming(), manhattan() and isGoal() give the same answers as before.',
  exchangeInArray: 'now exchange 1 and 2 in the array `tiles`, then call again:',
  aValue: 'a value',
  changed: '{call} changes its answer when the caller changes the array it gave to the constructor.',
  changedAlone: '{call} gives another answer when it is called again, also when the caller leaves its array alone.',
  changedHint: 'The constructor keeps the caller’s array. Copy it row by row.',
  'changedHint@java':
    'The constructor keeps the caller’s array. Copy it row by row: clone() of a two-dimensional array copies only the outer one.',
  'changedHint@typescript':
    'The constructor keeps the caller’s array. Copy it row by row: slice() and [...tiles] copy only the outer array.',
});

const tiles = [
  [1, 2, 3],
  [4, 0, 6],
  [7, 5, 8],
];
const asked = ['toString', 'hamming', 'manhattan', 'isGoal'] as const;

export const callersArrayCheck = (context: CheckContext): Check =>
  boardCheck({
    id: 'board-11',
    title: messages.title(),
    explanation: explained(messages, from.immutable()),
    cases: [fixedCase('one board', arrayQuestion(context), null)],
  });

/** After the exchange, the array of the caller. */
const exchanged = [[2, 1, 3], ...tiles.slice(1)];

/** The answers before, two cells of the array exchanged, the answers after; then both of a board whose array is left alone. */
const arrayQuestion = (context: CheckContext): Question<null> => {
  const ask = (on: string): Step[] => asked.map((method) => call(on, method));
  return {
    steps: [
      ...[arrayOf('tiles'), newBoardOfArray('board'), ...ask('board')],
      { op: 'setCell', grid: 'array', row: 0, column: 0, value: 2 },
      { op: 'setCell', grid: 'array', row: 0, column: 1, value: 1 },
      ...[...ask('board'), newBoard('alone'), ...ask('alone'), ...ask('alone'), showArray],
    ],
    row: () => ({ tiles: toGrid(tiles) }),
    judge: (_, observations) => judge(context, observations),
    reproduce: () => linesOf(context, 'toString'),
  };
};

const linesOf = ({ notation }: CheckContext, method: string): string[] => {
  const call = notation.call('board', method, []);
  return [...boardLines(notation, tiles), call, notation.comment(messages.exchangeInArray()), call];
};

const judge = (context: CheckContext, [, made, ...answers]: readonly Observation[]): Judgement => {
  const aboutOf = (call: string, method = 'toString'): QuestionContext => ({
    ...{ type: 'Board', call, on: describeBoard(tiles), reproduction: linesOf(context, method) },
  });
  const about = aboutOf('new Board(tiles)');
  const count = asked.length;
  const aloneFrom = 2 * count + 1;
  const read = answers[aloneFrom + 2 * count];
  return (
    constructionProblem(about, made) ??
    frozenProblem(about, [tiles, exchanged], read) ??
    firstFailure(
      asked.map((method, index) => {
        const [before, after] = [answers[index], answers[count + index]];
        const [first, again] = [answers[aloneFrom + index], answers[aloneFrom + count + index]];
        const judged = judgeKept(aboutOf(`${method}()`, method), before, after);
        return isChanged(first, again) ? changedAlone(context, `${method}()`, judged) : judged;
      }),
    )
  );
};

/** A call changes the board: whether the constructor keeps the array cannot be told. */
const changedAlone = ({ edition }: CheckContext, call: string, judged: Judgement): Judgement =>
  judged.passed ? judged : { ...judged, message: messages.changedAlone({ call }), hint: changesItselfHint(edition) };

const isChanged = (before: Observation | undefined, after: Observation | undefined): boolean =>
  before?.kind === 'value' && after?.kind === 'value' && before.value !== after.value;

const judgeKept = (
  question: QuestionContext,
  before: Observation | undefined,
  after: Observation | undefined,
): Judgement => {
  if (before?.kind !== 'value') return noAnswer(question, before, messages.aValue()).judgement;
  if (after?.kind !== 'value') return noAnswer(question, after, valueWords(before)).judgement;
  if (after.value === before.value) return passed;
  return failed(question, {
    message: messages.changed({ call: question.call }),
    expected: valueWords(before),
    actual: valueWords(after),
    hint: messages.changedHint(),
  });
};
