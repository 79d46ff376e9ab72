import { describe, expect, it } from 'vitest';
import { notation } from '../../../../../harness/languages/java/notation.ts';
import { at } from '../../../../../harness/text/at.ts';
import { currentEdition } from '../../../edition.ts';
import { thrown } from '../../../testing/observed.ts';
import { extendedBoardChecks } from './index.ts';
import { judging, RightBoard, rightClasses } from '../../../testing/simulation.ts';
import {
  ChangesArray,
  ChangesArrayLater,
  DerivedDistanceIn20Bits,
  DerivedGoalOnlyTwice,
  DistancesIn16Bits,
  FillsListsInTurns,
  FromCachedParent,
  Generator,
  GoalByDistanceIn16Bits,
  GoalByHash,
  GoalOfCallersArray,
  GoalOfParent,
  KeepsLastRow,
  KeepsArrayOfOneSize,
  KeepsLaterRows,
  KeepsTextOfParent,
  MarksBlankInArray,
  NeighborMissingInOneCorner,
  OneDigitLess,
  RefillsList,
  SecondDistanceIn16Bits,
  SharesList,
  StandsStill,
  SwapsWhileWalked,
  TextAfterText,
  TolerantGoal,
  TolerantGoalAtOneSize,
  TwinMovesBlankAtOneSize,
  TwinMovesBlankInOneCell,
  TwinOfNeighborsTwin,
  UsedUp,
  WrongAtOneSize,
  WrongInThirdGeneration,
  WrongUpwards,
  WrongWhenAskedOften,
} from '../../../testing/wrong-boards.ts';
import {
  EqualButForLastColumnAtOneSize,
  EqualByCountInAByte,
  EqualByDistance,
  EqualByDistancesAndSum,
  EqualByPaddedText,
  EqualByRowKeys,
  EqualByTextHash,
  EqualByTiles,
  EqualInBytes,
  EqualsCopies,
  EqualsNullForgets,
  EqualsSpoilsDistance,
  EqualToObjectWithoutPrototype,
  EqualToOwnText,
  EqualToText,
  HashOfParentCompared,
  NeverEqual,
  UnequalByWay,
  UnequalToNew,
  UnequalWhenAskedOften,
} from '../../../testing/wrong-equals.ts';
import {
  GoalOfLastSize,
  HammingCountsBlank,
  HammingFromZero,
  ManhattanByDigits,
  MovesOfLastSize,
  NeighborsOfLastSize,
} from '../../../testing/sharing-boards.ts';
import {
  BlankRowByReciprocal,
  DerivedBlankInSixBits,
  DerivedBlankInTwoDigits,
  DerivedGoalInAByte,
  DerivedRowByReciprocal,
  GoalByReciprocal,
  HammingByCeiling,
  RowsByShiftedProduct,
} from '../../../testing/far-boards.ts';

const made = (language: string, edition = currentEdition, seed = 1) =>
  extendedBoardChecks({ puzzles: new Map(), seed, language, notation, edition, checkSet: 'extended' });

const checks = { java: made('java'), typescript: made('typescript') };

/** Of all, or of these. */
const failing = (
  board: typeof RightBoard,
  language: keyof typeof checks = 'java',
  asked: readonly string[] = [],
): string[] =>
  checks[language]
    .filter(({ id }) => asked.length === 0 || asked.includes(id))
    .filter((check) => judging(check, { ...rightClasses, Board: board }).some(({ passed }) => !passed))
    .map(({ id }) => id);

/** What a check says against boards of this class. */
const failures = (board: typeof RightBoard, id = 'board-18', among = checks.java) =>
  judging(
    at(
      among.filter((check) => check.id === id),
      0,
    ),
    { ...rightClasses, Board: board },
  ).filter(({ passed }) => !passed);

