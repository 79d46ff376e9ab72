/** A counted stand-in for the npm package @datastructures-js/priority-queue. */
import { baseKey, QueueBase } from '../../datastructures-js/bases.ts';
import { type CompareOption, type ValueOption, compareBy, compareByValue } from '../../datastructures-js/options.ts';

export type { ICompare, IGetCompareValue } from '../../datastructures-js/options.ts';

/** The value that the comparison puts first comes out first. */
export class PriorityQueue<T> extends QueueBase<T> {
  static {
    Object.freeze(this);
    Object.freeze(this.prototype);
  }

  constructor(compare: CompareOption<T>, values: readonly T[] = []) {
    super(baseKey, 'PriorityQueue', compareBy('PriorityQueue', compare), values);
  }

  static fromArray<T>(values: readonly T[], compare: CompareOption<T>): PriorityQueue<T> {
    return new PriorityQueue<T>(compare, values);
  }
}

/** The smallest value comes out first. */
export class MinPriorityQueue<T> extends QueueBase<T> {
  static {
    Object.freeze(this);
    Object.freeze(this.prototype);
  }

  constructor(by?: ValueOption<T> | null, values: readonly T[] = []) {
    super(baseKey, 'MinPriorityQueue', compareByValue('MinPriorityQueue', by), values);
  }

  static fromArray<T>(values: readonly T[], by?: ValueOption<T> | null): MinPriorityQueue<T> {
    return new MinPriorityQueue<T>(by, values);
  }
}

/** The largest value comes out first. */
export class MaxPriorityQueue<T> extends QueueBase<T> {
  static {
    Object.freeze(this);
    Object.freeze(this.prototype);
  }

  constructor(by?: ValueOption<T> | null, values: readonly T[] = []) {
    super(baseKey, 'MaxPriorityQueue', compareByValue('MaxPriorityQueue', by, -1), values);
  }

  static fromArray<T>(values: readonly T[], by?: ValueOption<T> | null): MaxPriorityQueue<T> {
    return new MaxPriorityQueue<T>(by, values);
  }
}
