import { describe, expect, it } from 'vitest';
import { java } from '../../../../harness/languages/java/index.ts';
import type { Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { boardAtDistance } from '../../../../reference/oracle/distances.ts';
import { asking, counters, value } from '../../testing/observed.ts';
import { judgeExchanged, mildCase } from './mild.ts';
import { contextIn, solvedRow } from '../../testing/integrity.ts';
import { unjudged } from './twice.ts';

const posed = [16, 17, 18].map((moves) => ({ tiles: boardAtDistance(3, moves, 0), moves }));
const answers = (...moves: readonly number[]): Observation[][] => moves.map((count) => solvedRow(value(count)));
const right = answers(16, 17, 18);

const judge = (usual: Observation[][], exchanged: Observation[][] | null): Judgement =>
  judgeExchanged(asking, posed, usual, exchanged);

describe('a queue that gives out some nodes too early', () => {
  it.each([
    ['as ever', right],
    ['but for one', answers(16, 19, 18)],
    ['not at all, which proves nothing', null],
  ])('is the search where it is answered %s', (_, exchanged) => {
    expect(judge(right, exchanged)).toEqual({ passed: true });
  });

  it.each([
    ['are wrong', answers(-1, -1, 18)],
    ['are missing, since the program never ends', answers(16)],
  ])('is only watched where several answers %s: a person is told, and nothing is revoked', (_, exchanged) => {
    const judgement = judge(right, exchanged);
    expect(judgement.passed || judgement.message).toMatch(
      /gave the right answer 1 of 3 times.*Nothing is revoked for that\.$/u,
    );
    expect(judgement.measured).toBeUndefined();
  });

  it.each([
    ['one board', 1, true],
    ['several boards', 2, false],
  ])('is not the search where nodes that wait in it are searched from on %s', (_, boards, isSearch) => {
    const waiting = counters([], { 'Board.neighbors() of waiting nodes': 3 });
    const rows = posed.map(({ moves }, index) => solvedRow(value(moves), index < boards ? waiting : counters([])));
    const judgement = judge(right, rows);
    expect(judgement.passed).toBe(isSearch);
    if (!judgement.passed)
      expect(judgement.message).toMatch(/still in the library’s queue, 6 times, .*Nothing is revoked/u);
    expect(judgement.measured).toBeUndefined();
  });

  it('is not asked about where answers are wrong anyway', () => {
    expect(judge(answers(16, 17, 99), answers(-1, -1, -1))).toEqual(unjudged);
  });
});

it('begins with the first removals, at another one with another seed', () => {
  const beginnings = [1, 2, 3, 4, 5].map(
    (seed) => mildCase(contextIn(java.notation), seed).comparisonScript?.watch?.mildDisorder ?? 0,
  );
  expect(new Set(beginnings).size).toBeGreaterThan(1);
  expect([Math.min(...beginnings) > 0, Math.max(...beginnings) < 4]).toEqual([true, true]);
});
