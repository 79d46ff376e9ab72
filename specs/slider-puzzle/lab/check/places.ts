/** What the path on the command line is: a folder of puzzle files, or a submission. */
import { stat } from 'node:fs/promises';
import type { CommandConsole, SubmissionOptions } from '../../../../harness/contracts/command.ts';
import { usageError } from '../../../../harness/contracts/errors.ts';
import { puzzleNamesIn } from './files.ts';
import { checkFileMessages } from './messages/files.ts';

export interface Places {
  /** Null: the reference solves the puzzles. */
  readonly submission: string | null;
  /** Null: those that come with the assignment. */
  readonly puzzles: string | null;
  readonly notes: readonly string[];
}

export interface PlaceFlags extends SubmissionOptions {
  readonly submission?: string | undefined;
  readonly puzzles?: string | undefined;
}

/** @throws {GraderError} when it is neither, or when two options say the same. */
export const placesOf = async (
  path: string,
  flags: PlaceFlags,
  console: Pick<CommandConsole, 'recognise'>,
): Promise<Places> => {
  const { submission, puzzles } = flags;
  if (submission !== undefined && puzzles !== undefined) throw twice();
  if (submission !== undefined || puzzles !== undefined) {
    const asked = { submission: submission ?? path, puzzles: puzzles ?? path, notes: [] };
    // The puzzles may take minutes before anybody looks for it.
    await isFolder(asked.submission);
    return asked;
  }
  const isDirectory = await isFolder(path);
  if (!isDirectory && path.endsWith('.txt')) throw onePuzzle(path);
  const names = isDirectory ? (await puzzleNamesIn(path)).names : [];
  if (!(await isSubmission(path, flags, console))) {
    if (names.length === 0) throw neither(path);
    return { submission: null, puzzles: path, notes: [] };
  }
  const hasOwn = names.some((name) => name.startsWith('puzzle'));
  const note = checkFileMessages.puzzlesBeside({ path });
  return { submission: path, puzzles: null, notes: hasOwn ? [note] : [] };
};

const twice = (): Error =>
  usageError('puzzles-twice', checkFileMessages.bothGiven(), {
    remedy: checkFileMessages.bothGivenRemedy(),
  });

const onePuzzle = (path: string): Error =>
  usageError('one-puzzle', checkFileMessages.onePuzzle(), {
    where: path,
    remedy: checkFileMessages.onePuzzleRemedy({ path }),
  });

const neither = (path: string): Error =>
  usageError('nothing-to-check', checkFileMessages.neither(), {
    where: path,
    remedy: checkFileMessages.neitherRemedy(),
  });

/** A file can be nothing else; what is wrong with it is then reported. */
const isSubmission = async (
  path: string,
  flags: PlaceFlags,
  console: Pick<CommandConsole, 'recognise'>,
): Promise<boolean> => !(await isFolder(path)) || (await console.recognise(path, flags)) !== null;

const isFolder = async (path: string): Promise<boolean> => {
  try {
    return (await stat(path)).isDirectory();
  } catch (cause) {
    throw usageError('no-such-path', checkFileMessages.notThere(), {
      where: path,
      remedy: checkFileMessages.notThereRemedy(),
      cause,
    });
  }
};
