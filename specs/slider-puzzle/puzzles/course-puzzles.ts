/** A course's own puzzle files: read, solved, and held against what their names promise. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type GraderError, usageError } from '../../../harness/contracts/errors.ts';
import { officialCounts } from '../../../reference/oracle/counting/official-counts.ts';
import { type Tiles, hamming, manhattan, sameTiles } from '../../../reference/puzzle/tiles.ts';
import { type Optimum, optimumOf } from '../../../reference/oracle/counting/optimum.ts';
import { mostWeighed, solverPuzzles } from '../checks/memory/rules.ts';
import { describeSize, plural } from '../wording/show.ts';
import { claimOf, puzzleNames } from './puzzle-names.ts';
import type { LoadedPuzzles, Puzzle } from './puzzles.ts';
import { readPuzzle } from './read-puzzle.ts';
import { puzzleMessages } from './messages.ts';
import { fileReason } from '../../../harness/text/file-reason.ts';

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
    throw usageError('no-puzzles', puzzleMessages.none({ dir: options.dir }), {
      remedy: puzzleMessages.noneRemedy(),
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
    throw usageError('puzzles-unreadable', puzzleMessages.unreadableDirectory({ reason: fileReason(cause) }), {
      where: dir,
      remedy: puzzleMessages.unreadableDirectoryRemedy(),
      cause,
    });
  }
};

const notesOnFiles = (dir: string, present: readonly string[], names: readonly string[]): string[] => {
  const notes: string[] = [];
  const unknown = present.filter((name) => name.endsWith('.txt') && !names.includes(name));
  const missing = puzzleNames.length - names.length;
  if (unknown.length > 0) notes.push(puzzleMessages.unknownFiles({ dir, files: listed(unknown) }));
  if (missing > 0) {
    const absent = puzzleNames.filter((name) => !names.includes(name));
    notes.push(puzzleMessages.absentFiles({ amount: String(missing), dir, files: listed(absent) }));
  }
  return notes;
};

const listed = (names: readonly string[]): string => {
  const shown = names.slice(0, 8).join(', ');
  return names.length <= 8 ? shown : puzzleMessages.andMore({ shown, more: String(names.length - 8) });
};

const loadOne = async (name: string, options: CourseOptions, notes: string[]): Promise<Puzzle> => {
  const file = join(options.dir, name);
  const tiles = await readPuzzle(file);
  const { size } = claimOf(name);
  if (size !== null && size !== tiles.length) {
    throw mislabelled(
      file,
      puzzleMessages.nameSaysSize({ said: describeSize(size), size: describeSize(tiles.length) }),
    );
  }
  const known = options.builtIn.get(name);
  if (known !== undefined && sameTiles(known.tiles, tiles)) return known;
  const moves = judgeClaim(file, name, tiles, await optimumOf(tiles, options.cacheDir), notes);
  const distances = { hamming: hamming(tiles), manhattan: manhattan(tiles) };
  return { name, tiles, solvable: moves !== null, moves, ...distances, queues: await queuesOf(name, tiles, options) };
};

/** The files whose queues are weighed. A course's own board may be too hard, and its search is then not weighed. */
const queuesOf = async (name: string, tiles: Tiles, { cacheDir }: CourseOptions): Promise<Puzzle['queues']> => {
  if (!solverPuzzles.includes(name)) return null;
  const result = await officialCounts(tiles, { cacheDir, maxNodes: mostWeighed(tiles.length), maxTreeNodes: 0 });
  if (result.kind === 'not-counted') return null;
  const { counts, queues } = result;
  return {
    both: { inserts: counts.insert, maxSize: counts.peak },
    alone: { inserts: queues.initial.insert, maxSize: queues.initial.maxSize },
  };
};

/** The moves to grade with; null for an unsolvable board. */
const judgeClaim = (file: string, name: string, tiles: Tiles, optimum: Optimum, notes: string[]): number | null => {
  const { moves } = claimOf(name);
  const claimed = moves === null ? puzzleMessages.noSolution() : plural(moves, 'move');
  switch (optimum.kind) {
    case 'unsolvable':
      if (moves !== null) throw mislabelled(file, puzzleMessages.nameSaysSolvable({ claimed }));
      return null;
    case 'solved':
      if (moves === optimum.moves) return moves;
      throw mislabelled(file, puzzleMessages.nameSaysMoves({ claimed, moves: plural(optimum.moves, 'move') }));
    case 'unknown':
      if (moves === null || moves < optimum.atLeast || moves % 2 !== optimum.atLeast % 2) {
        throw mislabelled(
          file,
          puzzleMessages.nameSaysImpossible({ claimed, why: impossibility(moves, tiles, optimum.atLeast) }),
        );
      }
      notes.push(puzzleMessages.takenFromName({ name, moves: plural(moves, 'move'), least: String(optimum.atLeast) }));
      return moves;
  }
};

const impossibility = (moves: number | null, tiles: Tiles, atLeast: number): string =>
  moves === null || moves < atLeast
    ? puzzleMessages.atLeast({ moves: plural(atLeast, 'move') })
    : manhattan(tiles) % 2 === 0
      ? puzzleMessages.evenMoves()
      : puzzleMessages.oddMoves();

const mislabelled = (file: string, message: string): GraderError =>
  usageError('puzzle-mislabelled', puzzleMessages.mislabelled({ message }), {
    where: file,
    remedy: puzzleMessages.mislabelledRemedy(),
  });
