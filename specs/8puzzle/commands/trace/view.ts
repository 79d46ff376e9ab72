/** What `grade trace` shows, in a terminal and on a page. */
import type { PriorityName, TracedSearch } from '../../../../reference/traced-search.ts';
import { isSolvable } from '../../../../reference/tiles.ts';
import type { Departure } from '../../traces/departure.ts';
import { traceWords } from '../../traces/words.ts';
import { sizeWords } from '../../words/show.ts';
import type { NamedPuzzle } from './puzzle.ts';
import { traceCommandWords } from './words.ts';

export interface TraceView {
  readonly puzzle: NamedPuzzle;
  readonly priority: PriorityName;
  readonly reference: TracedSearch;
  /** Null without a submission, or when its search cannot be shown. */
  readonly own: TracedSearch | null;
  readonly departure: Departure | null;
}

/** `Manhattan`. */
export const priorityWord = (priority: PriorityName): string =>
  `${priority.charAt(0).toUpperCase()}${priority.slice(1)}`;

export const headingOf = ({ puzzle, priority }: TraceView): string => {
  const facts = { name: puzzle.name, size: sizeWords(puzzle.tiles.length), priority: priorityWord(priority) };
  return isSolvable(puzzle.tiles) ? traceCommandWords.heading(facts) : traceCommandWords.headingUnsolvable(facts);
};

/** Whether the submission does as A* does; nothing without one. */
export const comparisonOf = ({ own, departure }: TraceView): string[] => {
  if (own === null) return [];
  return [departure === null ? traceCommandWords.same() : traceCommandWords.differs(departure)];
};

/** How each search ended, and what is not shown. */
export const totalsOf = (view: TraceView): string[] => [
  ...(view.own === null ? [] : [totalOf(view.own, traceWords.submission())]),
  totalOf(view.reference, traceWords.reference()),
  ...leftOut(view),
];

const totalOf = (search: TracedSearch, title: string): string => {
  const facts = { title: capital(title), inserts: search.inserts, delMins: search.delMins };
  switch (search.ended) {
    case 'goal':
      return traceCommandWords.goal({ ...facts, moves: search.moves });
    case 'twin':
      return traceCommandWords.twin(facts);
    case 'bound':
      return traceCommandWords.givenUp(facts);
    case 'record':
      return traceCommandWords.recorded(facts);
    case 'open':
      return traceCommandWords.ended(facts);
  }
};

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const leftOut = ({ own, reference }: TraceView): string[] => {
  const shown = Math.max(reference.steps.length, own?.steps.length ?? 0);
  const all = Math.max(reference.delMins, own?.delMins ?? 0);
  return all > shown ? [traceCommandWords.steps({ from: shown, more: String(Math.min(mostSteps, 2 * shown)) })] : [];
};

export const mostSteps = 500;
