/** What a best-first search needs of a queue of numbered nodes. */
import type { QueueCounts } from '../../oracle/min-pq.ts';

export interface NodeQueue {
  readonly size: number;
  counts(): QueueCounts;
  /** Makes room for nodes numbered below `capacity`. */
  reserve(capacity: number): void;
  /** Each node comes in once at most. */
  insert(node: number, priority: number): void;
  /** A node of the smallest priority. @throws {RangeError} when the queue is empty. */
  delMin(): number;
}
