/** Keeps the head and the tail of what the subject prints, and counts the rest. */
import type { Capture } from '../../../../contracts/protocol.ts';

export class Output {
  #head = '';
  #tail = '';
  #bytes = 0;
  readonly #kept: number;

  /** `kept` is the number of characters kept at either end. */
  constructor(kept: number) {
    this.#kept = kept;
  }

  get bytes(): number {
    return this.#bytes;
  }

  add(text: string): void {
    this.#bytes += utf8Length(text);
    const room = this.#kept - this.#head.length;
    this.#head += text.slice(0, room);
    if (text.length <= room) return;
    this.#tail += text.slice(Math.max(room, text.length - this.#kept));
    if (this.#tail.length > 8 * this.#kept) this.#tail = this.#tail.slice(-this.#kept);
  }

  capture(): Capture {
    return { head: this.#head, tail: this.#tail.slice(-this.#kept), bytes: this.#bytes };
  }
}

const utf8Length = (text: string): number => {
  let bytes = text.length;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) bytes += 1;
    if (code > 0x7ff && (code < 0xd800 || code > 0xdfff)) bytes += 1;
  }
  return bytes;
};
