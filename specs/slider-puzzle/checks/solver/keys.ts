/** Solver 1: what is in the queue is not changed. */
import type { Check, Judgement } from '../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { type CheckContext, explained, fileCases, solverCheck } from '../context.ts';
import { sourceMessages } from '../sources.ts';
import { queueMessages, sum, type Counters } from '../../judges/queue.ts';
import { solvedPuzzleOf } from '../../puzzles/solved-puzzle.ts';
import { type QuestionContext, failed, passed } from '../../questions/question-context.ts';
import { plural } from '../../wording/show.ts';
import { countersQuestion } from './questions.ts';

const messages = defineMessages('solver-1', {
  title: 'objects in the priority queue are not changed',
  measured:
    'Whether an object changes between the time it is put into the priority queue and the time it comes out. Your Solver runs on the grader’s Board and MinPQ.',
  why: 'A priority queue orders its keys as they come in. It does not notice later changes, which ruin its order. Common mistake: one node is reused, with another board or number of moves.',
  passing:
    'No object in a MinPQ or MaxPQ changes, and something is put into one, unless the board is already the goal.',
  changed: '{call} on {on} changed {objects} while in the priority queue.',
  changedExpected: 'no object changed',
  changedActual: '{objects} changed',
  changedHint:
    'A priority queue cannot notice that a key has changed, and its order is lost. Make a new search node for each neighbor, and never change one.',
  'changedHint@java':
    'A priority queue cannot notice that a key has changed, and its order is lost. Make a new search node for each neighbor, with final fields.',
  'changedHint@typescript':
    'A priority queue cannot notice that a key has changed, and its order is lost. Make a new search node for each neighbor, with readonly fields.',
  nothingPut: '{call} on {on} put nothing into a MinPQ or MaxPQ.',
  nothingPutExpected: 'objects in a MinPQ or MaxPQ',
});

const files = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((moves) => `puzzle0${String(moves)}.txt`);

export const keysCheck = (context: CheckContext): Check => {
  const keys = countersQuestion(
    context,
    (question, { moves }, counters) => judgeKeysUnchanged(question, moves, counters),
    { keys: true },
  );
  return solverCheck({
    id: 'solver-1',
    title: messages.title(),
    explanation: explained(messages, sourceMessages.keys()),
    cases: fileCases(context, files, keys, solvedPuzzleOf),
  });
};

/** Keys stay as they are while they are in a queue. A board that is the goal already needs no queue (`moves` is 0). */
export const judgeKeysUnchanged = (question: QuestionContext, moves: number | null, counters: Counters): Judgement => {
  const { call, on } = question;
  const changed = sum(counters.queues, ({ changedKeys }) => changedKeys ?? 0);
  const used = counters.queues.some(({ inserts }) => inserts > 0);
  if (changed === 0 && (used || moves === 0)) return passed;
  const objects = plural(changed, 'object');
  return failed(
    question,
    used
      ? {
          message: messages.changed({ call, on, objects }),
          expected: messages.changedExpected(),
          actual: messages.changedActual({ objects }),
          hint: messages.changedHint(),
        }
      : {
          message: messages.nothingPut({ call, on }),
          expected: messages.nothingPutExpected(),
          actual: queueMessages.noQueue(),
          hint: queueMessages.keepNodesHint(),
        },
  );
};
