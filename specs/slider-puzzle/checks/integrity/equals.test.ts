import { describe, expect, it } from 'vitest';
import { java } from '../../../../harness/languages/java/index.ts';
import type { Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { boardAtDistance } from '../../../../reference/oracle/distances.ts';
import { asking, counters, object, queue, thrown, value } from '../../testing/observed.ts';
import type { Counters } from '../../judges/queue.ts';
import { equalsCase, judgeConfused } from './equals.ts';
import { contextIn, solvedRow } from '../../testing/integrity.ts';

const posed = [19, 20, 21, 22].map((moves) => ({ tiles: boardAtDistance(3, moves, 0), moves }));
const right = [19, 20, 21, 22];
const longer = [21, 24, 23, 30];

/** 100 boards were expanded, 270 made; each that is left out is one that equals() found, if it was asked. */
const counted = (inserts: number, calls: { equals: number; found: number }): Counters =>
  counters([queue({ inserts, delMins: 100 })], {
    'Board()': 270,
    'Board.neighbors()': 100,
    'Board.equals()': calls.equals,
    'Board.equals() true': calls.found,
  });

const rows = (moves: readonly number[], counts: Counters): Observation[][] =>
  moves.map((count) => solvedRow(value(count), counts));

const judge = (counts: Counters, confused: Observation[][]): Judgement =>
  judgeConfused(asking, posed, rows(right, counts), confused);

const critical = counted(171, { equals: 265, found: 99 });
const closedSet = counted(150, { equals: 120, found: 120 });
const same = rows(right, critical);

describe('a search that goes by equals()', () => {
  it.each([
    ['finds longer ways', rows(longer, critical)],
    ['finds one shortest way by chance', rows([19, 24, 23, 30], critical)],
    ['finds none', posed.map(() => [counters([]), object, thrown('NoSuchElementException')])],
    ['does not come to its end', []],
  ])('%s when it is wrong', (_, confused) => {
    expect(judge(critical, confused)).toEqual({ passed: true });
  });

  it('is a set of boards seen before, too, which is asked only for boards that it has', () => {
    expect(judge(closedSet, same)).toEqual({ passed: true });
  });
});

describe('equals() for show', () => {
  it.each([
    ['is called for each neighbor, and not read', critical],
    ['is called for each neighbor beside a set of boards seen before', counted(150, { equals: 385, found: 219 })],
    ['is called a few times, while something else leaves boards out', counted(171, { equals: 9, found: 3 })],
  ])('%s', (_, counts) => {
    const judgement = judge(counts, same);
    expect(judgement).toMatchObject({ passed: false });
    expect(judgement.passed || judgement.message).toContain('Nothing is revoked for that.');
  });
});

describe('a Solver that other checks tell of', () => {
  it('is not judged here: without equals(), or without the right answers', () => {
    expect(judge(counted(171, { equals: 0, found: 0 }), same)).toEqual({ passed: true });
    expect(judgeConfused(asking, posed, rows(longer, critical), same)).toEqual({ passed: true });
    expect(judgeConfused(asking, posed, [], [])).toEqual({ passed: true });
  });
});

it('asks four boards, other ones with another seed, whose equals() is wrong', () => {
  const [one, other] = [1, 2].map((seed) => equalsCase(contextIn(java.notation), seed));
  expect(one?.script.rows).toHaveLength(4);
  expect(one?.script.rows).not.toEqual(other?.script.rows);
  expect(one?.comparisonScript?.watch?.confused).toBe(true);
});
