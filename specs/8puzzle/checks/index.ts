/** All checks of the assignment, in the order in which they are reported. */
import type { Check } from '../../../harness/engine/check.ts';
import type { CheckContext } from '../context.ts';
import { boardChecks } from './board/index.ts';
import { queueChecks } from './queue.ts';
import { solverChecks } from './solver/index.ts';

export const allChecks = (context: CheckContext): readonly Check[] => [
  ...boardChecks(context),
  ...solverChecks(context),
  ...queueChecks(context),
];
