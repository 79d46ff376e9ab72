import { fileNamed, standardInput } from '../counting/session.ts';
import { Scanner } from './scanner.ts';

/**
 * Input from a file, by its name or by the last part of its path; without a name from standard input. The files are
 * those that the check gives; there are no others.
 */
export class In extends Scanner {
  /** Throws an Error that names the file when there is none of that name. */
  constructor(name?: string) {
    const text = name === undefined ? standardInput() : fileNamed(name);
    if (text === null) throw new Error(`In: could not open ${String(name)}`);
    super(text, 'In');
  }

  exists(): boolean {
    return true;
  }

  close(): void {
    return;
  }
}
