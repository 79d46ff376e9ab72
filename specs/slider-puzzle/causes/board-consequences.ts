/** Which checks of Board fail only because others do. */
import { isFailure } from '../../../harness/contracts/is-failure.ts';
import type { CaseResult } from '../../../harness/contracts/report.ts';
import type { Consequence } from './consequence.ts';
import { calledOn, methodOf } from './holds-for.ts';
import { hintOf } from './results.ts';
import { keptHint } from './solver-consequences.ts';

/** What the check of the API finds of an equals() with another parameter. */
export const isOfEquals = ({ message }: CaseResult): boolean => /\bequals\(/.test(message ?? '');

/** An equals() finds a difference between equal boards. */
export const isNotEqual = (one: CaseResult): boolean =>
  methodOf(one) === 'equals' && one.expected === 'true' && one.actual === 'false';

/** What asks about all methods in their turn, or about one of boards that others made, shows of each what the checks of that method show. */
export const ofEachMethod: Consequence = {
  checks: ['board-18', 'board-20', 'board-13', 'board-14', 'board-15', 'board-16', 'board-17'],
  from: [],
  byMethod: {
    hamming: ['board-1a', 'board-1b'],
    manhattan: ['board-2a', 'board-2b'],
    dimension: ['board-3'],
    size: ['board-size'],
    isSolvable: ['board-is-solvable*'],
    toString: ['board-4*'],
    neighbors: ['board-5*', 'board-6*'],
    twin: ['board-7*'],
    isGoal: ['board-8*', 'board-19'],
    equals: ['board-10*', 'board-20'],
  },
};

/** Of a list of neighbors that is asked of the caller's own board. */
const isOfOwnBoard = (one: CaseResult): boolean =>
  methodOf(one) === 'neighbors' && calledOn(one) !== 'board-6.neighborOf';

/** The goal is not taken for it. */
const isGoalDenied = (one: CaseResult): boolean => one.expected === 'true' && one.actual === 'false';

/** Of a board that is too large to be written in a sentence. */
const isOfLarge = (one: CaseResult): boolean => calledOn(one)?.startsWith('shown.boardOfSize') === true;

/** What changes with a second call. */
export const ofCalls: readonly Consequence[] = ['hamming', 'manhattan', 'isGoal'].map((about) => ({
  ...{ checks: ['board-18'], about, hinted: 'derived-boards-tree.againHint', from: ['board-12', 'board-21'] },
}));

const piledUp = 'neighbors.piledUpHint';
const fromChanged = {
  from: ['board-12'],
  fromHinted: ['board-12.changesItselfHint', 'board-12.changesItselfOrTwinHint', 'same-answers.culpritHint'],
};

/** Elsewhere board-11 tells of other things than that. */
const keepsArray = 'board-11.changedHint';

/** Of an argument that is no Board at all: no other board has a part in it. */
const ofAnything = ['board-10a.ofAnythingHint', 'other-types.hint'];

/** Of a twin() that gives another board each time: no other method need change anything. */
const otherTwin = 'board-12.twinHint';

const ofMadeBoards = ['board-13', 'board-14', 'board-15', 'board-16', 'board-17'];

/**
 * What a board answers after a method, or its caller, has changed it, and the moves that are made on what others have left. What is
 * wrong of the caller's own boards comes first.
 */
export const ofChangedBoards: readonly Consequence[] = [
  { checks: ['board-18', 'board-20'], unlessHinted: ofAnything, ...fromChanged },
  {
    ...{ checks: [...ofMadeBoards, 'board-20'], unlessHinted: ofAnything },
    ...{ from: ['board-11'], fromHinted: [keepsArray] },
  },
  {
    ...{ checks: ofMadeBoards, from: ['board-12'] },
    fromAny: (one) => isFailure(one) && hintOf(one) !== otherTwin,
  },
  { checks: ['board-5*'], hinted: piledUp, ...fromChanged },
  { checks: ['board-5a'], onlyHinted: 'neighbors.hint', from: ['board-5b'], fromHinted: [piledUp] },
];

/** A distance that is right only after other calls: the checks that ask for it first cannot tell why. */
export const ofOrder: readonly Consequence[] = ['hamming', 'manhattan'].map((method) => {
  const isOfMethod = (one: CaseResult): boolean => methodOf(one) === method;
  return {
    ...{ checks: ['board-1*', 'board-2*', 'board-21'], all: isOfMethod },
    ...{ from: ['board-12'], fromHinted: ['same-answers.firstHint'], fromAny: isOfMethod },
  };
});

/** These ask one board at a time: what they show does not come of another one. */
const ofOneBoard = ['board-1a', 'board-1b', 'board-2a', 'board-2b', 'board-3', 'board-4*', 'board-8*'];

/** An equals() with another parameter is not asked: the inherited one compares references. */
export const ofAnEquals: Consequence = { checks: ['board-*'], all: isNotEqual, from: ['api'], fromAny: isOfEquals };

const twoBoards = { beside: { id: 'board-9', hinted: 'independence.hint' } } as const;

/** What asks for more than one board: other ones, or the goal. */
const ofMoreBoards = Array.from({ length: 17 }, (_, index) => `board-${String(5 + index)}*`);

/** One board changes with the next: then what each of them answers is the other's. */
export const ofSharedBoards: readonly Consequence[] = [
  // What is wrong of one board alone is wrong of others, too.
  { checks: ['board-*'], onlyHinted: 'reading.hint', ...twoBoards, from: ['board-4a'] },
  { ...ofEachMethod, ...twoBoards },
  {
    ...{ checks: ofMoreBoards, ...twoBoards, unlessThrownIn: ofOneBoard },
    // There is one Board alone, with its caller.
    unlessHinted: [...ofAnything, keepsArray],
    from: ['rule-static-state'],
  },
];

/** The same input alone was answered rightly, or the answer is that of the board before. */
export const ofKeptAnswers: readonly Consequence[] = [keptHint, 'board-20.sharedKeyHint'].map((hinted) => ({
  ...{ checks: ['board-*'], hinted, from: ['rule-static-state'] },
}));

/** Loops over a size of 0 do nothing: no row is written, and no tile is compared. */
const seesNothing = ({ expected, actual }: CaseResult): boolean =>
  /^0\s*$/.test(actual ?? '') || (expected === 'false' && actual === 'true');

const ofNoSize: Consequence = {
  ...{ checks: ['board-4a', 'board-10*'], all: seesNothing },
  ...{ from: ['board-3', 'board-size'], fromAny: ({ actual }) => actual === '0' },
};

/** What shows in one check of boards, and is the reason why others fail. */
export const ofBoards: readonly Consequence[] = [
  ofNoSize,
  // An isGoal() that asks for a distance cannot be right before that is.
  {
    ...{ checks: ['board-8*', 'board-19'], all: isGoalDenied },
    ...{ from: ['board-1a', 'board-1b', 'board-2a', 'board-2b'], fromAny: ({ expected }) => expected === '0' },
  },
  // Before neighbors() of each neighbor, the neighbors themselves are asked for, as board-5 does.
  { checks: ['board-6*'], all: isOfOwnBoard, from: ['board-5*'] },
  // On a 2-by-2 board the next index is that of a cell across, whatever led to it: larger ones tell.
  {
    checks: ['board-5a'],
    onlyHinted: 'neighbors.farMoveHint',
    from: ['board-5b'],
    fromHinted: ['neighbors.wrapsHint'],
  },
  { checks: ['board-4b', 'board-5*', 'board-6*', 'board-7*', 'board-16', 'board-17'], from: ['board-4a'] },
  // Tiles that are lost can be seen in the text.
  ...[
    { checks: ['board-10b', 'board-19'] },
    { checks: ['1a', '1b', '2a', '2b', '8a', '8b'].map((id) => `board-${id}`), all: isOfLarge },
  ].map((asked) => ({
    ...{ ...asked, from: ['board-4*'], fromHinted: ['format.cappedHint', 'format.narrowHint'] },
  })),
  // A text that is copied makes boards look like others.
  {
    ...{ checks: ['board-6*', 'board-7*', 'board-12', 'board-14', 'board-15', 'board-16', 'board-17', 'board-21'] },
    from: ['board-18'],
    fromHinted: ['derived-boards-tree.staleTextHint'],
  },
  { checks: ['board-20'], onlyHinted: 'board-20.afterUseHint', from: ['board-12', 'board-21'] },
  { checks: ['board-18'], onlyHinted: 'first-answers.openWalkHint', from: ['board-21'] },
  // Each of its boards is asked twice.
  { checks: ['board-18'], about: 'neighbors', from: ['board-12'], fromHinted: ['board-12.neighborsHint'] },
  {
    ...{ checks: ['board-19'], onlyHinted: 'board-8.wrappedHint' },
    ...{ from: ['board-1b', 'board-2b'], fromHinted: ['distance.narrowHint'] },
  },
  { checks: ['board-13', 'board-14', 'board-15', 'board-21'], from: ['board-4a'] },
  { checks: ['board-21'], from: ['board-11'], fromHinted: [keepsArray] },
  { checks: ['board-21'], from: ['board-12'] },
  { checks: ['board-12'], unlessHinted: [otherTwin], from: ['board-11'], fromHinted: [keepsArray] },
  { checks: ['board-5b', 'board-6b', 'board-7b', 'board-18', 'board-21'], from: ['board-4b'] },
  { checks: ['board-20'], unlessHinted: ofAnything, from: ['board-4b'] },
  { checks: ['board-10b', 'board-21'], all: isNotEqual, from: ['board-10a'], fromAny: isNotEqual },
];
