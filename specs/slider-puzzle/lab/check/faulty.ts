/** Files that hold no board have their own row. */
import { GraderError } from '../../../../harness/contracts/errors.ts';
import type { FaultyFile } from './files.ts';
import { promiseOf } from './promise.ts';
import type { Row } from './row.ts';

export const faultyRow = ({ name, error }: FaultyFile): Row => ({
  file: name,
  size: null,
  moves: null,
  expected: promiseOf(name),
  verdict: 'no-puzzle',
  inserts: null,
  seconds: null,
  message: error instanceof GraderError ? inOneLine(error) : String(error),
});

const inOneLine = ({ message, where }: GraderError): string => (where === null ? message : `${message} (${where})`);
