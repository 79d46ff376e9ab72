import { scriptNumber, standardInput } from '../counting/session.ts';
import { Scanner } from './scanner.ts';

/** Standard input: the text that the check gives. */
export class StdIn {
  static #opened: Scanner | null = null;
  static #script = -1;

  static get #scanner(): Scanner {
    if (StdIn.#opened === null || StdIn.#script !== scriptNumber()) {
      StdIn.#opened = new Scanner(standardInput(), 'StdIn');
      StdIn.#script = scriptNumber();
    }
    return StdIn.#opened;
  }

  /** Is there nothing but white space ahead? */
  static isEmpty(): boolean {
    return StdIn.#scanner.isEmpty();
  }

  static hasNextLine(): boolean {
    return StdIn.#scanner.hasNextLine();
  }

  static hasNextChar(): boolean {
    return StdIn.#scanner.hasNextChar();
  }

  /** The rest of the line, without its end; null when there is none. */
  static readLine(): string | null {
    return StdIn.#scanner.readLine();
  }

  static readChar(): string {
    return StdIn.#scanner.readChar();
  }

  static readAll(): string {
    return StdIn.#scanner.readAll();
  }

  static readString(): string {
    return StdIn.#scanner.readString();
  }

  /** Throws when the next value is not an integer, which then stays. */
  static readInt(): number {
    return StdIn.#scanner.readInt();
  }

  static readDouble(): number {
    return StdIn.#scanner.readDouble();
  }

  static readAllInts(): number[] {
    return StdIn.#scanner.readAllInts();
  }

  static readAllDoubles(): number[] {
    return StdIn.#scanner.readAllDoubles();
  }

  static readAllStrings(): string[] {
    return StdIn.#scanner.readAllStrings();
  }

  static readAllLines(): string[] {
    return StdIn.#scanner.readAllLines();
  }
}
