/** Every method of Board without arguments: how it is asked, and judged against the model of the tiles. */
import type { Judgement } from '../../../../../harness/contracts/check.ts';
import type { Observation, Step } from '../../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../../harness/messages/messages.ts';
import { isSolvable } from '../../../../../reference/puzzle/parity.ts';
import { sameTiles, type Tiles } from '../../../../../reference/puzzle/tiles.ts';
import type { Edition } from '../../../edition.ts';
import { judgeBoolean } from '../../../judges/boolean.ts';
import { judgeMeasure, type Measure } from '../../../judges/distance.ts';
import { judgeFormat } from '../../../judges/format.ts';
import { judgeNeighbors, neighborsLimit } from '../../../judges/neighbors.ts';
import { passed, type QuestionContext } from '../../../questions/question-context.ts';
import { call, callFor, listBoards, toText } from '../../../questions/steps.ts';
import type { CheckContext } from '../../context.ts';
import { otherSizeHint } from '../equals.ts';
import { judgeIsGoal } from '../is-goal.ts';
import { judgeTwin } from '../twin.ts';

const messages = defineMessages('board-methods', {
  solvableHint: 'Whether a board can be solved depends on the parity of its tiles and on where its blank is.',
  equalHint: 'Both boards have the same tiles: compare the numbers in the cells, and no other fields.',
  integerHint:
    'If smaller boards than 12-by-12 are equal: == and != go by the numbers of Integer objects only up to 127; equals() always does.',
  differentHint:
    'The boards differ: compare every cell, including the last row and column; distances, sums or hash codes are not enough.',
  wrappedHint:
    'equals() may count differences in a type that is too small: a byte holds a multiple of 256 as 0, and these boards differ in that many cells. Use an int, or return false at the first difference. If that is not it: compare every cell, including the last row and column; sums or hash codes are not enough.',
});

export interface BoardMethod {
  readonly name: string;
  /** Each leaves one observation; `prefix` is unused before. */
  readonly steps: (on: string, prefix: string) => readonly Step[];
  readonly judge: (
    question: QuestionContext,
    tiles: Tiles,
    observations: readonly (Observation | undefined)[],
  ) => Judgement;
}

/** Those whose answer is a value. */
export const valueMethods = (edition: Edition): readonly BoardMethod[] => [
  measure('hamming'),
  measure('manhattan'),
  measure(edition.sizeMethod),
  value('isGoal', judgeIsGoal),
  ...(edition.solvableBy === 'Board' ? [value('isSolvable', judgeIsSolvable)] : []),
  value('toString', judgeFormat),
];

/** Those whose answer is made of boards. */
export const makingMethods = (edition: Edition): readonly BoardMethod[] => [
  neighborsMethod,
  ...(edition.hasTwin ? [twinMethod] : []),
];

export const methodsOf = (edition: Edition): readonly BoardMethod[] => [
  ...valueMethods(edition),
  ...makingMethods(edition),
];

/** With hashCode() where objects have one: two equal boards may differ in it, and all others must not notice that it was called. */
export const methodsAndHash = (context: CheckContext): readonly BoardMethod[] => [
  ...methodsOf(context.edition),
  ...hashMethods(context),
];

/** None in TypeScript. */
export const hashMethods = ({ language }: Pick<CheckContext, 'language'>): readonly BoardMethod[] =>
  language === 'java' ? [hashMethod] : [];

const hashMethod: BoardMethod = {
  name: 'hashCode',
  steps: (on) => [call(on, 'hashCode')],
  judge: () => passed,
};

const value = (
  name: string,
  judge: (question: QuestionContext, tiles: Tiles, answer: Observation | undefined) => Judgement,
): BoardMethod => ({
  name,
  steps: (on) => [call(on, name)],
  judge: (question, tiles, [answer]) => judge(question, tiles, answer),
});

const measure = (name: Measure): BoardMethod =>
  value(name, (question, tiles, answer) => judgeMeasure(question, name, tiles, answer));

const judgeIsSolvable = (question: QuestionContext, tiles: Tiles, answer: Observation | undefined): Judgement =>
  judgeBoolean(question, { expected: isSolvable(tiles), hint: messages.solvableHint() }, answer);

const neighborsMethod: BoardMethod = {
  name: 'neighbors',
  steps: (on, prefix) => listBoards(on, 'neighbors', neighborsLimit, prefix),
  judge: (question, tiles, [given, walk, each]) => judgeNeighbors(question, tiles, { call: given, walk, each }),
};

const twinMethod: BoardMethod = {
  name: 'twin',
  steps: (on, prefix) => [callFor(`${prefix}twin`, on, 'twin'), toText(`${prefix}twin`)],
  judge: (question, tiles, [twin, text]) => judgeTwin(question, tiles, twin, text),
};

/** What calls of all methods in their turn showed: that of each. */
export const seenOfEach = (
  methods: readonly Pick<BoardMethod, 'steps'>[],
  seen: readonly Observation[],
): readonly (readonly Observation[])[] => {
  let from = 0;
  return methods.map(({ steps }) => seen.slice(from, (from += steps('', '').length)));
};

/** equals() of two boards whose tiles are known. */
export const judgeEquals = (
  { language }: Pick<CheckContext, 'language'>,
  question: QuestionContext,
  left: Tiles,
  right: Tiles,
  answer: Observation | undefined,
): Judgement => {
  if (right.length !== left.length) {
    return judgeBoolean(question, { expected: false, hint: otherSizeHint(), whenThrown: otherSizeHint() }, answer);
  }
  const expected = sameTiles(left, right);
  const truth = {
    expected,
    get hint() {
      return expected ? equalHint(language) : differentHint(language, left, right);
    },
  };
  return judgeBoolean(question, truth, answer);
};

const equalHint = (language: string): string =>
  language === 'java' ? `${messages.equalHint()} ${messages.integerHint()}` : messages.equalHint();

const differentHint = (language: string, left: Tiles, right: Tiles): string =>
  language === 'java' && differences(left, right) % 256 === 0 ? messages.wrappedHint() : messages.differentHint();

const differences = (left: Tiles, right: Tiles): number => {
  const cells = right.flat();
  return left.flat().filter((tile, cell) => tile !== cells[cell]).length;
};
