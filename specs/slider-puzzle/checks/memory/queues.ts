/** Memory of the queues of a search with all that they hold, and how many keys they held at most. */
import type { Check, Explanation, Judgement, MeasuredRow, TableSpec } from '../../../../harness/contracts/check.ts';
import { type AssessmentLimits, mostWithin } from '../../settings.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { valueOf } from '../../../../reference/puzzle/at.ts';
import { sourceMessages as from } from '../sources.ts';
import type { Failing } from '../../questions/question-context.ts';
import type { CheckContext } from '../context.ts';
import { exactly } from '../../wording/show.ts';
import { notMeasured, type SizeQuestion } from './judge.ts';
import type { QueueFacts } from './queue-facts.ts';
import { type Method, methodIn, mostBytes, mostDuring, nodeBytes, provableBytes } from './rules.ts';
import { boardBytesIn, searchSizeIn, searchChecks, type Searches, searchRows } from './search-series.ts';
import { capital } from '../../../../harness/text/capital.ts';

const messages = defineMessages('memory-queue', {
  title: 'bytes and size of the queues that solve {name}',
  measured:
    'How many bytes all queues take when the search of {puzzle} ends, and at moments during the search that are not revealed beforehand, with everything they hold, and the most keys they held at once.',
  why: 'On a hard puzzle, a search runs out of memory first. Common reasons for too much: the critical optimization is missing, or each search node keeps more than its board, its moves, its priority and the previous node.',
  passing:
    'At most {factor} times what the nodes of the reference’s queues take, and never more than {most} bytes; {during}. At most {maxLimit} keys at once; the reference holds {maxSize}.',
  atLeast: 'At least {least} keys at once, since any search by Manhattan distances has ten times as many.',
  provable: 'Queues as large as those of some correct search pass as well.',
  duringModel: 'no more during the search',
  duringGrowth: 'half as much again during the search, when all that it holds is measured',
  unknown: 'For this file the reference’s queues are not known.',
  queuesOf: 'the queues of a Solver of {puzzle}',
  tooMany: '{what} held {size} nodes at once; at most {most} are allowed.',
  tooLarge: '{what} take {bytes} bytes with everything that they hold; at most {most} are allowed.',
  tooLargeDuring:
    '{what} took up to {bytes} bytes during the search, with everything that they held then; at most {most} are allowed.',
  atMostNodes: 'at most {most} nodes',
  atMostBytes: 'at most {most} bytes',
  nodes: { one: '{count} node', other: '{count} nodes' },
  bytes: '{number} bytes',
  tooManyHint: 'More nodes are enqueued than a search needs: see the tables of queue operations.',
  tooLargeHint:
    'A search node needs its board, the number of moves, the previous node and its priority, and nothing else. A function that is made for each node takes as much as all of these.',
  tooFew:
    '{what} never held more than {nodes} at once, less than a tenth of what any search of this puzzle by Manhattan distances has in its queues: what they take in bytes says nothing.',
  atLeastNodes: 'at least {least} nodes at once',
  tooLargeDuringHint:
    'A search node needs its board, the number of moves, the previous node and its priority, and nothing else, not even until the search ends.',
  noQueue: '{what}: nothing was put into a MinPQ, neither by the constructor nor by moves().',
  noQueueExpected: 'a MinPQ that holds the search nodes',
  noQueueActual: 'no queue of the library',
  noQueueHint: 'The search must keep its nodes in the library’s MinPQ.',
  table: 'Memory and size of the queues, at the end of the search and during it',
  puzzleColumn: 'Puzzle',
  bytesColumn: 'bytes',
  duringColumn: 'during',
  limitColumn: 'limit',
  ratioColumn: 'ratio',
  mostKeysColumn: 'most keys',
  atEndColumn: 'at the end',
});

export interface QueueLimits extends Pick<AssessmentLimits, 'countFactor' | 'fairness'> {
  /** By file name. */
  readonly facts: ReadonlyMap<string, QueueFacts>;
}

export const queueMemoryChecks = (searches: Searches, limits: QueueLimits): readonly Check[] =>
  searchChecks(searches, {
    id: 'queue',
    group: 'MinPQ',
    title: messages.title,
    explain: (name) => explain(searches.context, limits, name),
    what: messages.queuesOf,
    judge: (question, row, { name }) => judgeQueues(question, row, limits, valueOf(limits.facts, name)),
  });

const explain = ({ language }: CheckContext, limits: QueueLimits, name: string): Explanation => {
  const facts = limits.facts.get(name);
  const passing = facts === undefined ? [messages.unknown()] : passingBy(facts, limits, methodIn(language));
  return {
    measured: messages.measured({ puzzle: name }),
    why: messages.why(),
    passing: passing.join(' '),
    source: from.memory(),
  };
};

