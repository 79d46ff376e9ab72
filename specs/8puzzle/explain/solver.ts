/** Explanations of the checks of Solver and of its queue. */
import type { ExplanationFamily } from '../../../harness/assignment.ts';
import type { Edition } from '../edition.ts';
import { tracedSearch } from '../file-sets.ts';
import { plainFamilies } from './family.ts';
import { solverWords } from './words/solver.ts';
import { sourceWords as from } from './words/sources.ts';

export const solverFamilies = (edition: Edition): readonly ExplanationFamily[] => [
  ...plainFamilies(solverWords, [
    ['keys', ['solver-1'], from.keys()],
    ['moves', ['solver-2a', 'solver-3a', 'solver-12a', 'solver-13a', 'solver-14a'], from.distancesOfFiles()],
    ['solution', ['solver-2b', 'solver-3b', 'solver-12b', 'solver-13b', 'solver-14b'], from.aStar()],
    ['moves', ['solver-4a', 'solver-15a'], from.aStar()],
    ['solution', ['solver-4b', 'solver-15b'], from.aStar()],
    ['alive', ['solver-5'], from.immutableSolver()],
    ['orders', edition.hasTwin ? ['solver-9a', 'solver-9b'] : ['solver-9a'], from.immutableSolver()],
    ['equalsCalled', ['solver-10a'], from.critical()],
    ['equalsBoards', ['solver-10b'], from.critical()],
    ['equalsBack', ['solver-10c'], from.critical()],
    ['used', ['queue-used'], from.queue()],
    ['priorities', ['queue-priorities'], from.consistent()],
  ]),
  countsFamily(edition),
  ...(edition.hasTwin ? withTwin() : withoutTwin()),
];

const countsFamily = ({ hasTwin }: Edition): ExplanationFamily => ({
  checks: ['queue-puzzle04-counts'],
  of: () => ({
    measured: solverWords.countsMeasured(),
    why: solverWords.countsWhy(),
    passing: (hasTwin ? solverWords.countsPassing : solverWords.wholeCountsPassing)(tracedSearch.counts),
    source: hasTwin ? from.trace() : from.fall2012Queue(),
  }),
});

const withTwin = (): readonly ExplanationFamily[] =>
  plainFamilies(solverWords, [
    ['solvable', ['solver-6a', 'solver-6b'], from.solvable()],
    ['unsolvableMoves', ['solver-7'], from.corner()],
    ['unsolvableSolution', ['solver-8'], from.corner()],
    ['null', ['solver-11'], from.corner()],
  ]);

const withoutTwin = (): readonly ExplanationFamily[] =>
  plainFamilies(solverWords, [
    ['refused', ['solver-unsolvable-files', 'solver-unsolvable'], from.fall2012Refusal()],
    ['oneByOne', ['solver-one-by-one'], from.fall2012Sizes()],
    ['oneQueue', ['queue-one'], from.fall2012Queue()],
  ]);
