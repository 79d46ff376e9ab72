/** Did a process of Node end because its heap was full? */
import type { ProcessEvidence } from '../../contracts/sandbox.ts';

/** V8 says so before it ends the process. An abort alone does not: Node aborts as well where it can start no thread. */
export const ranOutOfMemory = ({ killedFor, stderrTail }: ProcessEvidence): boolean =>
  killedFor === 'memory' || /out of memory|Allocation failed|bad_alloc/.test(stderrTail);
