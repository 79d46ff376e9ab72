/** A priority queue step by step, as the course draws it: nodes sorted by priority, one search beside another. */
import type { VNode } from 'preact';
import { element } from './element.ts';
import type { QueueEntry, QueueTrace, TraceComparison } from '../shown.ts';
import { drawBoard } from './board.ts';
import { searchWords } from './words.ts';

export interface SearchLook {
  /** Steps and nodes of a step that are drawn. */
  readonly steps: number;
  readonly entries: number;
  /** What the estimated part of a priority is called. */
  readonly distance: string;
}

const usual = (): SearchLook => ({ steps: 40, entries: 12, distance: searchWords.distance() });

export const drawSearch = (comparison: TraceComparison, look: Partial<SearchLook> = {}): VNode => {
  const limits = { ...usual(), ...look };
  const { title, traces, departure } = comparison;
  const longest = Math.max(0, ...traces.map(({ steps }) => steps.length));
  const drawn = Math.min(longest, limits.steps);
  const steps = Array.from({ length: drawn }, (_, index) => drawStep(comparison, index, limits));
  return element(
    'div',
    { class: 'search', role: 'group', 'aria-label': searchWords.name({ title }) },
    traces.length < 2
      ? null
      : element(
          'p',
          { class: departure === null ? 'search-same' : 'search-departs' },
          departure === null ? searchWords.same() : searchWords.departs(departure),
        ),
    element('ol', { class: 'search-steps', start: 0 }, steps),
    longest > drawn ? element('p', null, searchWords.moreSteps({ count: longest - drawn })) : null,
    traces.filter(({ cut }) => cut).map((trace) => element('p', null, searchWords.cut({ title: trace.title }))),
  );
};

const drawStep = ({ traces, departure }: TraceComparison, index: number, limits: SearchLook): VNode => {
  const departs = departure?.step === index;
  return element(
    'li',
    departs ? { class: 'departs' } : null,
    element(
      'p',
      { class: 'search-step' },
      searchWords.step({ step: index }),
      departs ? element('strong', null, ` ${searchWords.here()}`) : null,
    ),
    lanesAt(traces, index).map((trace) => drawLane(trace, index, limits)),
  );
};

/** Two searches that do the same in a step are drawn once. */
const lanesAt = (traces: readonly QueueTrace[], index: number): readonly QueueTrace[] => {
  const [first, second] = traces;
  if (first === undefined || second === undefined || traces.length > 2) return traces;
  const isSame = JSON.stringify(first.steps[index]) === JSON.stringify(second.steps[index]);
  return isSame ? [{ ...first, title: searchWords.both({ first: first.title, second: second.title }) }] : traces;
};

const drawLane = (trace: QueueTrace, index: number, limits: SearchLook): VNode => {
  const step = trace.steps[index];
  const entries = step?.entries ?? [];
  const shown = entries.slice(0, limits.entries);
  const takenIndex = step?.taken ?? null;
  const taken = takenIndex === null ? undefined : entries[takenIndex];
  const beyond = taken !== undefined && (takenIndex ?? 0) >= limits.entries ? [drawEntry(taken, true, limits)] : [];
  const nodes = [...shown.map((entry, place) => drawEntry(entry, place === takenIndex, limits)), ...beyond];
  const more = entries.length - nodes.length;
  return element(
    'div',
    { class: `search-lane by-${trace.by}` },
    element(
      'p',
      { class: 'lane-title' },
      takenIndex === null && step !== undefined ? leftOver(trace.title) : trace.title,
    ),
    nodes.length > 0
      ? element('ul', { class: 'search-nodes', tabIndex: 0, 'aria-label': trace.title }, nodes)
      : element('p', null, step === undefined ? searchWords.ended() : searchWords.emptyQueue()),
    more > 0 ? element('p', null, searchWords.moreEntries({ count: more })) : null,
  );
};

const leftOver = (title: string): string => `${title} (${searchWords.remains()})`;

const drawEntry = ({ priority, moves, distance, cells }: QueueEntry, taken: boolean, look: SearchLook): VNode =>
  element(
    'li',
    { class: taken ? 'node taken' : 'node' },
    taken ? element('strong', { class: 'node-taken' }, searchWords.taken()) : null,
    element('span', null, searchWords.priority({ value: shownNumber(priority) })),
    element('span', null, searchWords.moves({ value: moves })),
    element('span', null, searchWords.estimate({ name: look.distance, value: shownNumber(distance) })),
    drawBoard({ title: '', cells, small: true }),
  );

const shownNumber = (value: number | null): string | number => value ?? searchWords.unknown();
