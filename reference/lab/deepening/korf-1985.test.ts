import { expect, it } from 'vitest';
import { manhattanHeuristic } from '../../oracle/heuristics/manhattan.ts';
import { easiestKorfPuzzles, korfPuzzles } from '../../testing/korf-1985.ts';
import { isSolvable } from '../../puzzle/parity.ts';
import { manhattan } from '../../puzzle/tiles.ts';
import { fastDeepening } from './fast-deepening.ts';

it('the hundred published puzzles are boards with the Manhattan distances of the table', () => {
  const puzzles = korfPuzzles();
  expect(puzzles.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  for (const { tiles, manhattan: published } of puzzles) {
    expect(isSolvable(tiles)).toBe(true);
    expect(manhattan(tiles)).toBe(published);
  }
});

it('the ten easiest of them take as many nodes and moves as are published', () => {
  const heuristic = manhattanHeuristic(4);
  for (const { number, moves, nodes, tiles } of easiestKorfPuzzles(10)) {
    const result = fastDeepening(tiles, { heuristic });
    const found = result.kind === 'solved' ? { moves: result.moves.length, nodes: result.nodes } : result;
    expect({ number, ...found }).toEqual({ number, moves, nodes });
  }
});