const passingBy = (facts: QueueFacts, limits: QueueLimits, method: Method): readonly string[] => [
  messages.passing({
    factor: exactly(limits.countFactor),
    most: mostBytes,
    during: method === 'model' ? messages.duringModel() : messages.duringGrowth(),
    maxLimit: mostWithin(mostKeys(limits, facts)),
    maxSize: facts.maxSize,
  }),
  ...(provableKeys(limits, facts) > 0 ? [messages.provable()] : []),
  ...(leastKeys(facts) > 0 ? [messages.atLeast({ least: leastKeys(facts) })] : []),
];

const mostKeys = (limits: QueueLimits, facts: QueueFacts): number =>
  Math.max(limits.countFactor * facts.maxSize, provableKeys(limits, facts));

/** As many keys as some correct search can have; 0 where that does not count, or is not known. */
const provableKeys = ({ fairness }: QueueLimits, { mostInserts }: QueueFacts): number =>
  fairness === 'provable' && mostInserts !== null ? mostInserts : 0;

/** What any search holds is counted for Manhattan distances: one with a better estimate, which holds fewer, is not told here. */
const leastKeys = ({ mustHold }: QueueFacts): number => Math.floor((mustHold ?? 0) / 10);

const judgeQueues = (question: SizeQuestion, row: MeasuredRow, limits: QueueLimits, facts: QueueFacts): Judgement => {
  const seen = searchSizeIn(row);
  if (seen?.kind !== 'size' || seen.queues === null) return notMeasured(question, seen);
  if (seen.queues.queues === 0) return unused(question);
  const each = nodeBytes(seen.method, boardBytesIn(row));
  const reference = facts.inserts * each;
  const provable = provableBytes(seen.method, provableKeys(limits, facts), boardBytesIn(row));
  const limit = mostWithin(Math.min(mostBytes, Math.max(limits.countFactor * reference, provable)));
  const maxLimit = mostWithin(mostKeys(limits, facts));
  const { bytes, during, maxSize, finalSize } = seen.queues;
  const limitDuring = Math.floor(mostDuring(seen.method, limit));
  const maxReference = facts.maxSize;
  const measured = {
    ...{ bytes, during, reference, limit, ratio: bytes / reference },
    ...{ maxSize, maxReference, maxLimit, finalSize },
    // Each key stands for a board; an own Board of the submission's is not weighed here.
    ...(bytes < finalSize * boardBytesIn(row) ? { bare: 1 } : {}),
  };
  const least = leastKeys(facts);
  const failing = [
    ...(maxSize < least ? [tooFew(question, maxSize, least)] : []),
    ...(maxSize > maxLimit ? [tooMany(question, maxSize, maxLimit)] : []),
    ...(bytes > limit ? [tooHeavy(question, 'tooLarge', bytes, limit)] : []),
    ...(during > limitDuring ? [tooHeavy(question, 'tooLargeDuring', during, limitDuring)] : []),
  ];
  const [first] = failing;
  if (first === undefined) return { passed: true, measured };
  return { passed: false, measured, ...first, reproduction: question.reproduction };
};

const tooMany = ({ what }: SizeQuestion, size: number, most: number): Failing => ({
  message: messages.tooMany({ what: capital(what), size, most }),
  expected: messages.atMostNodes({ most }),
  actual: messages.nodes({ count: size }),
  hint: messages.tooManyHint(),
});

const tooFew = ({ what }: SizeQuestion, size: number, least: number): Failing => ({
  message: messages.tooFew({ what: capital(what), nodes: messages.nodes({ count: size }) }),
  expected: messages.atLeastNodes({ least }),
  actual: messages.nodes({ count: size }),
  hint: messages.noQueueHint(),
});

type Heavy = 'tooLarge' | 'tooLargeDuring';

const tooHeavy = ({ what }: SizeQuestion, heavy: Heavy, bytes: number, most: number): Failing => ({
  message: messages[heavy]({ what: capital(what), bytes, most }),
  expected: messages.atMostBytes({ most }),
  actual: messages.bytes({ number: bytes }),
  hint: messages[`${heavy}Hint`](),
});

const unused = ({ what, reproduction }: SizeQuestion): Judgement => ({
  passed: false,
  message: messages.noQueue({ what: capital(what) }),
  expected: messages.noQueueExpected(),
  actual: messages.noQueueActual(),
  hint: messages.noQueueHint(),
  reproduction,
});

export const queueMemoryTable = (): TableSpec => ({
  id: 'memory-queue',
  title: messages.table(),
  section: 'memory',
  rowTitle: messages.puzzleColumn(),
  columns: [
    { id: 'bytes', title: messages.bytesColumn(), unit: 'bytes' },
    { id: 'during', title: messages.duringColumn(), unit: 'bytes', detail: true },
    { id: 'limit', title: messages.limitColumn(), unit: 'bytes' },
    { id: 'ratio', title: messages.ratioColumn(), unit: 'ratio' },
    { id: 'maxSize', title: messages.mostKeysColumn(), unit: 'count' },
    { id: 'maxLimit', title: messages.limitColumn(), unit: 'count' },
    { id: 'finalSize', title: messages.atEndColumn(), unit: 'count' },
  ],
  rows: searchRows('queue'),
});
