/** How much of a class is looked at: generous for 5,000 submissions, small for attacks. */
import { limits } from '../../intake/limits.ts';

export const classLimits = {
  /** Files of the whole bundle, with those of computers and tools. */
  entries: 500_000,
  /** What all attempts together may unpack to. */
  classBytes: 20_000_000_000,
  /** One attempt: as much as the grader takes of one zip, and as many files. */
  attemptBytes: limits.archiveBytes,
  attemptFiles: limits.archiveFiles,
  /** Text that a platform adds: a list of submitters, a table of users. The list of Gradescope has the tests' output too. */
  metadataBytes: 200_000_000,
  /** Longest name of one file or folder, as on usual disks, and of a whole path. Bounds what patterns are tried on. */
  nameCharacters: 255,
  pathCharacters: 1_000,
  folderDepth: 40,
} as const;
