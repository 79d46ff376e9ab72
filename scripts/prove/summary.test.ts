import { describe, expect, it } from 'vitest';
import { correctOnes } from './correct.ts';
import { allHandMade } from './hand-made.ts';
import type { Mutant, Outcome, Result } from './mutant.ts';
import { summaryLines } from './summary.ts';

const checks = Array.from({ length: 60 }, (_, index) => `board-${index}`);

const outcomeOf = (mutant: Mutant, index: number): Outcome => {
  const fate = index % 7 === 0 || mutant.equivalent !== null ? 'survived' : 'killed';
  return {
    seed: null,
    fate,
    failing: fate === 'killed' ? checks.slice(index % 59) : [],
    finished: [],
    complete: true,
    named: null,
  };
};

const results: readonly Result[] = allHandMade().map((mutant, index) => ({
  mutant,
  outcomes: [outcomeOf(mutant, index)],
}));
const [correct] = correctOnes('java');
if (correct === undefined) throw new Error('There are no correct programs.');
const losses = [{ correct, seed: null, load: 0, failing: ['board-1'], score: 99, measured: {} }];
const lines = summaryLines({ results, losses, agreement: null }, checks);

describe('the summary', () => {
  it('fits into 80 columns', () => {
    // Paths and ids are whole, so that they can be copied.
    const tooLong = lines.filter((line) => line.length > 80 && !/^ *(?:fixtures|java|typescript)\//.test(line));
    expect(tooLong).toEqual([]);
  });

  it('shows a survivor with its place and its lines', () => {
    const at = lines.findIndex((line) => line.endsWith(': survived'));
    expect(lines.slice(at, at + 4)).toEqual([
      expect.stringMatching(/^java\/.*: survived$/),
      expect.stringMatching(/^ {2}fixtures\/submissions\/java\/passed\/.*\.java:\d+$/),
      expect.stringMatching(/^ {4}- /),
      expect.stringMatching(/^ {4}[-+] /),
    ]);
  });

  it('shows what a correct program loses', () => {
    expect(lines).toContain(`${correct.id}, seed of the assignment: loses board-1`);
  });

  it('names the checks that kill nothing', () => {
    const [, ...all] = [...checks, 'rule-queue'];
    const told = summaryLines({ results, losses, agreement: null }, all);
    expect(told[told.indexOf('Checks that kill nothing (made by hand)') + 1]).toBe('  rule-queue');
  });

  it('ends with the numbers', () => {
    expect(lines.at(-1)).toMatch(/^twins: \d+ of \d+ pairs fail the same checks$/);
  });
});
