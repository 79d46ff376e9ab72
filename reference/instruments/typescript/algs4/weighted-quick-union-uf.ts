/** Sets of the numbers 0 to n - 1, which can be merged. Each is a tree; the larger one takes the smaller as a subtree. */
export class WeightedQuickUnionUF {
  /** The parent in the tree; a root is its own. */
  readonly #parents: Int32Array;
  /** Numbers in the tree below a root. */
  readonly #sizes: Int32Array;
  #count: number;

  constructor(n: number) {
    if (!Number.isInteger(n) || n < 0) throw new RangeError(`WeightedQuickUnionUF: ${n} is not a number of elements`);
    this.#parents = Int32Array.from({ length: n }, (_, number) => number);
    this.#sizes = new Int32Array(n).fill(1);
    this.#count = n;
  }

  count(): number {
    return this.#count;
  }

  /** The number that stands for the set of `p`: the same for all of its members. Throws when `p` is out of range. */
  find(p: number): number {
    let root = p;
    for (;;) {
      const parent = this.#parents[root];
      if (parent === undefined) throw new RangeError(`WeightedQuickUnionUF: index ${p} is out of range`);
      if (parent === root) return root;
      root = parent;
    }
  }

  connected(p: number, q: number): boolean {
    return this.find(p) === this.find(q);
  }

  union(p: number, q: number): void {
    const [first, second] = [this.find(p), this.find(q)];
    if (first === second) return;
    const together = this.#sizeOf(first) + this.#sizeOf(second);
    const [larger, smaller] = this.#sizeOf(first) < this.#sizeOf(second) ? [second, first] : [first, second];
    this.#parents[smaller] = larger;
    this.#sizes[larger] = together;
    this.#count--;
  }

  #sizeOf(root: number): number {
    return this.#sizes[root] ?? 0;
  }
}
