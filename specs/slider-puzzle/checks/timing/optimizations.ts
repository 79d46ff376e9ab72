/** Which optimizations a Solver has, inferred from its counts alone: one sentence for each. */
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { sumOfCounts } from './raw-counts.ts';
import { formWords, formOf, type FoundForm, type SolvedRow } from './search-form.ts';
import { shapeOf, type SearchShape } from './search-shape.ts';
import { tieWords } from './tie-order.ts';

const messages = defineMessages('timing.optimization', {
  noQueue:
    'What the search does cannot be determined: nothing was put into a MinPQ or MaxPQ of the library, so the queue that was used is not the one that is counted.',
  drops:
    'Some nodes are dropped when they come out of the queue, as with a list of boards that were seen before: that is more than the A* of the assignment does.',
  critical: 'Critical optimization: present; exactly the boards two moves back are not enqueued.',
  criticalMissing: 'Critical optimization: missing; every neighbor is enqueued, and equals() is never called.',
  criticalInVain: 'Critical optimization: without effect; equals() is called, but every neighbor is enqueued.',
  criticalLate: 'Critical optimization: too late; boards two moves back are enqueued, and dropped when they come out.',
  criticalInPart: 'Critical optimization: partial; some of the boards two moves back are enqueued.',
  criticalMore: 'Critical optimization: more than that; boards that were seen longer ago are not enqueued either.',
  priorityKept: 'Priority: manhattan() is cached; it is called {calls} times for each node, not counting goal tests.',
  priorityNotKept:
    'Priority: manhattan() is not cached; it is called {calls} times for each node, not counting goal tests.',
  priorityHamming: 'Priority: computed with hamming(), which is called {calls} times for each node.',
  priorityUnknown: 'Priority: not computed with manhattan() or hamming() of Board.',
  reliesOnIt: 'The Solver relies on it: it calls the distance methods again and again.',
  doesNotDepend: 'The Solver does not depend on it.',
  caching:
    'Caching in Board: cannot be seen here, since the Solver runs on the grader’s Board, which caches its distance. {relies}',
  tiesUntold:
    'Equal priorities: their order cannot be determined while the search takes other nodes than the assignment’s A* does.',
});

/** The sentences; none when nothing was solved. */
export const optimizations = (rows: readonly SolvedRow[]): readonly string[] => {
  if (rows.length === 0) return [];
  const counted = rows.filter(({ raw }) => raw.inserts > 0);
  if (counted.length === 0) return [messages.noQueue()];
  const shape = shapeOf(sumOfCounts(counted.map(({ raw }) => raw)));
  const form = formOf(counted);
  return [
    criticalWords[shape.leftOut](),
    ...(shape.drops ? [messages.drops()] : []),
    priorityWords(shape),
    boardMessages(shape),
    formWords[form](),
    tieSentence(counted, form, shape),
  ];
};

const criticalWords: Readonly<Record<SearchShape['leftOut'], () => string>> = {
  back: messages.critical,
  nothing: messages.criticalMissing,
  'in-vain': messages.criticalInVain,
  late: messages.criticalLate,
  some: messages.criticalInPart,
  more: messages.criticalMore,
};

const priorityWords = ({ priority, distancesPerNode }: SearchShape): string => {
  const calls = distancesPerNode.toFixed(distancesPerNode < 10 ? 1 : 0);
  return priorities[priority]({ calls });
};

const priorities = {
  kept: messages.priorityKept,
  anew: messages.priorityNotKept,
  hamming: messages.priorityHamming,
  unknown: messages.priorityUnknown,
};

const boardMessages = ({ priority }: SearchShape): string =>
  messages.caching({
    relies: priority === 'anew' || priority === 'hamming' ? messages.reliesOnIt() : messages.doesNotDepend(),
  });

/** The order of equal priorities shows only where all else is as in the reference. */
const tieSentence = (
  rows: readonly SolvedRow[],
  form: FoundForm,
  { leftOut, drops: isDropping }: SearchShape,
): string => (leftOut === 'back' && !isDropping ? tieWords(rows, form) : messages.tiesUntold());
