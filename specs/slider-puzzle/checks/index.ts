/** All checks of the assignment, in the order in which they are reported. */
import type { Check } from '../../../harness/contracts/check.ts';
import type { CheckContext } from './context.ts';
import { currentEdition } from '../edition.ts';
import { boardChecks } from './board/index.ts';
import { prioritiesCheck } from './queue/priorities.ts';
import { puzzle04CountsCheck } from './queue/puzzle04-counts.ts';
import { usedCheck } from './queue/used.ts';
import { solverChecks } from './solver/index.ts';

export const allChecks = (given: Omit<CheckContext, 'edition'>): readonly Check[] => {
  const context = { ...given, edition: currentEdition };
  return [
    ...boardChecks(context),
    ...solverChecks(context),
    usedCheck(context),
    puzzle04CountsCheck(context),
    prioritiesCheck(context),
  ];
};
