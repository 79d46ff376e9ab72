import { describe, expect, it } from 'vitest';
import type { CheckResult, Report } from '../contracts/report.ts';
import { aCase, aCheck, api, compilation, passedReport } from '../testing/reports/passed.ts';
import { failedReport, notGradableReport } from '../testing/reports/failed.ts';
import { check50 } from './check50.ts';
import { ctrf } from './ctrf.ts';
import { exercism } from './exercism.ts';
import { junit } from './junit.ts';
import { sarif } from './sarif.ts';
import { tap } from './tap.ts';
import { graded } from '../testing/formats/graded.ts';
import { requireValid } from '../testing/formats/junit-schemas.ts';
import { timesOf } from '../testing/formats/times.ts';
import { readCheck50, readCtrf, readExercism, readJunit, readSarif, readTap } from '../testing/formats/tool-readers.ts';

const fault = graded([aCheck('a'), aCheck('b', { verdict: 'grader-fault' })]);
const failing = (more: Partial<CheckResult['cases'][number]>, verdict: CheckResult['verdict'] = 'failed'): Report =>
  graded([aCheck('a', { verdict, cases: [aCase('x', { verdict, message: 'It is wrong.', ...more })] })]);

describe('check50', () => {
  it('tells why a check failed, with help, expected and actual values', () => {
    const { file } = readCheck50(check50.render(failing({ expected: '4', actual: '5', hint: 'Look again.' })));
    expect(file).toMatchObject({
      results: [
        {
          name: 'a',
          passed: false,
          cause: { rationale: 'It is wrong.', help: 'Look again.', expected: '4', actual: '5' },
          data: { points: 0, max_points: 100 },
        },
      ],
    });
  });

  it('has null for what was not run, and what it depends on', () => {
    const { file } = readCheck50(check50.render(failedReport()));
    expect(JSON.stringify(file)).toContain('"passed":null');
    expect(file).toMatchObject({
      results: expect.arrayContaining([expect.objectContaining({ dependency: 'board-1a' })]) as unknown,
    });
    const itself = aCheck('a', { verdict: 'skipped', dependsOn: 'a', reason: 'Time is up.', cases: [] });
    expect(readCheck50(check50.render(graded([itself]))).file).toMatchObject({ results: [{ dependency: null }] });
  });

  it.each([
    [notGradableReport(), 'NothingToGrade'],
    [fault, 'GraderFault'],
  ])('has an error instead of results where there is no score', (report, type) => {
    expect(readCheck50(check50.render(report)).file).toMatchObject({ error: { type, value: report.notGradable } });
  });
});

describe('Exercism', () => {
  const read = (report: Report): ReturnType<typeof readExercism>['file'] => readExercism(exercism.render(report)).file;

  it('shows at most 500 characters of what was printed, and says that it is cut', () => {
    const file = read(failing({ output: { head: 'p'.repeat(900), tail: '', bytes: 900 } }));
    const [test] = 'tests' in file ? file.tests : [];
    expect(test?.output).toMatch(/^p+\n\[cut here\]$/);
    expect(test?.output).toHaveLength(500);
  });

  it('is an error with the messages of the compiler when nothing could run, of at most 65,535 characters', () => {
    const cases = Array.from({ length: 60 }, (_, n) =>
      aCase(`Board.java:${String(n)}`, { verdict: 'failed', message: 'e'.repeat(10_000) }),
    );
    const skipped = { ...api, verdict: 'skipped' as const, reason: 'It does not compile.', dependsOn: 'compilation' };
    const file = read(graded([{ ...compilation, verdict: 'failed', cases }, skipped]));
    expect(file.status).toBe('error');
    expect(file.message).toContain('Board.java:0');
  });

  it('is a failure when the compiler only warned', () => {
    expect(read(failedReport()).status).toBe('fail');
  });

  it('numbers the groups as tasks, and calls what did not finish an error', () => {
    const file = read(
      graded([aCheck('a'), aCheck('b', { group: 'Solver', verdict: 'crashed' }), aCheck('c', { verdict: 'failed' })]),
    );
    const tests = 'tests' in file ? file.tests : [];
    expect(tests.map(({ task_id: task, status }) => [task, status])).toEqual([
      [1, 'pass'],
      [2, 'error'],
      [1, 'fail'],
    ]);
  });

  it('has a test that fails where a check failed that is not shown, and a message only where nothing could run', () => {
    const hidden = aCheck('b', { verdict: 'failed', visibility: 'staff' });
    expect(read(graded([aCheck('a'), hidden], { audience: 'staff' }))).toMatchObject({
      status: 'fail',
      message: null,
      tests: [{ status: 'pass' }, { name: 'Checks that are not shown here', status: 'fail' }],
    });
  });

  it.each([notGradableReport(), fault])('is an error where there is no score', (report) => {
    expect(read(report)).toEqual({ version: 3, status: 'error', message: report.notGradable });
  });
});

