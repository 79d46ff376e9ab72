import { describe, expect, it } from 'vitest';
import { notation } from '../../../../harness/languages/java/notation.ts';
import type { Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { currentEdition } from '../../edition.ts';
import { absent, object } from '../../testing/observed.ts';
import type { Puzzle } from '../../puzzles/puzzles.ts';
import { passed } from '../../questions/question-context.ts';
import type { CheckContext } from '../context.ts';
import { walkCases } from './derived-boards.ts';

const tiles = [
  [1, 2],
  [3, 0],
];
const puzzle: Puzzle = { name: 'a.txt', tiles, solvable: true, moves: 0, hamming: 0, manhattan: 0, queues: null };
const context: CheckContext = {
  ...{ puzzles: new Map([['a.txt', puzzle]]), seed: 1, language: 'java', notation },
  ...{ edition: currentEdition, checkSet: 'extended' },
};

const judged = (walk: readonly Observation[]): Judgement | undefined => {
  const asked = { method: 'hamming', judge: () => passed };
  const [one] = walkCases(context, asked, 'neighbors', [{ file: 'a.txt', steps: 1 }]);
  const prints = { head: '', tail: '', bytes: 0 };
  return one?.kind === 'fixed'
    ? one.judge([[object, ...walk, absent, absent]], { out: prints, err: prints }, [])
    : undefined;
};

describe('a walk through neighbors() that ends early', () => {
  it.each<Observation>([absent, { kind: 'value', value: null, type: 'undefined' }])('at %o tells of null', (picked) => {
    const walk: Observation[] = [object, { kind: 'items', count: 4, truncated: false }, picked];
    expect(judged(walk)).toMatchObject({
      message: 'neighbors() on a board on the way contains null (or undefined) among its boards.',
      hint: 'neighbors() contains null (or undefined): return only the boards that exist.',
    });
  });

  it('at no boards tells of that', () => {
    const walk: Observation[] = [object, { kind: 'items', count: 0, truncated: false }, absent];
    expect(judged(walk)).toMatchObject({ message: expect.stringContaining('returned no boards') as string });
  });

  it('at what is no collection tells of a call that could not be made', () => {
    expect(judged([object, absent, absent])).toMatchObject({
      message: expect.stringContaining('could not be called') as string,
    });
  });
});
