/** Explanations of the checks of Board, of every edition; those that an edition lacks are left out by the caller. */
import type { ExplanationFamily } from '../../../harness/assignment.ts';
import type { Edition } from '../edition.ts';
import { plainFamilies } from './family.ts';
import { boardWords } from './words/board.ts';
import { sourceWords as from } from './words/sources.ts';

const words = {
  ...boardWords,
  reachedSizeWhy: boardWords.reachedWhy,
  reachedSizePassing: boardWords.reachedPassing,
  reachedHammingWhy: boardWords.reachedWhy,
  reachedHammingPassing: boardWords.reachedPassing,
  reachedManhattanWhy: boardWords.reachedWhy,
  reachedManhattanPassing: boardWords.reachedPassing,
  twinnedHammingWhy: boardWords.twinnedWhy,
  twinnedHammingPassing: boardWords.twinnedPassing,
  twinnedManhattanWhy: boardWords.twinnedWhy,
  twinnedManhattanPassing: boardWords.twinnedPassing,
};

export const boardFamilies = (edition: Edition): readonly ExplanationFamily[] => [
  ...plainFamilies(words, [
    ['hamming', ['board-1a', 'board-1b'], from.distances()],
    ['manhattan', ['board-2a', 'board-2b'], from.distances()],
    ['text', ['board-4a', 'board-4b'], from.text()],
    ['neighbors', ['board-5a', 'board-5b'], from.neighbors()],
    ['nested', ['board-6a', 'board-6b'], from.neighbors()],
    ['goal', ['board-8a', 'board-8b'], from.goal()],
    ['alive', ['board-9'], from.immutable()],
    ['equalsRules', ['board-10a'], from.equals()],
    ['equalsPairs', ['board-10b'], from.equals()],
    ['equalsSizes', ['board-10c'], from.equals()],
    ['callers', ['board-11'], from.immutable()],
    ['orders', ['board-12'], from.immutable()],
    ['reachedHamming', ['board-14'], from.distances()],
    ['reachedManhattan', ['board-15'], from.distances()],
  ]),
  ...(edition.hasTwin ? withTwin() : withoutTwin()),
];

const withTwin = (): readonly ExplanationFamily[] =>
  plainFamilies(words, [
    ['size', ['board-3'], from.constructor()],
    ['twin', ['board-7a', 'board-7b'], from.twin()],
    ['reachedSize', ['board-13'], from.constructor()],
    ['twinnedHamming', ['board-16'], from.twin()],
    ['twinnedManhattan', ['board-17'], from.twin()],
  ]);

const withoutTwin = (): readonly ExplanationFamily[] =>
  plainFamilies(words, [
    ['size', ['board-size'], from.fall2012Api()],
    ['reachedSize', ['board-size-reached'], from.fall2012Api()],
    ['solvable', ['board-is-solvable-files', 'board-is-solvable', 'board-is-solvable-reached'], from.fall2012Parity()],
    ['oneByOne', ['board-one-by-one'], from.fall2012Sizes()],
  ]);
