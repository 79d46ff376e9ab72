/** A priority queue step by step, as the course draws it: nodes sorted by priority, one search beside another. */
import type { VNode } from 'preact';
import { element } from './element.ts';
import type { QueueEntry, QueueTrace, TraceComparison } from '../../contracts/shown.ts';
import { drawGrid } from './grid.ts';
import { searchMessages } from './messages.ts';

export interface SearchLook {
  /** Steps and nodes of a step that are drawn. */
  readonly steps: number;
  readonly entries: number;
  /** What the estimated part of a priority is called. */
  readonly distance: string;
  /** What is said where no step differs; null: that of the steps in the traces. */
  readonly same: string | null;
  /** Only the step of the first difference stands open, where there is one. */
  readonly folded: boolean;
}

const usual = (): SearchLook => ({
  ...{ steps: 40, entries: 12, distance: searchMessages.distance() },
  ...{ same: null, folded: false },
});

export const drawSearch = (comparison: TraceComparison, look: Partial<SearchLook> = {}): VNode => {
  const limits = { ...usual(), ...look };
  const { title, traces, departure } = comparison;
  const longest = Math.max(0, ...traces.map(({ steps }) => steps.length));
  const drawn = Math.min(longest, limits.steps);
  const steps = Array.from({ length: drawn }, (_, index) => drawStep(comparison, index, limits));
  return element(
    'div',
    { class: 'search', role: 'group', 'aria-label': searchMessages.name({ title }) },
    traces.length < 2
      ? null
      : element(
          'p',
          { class: departure === null ? 'search-same' : 'search-departs' },
          departure === null ? (limits.same ?? sameIn(traces)) : searchMessages.departs(departure),
        ),
    element('ol', { class: 'search-steps', start: 0 }, steps),
    longest > drawn ? element('p', null, searchMessages.moreSteps({ count: longest - drawn })) : null,
    traces.filter(({ cut }) => cut).map((trace) => element('p', null, searchMessages.cut({ title: trace.title }))),
  );
};

const sameIn = (traces: readonly QueueTrace[]): string => {
  const cut = traces.find((trace) => trace.by === 'submission' && trace.cut);
  return cut === undefined ? searchMessages.same() : searchMessages.sameSoFar({ count: cut.steps.length });
};

/** One step of one search alone. */
export const drawQueue = (trace: QueueTrace, step: number, look: Partial<SearchLook> = {}): VNode =>
  drawLane(trace, step, { ...usual(), ...look });

const drawStep = ({ traces, departure }: TraceComparison, index: number, limits: SearchLook): VNode => {
  const departs = departure?.step === index;
  const title = [
    searchMessages.step({ step: index }),
    departs ? element('strong', null, ` ${searchMessages.here()}`) : null,
  ];
  const lanes = lanesAt(traces, index).map((trace) => drawLane(trace, index, limits));
  return element(
    'li',
    departs ? { class: 'departs' } : null,
    // Where the step is not among those drawn, each is as good as another.
    limits.folded && departure !== null && traces.some(({ steps }) => departure.step < steps.length)
      ? element('details', { open: departs }, element('summary', { class: 'search-step' }, title), lanes)
      : [element('p', { class: 'search-step' }, title), lanes],
  );
};

/** Two searches that do the same in a step are drawn once. */
const lanesAt = (traces: readonly QueueTrace[], index: number): readonly QueueTrace[] => {
  const [first, second] = traces;
  if (first === undefined || second === undefined || traces.length > 2) return traces;
  const isSame = JSON.stringify(first.steps[index]) === JSON.stringify(second.steps[index]);
  return isSame ? [{ ...first, title: searchMessages.both({ first: first.title, second: second.title }) }] : traces;
};

const drawLane = (trace: QueueTrace, index: number, limits: SearchLook): VNode => {
  const step = trace.steps[index];
  const entries = step?.entries ?? [];
  const shown = entries.slice(0, limits.entries);
  const takenIndex = step?.taken ?? null;
  const beyond = takenIndex !== null && takenIndex >= limits.entries ? entries.slice(takenIndex, takenIndex + 1) : [];
  const nodes = [
    ...shown.map((entry, place) => drawEntry(entry, place === takenIndex, limits)),
    ...beyond.map((entry) => drawEntry(entry, true, limits)),
  ];
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
      : element('p', null, step === undefined ? searchMessages.ended() : searchMessages.emptyQueue()),
    more > 0 ? element('p', null, searchMessages.moreEntries({ count: more })) : null,
  );
};

const leftOver = (title: string): string => `${title} (${searchMessages.remains()})`;

const drawEntry = ({ priority, moves, distance, cells }: QueueEntry, taken: boolean, look: SearchLook): VNode =>
  element(
    'li',
    { class: taken ? 'node taken' : 'node' },
    taken ? element('strong', { class: 'node-taken' }, searchMessages.taken()) : null,
    element('span', null, searchMessages.priority({ value: shownNumber(priority) })),
    element('span', null, searchMessages.moves({ value: moves })),
    element('span', null, searchMessages.estimate({ name: look.distance, value: shownNumber(distance) })),
    drawGrid({ title: '', cells, small: true }),
  );

const shownNumber = (value: number | null): string | number => value ?? searchMessages.unknown();
