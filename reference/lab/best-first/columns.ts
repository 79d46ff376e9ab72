/**
 * Arrays that grow without being copied: in chunks of 65,536 numbers, of which only the first one grows itself. So a search
 * never pauses for gigabytes to be moved, and never holds them twice. Indices are below 2^32.
 */

const chunkBits = 16;
const chunkLength = 2 ** chunkBits;
const indexMask = chunkLength - 1;

/** Whole numbers of 32 bits, with sign. */
export class IntColumn {
  readonly #chunks: Int32Array[] = [new Int32Array(64)];

  /** Makes room for this many numbers, which are 0. */
  reserve(length: number): void {
    const [first] = this.#chunks;
    if (first !== undefined && first.length < Math.min(length, chunkLength)) {
      this.#chunks[0] = new Int32Array(firstLength(length));
      this.#chunks[0].set(first);
    }
    while (this.#chunks.length * chunkLength < length) this.#chunks.push(new Int32Array(chunkLength));
  }

  get(index: number): number {
    return this.#chunks[index >>> chunkBits]?.[index & indexMask] ?? 0;
  }

  set(index: number, value: number): void {
    const chunk = this.#chunks[index >>> chunkBits];
    if (chunk !== undefined) chunk[index & indexMask] = value;
  }
}

/** Numbers as they are in JavaScript. The same code again, since an engine makes fast code for one kind of array at a time. */
export class NumberColumn {
  readonly #chunks: Float64Array[] = [new Float64Array(64)];

  /** Makes room for this many numbers, which are 0. */
  reserve(length: number): void {
    const [first] = this.#chunks;
    if (first !== undefined && first.length < Math.min(length, chunkLength)) {
      this.#chunks[0] = new Float64Array(firstLength(length));
      this.#chunks[0].set(first);
    }
    while (this.#chunks.length * chunkLength < length) this.#chunks.push(new Float64Array(chunkLength));
  }

  get(index: number): number {
    return this.#chunks[index >>> chunkBits]?.[index & indexMask] ?? 0;
  }

  set(index: number, value: number): void {
    const chunk = this.#chunks[index >>> chunkBits];
    if (chunk !== undefined) chunk[index & indexMask] = value;
  }
}

const firstLength = (length: number): number => Math.min(chunkLength, 2 ** Math.ceil(Math.log2(length)));
