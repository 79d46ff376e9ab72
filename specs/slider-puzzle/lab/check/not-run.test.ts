import { expect, it } from 'vitest';
import { aCase, aCheck, passedReport } from '../../../../harness/testing/reports/passed.ts';
import { notRunReasons } from './not-run.ts';

it('a fault of the grader does not say that the submission cannot be run', () => {
  const faulty = aCheck('puzzle-0', {
    verdict: 'grader-fault',
    cases: [aCase('puzzle04.txt', { verdict: 'grader-fault', message: 'The grader failed.' })],
  });
  const report = passedReport({ gradable: false, notGradable: 'The grader failed.', checks: [faulty] });
  expect(notRunReasons(report, [faulty])).toEqual([]);
});
