/** Puzzle files from disk: no more of what lies there is read than a puzzle can need. */
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { ParsedPuzzle } from './parse-tiles.ts';
import { largestPuzzleBytes, parsePuzzleBytes, tooLarge } from './puzzle-bytes.ts';

/** A path that gives no text to read. The message is a clause: "it is a folder". */
export class PuzzleFileError extends Error {
  readonly where: string;

  constructor(message: string, path: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PuzzleFileError';
    this.where = path;
  }
}

/** Links are followed. @throws {PuzzleFileError} when there is no regular file of a reasonable size. */
export const readPuzzleFile = async (path: string): Promise<ParsedPuzzle> =>
  parsePuzzleBytes(await readBounded(path), path);

/** A pipe without a writer does not block; a file that grows while it is read is cut off at the limit. */
const readBounded = async (path: string): Promise<Uint8Array> => {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const stat = await handle.stat();
    if (stat.isDirectory()) throw new PuzzleFileError('it is a folder', path);
    if (!stat.isFile()) throw new PuzzleFileError('it is not a regular file', path);
    if (stat.size > largestPuzzleBytes) throw new PuzzleFileError(tooLarge(stat.size), path);
    const buffer = Buffer.alloc(largestPuzzleBytes + 1);
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, 0);
    if (bytesRead > largestPuzzleBytes) throw new PuzzleFileError(tooLarge(bytesRead), path);
    return buffer.subarray(0, bytesRead);
  } catch (cause) {
    throw cause instanceof PuzzleFileError ? cause : new PuzzleFileError(reasonOf(cause), path, cause);
  } finally {
    await handle?.close();
  }
};

const reasonOf = (cause: unknown): string => {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return reasons[code] ?? (cause instanceof Error ? cause.message : String(cause));
};

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  ELOOP: 'its links go round in a circle',
  EISDIR: 'it is a folder',
  ENXIO: 'it is not a regular file',
};
