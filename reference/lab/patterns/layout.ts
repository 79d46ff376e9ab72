/** Tables laid one behind the other into the memory of compiled loops. */
import { type Loops, pageBytes } from '../inner-loops/inner-loops.ts';

type Table = Uint8Array | Uint16Array | Uint32Array;

export class Layout {
  readonly #placed: { readonly at: number; readonly table: Table }[] = [];
  #end: number;

  /** From this address on. */
  constructor(start: number) {
    this.#end = start;
  }

  /** The address that a table gets; one that has got an address keeps it. */
  place(table: Table): number {
    const known = this.#placed.find((one) => one.table === table);
    if (known !== undefined) return known.at;
    const at = this.reserve(table.byteLength);
    this.#placed.push({ at, table });
    return at;
  }

  /** The address of this many bytes, 0 unless they are written to. */
  reserve(bytes: number): number {
    const at = this.#end;
    this.#end = Math.ceil((at + bytes) / lineBytes) * lineBytes;
    return at;
  }

  /** Makes room in the memory, and copies the tables to their addresses. */
  fill(loops: Loops): void {
    loops.memory.grow(Math.ceil(this.#end / pageBytes));
    const memory = new Uint8Array(loops.memory.buffer);
    for (const { at, table } of this.#placed) {
      memory.set(new Uint8Array(table.buffer, table.byteOffset, table.byteLength), at);
    }
  }
}

/** Of the processor's cache. */
const lineBytes = 64;
