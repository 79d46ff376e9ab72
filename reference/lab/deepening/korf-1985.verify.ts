import { expect, it } from 'vitest';
import { manhattanHeuristic } from '../../oracle/heuristics/manhattan.ts';
import { easiestKorfPuzzles } from '../../testing/korf-1985.ts';
import { fastDeepening } from './fast-deepening.ts';

it('the 60 easiest puzzles of 1985 take as many nodes and moves as are published', () => {
  const heuristic = manhattanHeuristic(4);
  for (const { number, moves, nodes, tiles } of easiestKorfPuzzles(60)) {
    const result = fastDeepening(tiles, { heuristic });
    const found = result.kind === 'solved' ? { moves: result.moves.length, nodes: result.nodes } : result;
    expect({ number, ...found }).toEqual({ number, moves, nodes });
  }
});
