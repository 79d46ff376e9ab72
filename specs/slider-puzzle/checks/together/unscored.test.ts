import { expect, it } from 'vitest';
import { aCase, aCheck } from '../../../../harness/testing/reports/passed.ts';
import type { CheckResult } from '../../../../harness/contracts/report.ts';
import { openGrader } from '../../../../harness/api/open-grader.ts';
import { submissionFolder } from '../../../../harness/testing/submission-folder.ts';
import { assignment8puzzle } from '../../../8puzzle/index.ts';
import { unscoredFollowUps } from './unscored.ts';

const failed = (id: string): CheckResult =>
  aCheck(id, { verdict: 'failed', cases: [aCase('1', { verdict: 'failed', message: null })] });
const neededFor = (isScored: boolean, ...results: readonly CheckResult[]): number =>
  unscoredFollowUps(isScored).needed(results).length;

it('a person is told where both together fail alone and cost nothing', () => {
  const together = failed('integration-solution');
  expect(neededFor(false, together, aCheck('board-5a'))).toBe(1);
  expect(neededFor(true, together)).toBe(0);
  expect(neededFor(false, together, failed('board-5a'))).toBe(0);
  expect(neededFor(false, aCheck('integration-solution'))).toBe(0);
});

it('so it is in a grading by the official set, whose score is full', async () => {
  const config = { checks: { set: 'official' as const }, style: false };
  const grader = await openGrader({ allowWeakIsolation: true, jobs: 1, assignments: [assignment8puzzle], config });
  const path = submissionFolder('java/failed/integration-equals-compares-distance');
  const report = await grader.grade(path, { only: ['integration-solution', 'solver-2b'] });
  expect(report.summary.score).toBe(100);
  expect(report.review).toMatchObject([{ reason: expect.stringContaining('integrity-together') as string }]);
  await grader.close();
});
