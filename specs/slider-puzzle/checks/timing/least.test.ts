import { describe, expect, it } from 'vitest';
import { boardAtDistance } from '../../../../reference/oracle/distances.ts';
import { unknownLeast } from '../../../../reference/oracle/counting/form-counts.ts';
import type { Variant } from '../../../../reference/testing/variant-search.ts';
import { boardsUnseen, hasFewBoards, hasFewNodes, isOutOfTurn, queueUnseen } from './least.ts';
import { rawOfVariant, timedPuzzle } from '../../testing/variants.ts';

const puzzle = timedPuzzle('puzzle20.txt', boardAtDistance(3, 18, 0), 18);
const { moves } = puzzle;
const least = puzzle.counts;
const asked = { call: 'new Solver(initial)', puzzle: puzzle.name };
const honest = rawOfVariant(puzzle, {});

describe('what shows of a search', () => {
  it.each<[string, Partial<Variant>]>([
    ['two queues', {}],
    ['one queue', { form: 'oneQueue' }],
    ['the board alone', { form: 'alone' }],
    ['boards remembered', { form: 'alone', closed: true }],
    ['boards remembered, the nearest of equals first', { form: 'alone', closed: true, ties: 'near' }],
    ['the goal seen when it is put in', { form: 'alone', closed: true, goalTest: 'enqueued' }],
    ['hamming() as the priority', { form: 'alone', heuristic: 'hamming' }],
    ['no critical optimization', { critical: 'never' }],
    ['neighbors() twice', { twiceNeighbors: true }],
  ])('is enough with %s', (_, variant) => {
    const raw = rawOfVariant(puzzle, variant);
    expect([queueUnseen(asked, puzzle, raw), boardsUnseen(asked, puzzle, raw)]).toEqual([null, null]);
  });

  it('is not enough where the same boards are asked again and again, or boards far away', () => {
    const again = { ...honest, expanded: new Map([[moves - 2, 9]]) };
    const away = { ...honest, expanded: new Map([[moves, 9_000]]) };
    expect(boardsUnseen(asked, puzzle, again)?.message).toMatch(
      /show less than any search needs: neighbors\(\) on fewer than/u,
    );
    expect(hasFewBoards(least.mustExpand, moves, away)).toBe(true);
  });

  it('is not enough in the queue with fewer nodes than boards that have to be asked', () => {
    const taken = least.mustExpand ?? 0;
    const few = { ...honest, delMins: taken - 3 };
    expect(queueUnseen(asked, puzzle, few)?.actual).toMatch(/calls of insert\(\) and .* calls of delMin\(\)/u);
    expect(hasFewNodes(least, { ...honest, delMins: taken - 2 })).toBe(false);
  });

  it('is not enough in the queue where what has to be there still was never put in', () => {
    const put = (least.mustExpand ?? 0) + (least.mustHold ?? 0);
    expect(hasFewNodes(least, { ...honest, inserts: put - 3 })).toBe(true);
    expect(hasFewNodes(least, { ...honest, inserts: put - 2 })).toBe(false);
  });

  it('is enough, whatever it is, where the least is not known', () => {
    expect([hasFewNodes(unknownLeast, { ...honest, delMins: 0 }), hasFewBoards(null, moves, honest)]).toEqual([
      false,
      false,
    ]);
  });
});

describe('boards asked in turn with the removals', () => {
  const turns = { before: 0, between: 0, after: 0 };
  const asking = (outOfTurn: Partial<typeof turns>): string | undefined =>
    queueUnseen(asked, puzzle, { ...honest, outOfTurn: { ...turns, ...outOfTurn } })?.message;

  it.each([
    ['before the first node was taken from a queue', { before: honest.neighbors }],
    ['after the last node was taken from a queue', { before: 2, after: honest.neighbors - 4 }],
    ['many at a time, with no node taken', { between: honest.neighbors / 2 }],
  ])('are missed where they were asked %s', (when, outOfTurn) => {
    expect(asking(outOfTurn)).toMatch(new RegExp(`calls of neighbors\\(\\) came ${when}`, 'u'));
  });

  it('allow for the roots, and for the way asked once more', () => {
    expect(asking({ before: 4, after: 2 * moves })).toBeUndefined();
    expect(isOutOfTurn(moves, { ...honest, outOfTurn: null })).toBe(false);
  });
});
