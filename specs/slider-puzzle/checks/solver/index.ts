/** The Solver checks, in the order of the official assessment; then those that go beyond it. */
import type { Check } from '../../../../harness/contracts/check.ts';
import type { CheckContext } from '../context.ts';
import { afterUseCheck } from './after-use.ts';
import { answerChecks } from './answers.ts';
import { equalsCallChecks } from './equals-calls.ts';
import { immutableChecks } from './immutable.ts';
import { independenceCheck } from './independence.ts';
import { keysCheck } from './keys.ts';
import { nullArgumentCheck } from './null-argument.ts';
import { solvableChecks } from './solvable.ts';
import { twoMovesBackCheck } from './two-moves-back.ts';
import { unsolvableChecks } from './unsolvable.ts';

export const solverChecks = (context: CheckContext): readonly Check[] => {
  const answers = answerChecks(context);
  return [
    keysCheck(context),
    ...answers.easy,
    ...answers.hard,
    ...answers.exactDistances,
    independenceCheck(context),
    ...solvableChecks(context),
    ...unsolvableChecks(context),
    ...immutableChecks(context),
    ...equalsCallChecks(context),
    nullArgumentCheck(context),
    ...answers.small,
    ...answers.medium,
    ...answers.large,
    ...answers.walks,
    ...extendedSolverChecks(context),
  ];
};

/** A single search shows in the official checks whether it has the critical optimization. */
export const extendedSolverChecks = (context: CheckContext): readonly Check[] =>
  context.checkSet === 'extended'
    ? [afterUseCheck(context), ...(context.edition.hasTwin ? [twoMovesBackCheck(context)] : [])]
    : [];
