import { describe, expect, it } from 'vitest';
import { aCase, aCheck, passedReport } from '../testing/reports/passed.ts';
import { failedReport, notGradableReport } from '../testing/reports/failed.ts';
import { classroom50 } from './classroom50.ts';
import { githubClassroom } from './github-classroom.ts';
import { graded, manyFailures } from '../testing/formats/graded.ts';
import { plainOptions as options } from '../testing/formats/options.ts';
import { readClassroom50, readGithubClassroom } from '../testing/formats/platform-readers.ts';

const fault = graded([aCheck('a'), aCheck('b', { verdict: 'grader-fault' })]);
const oneOfThree = graded([aCheck('a'), aCheck('b', { verdict: 'failed' }), aCheck('c', { verdict: 'timed-out' })]);

describe('Classroom 50', () => {
  const read = (report = passedReport(), environment = {}): ReturnType<typeof readClassroom50>['file'] =>
    readClassroom50(classroom50.render(report, { ...options, environment })).file;

  it('has points as whole hundredths', () => {
    const file = read(oneOfThree);
    expect([file.score, file['max-score']]).toEqual([3_333, 10_000]);
    expect(file.tests.map((test) => test['max-score'])).toEqual([3_333, 3_333, 3_334]);
  });

  it('says who was graded as the runner tells it', () => {
    const environment = {
      CLASSROOM: 'cos226',
      ASSIGNMENT: 'puzzle',
      ASSIGNMENT_TYPE: 'group',
      OWNER: 'course',
      SUBMISSION_TAG: 'submit/3',
      COMMIT_URL: 'https://github.com/c/1',
      RELEASE_URL: 'https://github.com/r/1',
      REVIEW_URL: 'https://github.com/p/1',
      USERNAME: 'ada',
    };
    expect(read(passedReport(), environment)).toMatchObject({
      classroom: 'cos226',
      assignment: 'puzzle',
      assignment_type: 'group',
      owner: 'course',
      submission: 'submit/3',
      commit: 'https://github.com/c/1',
      release: 'https://github.com/r/1',
      review: 'https://github.com/p/1',
      submitted_by: { username: 'ada', id: null },
    });
  });

  it('has placeholders without a runner, and an individual assignment', () => {
    expect(read()).toMatchObject({ classroom: 'unknown', assignment: '8puzzle', assignment_type: 'individual' });
    expect(read(passedReport(), { USERNAME: '' })).not.toHaveProperty('submitted_by');
  });

  it.each([
    ['2026-11-21T06:00:00.987Z', '2026-11-21T06:00:00Z'],
    ['2026-11-21T07:00:00+01:00', '2026-11-21T06:00:00Z'],
    ['yesterday', '1970-01-01T00:00:00Z'],
  ])('writes %s strictly as %s', (startedAt, expected) => {
    const report = passedReport({ volatile: { ...passedReport().volatile, startedAt } });
    expect(read(report)).toMatchObject({ datetime: expected, graded_at: expected });
  });

  it.each([notGradableReport(), fault])('gives 0 of 0 where there is no score, never 0 of something', (report) => {
    const file = read(report);
    expect([file.score, file['max-score'], file.tests[0]?.['max-score']]).toEqual([0, 0, 0]);
    expect(file.tests[0]).toMatchObject({ passed: false, message: report.notGradable });
  });
});

describe('GitHub Classroom', () => {
  const read = (report = passedReport()): ReturnType<typeof readGithubClassroom>['file'] =>
    readGithubClassroom(githubClassroom.render(report)).file;

  it('has tests whose scores sum up to the score, each with all of its points or none', () => {
    const { tests, max_score: most, status } = read(oneOfThree);
    expect([most, status]).toEqual([10_000, 'fail']);
    expect(tests.map(({ status: one, score }) => [one, score])).toEqual([
      ['pass', 3_333],
      ['fail', 0],
      ['fail', 0],
    ]);
  });

  it('passes exactly when every test passes', () => {
    expect(read(passedReport()).status).toBe('pass');
    expect(read(failedReport()).status).toBe('fail');
  });

  it('does not let information fail the step', () => {
    const file = read(graded([aCheck('a'), aCheck('b', { section: 'style', verdict: 'failed' })]));
    expect([file.status, file.tests.length]).toEqual(['pass', 1]);
  });

  it.each([notGradableReport(), fault])('is an error out of 0 points where there is no score', (report) => {
    const { status, max_score: most, tests } = read(report);
    expect({ status, most, score: tests[0]?.score, message: tests[0]?.message }).toEqual({
      status: 'error',
      most: 0,
      score: 0,
      message: report.notGradable,
    });
  });

  it('names the place in the code, and shows the code of the test', () => {
    const places = [{ path: 'Board.java', line: 12, column: 3, level: 'error' as const, message: 'here' }];
    const cases = [aCase('x', { verdict: 'failed', places, reproduction: ['new Board(tiles)'] })];
    const { tests } = read(graded([aCheck('a', { verdict: 'failed', cases })]));
    expect(tests[0]).toMatchObject({ filename: 'Board.java', line_no: 12, test_code: 'new Board(tiles)' });
  });

  it('fits one environment variable of Linux as base64', () => {
    const text = githubClassroom.render(manyFailures(300, 1));
    const encoded = Buffer.from(text).toString('base64');
    expect(encoded.length + 'GRADER_RESULTS='.length).toBeLessThan(131_072);
    expect(readGithubClassroom(text).score).toBe(0);
  });
});
