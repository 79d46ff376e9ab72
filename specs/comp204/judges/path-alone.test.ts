import { expect, it } from 'vitest';
import { at, defined } from '../../../reference/puzzle/at.ts';
import { shortestSolution } from '../../../reference/oracle/ida-star.ts';
import { directions, manhattan, sameTiles, slide } from '../../../reference/puzzle/tiles.ts';
import { loadPuzzles } from '../../slider-puzzle/puzzles/load-puzzles.ts';
import { asking, value } from '../../slider-puzzle/testing/observed.ts';
import { threeByThree } from '../checks/context.ts';
import type { TracedState } from '../trace.ts';
import { judgeSearched } from './path-alone.ts';

const { puzzles } = await loadPuzzles({ dir: null, cacheDir: '' });

/** The trace has what `change` makes of the states of the path. */
const judged = (fewest: number, change: (path: readonly TracedState[]) => readonly TracedState[]) => {
  const posed = defined(puzzles.get(threeByThree(fewest)), 'no such file');
  const way = defined(shortestSolution(posed.tiles), 'no solution');
  const letters = way.slice(1).map((board, index) => {
    const from = at(way, index);
    return directions.find((letter) => sameTiles(slide(from, letter) ?? [], board));
  });
  const states = change(way.map((board, cost) => ({ board, cost, heuristic: manhattan(board) })));
  return judgeSearched(asking, posed, { states, solution: null }, value(letters.join('')));
};

it.each([14, 18])('a path alone, and its start alone, are no trace of the search for %i moves', (fewest) => {
  for (const length of [fewest + 1, 1]) {
    expect(judged(fewest, (path) => path.slice(0, length))).toMatchObject({
      passed: false,
      message: expect.stringMatching(
        /^ask\(\) on the board: the trace has only .* A\* also takes the board /,
      ) as string,
      hint: expect.stringContaining('in the loop of the search') as string,
    });
  }
});

it('a search may go straight to a goal that is near', () => {
  expect(judged(1, (path) => path)).toEqual({ passed: true });
});

it('a state beside the path shows a search', () => {
  const beside = { board: defined(puzzles.get(threeByThree(30)), 'no such file').tiles, cost: 1, heuristic: 0 };
  expect(judged(14, (path) => [...path, beside])).toEqual({ passed: true });
});
