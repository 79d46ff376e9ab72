/** The published puzzles of fixtures/korf-1985.txt, whose head says what the numbers are. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tiles } from '../puzzle/tiles.ts';

export interface KorfPuzzle {
  /** From 1, as in the paper. */
  readonly number: number;
  /** Of a shortest solution. */
  readonly moves: number;
  readonly manhattan: number;
  /** Of iterative deepening with the Manhattan distance. */
  readonly nodes: number;
  readonly tiles: Tiles;
}

/** All hundred, in the paper's order. */
export const korfPuzzles = (): readonly KorfPuzzle[] =>
  readFileSync(join(import.meta.dirname, '..', '..', 'fixtures', 'korf-1985.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [number = 0, moves = 0, manhattan = 0, nodes = 0, ...cells] = line.split(' ').map(Number);
      return { number, moves, manhattan, nodes, tiles: [0, 4, 8, 12].map((first) => cells.slice(first, first + 4)) };
    });

/** Those that cost iterative deepening with the Manhattan distance least, the cheapest first. */
export const easiestKorfPuzzles = (count: number): readonly KorfPuzzle[] =>
  korfPuzzles()
    .toSorted((a, b) => a.nodes - b.nodes)
    .slice(0, count);
