/** All checks of the edition, in the order in which they are reported: those of 8puzzle as far as they hold for it. */
import type { Check } from '../../../harness/contracts/check.ts';
import { withFacts } from '../../../harness/contracts/lazy-cases.ts';
import { boardChecks } from '../../slider-puzzle/checks/board/index.ts';
import { independenceCheck } from '../../slider-puzzle/checks/solver/independence.ts';
import { extendedSolverChecks } from '../../slider-puzzle/checks/solver/index.ts';
import { answerChecks } from '../../slider-puzzle/checks/solver/answers.ts';
import { equalsCallChecks } from '../../slider-puzzle/checks/solver/equals-calls.ts';
import { immutableChecks } from '../../slider-puzzle/checks/solver/immutable.ts';
import { keysCheck } from '../../slider-puzzle/checks/solver/keys.ts';
import type { CheckContext } from '../../slider-puzzle/checks/context.ts';
import { edition2012 } from '../../slider-puzzle/edition.ts';
import { oneByOneChecks } from './one-by-one.ts';
import { queueChecks } from './queue.ts';
import { refusedChecks } from './refused.ts';
import { solvableChecks } from './solvable.ts';

export const allChecks = (given: Omit<CheckContext, 'edition'>): readonly Check[] => {
  const context = { ...given, edition: edition2012 };
  const [boardOneByOne, solverOneByOne] = oneByOneChecks(context);
  const checks = [
    ...boardChecks(context).map(named),
    ...solvableChecks(context),
    boardOneByOne,
    ...solverChecks(context),
    solverOneByOne,
    ...extendedSolverChecks(context),
    ...queueChecks(context),
  ];
  return checks.filter((check) => check !== undefined);
};

/** Checks of a method of this edition have their own names; the others keep their numbers. */
const names: Readonly<Record<string, string>> = { 'board-3': 'board-size', 'board-13': 'board-size-reached' };

const named = (check: Check): Check => withFacts(check, { id: names[check.id] ?? check.id });

const solverChecks = (context: CheckContext): readonly Check[] => {
  const answers = answerChecks(context);
  return [
    keysCheck(context),
    ...answers.easy,
    ...answers.hard,
    ...answers.exactDistances,
    independenceCheck(context),
    ...refusedChecks(context),
    ...immutableChecks(context),
    ...equalsCallChecks(context),
    ...answers.small,
    ...answers.medium,
    ...answers.large,
    ...answers.walks,
  ];
};
