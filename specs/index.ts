/** The assignments that this program grades. */
import type { Assignment } from '../harness/assignment.ts';
import { assignment8puzzle } from './8puzzle/index.ts';

export const assignments: readonly Assignment[] = [assignment8puzzle];
