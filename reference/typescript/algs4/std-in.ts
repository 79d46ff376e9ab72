/** Input is empty here, and there are no files: a program that reads is told so where it stands. */

const nothingToRead = (what: string): never => {
  throw new RangeError(`${what}: there is no input here`);
};

export class In {
  readonly #name: string;

  /** Throws when a file is named, since none can be read. */
  constructor(name?: string) {
    this.#name = 'In';
    if (name !== undefined) throw new RangeError(`In: could not open ${name}`);
  }

  exists(): boolean {
    return false;
  }

  isEmpty(): boolean {
    return true;
  }

  hasNextLine(): boolean {
    return false;
  }

  hasNextChar(): boolean {
    return false;
  }

  readInt(): number {
    return nothingToRead(`${this.#name}.readInt()`);
  }

  readDouble(): number {
    return nothingToRead(`${this.#name}.readDouble()`);
  }

  readString(): string {
    return nothingToRead(`${this.#name}.readString()`);
  }

  readLine(): string | null {
    return null;
  }

  readAll(): string {
    return '';
  }

  readAllInts(): number[] {
    return [];
  }

  readAllStrings(): string[] {
    return [];
  }

  readAllLines(): string[] {
    return [];
  }

  close(): void {
    return;
  }
}

export class StdIn {
  static isEmpty(): boolean {
    return true;
  }

  static hasNextLine(): boolean {
    return false;
  }

  static hasNextChar(): boolean {
    return false;
  }

  static readInt(): number {
    return nothingToRead('StdIn.readInt()');
  }

  static readDouble(): number {
    return nothingToRead('StdIn.readDouble()');
  }

  static readString(): string {
    return nothingToRead('StdIn.readString()');
  }

  static readLine(): string | null {
    return null;
  }

  static readAll(): string {
    return '';
  }

  static readAllInts(): number[] {
    return [];
  }

  static readAllStrings(): string[] {
    return [];
  }

  static readAllLines(): string[] {
    return [];
  }
}
