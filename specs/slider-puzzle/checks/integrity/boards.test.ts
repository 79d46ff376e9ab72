import { describe, expect, it } from 'vitest';
import { java } from '../../../../harness/languages/java/index.ts';
import type { Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { boardAtDistance, distance } from '../../../../reference/oracle/distances.ts';
import { isSolvable } from '../../../../reference/puzzle/parity.ts';
import { asking, counters, thrown, value } from '../../testing/observed.ts';
import { judgeRenamed, renaming, searchOnBoardsCheck } from './boards.ts';
import { contextIn, solvedRow } from '../../testing/integrity.ts';
import { unjudged } from './twice.ts';

const posed = [10, 12, 14].map((moves) => ({ tiles: boardAtDistance(3, moves, 0), moves, shownMoves: moves + 6 }));

const answers = (...moves: readonly number[]): Observation[][] => moves.map((count) => solvedRow(value(count)));
const right = answers(10, 12, 14);
const shown = answers(16, 18, 20);

const askingBoards = (rows: Observation[][], each: number): Observation[][] =>
  rows.map((row) => [...row.slice(0, -1), counters([], { 'Board.neighbors()': each })]);

const judge = (usual: Observation[][], renamed: Observation[][]): Judgement =>
  judgeRenamed(asking, posed, usual, renamed);

describe('a search on the boards', () => {
  it('gives the same answers whatever the tiles are called', () => {
    expect(judge(right, right)).toEqual({ passed: true });
  });

  it('is not judged here when its answers are wrong anyway', () => {
    expect(judge(answers(10, 12, 99), shown)).toEqual(unjudged);
  });
});

describe('a program that reads the tiles', () => {
  it('and solves a copy answers for the tiles of the text', () => {
    expect(judge(right, shown)).toMatchObject({ passed: false, measured: { copies: 1 } });
    expect(judge(right, askingBoards(shown, 20))).toMatchObject({ passed: false, measured: { copies: 1 } });
  });

  it.each([
    ['searches on the boards all the same', askingBoards(shown, 60)],
    ['gives other answers', answers(12, 14, 30)],
    ['does not come to its end', []],
    ['throws', posed.map(() => solvedRow(thrown('X')))],
    ['solves one copy by chance', answers(16, 12, 14)],
  ])('and %s is told to a person, and accused of nothing', (_, renamed) => {
    const judgement = judge(right, renamed);
    expect(judgement).toMatchObject({ passed: false, measured: { copies: 0 } });
    expect(judgement.passed || judgement.message).toContain('Nothing is revoked for that.');
  });
});

describe('the boards of the check', () => {
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

  it('look like boards that can be solved, in another number of moves', () => {
    for (const seed of seeds) {
      const [one] = searchOnBoardsCheck(contextIn(java.notation), seed).cases;
      if (one?.kind !== 'fixed') throw new TypeError('one fixed case');
      const names = one.comparisonScript?.watch?.names ?? [];
      const boards = one.script.rows.map(({ tiles }) => tiles as number[][]);
      expect(boards).toHaveLength(6);
      for (const tiles of boards) {
        const text = tiles.map((row) => row.map((tile) => names[tile] ?? -1));
        expect([isSolvable(tiles), isSolvable(text), distance(text) === distance(tiles)]).toEqual([true, true, false]);
      }
    }
  });

  it('have other names with another seed, and the blank is the blank', () => {
    expect(new Set(seeds.map((seed) => renaming(seed).join())).size).toBe(seeds.length);
    expect(renaming(3)[0]).toBe(0);
    expect(renaming(3).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
