/** Memory of a Board that has answered every question a few times, and of one made by another: what they keep of that. */
import fc from 'fast-check';
import type { Check, Explanation } from '../../../../harness/contracts/check.ts';
import type { Observation, Step } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import { boardArbitrary } from '../../arbitraries/board-arbitrary.ts';
import { neighborsLimit } from '../../judges/neighbors.ts';
import { fixedCase, toGrid, type Question } from '../../questions/question.ts';
import { call, callFor, iterateOver, newBoard } from '../../questions/steps.ts';
import { boardLines } from '../../wording/reproduction.ts';
import { exactly } from '../../wording/show.ts';
import { valueMethods } from '../board/extended/methods.ts';
import { boardCheck, type CheckContext } from '../context.ts';
import { sourceMessages as from } from '../sources.ts';
import { hiddenRounds, hiddenSize, hiddenSizes, leastRounds, mostRounds, searchedSizes } from './hidden-boards.ts';
import { judgeSize } from './judge.ts';
import { boardRule, methodIn, ruleWords, usedBoards, valueAt, type Method } from './rules.ts';

const messages = defineMessages('memory-board-after-use', {
  title: 'bytes of a Board that has been used, and of one that a method returned',
  measured:
    'How many bytes a Board takes after each of its methods was called {least} to {most} times (how often is drawn by hiddenSeed) and neighbors() was iterated over; and how many a board takes that is {generations} neighbors away from it, one that is made while others are in use, and the twin, where there is one.',
  why: 'A board may keep what it has computed: a distance, its string, boards that it has returned. What grows with each call, or holds on to the boards it came from, fills the memory of a search, however small a new board is.',
  passing:
    'At most {boards} x {factor} x ({rule}) bytes: room for the board, its four neighbors, one board more and its string. For a board that a method of another one returned, or while others are in use: as much as {few} boards.',
  inputs:
    'One random board with n from {least} to {most}, and one with n from {leastSearched} to {mostSearched} whose neighbors are followed, chosen by a separate seed (hiddenSeed).',
  aBoard: 'a used Board with n = {n}',
  used: 'n = {n}',
  aDistantBoard: 'a Board {generations} neighbors away from one with n = {n}',
  distant: 'n = {n}, {generations} neighbors away',
  distantHint:
    'A board that neighbors() makes may hold on to the board that it comes from, and through it to all boards before. Keep no reference to that board, neither in a field nor in an object of an inner class.',
  aTwin: 'the twin of a Board with n = {n}',
  twin: 'n = {n}, its twin',
  aBoardAmong: 'a Board with n = {n}, made while others are in use',
  among: 'n = {n}, made while others are in use',
});

/**
 * So many that those before a board weigh more than what is allowed even where each takes no more than a text or an array of bytes; on
 * boards that are searched, even where each has but a few fields.
 */
const generations = 150;
/** What a board made by another may weigh, in boards: itself, the one that it comes from, as a twin may know its twin, and room. */
const derivedBoards = 5;

/** `memoryFactor`: how many times the rule a board may take. */
export const boardAfterUseCheck = (context: CheckContext, memoryFactor: number, hiddenSeed: number): Check =>
  boardCheck({
    id: 'memory-board-after-use',
    section: 'memory',
    title: messages.title(),
    explanation: explain(context, memoryFactor),
    cases: casesOf(context, memoryFactor, hiddenSeed),
  });

const casesOf = (context: CheckContext, memoryFactor: number, hiddenSeed: number): Check['cases'] => {
  const on = (n: number, ways: readonly Weighed[]): Check['cases'] =>
    fc
      .sample(boardArbitrary(n), { seed: context.seed + n, numRuns: 1 })
      .flatMap((tiles) => ways.map((one) => fixedCase(one.name, question(context, memoryFactor, one), tiles)));
  const [n, searched] = [hiddenSize(hiddenSeed), hiddenSize(hiddenSeed, searchedSizes)];
  return [...on(n, weighed(context, n, hiddenSeed)), ...on(searched, [distant(searched)])];
};

interface Weighed {
  readonly name: string;
  /** Each a new board, and what is done with it, or how another comes of it. The worst counts. */
  readonly ways: readonly (readonly Step[])[];
  readonly what: string;
  /** As many boards as it may weigh. */
  readonly boards: number;
  /** Why it may weigh more, where that is known. */
  readonly hint?: () => string;
}

const weighed = (context: CheckContext, n: number, hiddenSeed: number): readonly Weighed[] => {
  const facts = { n };
  return [
    {
      name: messages.used(facts),
      ways: [uses(context, hiddenRounds(hiddenSeed))],
      what: messages.aBoard(facts),
      boards: usedBoards,
    },
    distant(n),
    {
      name: messages.among(facts),
      ways: amongOthers(context, hiddenSeed),
      what: messages.aBoardAmong(facts),
      ...derived,
    },
    ...(context.edition.hasTwin
      ? [
          {
            name: messages.twin(facts),
            ways: [[newBoard('board'), callFor('board', 'board', 'twin')]],
            what: messages.aTwin(facts),
            ...derived,
          },
        ]
      : []),
  ];
};

