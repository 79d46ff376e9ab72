/** The checks of the priority queue: it is used, it holds the right nodes, and it gives them out in the right order. */
import type { Check } from '../../../../harness/contracts/check.ts';
import type { CheckContext } from '../context.ts';
import { prioritiesCheck } from './priorities.ts';
import { puzzle04CountsCheck } from './puzzle04-counts.ts';
import { usedCheck } from './used.ts';

export const queueChecks = (context: CheckContext): readonly Check[] => [
  usedCheck(context),
  puzzle04CountsCheck(context),
  prioritiesCheck(context),
];
