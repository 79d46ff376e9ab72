/** Searches as a report shows them. */
import type { Judgement } from '../../../harness/contracts/check.ts';
import type { QueueReport } from '../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import type { Curve, QueueTrace, TraceComparison } from '../../../harness/contracts/shown.ts';
import { at } from '../../../reference/puzzle/at.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import { type TracedNode, type TracedSearch, traceSearch } from '../../../reference/oracle/traced-search.ts';
import type { Counters } from '../judges/queue.ts';
import { departureOf } from './departure.ts';
import { type ReplayedSearch, replaySearch } from './replay.ts';
import { traceMessages } from './messages.ts';

const messages = defineMessages('8puzzle.search-shown', {
  queueSize: 'Nodes in the priority queue, {whose}',
  queueSizeCut: 'Nodes in the priority queue, {whose} (the first {count} operations)',
});

/** Steps that are shown of a search that goes wrong. */
export const mostSteps = 25;
const mostEntries = 60;
const mostNodes = 40_000;
const mostPoints = 200;

/** Operations that each queue records, for a picture of the search and for a curve of its size. */
export const recorded = { steps: 400, sizes: 20_000 } as const;

/** Adds the search to a judgement, whatever it is. */
export const withSearch = (title: string, root: Tiles, { queues }: Counters, judgement: Judgement): Judgement => ({
  ...judgement,
  shown: { ...judgement.shown, searches: searchesOf(title, root, queues) },
});

/** Adds how the queue grew. */
export const withSizes = (root: Tiles, { queues }: Counters, judgement: Judgement): Judgement => ({
  ...judgement,
  shown: { ...judgement.shown, curves: curvesOf(root, queues) },
});

/** The submission's search next to the reference's; none when the queues do not show which nodes belong to it. */
const searchesOf = (title: string, root: Tiles, queues: readonly QueueReport[]): TraceComparison[] => {
  const bounds = { priority: 'manhattan', steps: mostSteps } as const;
  const search = replaySearch(root, queues, { ...bounds, recorded: recorded.steps });
  if (search === null) return [];
  return [compare(title, root, search, traceSearch(root, { ...bounds, nodes: mostNodes }))];
};

export const compare = (title: string, root: Tiles, own: ReplayedSearch, reference: TracedSearch): TraceComparison => ({
  title,
  traces: [shownTrace(own, 'submission'), shownTrace(reference, 'reference')],
  departure: departureOf(root, own.record),
});

export const shownTrace = (search: TracedSearch, by: QueueTrace['by']): QueueTrace => ({
  title: traceMessages[by](),
  by,
  steps: search.steps.map(({ entries, taken }) => {
    const kept = inOrder(entries, taken).slice(0, mostEntries);
    if (taken !== null && !kept.includes(taken)) kept.splice(-1, 1, taken);
    const index = taken === null ? -1 : kept.indexOf(taken);
    return {
      entries: kept.map(({ priority, moves, distance, tiles }) => ({
        priority,
        moves,
        distance,
        cells: tiles.map((row) => row.map(String)),
      })),
      taken: index < 0 ? null : index,
    };
  }),
  cut: search.cut,
});

/** The same in all searches: equal priorities by distance and board, the one that is taken out before the others. */
export const inOrder = (entries: readonly TracedNode[], taken: TracedNode | null): TracedNode[] =>
  entries
    .map((node) => ({ node, text: node.tiles.join() }))
    .sort(
      (a, b) =>
        a.node.priority - b.node.priority ||
        Number(b.node === taken) - Number(a.node === taken) ||
        a.node.distance - b.node.distance ||
        (a.text < b.text ? -1 : Number(a.text > b.text)),
    )
    .map(({ node }) => node);

/** How the queue grew, the submission's beside the reference's, in the search that began at `root`. */
const curvesOf = (root: Tiles, queues: readonly QueueReport[]): Curve[] => {
  const own = replaySearch(root, queues, { priority: 'manhattan', steps: 0, recorded: recorded.sizes });
  if (own === null) return [];
  const reference = traceSearch(root, { priority: 'manhattan', steps: 0, nodes: mostNodes });
  return [
    curve(own.sizes, 'submission', own.record.cut),
    curve(reference.sizes, 'reference', reference.ended === 'bound'),
  ];
};

const curve = (sizes: readonly number[], role: 'submission' | 'reference', isCut: boolean): Curve => ({
  title: isCut
    ? messages.queueSizeCut({ whose: traceMessages[role](), count: sizes.length })
    : messages.queueSize({ whose: traceMessages[role]() }),
  role,
  points: sampled(sizes),
});

/** Operations from 1; evenly, with the first, the last and the largest. */
const sampled = (sizes: readonly number[]): [number, number][] => {
  const step = Math.max(1, (sizes.length - 1) / (mostPoints - 2));
  const indices = Array.from({ length: Math.min(sizes.length, mostPoints - 1) }, (_, index) =>
    Math.round(index * step),
  );
  const largest = sizes.indexOf(sizes.reduce((most, size) => Math.max(most, size), 0));
  return [...new Set([...indices, largest])]
    .filter((index) => index >= 0 && index < sizes.length)
    .sort((a, b) => a - b)
    .map((index) => [index + 1, at(sizes, index)]);
};