describe('what costs no points', () => {
  const report = graded([aCheck('a'), aCheck('s', { section: 'style', verdict: 'failed' })]);

  it('fails no run of JUnit, and is told', async () => {
    const { cases, outcomes } = readJunit(await junit.render(report));
    expect(cases.map((one) => ['failure' in one, 'skipped' in one])).toEqual([
      [false, false],
      [false, true],
    ]);
    expect(outcomes.get('s')).toBe('not-passed');
  });

  it('fails no run of TAP: it is a TODO', () => {
    expect(readTap(tap.render(report)).points.map(({ ok, todo }) => [ok, todo])).toEqual([
      [true, false],
      [false, 'for information, costs no points'],
    ]);
  });

  it('is no failed test of CTRF', () => {
    expect(readCtrf(ctrf.render(report)).file.results.summary).toMatchObject({ passed: 1, failed: 0, other: 1 });
  });
});

describe('JUnit', () => {
  it('tells failures from errors, and has the points among the properties', async () => {
    const { cases, properties } = readJunit(
      await junit.render(graded([aCheck('a', { verdict: 'failed' }), aCheck('b', { verdict: 'timed-out' })])),
    );
    expect(cases.map((one) => ['failure' in one, 'error' in one])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(['a.verdict', 'a.points', 'a.max_points'].map((name) => properties.get(name))).toEqual([
      'failed',
      '0.00',
      '50.00',
    ]);
  });

  it.each([passedReport(), failedReport(), notGradableReport(), fault])(
    "is valid by Jenkins' schema and by Surefire's",
    async (report) => {
      const text = await junit.render(report);
      expect(() => {
        requireValid(text);
      }).not.toThrow();
      expect(() => {
        requireValid(text.replace('<testcase', '<testcase file="Board.java"'));
      }).toThrow(/attribute 'file'/);
    },
  );

  it('has the time of a check where one was measured, and the place in its text', async () => {
    const place = { path: 'src/Board.java', line: 7, column: null, level: 'error' as const, message: 'm' };
    const report = { ...failing({ places: [place] }), tables: [timesOf({ a: 1.23456 })] };
    const [one] = readJunit(await junit.render(report)).cases;
    expect(one).toMatchObject({
      '@time': '1.235',
      failure: { '#text': expect.stringMatching(/^src\/Board.java:7\n/) as string },
    });
  });

  it('holds no character that XML forbids, and no markup of a submission', async () => {
    const hostile = '\u0000\u001b[1m\ufffe\ud800 ]]> <b a="1">&amp; :';
    const text = await junit.render(failing({ message: hostile, actual: hostile }));
    // eslint-disable-next-line no-control-regex -- they are what is forbidden
    expect(text).not.toMatch(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\ud800]|<b/);
    expect(readJunit(text).outcomes.get('a')).toBe('not-passed');
  });

  it.each(['&A;', '&lt;b&gt;', '&amp;amp;', '&#1;', 'a & b'])('holds %s as it was written', async (written) => {
    const report = graded([
      aCheck('a', { title: written, verdict: 'failed', cases: [aCase(written, { verdict: 'failed' })] }),
    ]);
    const [one] = readJunit(await junit.render(report)).cases;
    expect(one).toMatchObject({ '@name': `a: ${written}`, failure: { '#text': written } });
  });

  it.each([notGradableReport(), fault])('has an error and no score where there is none', async (report) => {
    const reading = readJunit(await junit.render(report));
    expect(reading.score).toBeNull();
    expect(JSON.stringify(reading.cases.at(-1))).toContain(report.notGradable);
  });
});

