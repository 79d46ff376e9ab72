/** Board 21: every method again and again, in designed and in random orders, on boards that were used before. */
import type { Check } from '../../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../../harness/messages/messages.ts';
import { goal, type Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { boardArbitrary } from '../../../arbitraries/board-arbitrary.ts';
import { toRows } from '../../../../../reference/puzzle/cells.ts';
import { scattered } from '../../../arbitraries/near-boards.ts';
import { sized } from '../../../puzzles/file-sets.ts';
import { designedCase, randomCase, type Question } from '../../../questions/question.ts';
import { boardLines } from '../../../wording/reproduction.ts';
import { describeSize } from '../../../wording/show.ts';
import { boardCheck, explained, type CheckContext } from '../../context.ts';
import { sourceMessages as from } from '../../sources.ts';
import { afterOtherTypesCase } from './after-other-types.ts';
import { besideAnotherSizeCase } from './beside-another-size.ts';
import { changedArrayCases } from './changed-array.ts';
import type { Command } from './commands.ts';
import { interruptedWalkCase } from './interrupted-walk.ts';
import { judgeKeptAnswers } from './kept-answers.ts';
import { methodsAndHash, methodsOf } from './methods.ts';
import { questionOf } from './replay.ts';
import { sameArrayCase } from './same-array.ts';
import { afterEquals, everyOrder, firstCalls, manyCalls, randomSequence, walks } from './sequences.ts';

const messages = defineMessages('board-21', {
  title: 'each method always gives the same answer, after any calls on the board and on what it returned',
  measured:
    'Whether every method gives the same answer after every other method, on boards made by the caller, by neighbors() and, where there is one, by twin(); and whether neighbors() gives the same boards after an iteration over part of it, after two iterations, and after two at the same time. Also whether an iteration continues as it began, whether the caller’s array is left unchanged, and whether the board stays the same when the caller changes that array.',
  why: 'An immutable board answers as if nothing had ever been called on it. Common mistakes: a cache that is filled once and used wrongly; a string or a sum that grows with each call; a list or an iterator that is kept and used up; methods that exchange tiles for a new board and do not always put them back; a constructor that changes the array that it is given, or copies only some of its rows; a static field that holds the size or the goal of the board that was made last.',
  passing:
    'The same answer to every call; for neighbors() the same boards in any order. What neighbors() returns may allow only one iteration, as a generator does.',
  inputs:
    'Sequences of calls on boards of size 2 to 4: systematic ones, in which every method follows every other, or itself 260 times, and random ones. Boards of size 2 to 40 whose array the caller changes, and two boards of one array, of every size up to 16. Between calls, boards of another size are made and asked; the boards that methods return after that are asked everything.',
  everyOrder: 'every method after every other',
  firstCalls: 'each method first',
  afterEquals: 'each method after equals() with other boards',
  manyCalls: 'each method many times',
  walks: 'iterations over neighbors()',
  random: 'random calls, random {size}',
});

const boards = [
  goal(3),
  toRows([3, 1, 2, 0]),
  toRows([1, 2, 3, 4, 0, 6, 7, 5, 8]),
  toRows([0, 8, 6, 5, 4, 7, 2, 3, 1]),
  toRows([5, 1, 9, 4, 2, 0, 15, 8, 3, 14, 7, 6, 13, 10, 12, 11]),
] as const;

/** The second of them is one move from the goal, the last two. */
const few = [boards[0], toRows([1, 2, 3, 4, 5, 6, 7, 0, 8]), boards[2]] as const;

/** With the blank in the middle, in each corner and beside one: an array may be changed, or exchanged, where the blank is. */
const ofEverySize = Array.from({ length: 15 }, (_, index) => index + 2).flatMap((n) => {
  const last = n * n - 1;
  const blanks = new Set([Math.floor(n / 2) * (n + 1), 0, 1, n - 1, n, last - n + 1, last - 1, last]);
  return [...blanks].map((blank) => scattered(n, blank));
});

/** Random sequences in one script, and boards that they start from. */
const random = { runs: 6, sizes: sized([2, 3, 4], 4) };

export const afterUseCheck = (context: CheckContext): Check => {
  const methods = methodsOf(context.edition);
  const names = methods.map(({ name }) => name);
  const orders = everyOrder(methodsAndHash(context).map(({ name }) => name));
  const question = (commands: readonly Command[]): Question<Tiles> => sequenceQuestion(context, commands);
  const randomly = question(randomSequence(context.seed, random.runs, names));
  return boardCheck({
    id: 'board-21',
    title: messages.title(),
    explanation: explained(messages, from.immutable()),
    cases: [
      designedCase(messages.everyOrder(), question(orders), boards),
      designedCase(messages.firstCalls(), question(firstCalls(names)), few),
      designedCase(messages.afterEquals(), question(afterEquals(names)), few),
      afterOtherTypesCase(context, methods, few),
      designedCase(messages.manyCalls(), question(manyCalls(names)), [few[2]]),
      designedCase(messages.walks(), question(walks(names)), boards),
      sameArrayCase(context, methods, [...few, ...ofEverySize]),
      ...changedArrayCases(context, methods),
      interruptedWalkCase(context, methods, few),
      besideAnotherSizeCase(context, methods),
      ...random.sizes.map(({ n, count }) =>
        randomCase(randomly, { what: messages.random({ size: describeSize(n) }), count, arbitrary: boardArbitrary(n) }),
      ),
    ],
  });
};

const sequenceQuestion = (context: CheckContext, commands: readonly Command[]): Question<Tiles> =>
  questionOf(context, commands, judgeKeptAnswers, (tiles) => boardLines(context.notation, tiles));
