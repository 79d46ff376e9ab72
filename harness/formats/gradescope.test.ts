import { describe, expect, it } from 'vitest';
import type { CheckResult, Report } from '../contracts/report.ts';
import { aCase, aCheck } from '../testing/reports/passed.ts';
import { failedReport, notGradableReport } from '../testing/reports/failed.ts';
import { gradescope } from './gradescope.ts';
import { graded } from '../testing/formats/graded.ts';
import { readGradescope } from '../testing/formats/platform-readers.ts';

const read = (report: Report): ReturnType<typeof readGradescope>['file'] =>
  readGradescope(gradescope.render(report)).file;

/** A test for each check. */
const readFlat = (report: Report): ReturnType<typeof readGradescope>['file'] =>
  readGradescope(gradescope.render(report, { formats: { gradescope: 'flat' } })).file;

const failing = (id: string, more: Partial<CheckResult>): CheckResult =>
  aCheck(id, {
    verdict: 'failed',
    cases: [aCase('hidden-input.txt', { verdict: 'failed', message: 'It returned 5.' })],
    ...more,
  });

describe('Gradescope with a test for each check', () => {
  it('shows each check as a test with its points, and the score above them', () => {
    const { score, tests = [] } = readFlat(graded([aCheck('board-1a'), failing('board-2', {})]));
    expect(score).toBe(50);
    expect(tests.map(({ name, score: earned, max_score: most, status }) => [name, earned, most, status])).toEqual([
      ['board-1a: hamming() of the boards in the files', 50, 50, 'passed'],
      ['board-2: hamming() of the boards in the files', 0, 50, 'failed'],
    ]);
    expect(tests[1]?.output).toContain('It returned 5.');
  });

  it('shows a check that costs no points as information: with a status and without a score', () => {
    const { tests = [] } = readFlat(graded([aCheck('a'), failing('b', { section: 'rules' })]));
    expect(tests[1]?.status).toBe('failed');
    expect(tests[1]).not.toHaveProperty('score');
    expect(tests[1]).not.toHaveProperty('max_score');
  });

  it('leaves out what was not run for want of inputs', () => {
    const { tests = [] } = readFlat(graded([aCheck('a'), aCheck('b', { verdict: 'skipped', reason: 'No file.' })]));
    expect(tests).toHaveLength(1);
  });

  it('shows checks of a staff edition when the course says, and then tells students no total', () => {
    const checks = [
      aCheck('a'),
      aCheck('b', { visibility: 'after-due-date', details: 'after-due-date' }),
      aCheck('c', { visibility: 'staff', details: 'staff' }),
    ];
    const file = readFlat(graded(checks, { audience: 'staff' }));
    expect(file.tests?.map(({ visibility }) => visibility)).toEqual(['visible', 'after_due_date', 'hidden']);
    expect(file.output).toBe('Some tests are not visible to students yet, so Gradescope shows no total.');
    expect(file.output).not.toContain('100');
  });

  it('shows details that come later as a test of their own, without a score', () => {
    const checks = [aCheck('a'), failing('b', { details: 'staff' })];
    const { tests = [] } = readFlat(graded(checks, { audience: 'staff' }));
    expect(tests.map(({ visibility, output }) => [visibility, output?.includes('It returned 5.')])).toEqual([
      ['visible', false],
      ['visible', false],
      ['hidden', true],
    ]);
    expect(tests[2]).not.toHaveProperty('score');
  });
});

describe('Gradescope with a test for each group', () => {
  const board = [aCheck('board-1'), failing('board-2', {}), failing('board-3', { verdict: 'crashed' })];
  const solver = aCheck('solver-1', { group: 'Solver' });

  it('adds up the points of the group, and passes when all of it passed', () => {
    const { tests = [] } = read(graded([...board, solver]));
    expect(tests.map(({ name, score, max_score: most, status }) => [name, score, most, status])).toEqual([
      ['Correctness: Board', 25, 75, 'failed'],
      ['Correctness: Solver', 25, 25, 'passed'],
    ]);
  });

  it('names what failed with its points, and shows one example', () => {
    const [{ output = '' } = {}] = read(graded([...board, solver])).tests ?? [];
    expect(output.split('\n').slice(0, 5)).toEqual([
      '1 of 3 checks passed.',
      '- board-2: hamming() of the boards in the files (failed, -25.00)',
      '- board-3: hamming() of the boards in the files (crashed, -25.00)',
      '',
      'Example, board-2:',
    ]);
    expect(output.match(/It returned 5\./g)).toHaveLength(1);
  });

  it('tells by its reason what was not run', () => {
    const skipped = ['x', 'y'].map((id) =>
      aCheck(id, { verdict: 'skipped', dependsOn: 'board-2', reason: 'It does not compile.', cases: [] }),
    );
    const [{ output = '' } = {}] = read(graded([...board, ...skipped])).tests ?? [];
    expect(output).toContain('\n2 checks were not run: It does not compile.\n');
  });

  it('names at most 25 failed checks, and says how many more there are', () => {
    const [{ output = '' } = {}] =
      read(graded(Array.from({ length: 30 }, (_, n) => failing(`c-${String(n)}`, {})))).tests ?? [];
    expect(output.match(/^- c-/gm)).toHaveLength(25);
    expect(output).toContain('\nand 5 more failed checks\n');
  });

  it('keeps checks apart that students see at different times', () => {
    const checks = [aCheck('a'), failing('b', { visibility: 'staff', details: 'staff' })];
    const { tests = [] } = read(graded(checks, { audience: 'staff' }));
    expect(tests.map(({ visibility, extra_data: more }) => [visibility, more])).toEqual([
      ['visible', { checks: { a: 'passed' } }],
      ['hidden', { checks: { b: 'failed' } }],
    ]);
  });

  it('shows details that come later in a test of their own, without a score', () => {
    const later = failing('b', { details: 'after-due-date' });
    const skipped = aCheck('c', { verdict: 'skipped', dependsOn: 'b', reason: 'hidden-input.txt', details: 'staff' });
    const { tests = [] } = read(graded([aCheck('a'), later, skipped], { audience: 'staff' }));
    expect(
      tests.map(({ visibility, output }) => [visibility, /It returned 5|hidden-input/.test(output ?? '')]),
    ).toEqual([
      ['visible', false],
      ['after_due_date', true],
      ['hidden', true],
    ]);
    expect(tests[1]).not.toHaveProperty('score');
  });
});

