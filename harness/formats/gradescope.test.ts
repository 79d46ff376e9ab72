import { describe, expect, it } from 'vitest';
import type { CheckResult, Report } from '../contracts/report.ts';
import { aCase, aCheck } from '../testing/reports/passed.ts';
import { failedReport, notGradableReport } from '../testing/reports/failed.ts';
import { gradescope } from './gradescope.ts';
import { graded } from '../testing/formats/graded.ts';
import { readGradescope } from '../testing/formats/platform-readers.ts';

const read = (report: Report): ReturnType<typeof readGradescope>['file'] =>
  readGradescope(gradescope.render(report)).file;

const failing = (id: string, more: Partial<CheckResult>): CheckResult =>
  aCheck(id, {
    verdict: 'failed',
    cases: [aCase('hidden-input.txt', { verdict: 'failed', message: 'It returned 5.' })],
    ...more,
  });

describe('Gradescope', () => {
  it('shows each check as a test with its points, and the score above them', () => {
    const { score, tests = [] } = read(graded([aCheck('board-1a'), failing('board-2', {})]));
    expect(score).toBe(50);
    expect(tests.map(({ name, score: earned, max_score: most, status }) => [name, earned, most, status])).toEqual([
      ['board-1a: hamming() of the boards in the files', 50, 50, 'passed'],
      ['board-2: hamming() of the boards in the files', 0, 50, 'failed'],
    ]);
    expect(tests[1]?.output).toContain('It returned 5.');
  });

  it('says how texts are to be read: as plain text, in every place', () => {
    expect(read(failedReport())).toMatchObject({ output_format: 'text', test_output_format: 'text' });
  });

  it('shows a check that costs no points as information: with a status and without a score', () => {
    const { tests = [] } = read(graded([aCheck('a'), failing('b', { section: 'rules' })]));
    expect(tests[1]?.status).toBe('failed');
    expect(tests[1]).not.toHaveProperty('score');
    expect(tests[1]).not.toHaveProperty('max_score');
  });

  it('leaves out what was not run for want of inputs', () => {
    const { tests = [] } = read(graded([aCheck('a'), aCheck('b', { verdict: 'skipped', reason: 'No file.' })]));
    expect(tests).toHaveLength(1);
  });

  it('shows checks of a staff edition when the course says, and then tells students no total', () => {
    const checks = [
      aCheck('a'),
      aCheck('b', { visibility: 'after-due-date', details: 'after-due-date' }),
      aCheck('c', { visibility: 'staff', details: 'staff' }),
    ];
    const file = read(graded(checks, { audience: 'staff' }));
    expect(file.tests?.map(({ visibility }) => visibility)).toEqual(['visible', 'after_due_date', 'hidden']);
    expect(file.output).toBe('Some tests are not visible to students yet, so Gradescope shows no total.');
    expect(file.output).not.toContain('100');
  });

  it('shows details that come later as a test of their own, without a score', () => {
    const checks = [aCheck('a'), failing('b', { details: 'staff' })];
    const { tests = [] } = read(graded(checks, { audience: 'staff' }));
    expect(tests.map(({ visibility, output }) => [visibility, output?.includes('It returned 5.')])).toEqual([
      ['visible', false],
      ['visible', false],
      ['hidden', true],
    ]);
    expect(tests[2]).not.toHaveProperty('score');
  });

  it('hides nothing in the edition for students, so that they see the total', () => {
    const checks = [aCheck('a'), failing('b', { details: 'staff' }), aCheck('c', { visibility: 'staff' })];
    const file = read(graded(checks));
    expect(file.tests?.every(({ visibility = 'visible' }) => visibility === 'visible')).toBe(true);
    expect(file.output).toContain('Score: 66.67 of 100');
    expect(JSON.stringify(file)).not.toMatch(/It returned 5|hidden-input/);
    expect(file.tests?.at(-1)).toMatchObject({
      name: 'Checks that are not shown here',
      score: 33.34,
      max_score: 33.34,
    });
  });

  it('keeps what the grader prints from students', () => {
    expect(read(failedReport()).stdout_visibility).toBe('hidden');
    expect(read(notGradableReport()).stdout_visibility).toBe('hidden');
  });

  it('gives no score and no tests for a fault of the grader: for Gradescope the autograder failed', () => {
    const file = read(graded([aCheck('a'), aCheck('b', { verdict: 'grader-fault' })]));
    expect(file).not.toHaveProperty('score');
    expect(file).not.toHaveProperty('tests');
    expect(file.output).toContain('the grader itself failed');
  });

  it('gives 0 and the reason where there is nothing to grade', () => {
    expect(read(notGradableReport())).toMatchObject({ score: 0, tests: [], output: notGradableReport().notGradable });
  });
});
