/** Proves that the recorded solutions of the two hardest puzzles cannot be undercut. */
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { DeepeningResult } from '../../reference/deepening/ida-star.ts';
import { unwatched } from '../../reference/methods/method.ts';
import { patternsFor } from '../../reference/patterns/patterns.ts';
import { searchWithPatterns } from '../../reference/patterns/search.ts';
import { formatTiles } from '../../reference/tiles.ts';
import { recordedSolutions } from './fixtures-given.ts';
import { boardOf } from './fixtures-recipes.ts';
import { claimOf } from './puzzle-names.ts';

/** Boards that the pattern databases solve at once, and of which iterative deepening knows the answer. */
const easyNames = ['puzzle4x4-47.txt', 'puzzle4x4-48.txt', 'puzzle4x4-49.txt', 'puzzle4x4-50.txt'] as const;

/**
 * Problems, none when the recorded solutions are shortest. A proof takes up to a minute, so it is kept. Its key holds
 * the number of nodes that the same search needs for some easy boards here and now: any change of the tables or of the
 * search changes that number, so that a fault in them cannot hide behind an old proof.
 */
export const proveRecorded = async (cacheDir: string, progress: (text: string) => void): Promise<string[]> => {
  progress('pattern databases for the hardest boards');
  const patterns = await patternsFor('pattern-6-6-3', cacheDir, unwatched);
  if (patterns === null) return ['the pattern databases were not made'];
  const easy = easyNames.map((name) => ({ name, result: searchWithPatterns(patterns, boardOf(name)) }));
  const nodes = easy.map(({ result }) => (result.kind === 'unsolvable' ? 0 : result.nodes));
  const problems = easy.flatMap(({ name, result }) => problemsOfEasy(name, result));
  for (const [name, solution] of Object.entries(recordedSolutions)) {
    const file = join(cacheDir, 'proofs', `${keyOf(name, solution, nodes)}.json`);
    if (await exists(file)) continue;
    progress(`${name}: no solution of fewer moves (up to a minute, once on this machine)`);
    const result = searchWithPatterns(patterns, boardOf(name), { below: solution.length });
    if (result.kind === 'gave-up') await keep(file, result.nodes);
    else problems.push(contradiction(name, result));
  }
  return problems;
};

const problemsOfEasy = (name: string, result: DeepeningResult): string[] => {
  const { moves } = claimOf(name);
  const found = result.kind === 'solved' ? result.moves.length : null;
  return found === moves
    ? []
    : [`${name}: the name says ${String(moves)} moves, the pattern databases say ${String(found)}`];
};

const contradiction = (name: string, result: DeepeningResult): string =>
  result.kind === 'solved'
    ? `${name}: the recorded solution is not a shortest one, there is one of ${String(result.moves.length)} moves`
    : `${name}: the board is unsolvable`;

const keyOf = (name: string, solution: string, nodes: readonly number[]): string => {
  const claim = `${nodes.join(' ')}\n${String(solution.length)}\n${formatTiles(boardOf(name))}`;
  return createHash('sha256').update(claim).digest('hex');
};

const exists = async (file: string): Promise<boolean> => {
  try {
    await readFile(file);
    return true;
  } catch {
    return false;
  }
};

/** Without a writable cache the proof is repeated next time. */
const keep = async (file: string, nodes: number): Promise<void> => {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFileAtomic(file, `${JSON.stringify({ nodes })}\n`);
  } catch {
    return;
  }
};
