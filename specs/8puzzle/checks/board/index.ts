/** The Board checks, in the order of the official assessment. */
import type { Check } from '../../../../harness/engine/check.ts';
import type { CheckContext } from '../../context.ts';
import { aliveChecks } from './alive.ts';
import { distanceChecks } from './distances.ts';
import { equalsChecks } from './equals.ts';
import { formatChecks } from './format.ts';
import { immutableChecks } from './immutable.ts';
import { isGoalChecks } from './is-goal.ts';
import { neighborsChecks } from './neighbors.ts';
import { reachedChecks } from './reached.ts';
import { twinChecks } from './twin.ts';

export const boardChecks = (context: CheckContext): readonly Check[] => [
  ...distanceChecks(context),
  ...formatChecks(context),
  ...neighborsChecks(context),
  ...(context.edition.hasTwin ? twinChecks(context) : []),
  ...isGoalChecks(context),
  ...aliveChecks(context),
  ...equalsChecks(context),
  ...immutableChecks(context),
  ...reachedChecks(context),
];
