/** The Board checks, in the order of the official assessment; then those that go beyond it. */
import type { Check } from '../../../../harness/contracts/check.ts';
import type { CheckContext } from '../context.ts';
import { callersArrayCheck } from './callers-array.ts';
import { derivedBoardChecks } from './derived-boards.ts';
import { distanceChecks } from './distances.ts';
import { equalsContractCheck } from './equals-contract.ts';
import { equalsChecks } from './equals.ts';
import { extendedBoardChecks } from './extended/index.ts';
import { formatChecks } from './format.ts';
import { immutableCheck } from './immutable.ts';
import { independenceCheck } from './independence.ts';
import { isGoalChecks } from './is-goal.ts';
import { neighborsOfNeighborsChecks } from './neighbors-of-neighbors.ts';
import { neighborsChecks } from './neighbors.ts';
import { sizeCheck } from './size.ts';
import { twinChecks } from './twin.ts';

export const boardChecks = (context: CheckContext): readonly Check[] => [
  ...distanceChecks(context),
  sizeCheck(context),
  ...formatChecks(context),
  ...neighborsChecks(context),
  ...neighborsOfNeighborsChecks(context),
  ...(context.edition.hasTwin ? twinChecks(context) : []),
  ...isGoalChecks(context),
  independenceCheck(context),
  equalsContractCheck(context),
  ...equalsChecks(context),
  callersArrayCheck(context),
  immutableCheck(context),
  ...derivedBoardChecks(context),
  ...(context.checkSet === 'extended' ? extendedBoardChecks(context) : []),
];
