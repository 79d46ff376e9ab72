/**
 * Finds, for each puzzle file that is drawn at random, the first attempt whose board is what the file's name and its
 * profile ask for, and prints the table of specs/slider-puzzle/fixtures/attempts.ts. Needed only when the seed or a recipe
 * changes: node scripts/find-puzzles.ts [file name ...]. Takes some minutes.
 */
import { fastDeepening } from '../reference/lab/deepening/fast-deepening.ts';
import { boundedOfficialSearch } from '../reference/lab/counting/official-search.ts';
import { type Tiles, manhattan, twin } from '../reference/puzzle/tiles.ts';
import { givenBoards } from '../specs/slider-puzzle/fixtures/given.ts';
import { candidate, workOf } from '../specs/slider-puzzle/fixtures/recipes.ts';
import { claimOf, puzzleNames } from '../specs/slider-puzzle/puzzles/puzzle-names.ts';

/** Harder boards are passed over, so that the fixtures are checked quickly. */
const maxNodes = 10_000_000;

/** Hard boards whose Manhattan distance says little need more insertions than allowed; they are not even tried. */
const hardMoves = 44;
const largestGap = 12;

const isWanted = (name: string, board: Tiles): boolean => {
  const { moves } = claimOf(name);
  if (moves === null) return fastDeepening(twin(board), { maxNodes }).kind === 'solved';
  const bound = manhattan(board);
  if (bound > moves || bound % 2 !== moves % 2 || (moves >= hardMoves && bound < moves - largestGap)) return false;
  const result = fastDeepening(board, { maxNodes });
  return result.kind === 'solved' && result.moves.length === moves && keepsToProfile(name, board);
};

const keepsToProfile = (name: string, board: Tiles): boolean => {
  const work = workOf(name);
  if (work === null) return true;
  const search = boundedOfficialSearch(board, work.most);
  return search !== null && search.initial.inserts + search.twin.inserts >= work.least;
};

const firstAttempt = (name: string): number => {
  for (let attempt = 0; ; attempt++) if (isWanted(name, candidate(name, attempt))) return attempt;
};

const wanted = process.argv.length > 2 ? process.argv.slice(2) : puzzleNames;
for (const name of wanted) {
  if (givenBoards[name] !== undefined) continue;
  const attempt = firstAttempt(name);
  if (attempt > 0) process.stdout.write(`  '${name}': ${String(attempt)},\n`);
}
