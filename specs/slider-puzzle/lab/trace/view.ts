/** What `grade trace` shows, in a terminal and on a page. */
import type { PriorityName, TracedSearch } from '../../../../reference/oracle/traced-search.ts';
import { isSolvable } from '../../../../reference/puzzle/parity.ts';
import type { Departure } from '../../traces/departure.ts';
import type { ReplayedSearch } from '../../traces/replay.ts';
import { traceMessages } from '../../traces/messages.ts';
import { describeSize } from '../../wording/show.ts';
import type { NamedPuzzle } from './puzzle.ts';
import { traceCommandMessages } from './messages.ts';
import { capital } from '../../../../harness/text/capital.ts';

export interface TraceView {
  readonly puzzle: NamedPuzzle;
  readonly priority: PriorityName;
  readonly reference: TracedSearch;
  /** Null without a submission, or when its search cannot be shown. */
  readonly own: ReplayedSearch | null;
  readonly departure: Departure | null;
}

/** `Manhattan`. */
export const priorityWord = (priority: PriorityName): string => capital(priority);

export const headingOf = ({ puzzle, priority }: TraceView): string => {
  const facts = { name: puzzle.name, size: describeSize(puzzle.tiles.length), priority: priorityWord(priority) };
  return isSolvable(puzzle.tiles) ? traceCommandMessages.heading(facts) : traceCommandMessages.headingUnsolvable(facts);
};

/** Whether the submission does as A* does, as far as its search is recorded; nothing without one. */
export const comparisonOf = ({ own, departure }: TraceView): string[] => {
  if (own === null) return [];
  return [departure === null ? sameOf(own) : traceCommandMessages.differs(departure)];
};

export const sameOf = ({ record }: ReplayedSearch): string =>
  record.cut ? traceCommandMessages.sameSoFar({ count: record.removals.length }) : traceCommandMessages.same();

/** How each search ended, and what is not shown. */
export const totalsOf = (view: TraceView): string[] => [
  ...(view.own === null ? [] : [totalOf(view.own, traceMessages.submission())]),
  totalOf(view.reference, traceMessages.reference()),
  ...leftOut(view),
];

const totalOf = (search: TracedSearch, title: string): string => {
  const facts = { title: capital(title), inserts: search.inserts, delMins: search.delMins };
  switch (search.ended) {
    case 'goal':
      return traceCommandMessages.goal({ ...facts, moves: search.moves });
    case 'twin':
      return traceCommandMessages.twin(facts);
    case 'bound':
      return traceCommandMessages.givenUp(facts);
    case 'record':
      return traceCommandMessages.recorded(facts);
    case 'open':
      return traceCommandMessages.ended(facts);
  }
};

const leftOut = ({ own, reference }: TraceView): string[] => {
  const shown = Math.max(reference.steps.length, own?.steps.length ?? 0);
  const all = Math.max(reference.delMins, own?.delMins ?? 0);
  if (all <= shown) return [];
  if (shown >= mostSteps) return [traceCommandMessages.stepsLeft({ from: shown })];
  return [traceCommandMessages.steps({ from: shown, more: String(Math.min(mostSteps, 2 * shown)) })];
};

export const mostSteps = 500;
