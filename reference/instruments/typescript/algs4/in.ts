import { fileNamed, standardInput } from '../counting/session.ts';
import { Scanner } from './scanner.ts';

/**
 * Input from a file, by its name or by the last part of its path; without a name from standard input. The files are
 * those that the check gives; there are no others.
 */
export class In {
  readonly #scanner: Scanner;

  /** Throws an Error that names the file when there is none of that name. */
  constructor(name?: string) {
    const text = name === undefined ? standardInput() : fileNamed(name);
    if (text === null) throw new Error(`In: could not open ${String(name)}`);
    this.#scanner = new Scanner(text, 'In');
  }

  exists(): boolean {
    return true;
  }

  /** Is there nothing but white space ahead? */
  isEmpty(): boolean {
    return this.#scanner.isEmpty();
  }

  hasNextLine(): boolean {
    return this.#scanner.hasNextLine();
  }

  hasNextChar(): boolean {
    return this.#scanner.hasNextChar();
  }

  /** The rest of the line, without its end; null when there is none. */
  readLine(): string | null {
    return this.#scanner.line();
  }

  readChar(): string {
    return this.#scanner.char();
  }

  readAll(): string {
    return this.#scanner.rest();
  }

  readString(): string {
    return this.#scanner.token();
  }

  /** Throws when the next value is not an integer, which then stays. */
  readInt(): number {
    return this.#scanner.int();
  }

  readDouble(): number {
    return this.#scanner.double();
  }

  readAllInts(): number[] {
    return this.#scanner.all(() => this.#scanner.int('readAllInts'));
  }

  readAllDoubles(): number[] {
    return this.#scanner.all(() => this.#scanner.double('readAllDoubles'));
  }

  readAllStrings(): string[] {
    return this.#scanner.all(() => this.#scanner.token());
  }

  readAllLines(): string[] {
    return this.#scanner.lines();
  }

  close(): void {
    return;
  }
}
