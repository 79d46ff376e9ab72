/**
 * In a process of its own: loads the tables of a grouping from a folder, or makes them there, and solves the hundred
 * puzzles of Korf and the 80-move board with them; run by patterns.ts. Prints what it cost, as JSON.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../../../harness/text/at.ts';
import { unwatched } from '../../../reference/oracle/watch.ts';
import { parsePuzzleBytes } from '../../../reference/puzzle/puzzle-bytes.ts';
import type { PatternName } from '../../../reference/lab/patterns/groupings.ts';
import { patternsFor } from '../../../reference/lab/patterns/patterns.ts';
import { searchWithPatterns } from '../../../reference/lab/patterns/search.ts';
import { korfPuzzles } from '../../../reference/testing/korf-1985.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import { effortOf, totalOf } from './effort.ts';

/** By CPU time of all threads: other processes on the machine do not count. */
export interface PatternCosts {
  readonly tablesCpuSeconds: number;
  readonly peakBytes: number;
  readonly korf: { readonly cpuSeconds: number; readonly nodes: number; readonly asPublished: number };
  /** Null for the smallest tables, which need many minutes for it. */
  readonly hardest: { readonly cpuSeconds: number; readonly nodes: number } | null;
}

const [name, folder] = [at(process.argv, 2), at(process.argv, 3)];

const hardestBoard = (): Tiles => {
  const file = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'puzzles', 'puzzle4x4-80.txt');
  const puzzle = parsePuzzleBytes(readFileSync(file), file);
  if (puzzle.kind === 'malformed') throw new Error(`${file} is not a puzzle`);
  return puzzle.tiles;
};

const started = process.cpuUsage();
const patterns = await patternsFor(name as PatternName, folder, unwatched);
if (patterns === null) throw new Error('stopped, although nothing can stop it');
const { user, system } = process.cpuUsage(started);
const peakBytes = process.resourceUsage().maxRSS * 1_024;

const puzzles = korfPuzzles();
let asPublished = 0;
const boards = puzzles.map(({ tiles }) => tiles);
const korf = effortOf(boards, (tiles) => {
  const result = searchWithPatterns(patterns, tiles);
  const published = puzzles.find((puzzle) => puzzle.tiles === tiles)?.moves;
  if (result.kind === 'solved' && result.moves.length === published) asPublished++;
  return result;
});
const hardest =
  name === 'pattern-5-5-5' ? null : effortOf([hardestBoard()], (tiles) => searchWithPatterns(patterns, tiles));
const costs: PatternCosts = {
  tablesCpuSeconds: (user + system) / 1e6,
  peakBytes,
  korf: { cpuSeconds: korf.cpuSeconds, nodes: totalOf(korf.nodes), asPublished },
  hardest: hardest === null ? null : { cpuSeconds: hardest.cpuSeconds, nodes: totalOf(hardest.nodes) },
};
process.stdout.write(JSON.stringify(costs));
