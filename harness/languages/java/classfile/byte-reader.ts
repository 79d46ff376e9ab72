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
  readonly #view: DataView;
  #at: number;

  /** Reads from `start`, never at or after `end`. Offsets in errors count from the beginning of `bytes`. */
  constructor(bytes: Uint8Array, start = 0, end = bytes.length) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#at = start;
    this.end = end;
  }

  get at(): number {
    return this.#at;
  }

  u1(): number {
    return this.#view.getUint8(this.#take(1));
  }

  u2(): number {
    return this.#view.getUint16(this.#take(2));
  }

  u4(): number {
    return this.#view.getUint32(this.#take(4));
  }

  s4(): number {
    return this.#view.getInt32(this.#take(4));
  }

  skip(count: number): void {
    this.#take(count);
  }

  /** The next `count` bytes, as a part of the same memory. */
  bytes(count: number): Uint8Array {
    return this.#bytes.subarray(this.#take(count), this.#at);
  }

  /** A reader for the next `count` bytes alone; this one goes on after them. */
  part(count: number): ByteReader {
    return new ByteReader(this.#bytes, this.#take(count), this.#at);
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

  /** Goes on after the next `count` bytes; returns where they begin. */
  #take(count: number): number {
    const start = this.#at;
    if (count > this.end - start) throw this.fail('The class file ends too early.');
    this.#at += count;
    return start;
  }
}