describe('CTRF', () => {
  it('keeps its closed objects closed, with points in extra', () => {
    const { file } = readCtrf(ctrf.render(failedReport()));
    expect(file.results.tests[1]).toMatchObject({ extra: { id: 'api', points: 7.14, maxPoints: 7.14 } });
  });

  it('calls a timeout a failure whose raw status is timeout', () => {
    const { file } = readCtrf(ctrf.render(failing({}, 'timed-out')));
    expect(file.results.tests[0]).toMatchObject({ status: 'failed', rawStatus: 'timeout', message: 'It is wrong.' });
  });

  it('has the milliseconds of a check where they were measured', () => {
    const { file } = readCtrf(ctrf.render({ ...failing({}), tables: [timesOf({ a: 1.5 })] }));
    expect(file.results.tests.map(({ duration }) => duration)).toEqual([1_500]);
  });

  it.each([notGradableReport(), fault])('has another status where there is no score', (report) => {
    const { file, score } = readCtrf(ctrf.render(report));
    expect(score).toBeNull();
    expect(file.results.tests.at(-1)).toMatchObject({ status: 'other', message: report.notGradable });
  });
});

describe('TAP', () => {
  it('begins with its version and ends with its plan and the score', () => {
    const text = tap.render(failedReport());
    expect(text).toMatch(/^TAP version 14\n/);
    expect(text).toMatch(/\n1\.\.7\n# Score: 24\.28 of 100\n$/);
    expect(readTap(text).points).toHaveLength(7);
  });

  it('reads no directive out of a title', () => {
    const { points } = readTap(tap.render(graded([aCheck('a', { title: 'x # SKIP y \\', verdict: 'failed' })])));
    expect(points.map(({ ok, skip }) => [ok, skip])).toEqual([[false, false]]);
  });

  it.each([notGradableReport(), fault])('bails out where there is no score', (report) => {
    const { bailed, outcomes } = readTap(tap.render(report));
    expect(bailed).toBe(true);
    expect([...outcomes.values()]).not.toContain('not-passed');
  });
});

describe('SARIF', () => {
  const place = { path: 'src/My Board.java', line: 2, column: 5, level: 'warning' as const, message: 'Cast.' };
  const read = (report: Report): ReturnType<typeof readSarif>['file']['runs'][0] =>
    readSarif(sarif.render(report)).file.runs[0];

  it('has a result for each place of a failed check, with a relative path', () => {
    const [result] = read(failing({ places: [place, place] })).results;
    expect(result).toMatchObject({
      ruleId: 'a',
      level: 'warning',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'src/My%20Board.java' },
            region: { startLine: 2, startColumn: 5 },
          },
        },
      ],
    });
    expect(read(failing({ places: [place, place] })).results).toHaveLength(1);
  });

  it('has the hint behind the message, also where only another case at that place has one', () => {
    const report = graded([
      aCheck('a', {
        verdict: 'failed',
        cases: [
          aCase('x', { verdict: 'failed', places: [place] }),
          aCase('y', { verdict: 'failed', places: [place], hint: 'Use `equals`.' }),
          aCase('z', { verdict: 'failed', places: [{ ...place, line: 3 }] }),
        ],
      }),
    ]);
    expect(read(report).results.map(({ message }) => message.text)).toEqual(['Cast.\n\nHint: Use `equals`.', 'Cast.']);
  });

  it.each(['/etc/passwd', '../../x.java', 'C:\\x.java', 'file:///x', 'https://x/y', '..', './a//b'])(
    'makes %s relative',
    (path) => {
      const [result] = read(failing({ places: [{ ...place, path }] })).results;
      expect(result?.locations[0].physicalLocation.artifactLocation.uri).toMatch(/^(?![./]|[a-z]+:)/i);
    },
  );

  it('names a file as it is called, with all its spaces', () => {
    const [result] = read(failing({ places: [{ ...place, path: 'my  lab /Board.java' }] })).results;
    expect(result?.locations[0].physicalLocation.artifactLocation.uri).toBe('my%20%20lab%20/Board.java');
  });

  it.each(['homework', './homework/'])(
    'names files from the top of the repository, in which it is the folder %s',
    (folder) => {
      const text = sarif.render(failing({ places: [place] }), { environment: { SUBMISSION_FOLDER: folder } });
      const [result] = readSarif(text).file.runs[0].results;
      expect(result?.locations[0].physicalLocation.artifactLocation.uri).toBe('homework/src/My%20Board.java');
    },
  );

  it('has no link that a student wrote into what the compiler quotes', () => {
    const message = 'Type "[Full marks](https://example.org)" is not assignable.';
    const report = failing({ message, places: [{ ...place, message }] });
    expect(read(report).results[0]?.message.text).toBe('Type "[Full marks] (https://example.org)" is not assignable.');
    expect(JSON.stringify(read(report).tool.driver.rules.map(({ help }) => help.text))).not.toContain('](');
  });

  it('shows in Markdown what would be a tag, and code as it is', () => {
    const same = { measured: 'Is it `a < b`?', why: 'An Iterable<Board>.', passing: 'A*.', source: 'FAQ' };
    const shown = sarif.render(graded([aCheck('a')]), { help: new Map([['a', same]]) });
    const { markdown } = readSarif(shown).file.runs[0].tool.driver.rules[0]?.help ?? {};
    expect(markdown).toContain('`a < b`');
    expect(markdown).toContain(String.raw`An Iterable\<Board\>`);
  });

  it('calls an error what it is where nobody knows what it costs', () => {
    const one = aCase('x', { verdict: 'failed', places: [{ ...place, level: 'error' }] });
    const fault = aCheck('b', { verdict: 'grader-fault' });
    const { results, tool } = read(graded([aCheck('a', { verdict: 'failed', cases: [one] }), fault]));
    expect(results.map(({ level }) => level)).toEqual(['error']);
    expect(JSON.stringify(tool)).not.toContain('recommendation');
  });

  it('calls nothing an error that costs no points', () => {
    const cases = [aCase('x', { verdict: 'failed', places: [{ ...place, level: 'error' }] })];
    const report = graded([aCheck('a'), aCheck('b', { section: 'style', verdict: 'failed', cases })]);
    expect(read(report).results.map(({ level }) => level)).toEqual(['warning']);
  });

  it('knows a finding again when lines were added above it', () => {
    const at = (line: number, text: string): unknown =>
      read({
        ...failing({ places: [{ ...place, line }] }),
        submission: { ...passedReport().submission, sources: [{ path: place.path, text, cut: false }] },
      }).results[0]?.partialFingerprints;
    expect(at(2, 'a\nreturn (T) x;\n')).toEqual(at(4, 'a\n\n\n  return (T) x;\n'));
    expect(at(2, 'a\nreturn (T) x;\n')).not.toEqual(at(2, 'a\nreturn y;\n'));
  });

  it('tells findings apart that stand at one line, or at lines that say the same', () => {
    const places = [2, 2, 3].map((line, index) => ({ ...place, line, message: String(index) }));
    const sources = [{ path: place.path, text: 'a\nint x;\nint x;\n', cut: false }];
    const found = read({ ...failing({ places }), submission: { ...passedReport().submission, sources } }).results;
    expect(new Set(found.map((one) => JSON.stringify(one.partialFingerprints))).size).toBe(3);
  });

  it('has no tag twice', () => {
    const text = sarif.render(graded([aCheck('a', { section: 'style', group: 'style' })]));
    expect(JSON.parse(text)).toHaveProperty('runs.0.tool.driver.rules.0.properties.tags', ['style']);
  });

  it('keeps descriptions within 1,024 characters', () => {
    expect(sarif.render(graded([aCheck('a', { title: 't'.repeat(3_000) })]))).toContain(`${'t'.repeat(1_023)}…`);
  });

  it.each([notGradableReport(), fault])('says that it was not successful where there is no score', (report) => {
    expect(read(report)).toMatchObject({
      invocations: [
        { executionSuccessful: false, toolExecutionNotifications: [{ message: { text: report.notGradable } }] },
      ],
    });
  });
});
