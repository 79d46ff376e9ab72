/** Each example submission fails the checks that its fault belongs to, and no other. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Grader, openGrader } from '8puzzle-grader';

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
