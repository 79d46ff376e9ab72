/** Solver 1: what is in the queue is not changed. */
import type { Check } from '../../../../harness/engine/check.ts';
import { fileCases, solverCheck, type CheckContext } from '../../context.ts';
import { solverFiles } from '../../file-sets.ts';
import { judgeKeysUnchanged } from '../../judges/queue.ts';
import { posedPuzzle } from '../../posed.ts';
import { countersQuestion } from './questions.ts';
import { solverCheckWords } from './words.ts';

export const keysCheck = (context: CheckContext): Check => {
  const question = countersQuestion(
    context,
    (asking, { moves }, counters) => judgeKeysUnchanged(asking, moves, counters),
    {
      keys: true,
    },
  );
  return solverCheck('1', solverCheckWords.keysTitle(), fileCases(context, solverFiles.keys, question, posedPuzzle));
};
