/** Puzzle files as bytes, wherever they come from. */
import { type ParsedPuzzle, PuzzleError, parsePuzzle } from './parse-tiles.ts';
import { at } from './at.ts';

/** 1 MiB. The largest board, 127-by-127 with a generous layout, takes a tenth of it. */
export const largestPuzzleBytes = 1_048_576;

/** For messages: a size that no puzzle file has. */
export const tooLarge = (bytes: number): string =>
  `it has ${bytes.toLocaleString('en-US')} bytes, and no puzzle file needs more than ${largestPuzzleBytes.toLocaleString('en-US')}`;

/** What the bytes of a file hold. */
export const parsePuzzleBytes = (bytes: Uint8Array, fileName: string): ParsedPuzzle => {
  const problem = encodingProblem(bytes, fileName);
  if (problem !== null) return { kind: 'malformed', problems: [problem] };
  return parsePuzzle(new TextDecoder().decode(bytes), fileName);
};

/** Text with one byte a digit; neither UTF-16 nor a program or picture. */
const encodingProblem = (bytes: Uint8Array, fileName: string): PuzzleError | null => {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return new PuzzleError('the file is UTF-16; save it as plain text (UTF-8)', { fileName, line: 1, column: 1 });
  }
  const zero = bytes.indexOf(0);
  if (zero === -1) return null;
  const before = new TextDecoder('latin1').decode(bytes.subarray(0, zero)).split(/\r\n|\n|\r/);
  const column = at(before, -1).length + 1;
  return new PuzzleError('the file holds a zero byte, which no text does', { fileName, line: before.length, column });
};
