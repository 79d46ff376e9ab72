/** What a subject prints while a script runs. */
import type { Capture, CompleteScript } from '../../../../contracts/protocol.ts';
import type { Host } from './bridge.ts';

/** Both streams of the subject, and the end of a flood. */
export class Prints {
  readonly #out: Output;
  readonly #err: Output;
  readonly #flood: number;
  readonly #host: Host;
  /** Bytes that were printed before the row that is run now. */
  #before = 0;

  constructor(limits: CompleteScript['limits'], host: Host) {
    this.#out = new Output(limits.outputBytes);
    this.#err = new Output(limits.outputBytes);
    this.#flood = limits.outputFloodBytes;
    this.#host = host;
  }

  add(stream: 'out' | 'err', text: string): void {
    (stream === 'out' ? this.#out : this.#err).add(text);
    if (this.#bytes() - this.#before > this.#flood) this.stop('output');
  }

  /** Another row begins, which may print as much. */
  allow(): void {
    this.#before = this.#bytes();
  }

  /** Does not return: the process ends with this frame. */
  stop(limit: 'queueOperations' | 'output'): void {
    this.#host.stop(`"kind":"limit","limit":"${limit}",${this.json()}`);
  }

  #bytes(): number {
    return this.#out.bytes + this.#err.bytes;
  }

  json(): string {
    return `"out":${JSON.stringify(this.#out.capture())},"err":${JSON.stringify(this.#err.capture())}`;
  }
}

/** Keeps the head and the tail of what is added, and counts the rest. */
class Output {
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
