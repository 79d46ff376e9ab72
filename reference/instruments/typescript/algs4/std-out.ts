import { print } from '../counting/session.ts';
import { printf } from './printf.ts';

/** Standard output, captured. */
export class StdOut {
  static println(value: unknown = ''): void {
    print(`${String(value)}\n`);
  }

  static print(value: unknown = ''): void {
    print(String(value));
  }

  static printf(format: string, ...args: unknown[]): void {
    print(printf(format, args));
  }

  static close(): void {
    return;
  }
}

/** Output to a file goes nowhere here; without a file name it is standard output. */
export class Out {
  readonly #toFile: boolean;

  constructor(fileName?: string) {
    this.#toFile = fileName !== undefined;
  }

  println(value: unknown = ''): void {
    if (!this.#toFile) StdOut.println(value);
  }

  print(value: unknown = ''): void {
    if (!this.#toFile) StdOut.print(value);
  }

  printf(format: string, ...args: unknown[]): void {
    if (!this.#toFile) StdOut.printf(format, ...args);
  }

  close(): void {
    return;
  }
}
