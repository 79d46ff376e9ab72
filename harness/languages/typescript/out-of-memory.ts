/** Did a process of Node end because its heap was full? */
import type { ProcessEvidence } from '../../contracts/sandbox.ts';

/** V8 aborts when its heap is full: SIGABRT, which a sandbox reports as 128 + 6, or a trap. */
export const ranOutOfMemory = ({ killedFor, exitCode, signal, stderrTail }: ProcessEvidence): boolean =>
  killedFor === 'memory' ||
  signal === 'SIGABRT' ||
  exitCode === 134 ||
  /heap out of memory|Allocation failed/.test(stderrTail);
