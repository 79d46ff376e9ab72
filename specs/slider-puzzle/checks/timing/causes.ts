/** Why the counts of a search are as high as they are, in sentences for the student. */
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { anyForm } from '../../../../reference/oracle/counting/bounds.ts';
import type { FormCounts } from '../../../../reference/oracle/counting/form-counts.ts';
import { queueMessages } from '../../judges/queue.ts';
import type { RawCounts } from './raw-counts.ts';
import { timesSearched } from './search-repeats.ts';
import { shapeOf, type SearchShape } from './search-shape.ts';

const messages = defineMessages('timing.cause', {
  searchedAnew:
    'The same search seems to be run {times} times: all counts are {times} times those of a single search. Does each method search again when it is called? Search once, in the constructor, and keep the answers in fields.',
  missing:
    'The critical optimization is missing: equals() of Board is never called, and every neighbor is enqueued. Do not enqueue a neighbor that equals the board of the previous search node.',
  late: 'The critical optimization comes too late: boards two moves back are enqueued and only dropped when they come out of the queue. Compare before a neighbor is enqueued.',
  inVain:
    'The critical optimization has no effect: equals() is called, but every neighbor is enqueued. Compare each neighbor with the board of the previous search node (two moves back), not with the node’s own board.',
  some: 'The critical optimization works for some nodes only: some of the boards two moves back are still enqueued. Each search node needs its own previous node.',
  more: 'More neighbors are left out than just the board two moves back, as with a set of boards seen before. The assignment’s search does not use one; comparing with many boards costs more than it saves.',
  comparesMany:
    'equals() is called {calls} times for each board that is made. Compare each neighbor with one board only, that of the previous search node.',
  notKept:
    'The priority is not cached: manhattan() is called {calls} times for each node, since each comparison in the queue calls it again. Compute it once, in the constructor of the search node, and keep it in a field.',
  hamming:
    'The priority is computed with hamming(), a weaker estimate than manhattan(): many more nodes are taken from the queue.',
  hammingNotKept:
    'Nor is it cached: hamming() is called {calls} times for each node. Compute the priority once for each node.',
  repeatsNeighbors:
    'neighbors() is called more than once for a node, and creates all boards again each time. Call it once, and keep what it returns.',
  enqueuesTwice: 'More nodes are enqueued than boards are made: some boards are enqueued more than once.',
  testsWhenEnqueued:
    'isGoal() is called for every node that is enqueued. Call it once for each node, when it is taken from the queue.',
  tooManyNodes:
    'More nodes are taken from the queue than any search with these priorities can need. Is the priority the moves made so far plus the Manhattan distance, do the searches take turns where the twin is searched, too, and does the search end as soon as the goal is taken?',
  costlyOrder:
    'Nodes of equal priority come out in an order that costs more than the reference’s; the search itself is sound. Prefer the smaller Manhattan distance among them, and use one queue for each search.',
  costlyNodes: 'The number of nodes is right, but each costs more calls than in the reference.',
});

/**
 * The likely causes, most telling first; at least one. `over`: ids of the counts that are too high, where not all are judged:
 * calls on the boards put no node into a queue.
 */
export const causesOf = (raw: RawCounts, counts: FormCounts, over?: readonly string[]): readonly string[] => {
  if (raw.inserts === 0) return withoutQueue(raw);
  const shape = shapeOf(raw);
  // A set of boards seen saves calls, unless it compares with many boards.
  const isCheaper = shape.leftOut === 'more' && comparisonWords(raw).length === 0;
  const leftOut = isCheaper ? undefined : leftOutWords[shape.leftOut];
  const times = timesSearched(raw, counts);
  const found = [
    ...(times > 1 ? [messages.searchedAnew({ times: String(times) })] : []),
    ...(leftOut === undefined ? [] : [leftOut()]),
    ...costWords(raw, shape, over),
  ];
  if (found.length > 0) return found;
  return [isCheaper ? messages.more() : orderWords(raw, counts)];
};

const costWords = (raw: RawCounts, shape: SearchShape, over?: readonly string[]): readonly string[] => {
  const costs = (...ids: readonly string[]): boolean => over === undefined || ids.some((id) => over.includes(id));
  const repeats = shape.repeatsNeighbors && (shape.enqueuesTwice || costs('boards', 'equals'));
  return [
    ...(shape.leftOut === 'more' || !costs('equals') ? [] : comparisonWords(raw)),
    ...(shape.priority === 'anew' && !costs('manhattan') ? [] : priorityWords(shape)),
    ...(repeats ? [messages.repeatsNeighbors()] : []),
    ...(shape.enqueuesTwice ? [messages.enqueuesTwice()] : []),
    ...(shape.testsWhenEnqueued && costs('manhattan') ? [messages.testsWhenEnqueued()] : []),
  ];
};

/**
 * Where each priority may be computed only once, that alone: it goes wrong for any number of nodes, and where there are too many,
 * the tables that allow more say why.
 */
export const causesWherePrioritiesAreKept = (
  raw: RawCounts,
  counts: FormCounts,
  over?: readonly string[],
): readonly string[] => {
  const shape = shapeShown(raw);
  return shape.priority === 'anew' ? priorityWords(shape) : causesOf(raw, counts, over);
};

/** The calls on the boards are counted without the library's queue, too: there are no more nodes than boards. */
const shapeShown = (raw: RawCounts): SearchShape => shapeOf(raw.inserts === 0 ? { ...raw, inserts: raw.boards } : raw);

const withoutQueue = (raw: RawCounts): readonly string[] => [
  ...comparisonWords(raw),
  ...priorityWords(shapeShown(raw)),
  queueMessages.keepNodesHint(),
];

const leftOutWords: Readonly<Partial<Record<SearchShape['leftOut'], () => string>>> = {
  nothing: messages.missing,
  late: messages.late,
  'in-vain': messages.inVain,
  some: messages.some,
  more: messages.more,
};

/** Once for each board or so where each neighbor is compared with one. */
const comparisonWords = ({ equals, boards }: RawCounts): string[] =>
  equals > 1.5 * boards ? [messages.comparesMany({ calls: (equals / boards).toFixed(1) })] : [];

const priorityWords = ({ priority, distancesPerNode }: SearchShape): string[] => {
  const calls = distancesPerNode.toFixed(distancesPerNode < 10 ? 1 : 0);
  if (priority === 'anew') return [messages.notKept({ calls })];
  if (priority !== 'hamming') return [];
  return [messages.hamming(), ...(distancesPerNode > 3.2 ? [messages.hammingNotKept({ calls })] : [])];
};

/** Nothing in the counts but their size: too many nodes, or the order of equal priorities. */
const orderWords = ({ delMins }: RawCounts, { bounds, reference }: FormCounts): string => {
  if (bounds !== null && delMins > anyForm(bounds).delMins.most) return messages.tooManyNodes();
  return delMins > reference.delMins ? messages.costlyOrder() : messages.costlyNodes();
};
