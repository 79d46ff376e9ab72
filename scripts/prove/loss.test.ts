import { describe, expect, it } from 'vitest';
import type { Correct } from './correct.ts';
import type { Grading, Question } from './grading.ts';
import { loadedTrialsOf, type Loss, lossOf, swayedOnes, type Trial, trialsOf } from './loss.ts';

const correct = (leads: boolean): Correct => ({
  ...{ id: 'java/a+b as it is', language: 'java', leads },
  files: () => Promise.resolve({}),
});

const loss = (load: number, failing: readonly string[]): Loss => ({
  ...{ correct: correct(true), seed: null, load, failing, score: 100 - failing.length, measured: {} },
});

/** What is asked of it, and what it loses by an answer with that score. */
const tried = async (trial: Trial, score = 100): Promise<{ question: Question | undefined; lost: Loss }> => {
  const questions: Question[] = [];
  const grading: Grading = {
    ask: (question) => {
      questions.push(question);
      return Promise.resolve({
        runs: true,
        failing: [],
        finished: [],
        score,
        groups: {},
        measured: {},
        digest: '',
        named: [],
      });
    },
    counts: () => true,
    ...{ checks: [], asked: { graded: 0, kept: 0 }, close: () => Promise.resolve() },
  };
  const lost = await lossOf(trial, grading);
  return { question: questions[0], lost };
};

const questionOf = async (leads: boolean, seed: number | null, load: number): Promise<Question | undefined> =>
  (await tried({ correct: correct(leads), seed, load })).question;

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

  it('is asked all inputs at first, and what students are asked at further seeds and beside load', async () => {
    expect(await questionOf(true, null, 0)).toMatchObject({ only: [], effort: 'whole', seed: null });
    expect(await questionOf(true, 3, 0)).toMatchObject({ effort: 'usual', seed: 3, hiddenSeed: 3 });
    expect((await questionOf(true, 3, 0))?.only).toEqual(expect.arrayContaining(['board*', 'memory*', 'integrity*']));
    expect(await questionOf(true, null, 2)).toMatchObject({ only: [], effort: 'usual', load: 2 });
    expect(await questionOf(false, null, 0)).toMatchObject({ only: [], effort: 'few' });
  });
});

it('a warning of the compiler is a loss', async () => {
  const trial = { correct: correct(true), seed: null, load: 0 };
  expect((await tried(trial, 95)).lost.failing).toEqual(['compilation']);
  expect((await tried(trial)).lost.failing).toEqual([]);
});

describe('load', () => {
  it('sways a program that fails something else beside it', () => {
    const [quiet, loaded] = [loss(0, []), loss(2, ['timing-1-puzzle20'])];
    expect(swayedOnes([quiet, loaded])).toEqual([loaded]);
  });

  it('sways a program that nobody has graded without', () => {
    expect(swayedOnes([loss(2, [])])).toHaveLength(1);
  });

  it('does not sway one that says the same', () => {
    expect(swayedOnes([loss(0, ['board-3']), loss(2, ['board-3'])])).toEqual([]);
  });
});
