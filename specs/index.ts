/** The assignments that this program grades. */
import type { Assignment } from '../harness/contracts/assignment.ts';
import { assignment8puzzle } from './8puzzle/index.ts';
import { assignment8puzzle2012 } from './8puzzle-2012/index.ts';
import { assignmentComp204 } from './comp204/index.ts';

export const assignments: readonly Assignment[] = [assignment8puzzle, assignment8puzzle2012, assignmentComp204];