describe('the extended checks of Board', () => {
  it('pass a right one', () => {
    expect(failing(RightBoard)).toEqual([]);
  });

  it.each(['java', 'typescript'] as const)('pass a generator, which can be walked through once, in %s', (language) => {
    expect(failing(Generator, language)).toEqual([]);
  });

  it.each<[string, typeof RightBoard, string[]]>([
    ['a derived board is the goal when its parent is', GoalOfParent, ['board-18']],
    ['a distance is wrong after a move up', WrongUpwards, ['board-18']],
    ['a distance is wrong from the third generation on', WrongInThirdGeneration, ['board-18']],
    ['every sixth generation is lost', StandsStill, ['board-18']],
    ['a derived board never equals a new one', UnequalToNew, ['board-18']],
    ['two derived boards are equal only if the moves were the same', UnequalByWay, ['board-18']],
    ['a hash code is taken over and compared', HashOfParentCompared, ['board-18']],
    ['a later row of the caller is kept', KeepsLaterRows, ['board-21']],
    ['the array of the caller is kept at one size', KeepsArrayOfOneSize, ['board-21']],
    ['a goal is known by its hash code', GoalByHash, ['board-19']],
    ["the twin of a neighbor's twin is that twin", TwinOfNeighborsTwin, ['board-18']],
    ['a cached distance is taken over', FromCachedParent, ['board-18']],
    ['a goal is known by a distance in 16 bits', GoalByDistanceIn16Bits, ['board-19']],
    ['differences are counted in a byte', EqualByCountInAByte, ['board-20']],
    ['a goal may be one move away', TolerantGoal, ['board-18', 'board-19']],
    ['equal distances are enough', EqualByDistance, ['board-18', 'board-20']],
    ['tiles are compared in bytes', EqualInBytes, ['board-20']],
    ['a board equals its text', EqualToText, ['board-20']],
    ['a size is wrong from 100 on', OneDigitLess, ['board-18']],
    ['a distance is wrong at one size', WrongAtOneSize, ['board-18']],
    ['a twin is none at one size', TwinMovesBlankAtOneSize, ['board-18']],
    ['a twin is none where the blank is in one cell', TwinMovesBlankInOneCell, ['board-18']],
    ['a neighbor is missing in one corner of one size', NeighborMissingInOneCorner, ['board-18']],
    ['a column is not compared at one size', EqualButForLastColumnAtOneSize, ['board-18']],
    ['a goal may be one move away at one size', TolerantGoalAtOneSize, ['board-19']],
    ['an answer changes when it is asked for often', WrongWhenAskedOften, ['board-21']],
    ['equals() changes its answer when it is called often', UnequalWhenAskedOften, ['board-21']],
    ['the array of the caller is changed', ChangesArray, ['board-21']],
    ['the array of the caller is changed by a method', ChangesArrayLater, ['board-21']],
    ['the blank has another number in the array of the caller', MarksBlankInArray, ['board-21']],
    ['the goal is that of the array of the caller', GoalOfCallersArray, ['board-21']],
    ['a text grows when it is asked for often', TextAfterText, ['board-21']],
    ['neighbors are used up by a walk', UsedUp, ['board-21']],
    ['a row of the caller is kept', KeepsLastRow, ['board-21']],
    ['a call refills the list of an earlier one', RefillsList, ['board-21']],
    ['all boards share a list', SharesList, ['board-21']],
    ['all boards share lists that are filled in turns', FillsListsInTurns, ['board-21']],
    ['equal texts have equal hash codes', EqualByTextHash, ['board-20']],
    ['distances of neighbors are cut to 16 bits', DistancesIn16Bits, ['board-18']],
    ['distances of neighbors are cut to 20 bits', DerivedDistanceIn20Bits, ['board-18']],
    ['a distance is cut to 16 bits from the second call on', SecondDistanceIn16Bits, ['board-18']],
    ['equals() takes over a number of the other board', EqualsCopies, ['board-18']],
    ['equals() spoils a distance that nobody asked for yet', EqualsSpoilsDistance, ['board-21']],
    ['equals(null) forgets a distance', EqualsNullForgets, ['board-21']],
    ['a neighbor is the goal only twice', DerivedGoalOnlyTwice, ['board-21']],
    ['equal texts of four places are enough', EqualByPaddedText, ['board-20']],
    ['a board equals its own text, whatever its layout', EqualToOwnText, ['board-20']],
    ['the goal is that of the last size', GoalOfLastSize, ['board-21']],
    ['neighbors are those on a board of the last size', NeighborsOfLastSize, ['board-21']],
    ['a distance is that of a board with the same digits', ManhattanByDigits, ['board-20']],
    ['a move is counted with the last size', MovesOfLastSize, ['board-21']],
    ['a row is rounded down where a move changes a distance', DerivedRowByReciprocal, ['board-18']],
    ['the row of the blank is rounded down', BlankRowByReciprocal, ['board-18']],
    ['a row is rounded up on the largest boards but one', RowsByShiftedProduct, ['board-18']],
    ['a row is rounded up where tiles are counted', HammingByCeiling, ['board-18']],
    ['a row is rounded down where the goal is looked for', GoalByReciprocal, ['board-18']],
    ['the column of the blank of a neighbor has six bits', DerivedBlankInSixBits, ['board-18']],
    ['the column of the blank of a neighbor has two digits', DerivedBlankInTwoDigits, ['board-18']],
    ['a large tile cannot complete the goal of a neighbor', DerivedGoalInAByte, ['board-18']],
    ['tiles of a row are added in the same bits', EqualByRowKeys, ['board-20']],
    ['equal distances and sums are enough', EqualByDistancesAndSum, ['board-20']],
  ])('tell that %s', (_, board, ids) => {
    expect(failing(board, 'java', ids)).toEqual(ids);
  });

  it.each([HammingCountsBlank, HammingFromZero])('take no wrong distance for that of another board: %o', (board) => {
    expect(failing(board, 'java', ['board-20'])).toEqual([]);
  });

  it.each([
    ['what looks like it', EqualByTiles],
    ['an object without a prototype', EqualToObjectWithoutPrototype],
  ])('tell that a board equals %s, in TypeScript', (_, board) => {
    expect(failing(board, 'typescript', ['board-20'])).toEqual(['board-20']);
  });

  it('tell of a board that was returned after one of another size was made', () => {
    expect(failures(MovesOfLastSize, 'board-21').next().value).toMatchObject({
      message:
        'manhattan() on the board 1 2 / 0 3 (returned by neighbors() of the board 1 2 / 3 0 after the board 1 2 3 / 4 5 6 / 0 7 8 was made) returned 2 instead of 1.',
      hint: expect.stringContaining('Boards share something') as string,
    });
  });

  it('tell how a derived board was made, and where it can be seen', () => {
    expect(failures(GoalOfParent).next().value).toMatchObject({
      message:
        'isGoal() on the board 1 2 3 / 4 5 6 / 7 0 8 (reached from the board 1 2 3 / 4 5 6 / 7 8 0 by neighbors()) returned true instead of false.',
      reproduction: [
        'int[][] tiles = {{1, 2, 3}, {4, 5, 6}, {7, 8, 0}};',
        'Board board = new Board(tiles);',
        '// then neighbors(): 1 2 3 / 4 5 6 / 7 0 8, and on that board isGoal()',
      ],
    });
  });

  it('tell of a wrong second answer that all was asked before', () => {
    const lines = failures(SecondDistanceIn16Bits).flatMap((one) => (one.passed ? [] : (one.reproduction ?? [])));
    expect([...lines]).toContainEqual(expect.stringMatching(/call every method once, then \w+\(\) again/));
  });

  it.each([
    [
      'with what is not a board',
      EqualsNullForgets,
      [
        'Board board = new Board(tiles);',
        ...[
          'board.equals(null);',
          'board.equals(new Board(tiles).toString());',
          'board.equals(tiles);',
          'board.equals(3);',
        ],
        'board.manhattan();',
      ],
    ],
    [
      'beside a board of another size',
      NeighborsOfLastSize,
      [
        'Board otherBoard = new Board(other);',
        'otherBoard.hamming(); otherBoard.manhattan(); otherBoard.dimension(); otherBoard.isGoal(); otherBoard.toString(); ' +
          'otherBoard.neighbors(); otherBoard.twin(); otherBoard.equals(new Board(tiles));',
        'board.neighbors();',
      ],
    ],
  ])('make all calls that change an answer %s', (_, board, lines) => {
    const reproductions = failures(board, 'board-21').map((one) =>
      one.passed ? '' : (one.reproduction ?? []).join('\n'),
    );
    expect([...reproductions]).toContainEqual(expect.stringContaining(lines.join('\n')) as string);
  });

  it.each([
    ['takes over a distance', FromCachedParent, 'A new board gives the answer of one that it comes from'],
    ['takes over a text', KeepsTextOfParent, 'toString() of a new board shows the board that it was made from'],
    ['changes while its neighbors are walked through', SwapsWhileWalked, 'is stopped early'],
    ['answers otherwise when it is asked again', SecondDistanceIn16Bits, 'The first call gave the right answer'],
    ['has a distance of its own', WrongUpwards, 'A board that a method returned'],
  ])('name the cause where a board %s', (_, board, hint) => {
    expect(failures(board).next().value).toMatchObject({ hint: expect.stringContaining(hint) as string });
  });

  it('speak of no twin where Board makes none', () => {
    const among = made('java', { ...currentEdition, hasTwin: false });
    const titles = among.map(({ title }) => title);
    const told = JSON.stringify([titles, [...failures(WrongUpwards, 'board-18', among)]]);
    expect(told).toContain('returned by a method of another board');
    expect(told).not.toContain('twin');
  });

  it('do not blame how a board was made where it equals one that it was not made from', () => {
    expect(failures(EqualByDistance).next().value).toMatchObject({
      hint: expect.not.stringContaining('that a method returned') as string,
    });
  });

  it.each([
    ['changes along', KeepsLastRow, 'The board changed along with the array.'],
    ['never equals another one', NeverEqual, 'Both boards have the same tiles'],
  ])('tell of a board that %s when the caller changes its array', (_, board, hint) => {
    const of = 'the caller changes each cell of its array';
    const among = checks.java.map((one) => ({ ...one, cases: one.cases.filter(({ name }) => name.startsWith(of)) }));
    expect(failures(board, 'board-21', among).next().value).toMatchObject({
      message: expect.stringContaining('(after the caller changed its array) ') as string,
      hint: expect.stringContaining(hint) as string,
    });
  });

  it('name the board that could not be made', () => {
    const prints = { head: '', tail: '', bytes: 0 };
    const messages = checks.java.flatMap(({ cases }) =>
      cases.flatMap((one) => {
        if (one.kind !== 'fixed') return [];
        const rows = one.script.rows.map(() => one.script.steps.map(() => thrown('java.lang.Error')));
        const judged = one.judge(rows, { out: prints, err: prints }, []);
        return judged.passed ? [] : [judged.message];
      }),
    );
    expect(messages).not.toEqual([]);
    expect(messages.filter((message) => !/^new Board\(tiles\) on \S.* threw /.test(message))).toEqual([]);
  });

  it('see the same with another seed', () => {
    const ids = made('java', currentEdition, 20_260_907)
      .filter((check) => judging(check, { ...rightClasses, Board: UsedUp }).some(({ passed }) => !passed))
      .map(({ id }) => id);
    expect(ids).toEqual(['board-21']);
  });
});
