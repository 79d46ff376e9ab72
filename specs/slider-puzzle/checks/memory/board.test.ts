import { describe, expect, it } from 'vitest';
import type { Judgement } from '../../../../harness/contracts/check.ts';
import { java } from '../../../../harness/languages/java/index.ts';
import type { Observation, Size } from '../../../../harness/contracts/protocol.ts';
import type { CheckContext } from '../context.ts';
import { currentEdition } from '../../edition.ts';
import { absent, object, thrown } from '../../testing/observed.ts';
import { boardAfterUseCheck } from './board-after-use.ts';
import { boardMemoryChecks, boardMemoryTable } from './board.ts';
import { boardRule, boardSizes, leastBoardBytes, plainBoard, valueAt } from './rules.ts';

const context: CheckContext = {
  puzzles: new Map(),
  seed: 1,
  language: 'java',
  notation: java.notation,
  edition: currentEdition,
  checkSet: 'extended',
};

const sizeOf = (bytes: number, parts: Partial<Size> = {}): Observation => ({
  kind: 'size',
  method: 'model',
  bytes,
  instances: 1,
  parts: { headers: 16, references: 8, data: bytes - 24, padding: 0, objects: 1 },
  types: [{ type: 'int[]', objects: 3, bytes: 100 }],
  shared: [],
  queues: null,
  ...parts,
});

const judge = (n: number, seen: Observation, { factor = 1.15 } = {}): Judgement => {
  const check = boardMemoryChecks(context, { memoryFactor: factor }).find(
    ({ id }) => id === `memory-board-${String(n)}`,
  );
  const [one] = check?.cases ?? [];
  const prints = { head: '', tail: '', bytes: 0 };
  if (one?.kind !== 'fixed') throw new Error('no such check');
  return one.judge([[seen]], { out: prints, err: prints }, []);
};

const ruleAt = (n: number): number => valueAt(boardRule.model, n);

describe('the board of the official assessment', () => {
  it('has the ten published sizes', () => {
    const published = [128, 192, 240, 560, 1_008, 1_584, 2_288, 6_856, 23_088, 61_488];
    expect(boardSizes.map(plainBoard.model)).toEqual(published);
  });

  it('takes 4 n^2 + 32 n + 48 bytes where nothing is padded', () => {
    for (const n of [2, 4, 8, 12, 16, 20, 72, 120]) expect(plainBoard.model(n)).toBe(4 * n * n + 32 * n + 48);
  });
});

describe('a Board', () => {
  it('passes with 10% more than the rule, and fails with 22% more, at every size', () => {
    for (const n of boardSizes) {
      expect(judge(n, sizeOf(1.1 * ruleAt(n))).passed).toBe(true);
      expect(judge(n, sizeOf(1.22 * ruleAt(n))).passed).toBe(false);
    }
  });

  it('passes with exactly as much as the factor allows, though the product is a little less in binary', () => {
    expect(1.15 * ruleAt(16)).toBeLessThan(1_840);
    expect(judge(16, sizeOf(1_840))).toMatchObject({ passed: true, measured: { limit: 1_840 } });
  });

  it('passes as an int[][] and three numbers, at every size', () => {
    for (const n of boardSizes) expect(judge(n, sizeOf(plainBoard.model(n) + 16)).passed).toBe(true);
  });

  it('has the factor that the course sets', () => {
    expect(judge(8, sizeOf(1.22 * ruleAt(8)), { factor: 1.25 }).passed).toBe(true);
    expect(judge(8, sizeOf(1.1 * ruleAt(8)), { factor: 1 }).passed).toBe(false);
  });

  it('that fails is told its bytes, the limit, and where they are', () => {
    // What is a little too large is not told as what is allowed.
    expect(judge(2, sizeOf(166))).toHaveProperty('actual', '166 bytes');
    expect(judge(2, sizeOf(2_000))).toMatchObject({
      message:
        'A Board with n = 2 takes 2,000 bytes; at most 165 bytes are allowed (1.15 x (4 n^2 + 32 n + 64)). Where the bytes go: int[] (3: 100 bytes).',
      measured: { n: 2, bytes: 2_000, limit: 165, reference: 128, headers: 16 },
    });
  });

  it('is told what is shared and therefore not charged', () => {
    const judgement = judge(2, sizeOf(2_000, { shared: ['Board.cache'] }));
    expect(judgement).toMatchObject({ message: expect.stringContaining('since it is shared: Board.cache.') as string });
  });

  it('weighed by growth has a rule and a reference of its own', () => {
    const weighed = sizeOf(1_300, { method: 'growth', parts: null });
    expect(judge(4, weighed)).toMatchObject({ passed: true, measured: { reference: 432, ratio: 1_300 / 432 } });
    expect(judge(4, sizeOf(1_300)).passed).toBe(false);
  });

  it('that cannot be made is not measured', () => {
    expect(judge(4, thrown('Oops'))).toMatchObject({
      passed: false,
      actual: expect.stringContaining('Oops') as string,
    });
  });

  it('that is not there is told of as a cause, not as a reference to other checks', () => {
    expect(judge(4, absent)).toMatchObject({
      hint: expect.stringMatching(/^There is no object to measure: /) as string,
    });
  });
});

describe('the table of Boards', () => {
  it('has the curves below it, and the rule', () => {
    const rows = boardSizes.map((n) => judge(n, sizeOf(4 * n * n + 32 * n + 64)).measured ?? {});
    const remarks = boardMemoryTable().remarks?.(rows) ?? [];
    expect(remarks[0]).toBe('Your Board: 4.00 n^2 + 32.00 n + 64.00 bytes (R^2 = 1.0000).');
    expect(remarks[2]).toContain('The rule is 4 n^2 + 32 n + 64 bytes');
  });

  it('has no curve for fewer than four sizes', () => {
    expect(boardMemoryTable().remarks?.([])).toEqual([]);
  });
});

describe('the least that a Board holds', () => {
  it.each([
    [2, 1],
    [3, 3],
    [4, 6],
    [8, 37],
    [72, 7_063],
  ])('tells all boards apart: size %i', (n, bytes) => {
    expect(leastBoardBytes(n)).toBe(bytes);
  });

  it('is asked for: one that is smaller keeps its tiles elsewhere', () => {
    const parts = { headers: 16, references: 8, data: 28, padding: 4, objects: 1 };
    expect(judge(8, sizeOf(56, { parts }))).toMatchObject({ passed: false, measured: { tooLittle: 1 } });
    expect(judge(8, sizeOf(56, { parts: { ...parts, data: 29 } })).passed).toBe(true);
  });
});

describe('a Board among others', () => {
  const one = boardAfterUseCheck(context, 1.15, 1).cases.find(({ name }) => name.includes('others are in use'));
  const among = (...seen: readonly Observation[]): Judgement => {
    const prints = { head: '', tail: '', bytes: 0 };
    if (one?.kind !== 'fixed') throw new Error('no such case');
    return one.judge([[object, ...seen]], { out: prints, err: prints }, []);
  };

  it('is told to a person where one takes more than twice as much as another, but not where one throws', () => {
    const [small, large] = [sizeOf(1_000), sizeOf(1_000_000)];
    expect(among(small, large)).toHaveProperty('measured.uneven', 1);
    expect(among(small, large, thrown('Oops'))).not.toHaveProperty('measured.uneven');
  });
});
