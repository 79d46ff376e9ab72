/** The puzzle files to grade with: the ones that come with the assignment, or a course's own. */
import { loadCoursePuzzles } from './course-puzzles.ts';
import { type LoadedPuzzles, loadBuiltIn } from './puzzles.ts';

/**
 * Reads the built-in files (`dir` null) or a course's directory, whose boards are solved here.
 * @throws {GraderError} when the directory or one of its files is wrong, with `file:line:column`.
 */
export const loadPuzzles = async (options: {
  readonly dir: string | null;
  readonly cacheDir: string;
}): Promise<LoadedPuzzles> => {
  const builtIn = await loadBuiltIn();
  return options.dir === null
    ? { puzzles: builtIn, notes: [] }
    : loadCoursePuzzles({ dir: options.dir, cacheDir: options.cacheDir, builtIn });
};
