import { describe, expect, it } from 'vitest';
import type { Correct } from './correct.ts';
import type { Grading, Question } from './grading.ts';
import { loadedTrialsOf, type Loss, lossOf, swayedOnes, trialsOf } from './loss.ts';

const correct = (leads: boolean): Correct => ({
  ...{ id: 'java/a+b as it is', language: 'java', leads },
  files: () => Promise.resolve({}),
});

const loss = (load: number, failing: readonly string[]): Loss => ({
  ...{ correct: correct(true), seed: null, load, failing, score: 100 - failing.length, measured: {} },
});

/** What is asked of it. */
const questionOf = async (leads: boolean, seed: number | null, load: number): Promise<Question | undefined> => {
  const questions: Question[] = [];
  const grading: Grading = {
    ask: (question) => {
      questions.push(question);
      return Promise.resolve({ runs: true, failing: [], score: 100, groups: {}, measured: {}, digest: '' });
    },
    counts: () => true,
    ...{ checks: [], asked: { graded: 0, kept: 0 }, close: () => Promise.resolve() },
  };
  await lossOf({ correct: correct(leads), seed, load }, grading);
  return questions[0];
};

describe('a correct program', () => {
  it('that comes first is graded with all seeds, and beside load', () => {
    expect(trialsOf(correct(true), [null, 1, 2]).map(({ seed }) => seed)).toEqual([null, 1, 2]);
    expect(loadedTrialsOf(correct(true), 2)).toMatchObject([{ seed: null, load: 2 }]);
    expect(loadedTrialsOf(correct(true), 0)).toEqual([]);
  });

  it('that comes later is graded once', () => {
    expect(trialsOf(correct(false), [null, 1, 2]).map(({ seed }) => seed)).toEqual([null]);
    expect(loadedTrialsOf(correct(false), 2)).toEqual([]);
  });

  it('is asked everything at first, hidden inputs at further seeds, and the same beside load', async () => {
    expect(await questionOf(true, null, 0)).toMatchObject({ only: [], effort: 'whole', seed: null });
    expect(await questionOf(true, 3, 0)).toMatchObject({ effort: 'whole', seed: 3, hiddenSeed: 3 });
    expect(await questionOf(true, null, 2)).toMatchObject({ only: [], effort: 'whole', load: 2 });
    expect(await questionOf(false, null, 0)).toMatchObject({ only: [], effort: 'few' });
  });
});

describe('load', () => {
  it('sways a program that fails something else beside it', () => {
    const [quiet, loaded] = [loss(0, []), loss(2, ['timing-1-puzzle20'])];
    expect(swayedOnes([quiet, loaded])).toEqual([loaded]);
  });

  it('does not sway one that says the same', () => {
    expect(swayedOnes([loss(0, ['board-3']), loss(2, ['board-3'])])).toEqual([]);
  });
});