const derived = { boards: derivedBoards };

const distant = (n: number): Weighed => ({
  name: messages.distant({ n, generations }),
  ways: [moves],
  what: messages.aDistantBoard({ n, generations }),
  hint: messages.distantHint,
  ...derived,
});

const explain = ({ language }: CheckContext, memoryFactor: number): Explanation => {
  const method = methodIn(language);
  return {
    measured: messages.measured({ least: leastRounds, most: mostRounds, generations }),
    why: messages.why(),
    passing: messages.passing({
      ...limitWords(method, memoryFactor),
      boards: usedBoards,
      few: derivedBoards,
    }),
    source: from.boardMemory(),
    inputs: messages.inputs({
      ...{ least: Math.min(...hiddenSizes), most: Math.max(...hiddenSizes) },
      ...{ leastSearched: Math.min(...searchedSizes), mostSearched: Math.max(...searchedSizes) },
    }),
  };
};

const limitWords = (method: Method, memoryFactor: number) => ({
  factor: exactly(memoryFactor),
  rule: ruleWords(boardRule[method]),
});

const question = (
  context: CheckContext,
  memoryFactor: number,
  { ways, what, boards, hint }: Weighed,
): Question<Tiles> => {
  const { notation } = context;
  const lines = (tiles: Tiles): readonly string[] => boardLines(notation, tiles);
  const of = { of: 'board', queues: false, vary: 'tiles', roughly: true };
  return {
    steps: [newBoard('other'), ...ways.map((make): Step => ({ op: 'measure', make: [...make], ...of }))],
    row: (tiles) => ({ tiles: toGrid(tiles) }),
    judge: (tiles, [, ...seen]) => {
      const worst = worstOf(seen);
      const judgement = judgeSize({ what, reproduction: lines(tiles) }, worst, (method) => {
        const { factor, rule } = limitWords(method, memoryFactor);
        const limit = boards * memoryFactor * valueAt(boardRule[method], tiles.length);
        return { limit, rule: `${String(boards)} x ${factor} x (${rule})`, reference: null };
      });
      // What threw is what is wrong, whatever the others weigh.
      if (judgement.passed || worst?.kind !== 'size') return judgement;
      if (hint !== undefined) return { ...judgement, hint: hint() };
      return isUneven(seen) ? { ...judgement, measured: { ...judgement.measured, uneven: 1 } } : judgement;
    },
    reproduce: lines,
  };
};

const bytesOf = (seen: Observation): number => (seen.kind === 'size' ? seen.bytes : Infinity);

/** What could not be measured; else the largest. */
const worstOf = (seen: readonly Observation[]): Observation | undefined =>
  seen.toSorted((a, b) => bytesOf(b) - bytesOf(a))[0];

/** Boards of one size take about the same, whatever was asked of others before: even those that are weighed roughly. */
const isUneven = (seen: readonly Observation[]): boolean => {
  const bytes = seen.map(bytesOf);
  return Math.max(...bytes) > 2 * Math.min(...bytes);
};

const neighborsOf = (board: string): Step[] => iterateOver(board, 'neighbors', neighborsLimit);

/**
 * To another board each time, again and again: each may keep the one that it comes from. As in a search, each is asked for its
 * distance, so that it may keep that board until it knows how far it is from the goal itself.
 */
const moves: readonly Step[] = [
  newBoard('board'),
  ...Array.from({ length: generations }, (): Step[] => [
    call('board', 'manhattan'),
    ...neighborsOf('board'),
    { op: 'pick', from: 'list', index: 1, as: 'board' },
  ]).flat(),
];

const uses = (context: CheckContext, rounds: number): Step[] => [
  newBoard('board'),
  ...Array.from({ length: rounds }, () => usesOnce(context, 'board')).flat(2),
];

/** What is done with a board, each part by itself. */
const usesOnce = ({ edition }: CheckContext, board: string): readonly Step[][] => [
  ...valueMethods(edition).map(({ steps }) => [...steps(board, '')]),
  [call(board, 'equals', [{ kind: 'handle', name: 'other' }])],
  neighborsOf(board),
  ...(edition.hasTwin ? [[callFor('twin', board, 'twin')]] : []),
];

/** So many that what depends on the calls before shows in some, and each short enough for a board to be among the first. */
const histories = { count: 8, mostSteps: 6 } as const;

/**
 * In orders that nobody knows, so that a board cannot tell from what was made and asked before that it is the one to be
 * weighed.
 */
const amongOthers = (context: CheckContext, hiddenSeed: number): Step[][] => {
  const beside: readonly Step[][] = [[newBoard('beside')], ...usesOnce(context, 'beside')];
  const some = fc.array(fc.constantFrom(...beside), { maxLength: histories.mostSteps, size: 'max' });
  return fc
    .sample(fc.noBias(fc.tuple(some, some)), { seed: hiddenSeed, numRuns: histories.count })
    .map(([before, after]) => [newBoard('beside'), ...before.flat(), newBoard('board'), ...after.flat()]);
};
