import { describe, expect, it } from 'vitest';
import type { SubmittedFile } from '../contracts/submission.ts';
import { seedsOf } from './grading-seeds.ts';

const file = (path: string, sha256: string, role: SubmittedFile['role'] = 'root'): SubmittedFile => ({
  ...{ path, sha256, role, bytes: 1 },
});

const hiddenSeedOf = (files: readonly SubmittedFile[], seed: number | null = null): number =>
  seedsOf({ seed, hiddenSeed: 'submission' }, files).hiddenSeed;

describe('the hidden seed of a submission', () => {
  const files = [file('Board.java', 'a'), file('Solver.java', 'b')];

  it('is the same for the same contents, wherever and in whatever order they lie', () => {
    expect(hiddenSeedOf([file('src/Solver.java', 'b'), file('src/Board.java', 'a')])).toBe(hiddenSeedOf(files));
  });

  it('does not depend on what is not graded', () => {
    expect(hiddenSeedOf([...files, file('notes.txt', 'c', 'ignored')])).toBe(hiddenSeedOf(files));
  });

  it.each([
    ['another content', hiddenSeedOf([file('Board.java', 'a'), file('Solver.java', 'c')])],
    ['one more file', hiddenSeedOf([...files, file('Node.java', 'c', 'extra')])],
    ["a course's own seed", hiddenSeedOf(files, 1)],
  ])('is another one for %s', (_, seed) => {
    expect(seed).not.toBe(hiddenSeedOf(files));
  });
});

describe('settings of the hidden seed', () => {
  it('takes a number as it is', () => {
    expect(seedsOf({ seed: null, hiddenSeed: 7 }, []).hiddenSeed).toBe(7);
  });

  it('takes one for everyone, or a new one each time', () => {
    const [fixed, random] = (['fixed', 'random'] as const).map((hiddenSeed) => () => [
      ...new Set([1, 2].map(() => seedsOf({ seed: null, hiddenSeed }, []).hiddenSeed)),
    ]);
    expect([fixed?.().length, random?.().length]).toEqual([1, 2]);
  });
});
