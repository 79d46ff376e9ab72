/** Judges collections of boards against the neighbors that a board has: none missing, none extra, in any order. */
import type { Judgement } from '../../../harness/contracts/check.ts';
import type { Observation } from '../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { neighbors, sameTiles, type Tiles } from '../../../reference/puzzle/tiles.ts';
import { type Failing, type QuestionContext, failed, passed } from '../questions/question-context.ts';
import { drawn, gridMessages } from '../wording/grids.ts';
import { inline, plural } from '../wording/show.ts';
import { isPromise, noAnswer, objectProblem } from './answer.ts';
import { type Difference, neighborsHint } from './neighbors-hint.ts';
import { readBoard, type Unreadable } from './read-board.ts';

const messages = defineMessages('neighbors', {
  walking: 'iterating over {call}',
  unreadable: 'Board {number} of {call} on {on} cannot be read: its toString() {problem}.',
  unreadableActual: 'a board that cannot be read',
  nullItem: '{call} on {on} contains null among its boards.',
  'nullItem@typescript': '{call} on {on} contains null or undefined among its boards.',
  nullItemActual: 'null among the boards',
  nullItemHint: '{call} contains null: return only the boards that exist.',
  'nullItemHint@typescript': '{call} contains null or undefined: return only the boards that exist.',
  missing: '{boards} missing',
  extra: '{boards} too many or wrong',
  endless: 'the iteration does not end',
  wrong: '{call} on {on}: {faults}.',
  moreThan: 'more than {boards}',
  none: 'no boards',
  list: '{boards}: {list}',
});

/** No board has more than four neighbors; a few more are read, to see that it ends. */
export const neighborsLimit = 12;

/**
 * What calling neighbors(), iterating over it and printing left: the call, the walk, and toString() first for each
 * item.
 */
export interface NeighborsSeen {
  readonly call: Observation | undefined;
  readonly walk: Observation | undefined;
  readonly each: Observation | undefined;
}

export const judgeNeighbors = (question: QuestionContext, tiles: Tiles, seen: NeighborsSeen): Judgement => {
  const expected = neighbors(tiles);
  const listed = boardsOf(question, seen, plural(expected.length, 'board'));
  if (!listed.known) return listed.judgement;
  const found = listed.boards;
  const missing = without(expected, found);
  const extra = without(found, expected);
  if (missing.length === 0 && extra.length === 0 && !listed.truncated) return passed;
  return failed(
    question,
    difference(question, tiles, { expected, found, missing, extra, truncated: listed.truncated }),
  );
};

export type Boards =
  | { readonly known: true; readonly boards: readonly Tiles[]; readonly truncated: boolean }
  | { readonly known: false; readonly judgement: Judgement };

/** The boards that an iterable gave, read back through toString(). */
export const boardsOf = (question: QuestionContext, seen: NeighborsSeen, expected: string): Boards => {
  const problem = objectProblem(question, seen.call, expected);
  if (problem !== null) return { known: false, judgement: problem };
  if (seen.walk?.kind !== 'items') {
    if (isPromise(seen.call)) return noAnswer(question, seen.call, expected);
    const call = seen.walk?.kind === 'missing' ? question.call : messages.walking({ call: question.call });
    return noAnswer({ ...question, call }, seen.walk, expected);
  }
  if (seen.each?.kind !== 'each') return noAnswer(question, seen.each, expected);
  const boards: Tiles[] = [];
  for (const [index, item] of seen.each.items.entries()) {
    if (isNull(item)) return { known: false, judgement: nullItem(question, expected) };
    const read = readBoard(item[0]);
    if (!read.readable) return { known: false, judgement: unreadableItem(question, index, read, expected) };
    boards.push(read.tiles);
  }
  return { known: true, boards, truncated: seen.walk.truncated };
};

/** Nothing could be called on it. */
const isNull = ([first]: readonly Observation[]): boolean => first?.kind === 'absent';

export const nullItemWords = ({ call, on }: QuestionContext): Omit<Failing, 'expected'> => ({
  message: messages.nullItem({ call, on }),
  actual: messages.nullItemActual(),
  hint: messages.nullItemHint({ call }),
});

const nullItem = (question: QuestionContext, expected: string): Judgement =>
  failed(question, { ...nullItemWords(question), expected });

const unreadableItem = (question: QuestionContext, index: number, read: Unreadable, expected: string): Judgement =>
  failed(question, {
    message: messages.unreadable({
      number: String(index + 1),
      call: question.call,
      on: question.on,
      problem: read.problem,
    }),
    expected,
    actual: messages.unreadableActual(),
    hint: read.hint,
  });

const difference = (question: QuestionContext, tiles: Tiles, parts: Difference): Failing => {
  const { expected, found, missing, extra, truncated } = parts;
  const faults = [
    missing.length > 0 ? messages.missing({ boards: plural(missing.length, 'board') }) : '',
    extra.length > 0 ? messages.extra({ boards: plural(extra.length, 'board') }) : '',
    truncated ? messages.endless() : '',
  ].filter((fault) => fault !== '');
  return {
    message: messages.wrong({ call: question.call, on: question.on, faults: faults.join(', ') }),
    expected: listed(expected),
    actual: truncated ? messages.moreThan({ boards: plural(found.length, 'board') }) : listed(found),
    hint: neighborsHint(tiles, parts),
    grids: [
      ...drawn(gridMessages.board(), tiles),
      ...missing.slice(0, 2).flatMap((board) => drawn(gridMessages.missing(), board, tiles)),
      ...extra.slice(0, 2).flatMap((board) => drawn(gridMessages.extra(), board, tiles)),
    ],
  };
};

const listed = (boards: readonly Tiles[]): string =>
  boards.length === 0
    ? messages.none()
    : messages.list({ boards: plural(boards.length, 'board'), list: boards.map(inline).join(', ') });

/** What is left of `boards` when each of `others` takes away one of its like. */
export const without = (boards: readonly Tiles[], others: readonly Tiles[]): Tiles[] => {
  const left = [...others];
  return boards.filter((board) => {
    const at = left.findIndex((other) => sameTiles(other, board));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};
