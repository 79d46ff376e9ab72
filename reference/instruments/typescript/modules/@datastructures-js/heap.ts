/** A counted stand-in for the npm package @datastructures-js/heap. */
import { baseKey, HeapBase } from '../../datastructures-js/bases.ts';
import { type CompareOption, type ValueOption, compareBy, compareByValue } from '../../datastructures-js/options.ts';

export type { ICompare, IGetCompareValue } from '../../datastructures-js/options.ts';

/** The value that the comparison puts first is the root. */
export class Heap<T> extends HeapBase<T> {
  static {
    Object.freeze(this);
    Object.freeze(this.prototype);
  }

  constructor(compare: CompareOption<T>, values: readonly T[] = []) {
    super(baseKey, 'Heap', compareBy('Heap', compare), values);
  }

  static heapify<T>(values: readonly T[], compare: CompareOption<T>): Heap<T> {
    return new Heap<T>(compare, values);
  }
}

/** The smallest value is the root. */
export class MinHeap<T> extends HeapBase<T> {
  static {
    Object.freeze(this);
    Object.freeze(this.prototype);
  }

  constructor(by?: ValueOption<T> | null, values: readonly T[] = []) {
    super(baseKey, 'MinHeap', compareByValue('MinHeap', by), values);
  }

  static heapify<T>(values: readonly T[], by?: ValueOption<T> | null): MinHeap<T> {
    return new MinHeap<T>(by, values);
  }
}

/** The largest value is the root. */
export class MaxHeap<T> extends HeapBase<T> {
  static {
    Object.freeze(this);
    Object.freeze(this.prototype);
  }

  constructor(by?: ValueOption<T> | null, values: readonly T[] = []) {
    super(baseKey, 'MaxHeap', compareByValue('MaxHeap', by, -1), values);
  }

  static heapify<T>(values: readonly T[], by?: ValueOption<T> | null): MaxHeap<T> {
    return new MaxHeap<T>(by, values);
  }
}
