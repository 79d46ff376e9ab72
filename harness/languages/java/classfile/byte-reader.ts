/** Reads big-endian numbers from bytes that may be anything: every access is checked. */

/** What is wrong with a class file. `offset`: the byte at which it was seen, counted in the part that was read. */
export interface Fault {
  readonly kind: 'malformed';
  readonly offset: number;
  readonly message: string;
}

/** The value of `read`, or the fault that it met. */
export const orFault = <T>(read: () => T): T | Fault => {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return { kind: 'malformed', offset: error.offset, message: error.message };
  }
};

/** Raised inside this folder only; `orFault` turns it into a value. */
export class Malformed extends Error {
  readonly offset: number;

  constructor(offset: number, message: string) {
    super(message);
    this.offset = offset;
  }
}

export class ByteReader {
  readonly end: number;
  readonly #bytes: Uint8Array;
  #at: number;

  /** Reads from `start`, never at or after `end`. Offsets in errors count from the beginning of `bytes`. */
  constructor(bytes: Uint8Array, start = 0, end = bytes.length) {
    this.#bytes = bytes;
    this.#at = start;
    this.end = end;
  }

  get at(): number {
    return this.#at;
  }

  u1(): number {
    return this.#take(1);
  }

  u2(): number {
    return this.#take(2);
  }

  u4(): number {
    return this.#take(4);
  }

  s4(): number {
    return this.#take(4) | 0;
  }

  skip(count: number): void {
    this.#need(count);
    this.#at += count;
  }

  /** The next `count` bytes, as a part of the same memory. */
  bytes(count: number): Uint8Array {
    this.#need(count);
    const start = this.#at;
    this.#at += count;
    return this.#bytes.subarray(start, this.#at);
  }

  /** A reader for the next `count` bytes alone; this one goes on behind them. */
  part(count: number): ByteReader {
    const start = this.#at;
    this.skip(count);
    return new ByteReader(this.#bytes, start, this.#at);
  }

  /** `count` values, one after another. Each must take at least one byte, so that no count outruns the bytes. */
  list<T>(count: number, each: () => T): T[] {
    const values: T[] = [];
    for (let i = 0; i < count; i++) {
      const before = this.#at;
      values.push(each());
      if (this.#at === before) throw this.fail('An entry takes no bytes.');
    }
    return values;
  }

  fail(message: string): Malformed {
    return new Malformed(this.#at, message);
  }

  #take(width: 1 | 2 | 4): number {
    this.#need(width);
    let value = 0;
    for (let i = 0; i < width; i++) value = value * 256 + (this.#bytes[this.#at + i] ?? 0);
    this.#at += width;
    return value;
  }

  #need(count: number): void {
    if (count > this.end - this.#at) throw this.fail('The class file ends too early.');
  }
}
