/** Reads a text as the input classes of algs4 do: by token, by line, by character, or whole. */

const TOKEN = /\S+/g;
const INTEGER = /^[+-]?\d+$/;
/** What Java's Double.parseDouble takes, hexadecimal and suffixes aside. */
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

export class Scanner {
  readonly #text: string;
  /** What messages call the input: `StdIn`, `In`. */
  readonly #name: string;
  #at = 0;

  constructor(text: string, name: string) {
    this.#text = text;
    this.#name = name;
  }

  /** Is there nothing but white space ahead? */
  isEmpty(): boolean {
    return this.#text.slice(this.#at).trim() === '';
  }

  hasNextLine(): boolean {
    return this.#at < this.#text.length;
  }

  hasNextChar(): boolean {
    return this.#at < this.#text.length;
  }

  /** The rest of the line, without its end; null when there is none. */
  readLine(): string | null {
    if (!this.hasNextLine()) return null;
    const end = this.#text.indexOf('\n', this.#at);
    const line = this.#text.slice(this.#at, end < 0 ? undefined : end);
    this.#at = end < 0 ? this.#text.length : end + 1;
    return line.endsWith('\r') ? line.slice(0, -1) : line;
  }

  readChar(): string {
    if (!this.hasNextChar()) throw new RangeError(`${this.#name}.readChar(): there are no more characters`);
    const char = this.#text.charAt(this.#at);
    this.#at += 1;
    return char;
  }

  readAll(): string {
    const rest = this.#text.slice(this.#at);
    this.#at = this.#text.length;
    return rest;
  }

  readString(): string {
    return this.#token('readString');
  }

  /** Throws when the next value is not an integer, which then stays. */
  readInt(): number {
    return this.#int('readInt');
  }

  readDouble(): number {
    return this.#double('readDouble');
  }

  readAllInts(): number[] {
    return this.#all(() => this.#int('readAllInts'));
  }

  readAllDoubles(): number[] {
    return this.#all(() => this.#double('readAllDoubles'));
  }

  readAllStrings(): string[] {
    return this.#all(() => this.readString());
  }

  readAllLines(): string[] {
    const lines: string[] = [];
    for (let line = this.readLine(); line !== null; line = this.readLine()) lines.push(line);
    return lines;
  }

  #token(method: string): string {
    TOKEN.lastIndex = this.#at;
    const token = TOKEN.exec(this.#text)?.[0];
    if (token === undefined) throw new RangeError(`${this.#name}.${method}(): there are no more values`);
    this.#at = TOKEN.lastIndex;
    return token;
  }

  #int(method: string): number {
    return this.#number(method, INTEGER, 'an integer');
  }

  #double(method: string): number {
    return this.#number(method, DECIMAL, 'a number');
  }

  /** Every value that is left, each read by `read`. */
  #all<Value>(read: () => Value): Value[] {
    const values: Value[] = [];
    while (!this.isEmpty()) values.push(read());
    return values;
  }

  #number(method: string, form: RegExp, what: string): number {
    const before = this.#at;
    const token = this.#token(method);
    if (form.test(token)) return Number(token);
    this.#at = before;
    throw new TypeError(`${this.#name}.${method}(): the next value is not ${what}: ${token.slice(0, 80)}`);
  }
}
