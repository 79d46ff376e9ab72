import pLimit from 'p-limit';
import { describe, expect, it } from 'vitest';
import { agreementOf, isTrue, repeatsOf } from './agreement.ts';
import type { Answer } from './answer.ts';
import type { Grading, Question } from './grading.ts';
import { boardSizes } from '../../specs/slider-puzzle/checks/memory/rules.ts';
import { publishedBytes, publishedGroups, publishedRule } from './published.ts';
import { thousands } from '../../specs/slider-puzzle/fixtures/recipes.ts';

const puzzles = Object.keys(thousands)
  .filter((moves) => ![38, 42].includes(Number(moves)))
  .slice(0, 25);

/** What the original's reference gives. */
const right: Answer = {
  ...{ runs: true, failing: [], finished: [], score: 100, digest: 'a', named: [] },
  groups: Object.fromEntries(Object.entries(publishedGroups).map(([group, count]) => [group, [count, count]])),
  measured: Object.fromEntries([
    ...boardSizes.map((n) => [
      `memory-board-${n}`,
      { n, bytes: publishedBytes[n] ?? 0, limit: 1.15 * publishedRule(n) },
    ]),
    ['memory-solver-puzzle10', { limit: 175, reference: 100 }],
    ...puzzles.flatMap((moves) => {
      const insertsReference = 1_000 * (thousands[Number(moves)] ?? 0);
      const counts = { insertsReference, insertsLimit: 1.8375 * insertsReference, insertsRatio: 1 };
      const delMins = { delMinsReference: 1_000, delMinsLimit: 1_837, delMinsRatio: 1 };
      return [
        [`timing-1-puzzle${moves}`, { limit: 5 }],
        [`timing-2-puzzle${moves}`, { puzzle: `puzzle${moves}.txt`, ...counts, ...delMins }],
        [`timing-4b-puzzle${moves}`, { boardsRatio: 1, equalsRatio: 1, manhattanRatio: 1 }],
      ];
    }),
  ]) as Answer['measured'],
};

type Change = (answer: Answer, question: Question) => Answer;

const answering = (change: Change): Grading => ({
  ask: (question) => Promise.resolve(change(right, question)),
  counts: () => true,
  ...{ checks: [], asked: { graded: 0, kept: 0 }, close: () => Promise.resolve() },
});

const agreement = (change: Change = (same) => same) =>
  agreementOf({ languages: ['java'], sample: 3 }, answering(change), pLimit(1));

const wrong = async (change: (answer: Answer) => Answer): Promise<string[]> =>
  (await agreement(change)).facts.filter(({ agrees }) => !agrees).map(({ what }) => what);

describe('agreement', () => {
  it('is there when all is as published, and each grading says the same', async () => {
    const found = await agreement();
    expect(found.facts.filter(({ agrees }) => !agrees)).toEqual([]);
    expect(found.repeats).toEqual([{ language: 'java', load: 0, gradings: 3, reports: 1 }]);
    expect(isTrue(found)).toBe(true);
  });

  it('is none when a report differs from another', async () => {
    const found = await agreement((answer, { attempt }) => ({ ...answer, digest: attempt === 1 ? 'b' : 'a' }));
    expect(found.repeats).toMatchObject([{ reports: 2 }]);
    expect(isTrue(found)).toBe(false);
  });

  it('is none when a report beside load differs from those without', async () => {
    const grading = answering((answer, { load = 0 }) => ({ ...answer, digest: String(load) }));
    const found = await repeatsOf({ languages: ['java'], sample: 2, load: 4 }, grading, pLimit(1));
    expect(found).toEqual([{ language: 'java', load: 4, gradings: 2, reports: 2 }]);
  });

  it('sees checks that are missing, and a trace that is another', async () => {
    expect(await wrong((one) => ({ ...one, groups: { ...one.groups, 'memory: Board': [9, 9] } }))).toEqual([
      'checks of memory: Board, passed and all',
    ]);
    expect(await wrong((one) => ({ ...one, failing: ['queue-puzzle04-counts'] }))).toEqual([
      'puzzle04: 10 nodes enqueued, 5 dequeued',
    ]);
  });

  it('sees limits and counts that are others', async () => {
    const row = { n: 2, bytes: 136, limit: 2 * publishedRule(2) };
    const found = await wrong((one) => ({ ...one, measured: { ...one.measured, 'memory-board-2': row } }));
    expect(found).toEqual(['bytes of a Board, of 4 n^2 + 32 n + 64', 'bytes of a Board with an int[][] alone']);
  });
});
