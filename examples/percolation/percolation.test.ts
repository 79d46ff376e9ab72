/** Each example submission fails the checks that its fault belongs to, and no other. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extend, type Grader, openGrader } from '8puzzle-grader';
import percolation from './course.ts';

const folder = import.meta.dirname;
let grader: Grader;
beforeAll(async () => {
  grader = await openGrader({ assignment: join(folder, 'course.ts'), config: { style: false } });
});
afterAll(() => grader.close());

const failing = {
  correct: [],
  backwash: ['percolation-backwash', 'percolation-random'],
  'wraps-around': ['percolation-diagonal', 'percolation-random'],
};

describe.each(['java', 'typescript'])('in %s', (language) => {
  it.each(Object.entries(failing))('%s', async (name, expected) => {
    const report = await grader.grade(join(folder, 'submissions', language, name));
    expect(report.checks.filter(({ verdict }) => verdict !== 'passed').map(({ id }) => id)).toEqual(expected);
    expect(report.summary.score).toBeCloseTo(100 - 9 * expected.length);
  });
});

it('has another score with the weights of a course that extends it', async () => {
  const extended = extend(percolation, { id: 'percolation-30', weights: { correctness: 30 } });
  const other = await openGrader({ assignments: [extended], assignment: 'percolation-30', config: { style: false } });
  try {
    const { summary } = await other.grade(join(folder, 'submissions', 'typescript', 'wraps-around'));
    // Two of ten checks are 6 of 40 points.
    expect(summary.score).toBeCloseTo(85);
  } finally {
    await other.close();
  }
});

it('takes the 300 lines that docs/assignments.md says', () => {
  const files = globSync('*.ts', { cwd: folder, exclude: ['*.test.ts'] });
  const lines = files.map((file) => readFileSync(join(folder, file), 'utf8').split('\n').length - 1);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(300);
});
