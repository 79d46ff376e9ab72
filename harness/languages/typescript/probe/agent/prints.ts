/** What a subject prints while a script runs. */
import type { CompleteScript } from '../../../../contracts/protocol.ts';
import type { Host } from './bridge.ts';
import { Output } from './output.ts';

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
