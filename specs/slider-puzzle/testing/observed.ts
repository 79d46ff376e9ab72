/** Observations as a probe would send them, for tests. */
import type { Observation, QueueReport } from '../../../harness/contracts/protocol.ts';
import { formatTiles, type Tiles } from '../../../reference/puzzle/tiles.ts';
import type { QuestionContext } from '../questions/question-context.ts';
import type { NeighborsSeen } from '../judges/neighbors.ts';
import type { Counters } from '../judges/queue.ts';

export const asking: QuestionContext = { type: 'Board', call: 'ask()', on: 'the board', reproduction: ['line'] };

export const object: Observation = { kind: 'object', type: 'Board' };
export const absent: Observation = { kind: 'absent', handle: 'x' };
export const nothing: Observation = { kind: 'value', value: null, type: 'null' };

export const value = (given: boolean | number | string): Observation => ({
  kind: 'value',
  value: given,
  type: typeof given,
});

export const shown = (tiles: Tiles): Observation => value(formatTiles(tiles));

export const thrown = (type: string, message = ''): Observation => ({
  kind: 'exception',
  type,
  message,
  frames: [{ member: 'Board.ask', file: 'Board.java', line: 7 }],
});

export const collection = (boards: readonly Tiles[], truncated = false): NeighborsSeen => ({
  call: object,
  walk: { kind: 'items', count: boards.length, truncated },
  each: { kind: 'each', items: boards.map((board) => [shown(board)]) },
});

export const queue = (parts: Partial<QueueReport> = {}): QueueReport => ({
  type: 'MinPQ',
  inserts: 0,
  delMins: 0,
  maxSize: 0,
  finalSize: 0,
  keyDecreases: 0,
  priorityDecreases: null,
  changedKeys: null,
  searches: [],
  trace: [],
  ...parts,
});

export const counters = (queues: readonly QueueReport[], operations: Record<string, number> = {}): Counters => ({
  kind: 'counters',
  operations,
  queues: [...queues],
});
