import { describe, expect, it } from 'vitest';
import { boardAtDistance, countAtDistance } from '../distances.ts';
import { goal } from '../../puzzle/tiles.ts';
import { type Variant, variantSearch } from '../../testing/variant-search.ts';
import { leastSearch, mustExpand } from './must-expand.ts';

const boards = [8, 12, 15, 18, 20].flatMap((moves) =>
  [1, 5, 9].map((part) => ({
    moves,
    tiles: boardAtDistance(3, moves, Math.floor((countAtDistance(3, moves) * part) / 10)),
  })),
);

/** Different boards with g + h below the moves that a search asked for their neighbors. */
const below = (tiles: (typeof boards)[number]['tiles'], moves: number, variant: Partial<Variant>): number =>
  [...variantSearch(tiles, { form: 'alone', ...variant }).expanded]
    .filter(([level]) => level < moves)
    .reduce((sum, [, count]) => sum + count, 0);

const styles: readonly Partial<Variant>[] = [
  ...(['heap', 'near', 'far', 'old', 'young'] as const).map((ties) => ({ ties, goalTest: 'enqueued' as const })),
  { heuristic: 'hamming' },
  { critical: 'dequeued' },
];

describe('the boards that every search has to ask', () => {
  it('are those that a search asks that remembers boards, whatever the order of equals, but for a few twice', () => {
    for (const { tiles, moves } of boards)
      for (const ties of ['heap', 'near', 'far', 'old', 'young'] as const) {
        const least = mustExpand(tiles, moves) ?? Infinity;
        const asked = below(tiles, moves, { closed: true, ties });
        expect(asked).toBeGreaterThanOrEqual(least);
        expect(asked).toBeLessThanOrEqual(1.02 * least + 1);
      }
  });

  it('are no more than one asks that does not', () => {
    for (const { tiles, moves } of boards)
      expect(below(tiles, moves, {})).toBeGreaterThanOrEqual(mustExpand(tiles, moves) ?? Infinity);
  });

  it('leave as many in the queue at once as every search has there, whatever its estimate', () => {
    for (const { tiles, moves } of boards.filter((one) => one.moves < 20))
      for (const variant of styles) {
        const [queue] = variantSearch(tiles, { form: 'alone', closed: true, ...variant }).queues;
        const { mustExpand: asked, mustHold } = leastSearch(tiles, moves) ?? { mustExpand: NaN, mustHold: NaN };
        expect(queue?.maxSize).toBeGreaterThanOrEqual(mustHold);
        expect(queue?.inserts).toBeGreaterThanOrEqual(asked + mustHold);
      }
  });

  it('are none of the goal, and unknown when there are too many', () => {
    expect(mustExpand(goal(4), 0)).toBe(0);
    expect(mustExpand(boardAtDistance(3, 20, 0), 20, 5)).toBeNull();
  });
});
