/** All checks of the project, in the order in which they are reported. */
import type { Check } from '../../../harness/contracts/check.ts';
import type { CheckContext } from './context.ts';
import { moveChecks } from './moves.ts';
import { stateChecks } from './state.ts';
import { traceChecks } from './trace.ts';
import { unsolvableChecks } from './unsolvable.ts';

export const allChecks = (context: CheckContext): readonly Check[] => [
  ...moveChecks(context),
  ...unsolvableChecks(context),
  ...stateChecks(context),
  ...traceChecks(context),
];
