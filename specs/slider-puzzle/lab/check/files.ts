/** The puzzle files of a folder, or those that come with the assignment. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileReason } from '../../../../harness/text/file-reason.ts';
import { usageError } from '../../../../harness/contracts/errors.ts';
import { type Tiles, sameTiles } from '../../../../reference/puzzle/tiles.ts';
import { loadPuzzles } from '../../puzzles/load-puzzles.ts';
import type { Puzzle } from '../../puzzles/puzzles.ts';
import { readPuzzle } from '../../puzzles/read-puzzle.ts';
import { count } from '../../commands/messages.ts';
import { byName, promiseOf } from './promise.ts';
import type { Fewest } from './row.ts';
import { checkFileMessages } from './messages/files.ts';

export interface PuzzleFile {
  readonly name: string;
  readonly tiles: Tiles;
  readonly promise: Fewest;
  /** The same board among those that come with the assignment; null when it is another one. */
  readonly builtIn: Puzzle | null;
}

export interface FaultyFile {
  readonly name: string;
  readonly error: unknown;
}

export interface PuzzleFiles {
  /** Sorted as the course lists its files. */
  readonly files: readonly PuzzleFile[];
  readonly faulty: readonly FaultyFile[];
  /** What the person at the command line should know: one sentence each. */
  readonly notes: readonly string[];
}

/** The hardest that are timed take two million. What takes far more would only use up time and memory. */
const mostInserts = 2_500_000;

/** Those that the official search solves with at most this many insertions. */
export const builtInFiles = async (cacheDir: string): Promise<PuzzleFiles> => {
  const { puzzles } = await loadPuzzles({ dir: null, cacheDir });
  const all = [...puzzles.values()];
  const isSolvedSoon = ({ queues }: Puzzle): boolean => queues !== null && queues.both.inserts <= mostInserts;
  const files = all.filter(isSolvedSoon).map((puzzle) => toFile(puzzle.name, puzzle.tiles, puzzle));
  const left = all.filter((puzzle) => !isSolvedSoon(puzzle)).map(({ name }) => name);
  const notes = [checkFileMessages.tooHard({ most: count(mostInserts), files: listed(left) })];
  return { files: files.toSorted((a, b) => byName(a.name, b.name)), faulty: [], notes };
};

/** @throws {GraderError} when the folder cannot be read or contains no puzzle files. */
export const filesIn = async (dir: string, cacheDir: string): Promise<PuzzleFiles> => {
  const { names, left } = await puzzleNamesIn(dir);
  if (names.length === 0) {
    throw usageError('no-puzzles', checkFileMessages.none(), {
      where: dir,
      remedy: checkFileMessages.noneRemedy(),
    });
  }
  const { puzzles } = await loadPuzzles({ dir: null, cacheDir });
  const files: PuzzleFile[] = [];
  const faulty: FaultyFile[] = [];
  for (const name of names) {
    try {
      const tiles = await readPuzzle(join(dir, name));
      const known = puzzles.get(name);
      files.push(toFile(name, tiles, known !== undefined && sameTiles(known.tiles, tiles) ? known : null));
    } catch (error) {
      faulty.push({ name, error });
    }
  }
  const notes = left.length === 0 ? [] : [checkFileMessages.otherNames({ files: listed(left) })];
  return { files, faulty, notes };
};

/** All that begin with `puzzle`; when none does, all that end in `.txt`. Empty also for what is not a folder. */
export const puzzleNamesIn = async (
  dir: string,
): Promise<{ readonly names: readonly string[]; readonly left: readonly string[] }> => {
  const entries = await readdir(dir, { withFileTypes: true }).catch((cause: unknown) => {
    throw usageError('puzzles-unreadable', checkFileMessages.unreadable({ reason: fileReason(cause) }), {
      where: dir,
      remedy: checkFileMessages.unreadableRemedy(),
      cause,
    });
  });
  const texts = entries.filter((entry) => !entry.isDirectory() && entry.name.endsWith('.txt')).map(({ name }) => name);
  const named = texts.filter((name) => name.startsWith('puzzle'));
  const names = named.length === 0 ? texts : named;
  return { names: names.toSorted(byName), left: texts.filter((name) => !names.includes(name)).toSorted(byName) };
};

const toFile = (name: string, tiles: Tiles, builtIn: Puzzle | null): PuzzleFile => ({
  name,
  tiles,
  promise: promiseOf(name),
  builtIn,
});

const listed = (names: readonly string[]): string => {
  const shown = names.slice(0, 6).join(', ');
  return names.length <= 6 ? shown : checkFileMessages.andMore({ files: shown, more: String(names.length - 6) });
};
