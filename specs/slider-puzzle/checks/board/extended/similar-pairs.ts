/** Board 20: equals() of boards that differ in one respect, before and after other methods were called. */
import type { Case, Check, FixedCase, Judgement } from '../../../../../harness/contracts/check.ts';
import { lazyCases } from '../../../../../harness/contracts/lazy-cases.ts';
import type { Observation, Step } from '../../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../../harness/messages/messages.ts';
import type { Pair } from '../../../arbitraries/pair-arbitrary.ts';
import {
  alikePairs,
  largePairs,
  linePairs,
  otherAlikePairs,
  rearrangedPairs,
  sizePairs,
  smallPairs,
} from '../../../arbitraries/similar-pairs.ts';
import type { Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { firstFailure, passed, withHint, type QuestionContext } from '../../../questions/question-context.ts';
import { designedCase, toGrid, type Question } from '../../../questions/question.ts';
import { equals, newBoard } from '../../../questions/steps.ts';
import { gridLine } from '../../../wording/reproduction.ts';
import { describeBoard } from '../../../wording/show.ts';
import { boardCheck, explained, type CheckContext } from '../../context.ts';
import { sourceMessages as from } from '../../sources.ts';
import { boardProblem } from '../board-question.ts';
import { largestPairsCase } from './largest-pairs.ts';
import { otherTypesCase } from './other-types.ts';
import { judgeEquals, methodsAndHash, type BoardMethod } from './methods.ts';
import { at } from '../../../../../reference/puzzle/at.ts';

const messages = defineMessages('board-20', {
  title: 'equals() of boards that differ in one respect',
  measured:
    'What equals() returns, in both orders, for equal boards and for boards that differ as little as possible; and whether other methods mistake one for the other.',
  why: 'Common mistakes: some cells are not compared; distances, hash codes or the position of the blank are compared instead of the tiles; a cached field is compared as well, so that two equal boards differ once a method of one of them has been called; tiles are kept in a type that is too small; answers are kept in a map, under a key that two boards share.',
  'why@java':
    'Common mistakes: some cells are not compared; distances, hash codes or the position of the blank are compared instead of the tiles; a cached field is compared as well, so that two equal boards differ once a method of one of them has been called; Integer objects are compared with ==, which works only up to 127; tiles are kept in bytes; answers are kept in a map, under a key that two boards share.',
  passing:
    'true exactly when the size and all tiles are the same, no matter what was called before, and no answer that is the other board’s.',
  inputs:
    'Every exchange of two cells on boards of size 2 to 4; exchanges in each row of larger boards, up to 127-by-127, with tiles above 127 and 255, and of the first cell with each other one of its row and column; boards that differ in a multiple of 256 cells, which a byte holds as 0; the same rows, columns or tiles in another order; boards with equal distances, equal digits, equal hash codes or equal checksums; boards that begin with the same tiles and differ in size; a board’s string and its array.',
  small: 'sizes 2 to 4',
  used: 'sizes 2 and 3, before and after other calls',
  large: 'sizes 5, 12 and 17',
  lines: 'the first cell and others of its row or column, size 17',
  rearranged: 'the same rows, columns or tiles in another order',
  alike: 'equal distances, digits or hash codes',
  otherAlike: 'equal digits or hash codes to other bases',
  otherSize: 'different sizes',
  itself: 'itself',
  afterUse: '{board}, after {calls}',
  callAll: 'call these on {board}: {calls}',
  afterUseHint:
    'The answer was right before the other methods were called: equals() must compare only the tiles, and no field that a method sets, and no method may change the tiles.',
  afterOther: '{board}, after {other} was asked',
  sharedKeyHint:
    'A board gives the answer of the one that was asked before: look for static fields, and for variables outside the class. In a map, two boards may have the same key, such as a hash code, or digits without spaces. Keep an answer in a field of its own board.',
  'sharedKeyHint@java':
    'A board gives the answer of the one that was asked before: look for static fields. In a map, two boards may have the same key, such as a hash code, or digits without spaces. Keep an answer in a field of its own board.',
});

export const similarPairsCheck = (context: CheckContext): Check =>
  boardCheck(
    lazyCases({ id: 'board-20', title: messages.title(), explanation: explained(messages, from.equals()) }, () =>
      casesOf(context),
    ),
  );

const casesOf = (context: CheckContext): readonly Case[] => {
  const methods = methodsAndHash(context);
  const unused = pairQuestion(context, comparisons.unused, methods);
  const used = pairQuestion(context, comparisons.used, methods);
  const measures = methods.filter(({ name }) => ['hamming', 'manhattan', 'isGoal'].includes(name));
  return [
    designedCase(messages.small(), unused, smallPairs([2, 3, 4])),
    designedCase(messages.used(), used, smallPairs([2, 3])),
    designedCase(messages.large(), unused, largePairs()),
    designedCase(messages.lines(), unused, linePairs(17)),
    designedCase(messages.rearranged(), unused, rearrangedPairs()),
    confusedCase(messages.alike(), { context, methods }, alikePairs()),
    confusedCase(messages.otherAlike(), { context, methods: measures }, otherAlikePairs()),
    designedCase(messages.otherSize(), used, sizePairs()),
    largestPairsCase(context),
    otherTypesCase(context),
  ];
};

type Side = keyof Pair;

/** `used`: which of the boards have been asked everything by then. */
interface Comparison {
  readonly on: Side;
  readonly other: Side;
  readonly used: readonly Side[];
}

const bothWays = (used: readonly Side[]): Comparison[] => [
  { on: 'left', other: 'right', used },
  { on: 'right', other: 'left', used },
];

const itself: Comparison = { on: 'left', other: 'left', used: ['left', 'right'] };

/** What is compared before a board is used, when the left one has been, and when both have been. */
const comparisons = {
  unused: [bothWays([])],
  used: [bothWays([]), bothWays(['left']), [...bothWays(['left', 'right']), itself]],
} as const;

type Rounds = readonly (readonly Comparison[])[];

/** A round of comparisons, then all methods of the left board and the next round, then those of the right one. */
const pairQuestion = (context: CheckContext, rounds: Rounds, methods: readonly BoardMethod[]): Question<Pair> => {
  const use = (side: Side): Step[] => methods.flatMap(({ steps }) => steps(side, side));
  const compare = ({ on, other }: Comparison): Step => equals(on, other);
  const usesBefore: readonly Step[][] = [[], use('left'), use('right')];
  const asked = { context, methods };
  return {
    steps: [
      ...[newBoard('left', 'left'), newBoard('right', 'right')],
      ...rounds.flatMap((round, index) => [...at(usesBefore, index), ...round.map(compare)]),
    ],
    row: ({ left, right }) => ({ left: toGrid(left), right: toGrid(right) }),
    judge: (pair, [left, right, ...rest]) => {
      const problem = boardProblem(context, pair.left, left) ?? boardProblem(context, pair.right, right);
      let from = 0;
      const next = (count: number): readonly Observation[] => rest.slice(from, (from += count));
      const judged = rounds.flatMap((round, index) => {
        from += at(usesBefore, index).length;
        const compared = next(round.length);
        return round.map((one, place) => judgedComparison(asked, pair, one, compared[place]));
      });
      return problem ?? firstFailure(judged);
    },
    reproduce: (pair) => lines(asked, pair, { on: 'left', other: 'right', used: [] }),
  };
};

interface Asked {
  readonly context: CheckContext;
  readonly methods: readonly BoardMethod[];
}

type Row = readonly Observation[];

/** Also whether answers are kept under a key that both boards of a pair have, so that the right one has those of the left one. */
const confusedCase = (name: string, asked: Asked, pairs: readonly Pair[]): FixedCase => {
  const compared = designedCase(name, pairQuestion(asked.context, comparisons.used, asked.methods), pairs);
  return {
    ...compared,
    judge: (...given) => firstFailure([compared.judge(...given), ...confusions(asked, pairs, given[0])]),
  };
};

/** In the order of the methods: where each is asked of the left board and of the right one. */
const confusions = ({ context, methods }: Asked, pairs: readonly Pair[], rows: readonly Row[]): Judgement[] => {
  const [unused, ofLeft] = comparisons.used;
  const count = (some: readonly BoardMethod[]): number => some.flatMap(({ steps }) => steps('', '')).length;
  const atLeft = 2 + unused.length;
  const atRight = atLeft + count(methods) + ofLeft.length;
  return methods.map((method, index) => {
    const before = count(methods.slice(0, index));
    const ask = (row: Row, start: number): Row => row.slice(start + before, start + before + count([method]));
    const answers = pairs.map((pair, place) => {
      const row = at(rows, place);
      return { pair, left: ask(row, atLeft), right: ask(row, atRight) };
    });
    return confusion(context, method, answers);
  });
};

interface Answers {
  readonly pair: Pair;
  readonly left: Row;
  readonly right: Row;
}

/** Wrong distances may be those of another board by chance, in a few pairs; who keeps answers gives them nearly always. */
const confusion = (context: CheckContext, { name, judge }: BoardMethod, all: readonly Answers[]): Judgement => {
  const isOf = (tiles: Tiles, pair: Pair, seen: Row): boolean =>
    seen.length > 0 && judge(aboutUse(context, pair, name), tiles, seen).passed;
  const isAlike = ({ pair, left }: Answers): boolean => isOf(pair.left, pair, left) && isOf(pair.right, pair, left);
  const telling = all.filter((one) => !isAlike(one));
  const confused = telling.filter(
    ({ pair, left, right }) =>
      isOf(pair.left, pair, left) && isOf(pair.left, pair, right) && !isOf(pair.right, pair, right),
  );
  const [first] = confused;
  if (first === undefined || 2 * confused.length < telling.length) return passed;
  const judged = judge(aboutUse(context, first.pair, name), first.pair.right, first.right);
  return judged.passed ? judged : { ...judged, hint: messages.sharedKeyHint() };
};

const aboutUse = ({ notation }: CheckContext, { left, right }: Pair, method: string): QuestionContext => ({
  ...{ type: 'Board', call: `${method}()` },
  get on() {
    return messages.afterOther({ board: describeBoard(right), other: describeBoard(left) });
  },
  get reproduction() {
    return [
      ...[gridLine(notation, 'left', left), gridLine(notation, 'right', right)],
      ...['left', 'right'].map((side) => notation.call(`new Board(${side})`, method, [])),
    ];
  },
});

const judgedComparison = (asked: Asked, pair: Pair, one: Comparison, answer: Observation | undefined): Judgement => {
  const judged = judgeEquals(asked.context, about(asked, pair, one), pair[one.on], pair[one.other], answer);
  if (one.used.length === 0 || judged.passed) return judged;
  // An exception says more itself.
  return answer?.kind === 'value'
    ? { ...judged, hint: messages.afterUseHint() }
    : withHint(judged, messages.afterUseHint);
};

const about = (asked: Asked, pair: Pair, { on, other, used }: Comparison): QuestionContext => ({
  type: 'Board',
  get call() {
    return `equals(${on === other ? messages.itself() : describeBoard(pair[other])})`;
  },
  get on() {
    const board = describeBoard(pair[on]);
    return used.includes(on) ? messages.afterUse({ board, calls: callsWords(asked) }) : board;
  },
  get reproduction() {
    return lines(asked, pair, { on, other, used });
  },
});

const callsWords = ({ methods }: Asked): string => methods.map(({ name }) => `${name}()`).join(', ');

const lines = (asked: Asked, pair: Pair, { on, other, used }: Comparison): string[] => {
  const { notation } = asked.context;
  return [
    ...[gridLine(notation, 'left', pair.left), gridLine(notation, 'right', pair.right)],
    ...['left', 'right'].map((side) => notation.construct(`${side}Board`, 'Board', [side])),
    ...used.map((side) => notation.comment(messages.callAll({ board: `${side}Board`, calls: callsWords(asked) }))),
    notation.call(`${on}Board`, 'equals', [notation.asObject(`${other}Board`)]),
  ];
};
