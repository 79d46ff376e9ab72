import { describe, expect, it } from 'vitest';
import { java } from '../../../../harness/languages/java/index.ts';
import type { Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { asking, counters, object, queue, thrown, value } from '../../judges/observed.ts';
import type { Counters } from '../../judges/queue.ts';
import { judgeDisorder, queueIsSearchCheck } from './queue.ts';
import { aFile, contextIn, files } from './testing.ts';

const context = contextIn(java.notation);

const puzzle = { tiles: aFile.tiles, moves: 18 };

interface Search {
  readonly inserts: number;
  readonly delMins: number;
  readonly neighbors: number;
  readonly boards: number;
}

const many: Search = { inserts: 900, delMins: 500, neighbors: 499, boards: 1_400 };
/** Boards of the program's own, and the library's queue. */
const ownBoards: Search = { ...many, neighbors: 0, boards: 1 };

const counted = ({ inserts, delMins, neighbors, boards }: Search): Counters =>
  counters([queue({ inserts, delMins })], { 'Board.neighbors()': neighbors, 'Board()': boards });

const seen = (search: Search, moves = 18): Observation[] => [object, object, value(moves), counted(search)];

const judge = (usual: Search, disturbed: Search): Judgement =>
  judgeDisorder(asking, puzzle, seen(usual), seen(disturbed));

const idle = { passed: false, measured: { idle: 1 } };

describe('a queue that is not the search', () => {
  it('leaves the boards made and expanded as they are when it is in disorder', () => {
    expect(judge(many, { ...many, inserts: 870, delMins: 480 })).toMatchObject(idle);
  });

  it('leaves its own operations as they are where no search shows on the boards', () => {
    expect(judge(ownBoards, ownBoards)).toMatchObject(idle);
  });

  it.each([
    ['insertions', { ...many, inserts: 17 }],
    ['removals', { ...many, delMins: 17 }],
  ])('has fewer %s than lie on the way, whatever comes of disorder', (_, usual) => {
    expect(judgeDisorder(asking, puzzle, seen(usual), undefined)).toMatchObject(idle);
  });
});

describe('a queue that is the search', () => {
  it.each([
    ['expands another number of boards', { ...many, neighbors: 512 }],
    ['makes another number of boards', { ...many, boards: 1_421 }],
  ])('%s in disorder', (_, disturbed) => {
    expect(judge(many, disturbed)).toEqual({ passed: true });
  });

  it.each([
    ['insertions', { ...ownBoards, inserts: 905 }],
    ['removals', { ...ownBoards, delMins: 505 }],
  ])('makes another number of %s, where no search shows on the boards', (_, disturbed) => {
    expect(judge(ownBoards, disturbed)).toEqual({ passed: true });
  });

  it('may do the same in disorder where hardly more than the way is searched', () => {
    const few = { inserts: 90, delMins: 60, neighbors: 60, boards: 100 };
    expect(judge(few, few)).toEqual({ passed: true });
    expect(judge({ ...few, neighbors: 0 }, { ...few, neighbors: 0 })).toEqual({ passed: true });
  });

  it('needs not come to an end in disorder, nor make a Solver', () => {
    expect(judgeDisorder(asking, puzzle, seen(many), undefined)).toEqual({ passed: true });
    const threw = [object, thrown('java.util.NoSuchElementException')];
    expect(judgeDisorder(asking, puzzle, seen(many), threw)).toEqual({ passed: true });
  });
});

describe('a Solver without the right answer', () => {
  it('is not judged here', () => {
    expect(judgeDisorder(asking, puzzle, seen(many, 20), seen(many))).toEqual({ passed: true });
    expect(judgeDisorder(asking, puzzle, [object, thrown('X')], undefined)).toEqual({ passed: true });
    expect(judgeDisorder(asking, puzzle, [], undefined)).toEqual({ passed: true });
  });
});

describe('the puzzles of the check', () => {
  const fit = files(5).map((file, index) => ({ ...file, inserts: 500 + index }));

  it('are two published ones and two mirrored, other ones with another seed', () => {
    const names = (seed: number): string[] => queueIsSearchCheck(context, fit, seed).cases.map(({ name }) => name);
    expect(names(1).map((name) => name.includes('mirrored'))).toEqual([false, false, true, true]);
    expect(new Set(names(1).map((name) => name.split(',')[0])).size).toBe(4);
    expect([2, 3, 4, 5].some((seed) => names(seed).join() !== names(1).join())).toBe(true);
  });

  it('are neither trivial nor long', () => {
    const others = [
      { ...aFile, inserts: 499 },
      { ...aFile, inserts: 7_001 },
      { ...aFile, inserts: null },
    ];
    expect(queueIsSearchCheck(context, others, 1).cases).toMatchObject([{ kind: 'skipped' }]);
  });

  it('stop a search before it has taken all 3-by-3 boards, which are the same in any order', () => {
    for (const one of queueIsSearchCheck(context, fit, 1).cases)
      expect(one.kind === 'fixed' && one.script.limits?.queueOperations).toBeLessThan(2 * 181_440);
  });
});
