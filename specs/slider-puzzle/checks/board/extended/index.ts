/** Checks of Board that go beyond the original assessment, for a course that does not want that alone. */
import type { Check } from '../../../../../harness/contracts/check.ts';
import type { CheckContext } from '../../context.ts';
import { afterUseCheck } from './after-use.ts';
import { derivedCheck } from './derived.ts';
import { nearGoalCheck } from './near-goal.ts';
import { similarPairsCheck } from './similar-pairs.ts';

export const extendedBoardChecks = (context: CheckContext): readonly Check[] => [
  derivedCheck(context),
  nearGoalCheck(context),
  similarPairsCheck(context),
  afterUseCheck(context),
];
