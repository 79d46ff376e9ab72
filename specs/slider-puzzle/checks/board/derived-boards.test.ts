import { describe, expect, it } from 'vitest';
import { notation } from '../../../../harness/languages/java/notation.ts';
import type { Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { currentEdition } from '../../edition.ts';
import { absent, object, shown, value } from '../../testing/observed.ts';
import type { Puzzle } from '../../puzzles/puzzles.ts';
import { passed } from '../../questions/question-context.ts';
import type { CheckContext } from '../context.ts';
import { derivedBoardChecks, walkCases } from './derived-boards.ts';

const tiles = [
  [1, 2],
  [3, 0],
];
const puzzle: Puzzle = { name: 'a.txt', tiles, solvable: true, moves: 0, hamming: 0, manhattan: 0, queues: null };
const context: CheckContext = {
  ...{ puzzles: new Map([['a.txt', puzzle]]), seed: 1, language: 'java', notation },
  ...{ edition: currentEdition, checkSet: 'extended' },
};

const silence = { head: '', tail: '', bytes: 0 };

const judged = (walk: readonly Observation[]): Judgement | undefined => {
  const asked = { method: 'hamming', judge: () => passed };
  const [one] = walkCases(context, asked, 'neighbors', [{ file: 'a.txt', steps: 1 }]);
  return one?.kind === 'fixed'
    ? one.judge([[object, ...walk, absent, absent]], { out: silence, err: silence }, [])
    : undefined;
};

describe('a distance of a board that neighbors() made', () => {
  it.each([
    [0, 'A new board gives the answer of one that it comes from'],
    [2, 'A board that a method returned'],
  ])('%i is told as what was copied, or as that of a board that was made', (answer, hint) => {
    const asked = { ...context, puzzles: new Map([['puzzle27.txt', puzzle]]) };
    const cases = derivedBoardChecks(asked).find(({ id }) => id === 'board-14')?.cases ?? [];
    const [one] = cases.filter(({ name }) => name === 'puzzle27.txt, 1 neighbors() step');
    const walk: Observation[] = [object, { kind: 'items', count: 2, truncated: false }, object];
    const text = shown([
      [1, 0],
      [3, 2],
    ]);
    const seen = [[object, ...walk, text, value(answer)]];
    const found = one?.kind === 'fixed' ? one.judge(seen, { out: silence, err: silence }, []) : undefined;
    expect(found).toMatchObject({ hint: expect.stringContaining(hint) as string });
  });
});

describe('a walk through neighbors() that ends early', () => {
  it.each<Observation>([absent, { kind: 'value', value: null, type: 'undefined' }])('at %o tells of null', (picked) => {
    const walk: Observation[] = [object, { kind: 'items', count: 4, truncated: false }, picked];
    expect(judged(walk)).toMatchObject({
      message: 'neighbors() on a board on the way contains null among its boards.',
      hint: 'neighbors() contains null: return only the boards that exist.',
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