describe.each(['grouped', 'flat'] as const)('what students see before what is hidden from them, %s', (layout) => {
  /** All that students see at once. */
  const seen = (checks: readonly CheckResult[]): string => {
    const text = gradescope.render(graded(checks, { audience: 'staff' }), { formats: { gradescope: layout } });
    const { output, tests = [] } = readGradescope(text).file;
    return JSON.stringify([output, tests.filter(({ visibility }) => visibility === 'visible')]);
  };
  const hidden = failing('hidden-1', { visibility: 'staff' });
  const random = { seed: 77, path: '0:1', shrinks: 0 };
  const cases = [aCase('a', { verdict: 'failed', message: 'It says.', revokedBy: 'hidden-1', random })];
  const skipped = aCheck('b', { verdict: 'skipped', dependsOn: 'hidden-1', reason: 'hidden-1: It says.', cases: [] });

  it.each([
    ['the seed of a random case', failing('a', { cases }), /seed 77/],
    ['why a pass was taken back', failing('a', { cases }), /It says/],
    ['what a check depends on', skipped, /hidden-1|It says/],
  ])('does not have %s', (_, check, words) => {
    expect(seen([check, { ...hidden, visibility: 'always' }])).toMatch(words);
    expect(seen([check, hidden])).not.toMatch(words);
  });

  it('has everything of what is seen later, for those who see it', () => {
    const later = { ...skipped, details: 'staff' as const };
    const text = gradescope.render(graded([later, hidden], { audience: 'staff' }), { formats: { gradescope: layout } });
    expect(text).toContain('hidden-1: It says.');
    expect(seen([later, hidden])).not.toContain('It says.');
  });

  it('does not have the points of hidden checks that there is no room for', () => {
    const many = Array.from({ length: 5_001 }, (_, n) => ({ ...hidden, id: `hidden-${String(n)}` }));
    const text = gradescope.render(graded([aCheck('a'), ...many], { audience: 'staff' }), {
      formats: { gradescope: layout },
    });
    const seenTests = readGradescope(text).file.tests?.filter(({ visibility }) => visibility === 'visible') ?? [];
    expect(seenTests.filter(({ name }) => name === 'Checks that are not shown here')).toEqual([
      expect.objectContaining({ score: 0.02, output: '1 more check is left out to save space.' }),
    ]);
  });

  it('does not have the message of a hidden check that failed us', () => {
    const checks = [aCheck('a'), { ...hidden, verdict: 'grader-fault' as const }];
    const report = graded(checks, { audience: 'staff', notGradable: 'It failed in hidden-1.' });
    expect(gradescope.render(report)).not.toContain('hidden-1');
  });
});

describe('what Gradescope shows above the tests', () => {
  it('is the score, the likely causes with their points, and what to do', () => {
    const { output = '' } = read(failedReport());
    expect(output).toMatch(/^Score: 24\.28 of 100\n/);
    expect(output).toContain('You lost 75.72 points for 4 likely causes. The first accounts for 34.30.');
    expect(output).toMatch(/^-17\.14 {2}The tiles that neighbors\(\) exchanges/m);
    expect(output).toMatch(/\nStart with the first one\..*$/);
  });

  it('says how many notes on the files it leaves out', () => {
    const report = graded([aCheck('a')]);
    const notes = Array.from({ length: 21 }, () => ({ level: 'info' as const, message: 'A note.', path: null }));
    const { output = '' } = read({ ...report, submission: { ...report.submission, notes } });
    expect(output).toMatch(/\nA note\.\nand 1 more note$/);
  });

  it('tells nothing of what students may not see, in an edition for staff', () => {
    const checks = [
      failing('a', {}),
      failing('b', { details: 'staff', title: 'b' }),
      failing('c', { visibility: 'staff', title: 'secret' }),
    ];
    const { output = '' } = read(graded(checks, { audience: 'staff' }));
    expect(output).toContain('It returned 5.');
    expect(output.match(/It returned 5/g)).toHaveLength(1);
    expect(output).not.toContain('secret');
  });

  it('does not tell what hidden checks cost, which would give away the total', () => {
    const checks = [aCheck('a'), failing('b', {}), failing('c', { visibility: 'staff', title: 'secret' })];
    const { output = '' } = read(graded(checks, { audience: 'staff' }));
    expect(output).toContain('You lost 33.33 points for 1 likely cause.');
    expect(output).not.toContain('33.34');
  });
});

describe('Gradescope', () => {
  it('says how texts are to be read: as plain text, in every place', () => {
    expect(read(failedReport())).toMatchObject({ output_format: 'text', test_output_format: 'text' });
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
