/** A course's own puzzle files: read, solved, and held against what their names promise. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type GraderError, usageError } from '../../harness/errors.ts';
import { officialCounts } from '../../reference/counting/official-counts.ts';
import { type Tiles, hamming, manhattan, sameTiles } from '../../reference/tiles.ts';
import { type Optimum, optimumOf } from '../../reference/counting/optimum.ts';
import { solverPuzzles } from './memory/rules.ts';
import { claimOf, puzzleNames } from './puzzle-names.ts';
import type { LoadedPuzzles, Puzzle } from './puzzles.ts';
import { readPuzzle } from './read-puzzle.ts';

export interface CourseOptions {
  readonly dir: string;
  readonly cacheDir: string;
  /** The boards of these are not solved again. */
  readonly builtIn: ReadonlyMap<string, Puzzle>;
}

/** One file after the other, so that the first faulty one in the order of `puzzleNames` is the one reported. */
export const loadCoursePuzzles = async (options: CourseOptions): Promise<LoadedPuzzles> => {
  const present = await listFiles(options.dir);
  const names = puzzleNames.filter((name) => present.includes(name));
  if (names.length === 0) {
    throw usageError('no-puzzles', `${options.dir} holds no puzzle file.`, {
      remedy: 'Name the files as the course does, for example puzzle04.txt or puzzle3x3-unsolvable.txt.',
    });
  }
  const puzzles = new Map<string, Puzzle>();
  const notes = notesOnFiles(options.dir, present, names);
  for (const name of names) puzzles.set(name, await loadOne(name, options, notes));
  return { puzzles, notes };
};

const listFiles = async (dir: string): Promise<string[]> => {
  try {
    const entries = await readdir(dir, { withFileTypes: true });
    return entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => entry.name)
      .sort();
  } catch (cause) {
    throw usageError('puzzles-unreadable', `The directory of puzzle files cannot be read: ${reasonOf(cause)}.`, {
      where: dir,
      remedy: 'Give an existing directory with --puzzles, or leave the option out to use the built-in files.',
      cause,
    });
  }
};

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

const notesOnFiles = (dir: string, present: readonly string[], names: readonly string[]): string[] => {
  const notes: string[] = [];
  const unknown = present.filter((name) => name.endsWith('.txt') && !names.includes(name));
  const missing = puzzleNames.length - names.length;
  if (unknown.length > 0) notes.push(`No check uses these files of ${dir}: ${listed(unknown)}.`);
  if (missing > 0) {
    const absent = puzzleNames.filter((name) => !names.includes(name));
    notes.push(`${String(missing)} puzzle files are not in ${dir}, so their cases are skipped: ${listed(absent)}.`);
  }
  return notes;
};

const listed = (names: readonly string[]): string => {
  const shown = names.slice(0, 8).join(', ');
  return names.length <= 8 ? shown : `${shown} and ${String(names.length - 8)} more`;
};

const loadOne = async (name: string, options: CourseOptions, notes: string[]): Promise<Puzzle> => {
  const file = join(options.dir, name);
  const tiles = await readPuzzle(file);
  const { size } = claimOf(name);
  if (size !== null && size !== tiles.length) {
    throw mislabelled(file, `the name says ${byItself(size)}, but the board is ${byItself(tiles.length)}`);
  }
  const known = options.builtIn.get(name);
  if (known !== undefined && sameTiles(known.tiles, tiles)) return known;
  const moves = judgeClaim(file, name, tiles, await optimumOf(tiles, options.cacheDir), notes);
  const distances = { hamming: hamming(tiles), manhattan: manhattan(tiles) };
  return { name, tiles, solvable: moves !== null, moves, ...distances, queues: await queuesOf(name, tiles, options) };
};

/** The files whose queues are weighed. A course's own board may be too hard, and is then not judged by its queues. */
const queuesOf = async (name: string, tiles: Tiles, { cacheDir }: CourseOptions): Promise<Puzzle['queues']> => {
  if (!solverPuzzles.includes(name)) return null;
  const result = await officialCounts(tiles, { cacheDir, maxNodes: 2_000_000, maxTreeNodes: 0 });
  if (result.kind === 'not-counted') return null;
  const { counts, queues } = result;
  return {
    both: { inserts: counts.insert, maxSize: counts.peak },
    alone: { inserts: queues.initial.insert, maxSize: queues.initial.maxSize },
  };
};

const byItself = (n: number): string => `${String(n)}-by-${String(n)}`;

/** The moves to grade with; null for an unsolvable board. */
const judgeClaim = (file: string, name: string, tiles: Tiles, optimum: Optimum, notes: string[]): number | null => {
  const { moves } = claimOf(name);
  const claimed = moves === null ? 'no solution' : inMoves(moves);
  switch (optimum.kind) {
    case 'unsolvable':
      if (moves !== null) throw mislabelled(file, `the name says ${claimed}, but the board is unsolvable`);
      return null;
    case 'solved':
      if (moves === optimum.moves) return moves;
      throw mislabelled(file, `the name says ${claimed}, but a shortest solution has ${inMoves(optimum.moves)}`);
    case 'unknown':
      if (moves === null || moves < optimum.atLeast || moves % 2 !== optimum.atLeast % 2) {
        throw mislabelled(file, `the name says ${claimed}, but ${impossibility(moves, tiles, optimum.atLeast)}`);
      }
      notes.push(
        `${name}: ${inMoves(moves)} are taken from the name; the search was cut off after proving that at least ${String(optimum.atLeast)} are needed.`,
      );
      return moves;
  }
};

const inMoves = (moves: number): string => `${String(moves)} ${moves === 1 ? 'move' : 'moves'}`;

const impossibility = (moves: number | null, tiles: Tiles, atLeast: number): string =>
  moves === null || moves < atLeast
    ? `a shortest solution has at least ${inMoves(atLeast)}`
    : `every solution has ${manhattan(tiles) % 2 === 0 ? 'an even' : 'an odd'} number of moves`;

const mislabelled = (file: string, message: string): GraderError =>
  usageError('puzzle-mislabelled', `A puzzle file is mislabelled: ${message}.`, {
    where: file,
    remedy: 'Rename the file, or put the right board into it.',
  });
