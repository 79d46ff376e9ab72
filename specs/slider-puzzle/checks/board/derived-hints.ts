/** Why a board that neighbors() or twin() made answers wrongly, as far as what it and others answered can tell. */
import type { Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { hamming, isGoal, manhattan, neighbors, sameTiles, type Tiles } from '../../../../reference/puzzle/tiles.ts';
import { movedInstead } from '../../judges/moved-cell.ts';
import { movesBlank } from '../../judges/neighbors-hint.ts';
import { tilesIn } from '../../judges/read-board.ts';
import { withHint } from '../../questions/question-context.ts';

const messages = defineMessages('derived-boards-tree', {
  hint: 'A board that a method returned (as neighbors() does) answers wrongly, and not one that a caller makes with new Board(tiles). Look at what only the constructor sets, at what is copied from the board it came from (the position of the blank, a distance, whether it is the goal), and at distances that are updated instead of computed.',
  copiedHint:
    'A new board gives the answer of one that it comes from: is something that was computed for that one copied to the new board, or not updated?',
  staleTextHint:
    'toString() of a new board shows the board that it was made from: is a text that toString() keeps copied to the new board?',
});

/** One answer of a derived board. */
export interface DerivedAnswer {
  readonly method: string;
  readonly tiles: Tiles;
  /** The boards that it comes from, the one that it was made from last. */
  readonly ancestors: readonly Tiles[];
  /** The argument of equals(). */
  readonly other?: Tiles;
  readonly seen: readonly (Observation | undefined)[];
  /** Judges the same answer as one about other tiles. */
  readonly judgeFor: (tiles: Tiles) => Judgement;
}

/**
 * What the judgement says of the method itself is left out where the method is right on boards of the caller: of distances, and
 * where the answer is that of another board. What is wrong in a collection of boards, or in equals(), still tells.
 */
export const withDerivedHint = (judgement: Judgement, answer: DerivedAnswer): Judgement => {
  if (judgement.passed) return judgement;
  if (isWithoutAnswer(answer)) return withHint(judgement, messages.hint);
  const { method, ancestors } = answer;
  if (isMade(answer) && comesBackUnchanged(answer)) return { ...judgement, hint: messages.staleTextHint() };
  if (ancestors.some((one) => isAnswerOf(answer, one))) return { ...judgement, hint: messages.copiedHint() };
  if (isOfMethodAlone(answer)) return judgement;
  const saysMore = ['neighbors', 'twin', 'equals', 'toString'].includes(method);
  return saysMore ? withHint(judgement, messages.hint) : { ...judgement, hint: messages.hint() };
};

/** The same of neighbors(), with words of the caller's own where no more is known. */
export const withNestedHint = (judgement: Judgement, answer: DerivedAnswer, hint: () => string): Judgement => {
  if (judgement.passed || (!isWithoutAnswer(answer) && isOfMethodAlone(answer))) return judgement;
  return comesBackUnchanged(answer) ? { ...judgement, hint: messages.staleTextHint() } : withHint(judgement, hint);
};

/** An exception, for one: its own hint tells of it. */
const isWithoutAnswer = ({ seen: [first] }: DerivedAnswer): boolean =>
  first?.kind !== 'value' && first?.kind !== 'object';

/** It differs from the board that it was made from. */
const isMade = ({ tiles, ancestors }: DerivedAnswer): boolean => {
  const parent = ancestors.at(-1);
  return parent !== undefined && !sameTiles(parent, tiles);
};

/** Most boards are not the goal: that this one is said not to be it says nothing. */
const isAnswerOf = ({ method, judgeFor }: DerivedAnswer, tiles: Tiles): boolean =>
  !['equals', 'toString', 'neighbors', 'twin'].includes(method) &&
  (method !== 'isGoal' || isGoal(tiles)) &&
  judgeFor(tiles).passed;

/**
 * Nothing that was copied makes a board equal to one that it was not made from, leads to a blank that was never there, or moves
 * the blank that is there to a cell that is not next to it.
 */
const isOfMethodAlone = (answer: DerivedAnswer): boolean => {
  const { method, tiles, ancestors, other, seen } = answer;
  if (method === 'equals') {
    return other !== undefined && !sameTiles(tiles, other) && !sameTiles(ancestors.at(-1) ?? tiles, other);
  }
  // A twin is no evidence: twin() may return every board as it is.
  if (method === 'twin') return readsAs(seen.at(-1), tiles);
  if (method !== 'neighbors') return false;
  const boards = boardsIn(seen.at(-1));
  const cell = movedInstead(tiles, boards);
  if (cell !== null) return ancestors.every((one) => one.flat()[cell] !== 0);
  return boards.some((board) => movesBlank(tiles, board) && !neighbors(tiles).some((one) => sameTiles(one, board)));
};

export const boardsIn = (each: Observation | undefined): Tiles[] =>
  each?.kind === 'each' ? each.items.map(([text]) => tilesIn(text)).filter((one) => one !== null) : [];

/** It was made by the same method, and differs from where it came from; only boards that it makes do not. */
const comesBackUnchanged = ({ method, tiles, seen }: DerivedAnswer): boolean => {
  const last = seen.at(-1);
  const texts = last?.kind === 'each' ? last.items.map(([text]) => text) : [];
  return method === 'neighbors' && texts.length > 1 && texts.every((text) => readsAs(text, tiles));
};

const readsAs = (text: Observation | undefined, tiles: Tiles): boolean => {
  const shown = tilesIn(text);
  return shown !== null && sameTiles(shown, tiles);
};

/** Values that a new board gave, in the order hamming(), manhattan(). */
export type Distances = readonly (Observation | undefined)[];

/** New boards that all read as the one they were made from, but have distances that only others have. */
export const withTextHint = (judgement: Judgement, tiles: Tiles, made: readonly Made[]): Judgement =>
  !judgement.passed && made.length > 0 && made.every((one) => isAnother(one, tiles))
    ? { ...judgement, hint: messages.staleTextHint() }
    : judgement;

export interface Made {
  readonly text: Observation | undefined;
  readonly distances: Distances;
}

const isAnother = ({ text, distances: [first, second] }: Made, tiles: Tiles): boolean =>
  readsAs(text, tiles) &&
  first?.kind === 'value' &&
  second?.kind === 'value' &&
  second.value !== manhattan(tiles) &&
  neighbors(tiles).some((board) => hamming(board) === first.value && manhattan(board) === second.value);
