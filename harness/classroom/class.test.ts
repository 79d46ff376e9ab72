/** A class from its bundle to its scores, graded for real: the small course of the examples. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Config } from '../config/schema.ts';
import { makeLocale } from '../messages/messages.ts';
import { packageRoot } from '../platform/package-root.ts';
import { expandCase } from '../testing/expand-case.ts';
import { openFolder } from './class-folder.ts';
import { openClass } from './open-class.ts';
import { classIn, classOfOne, courseModule, programBy, student, two, workFolder } from './testing/course-class.ts';
import type { RunEvent } from './run/run-facts.ts';
import { inShard } from './run/shard.ts';
import type { ClassFile } from './store/class-file.ts';
import type { Graded } from './store/graded.ts';
import { at } from '../text/at.ts';

const work = workFolder();

const inClass = classIn(work.path);

const graded = (events: readonly RunEvent[]): string[] =>
  events.flatMap((event) => (event.kind === 'graded' ? event.place.key : []));

const roster = 'id,name,email\n1,First1 Last,\n2,First2 Last,\n3,First3 Last,\n4,First4 Last,\n9,Nobody,\n';

const five = [
  student(1, programBy('typescript', 'correct', 'one')),
  two,
  student(3, programBy('typescript', 'correct', 'one')),
  student(4, { 'essay.txt': 'I did not get it to work.' }),
  student(5, { 'Percolation.java': 'public class Percolation { ' }),
];

const gradedOne = classOfOne(work);

describe('a class', () => {
  let bundle = '';
  beforeAll(async () => {
    bundle = await work.bundle('five.zip', 'canvas', five);
    writeFileSync(work.path('roster.csv'), roster);
    await inClass('five', (opened) => opened.grade(bundle, { roster: work.path('roster.csv') }));
  });

  const students = async () => {
    const file = await inClass('five', (opened) => opened.read());
    return new Map(file.students.map((one) => [one.key, one]));
  };

  it('has a state for everyone, and no score of 0 for who has none', async () => {
    const found = await students();
    expect([...found].map(([key, { state, score }]) => [key, state, score])).toEqual([
      ['1', 'graded', 100],
      ['2', 'graded', 82],
      ['3', 'graded', 100],
      ['4', 'not-gradable', null],
      ['9', 'missing', null],
      ['5', 'graded', 0],
    ]);
    expect(found.get('5')?.onRoster).toBe(false);
    expect(found.get('4')?.attempts[0]?.reason).toMatch(/Percolation/);
  });

  it('writes grades, a page and each report; a report of shared files bears no name but its own', () => {
    expect(readFileSync(work.path('five/grades.csv'), 'utf8')).toContain(
      '1,1,First1 Last,,,1,100,100,,graded,students/1/1/report.json\r\n',
    );
    expect(existsSync(work.path('five/site/index.html'))).toBe(true);
    const shared = readFileSync(work.path('five/students/3/1/report.json'), 'utf8');
    expect(JSON.parse(shared)).toMatchObject({ submission: { name: '3' }, audience: 'staff' });
    expect(readFileSync(work.path('five/students/3/1/report.html'), 'utf8')).not.toMatch(/First1|user1/);
  });

  it('grades nothing twice, and again what is new or was changed', async () => {
    const events: RunEvent[] = [];
    const onEvent = (event: RunEvent): void => void events.push(event);
    await inClass('five', (opened) => opened.grade(bundle, { onEvent }));
    expect(graded(events)).toEqual([]);
    writeFileSync(work.path('five/students/2/1/report.json'), '{}');
    const changed = await work.bundle('changed.zip', 'canvas', [
      ...five.slice(1),
      student(1, programBy('java', 'correct', 'new')),
    ]);
    await inClass('five', (opened) => opened.grade(changed, { onEvent, roster: work.path('roster.csv') }));
    expect(graded(events).sort()).toEqual(['1', '2']);
    expect((await students()).get('2')?.score).toBe(82);
  });

  it('takes over what is stored under another key', async () => {
    const events: RunEvent[] = [];
    const onEvent = (event: RunEvent): void => void events.push(event);
    const renamed = await work.bundle('renamed.zip', 'canvas', [student(77, programBy('java', 'backwash', 'two'))]);
    cpSync(work.path('five'), work.path('renamed'), { recursive: true });
    const { students: all } = await inClass('renamed', (opened) => opened.grade(renamed, { onEvent }));
    expect(all[0]).toMatchObject({ key: '77', score: 82 });
    const startedAt = (key: string): unknown =>
      (JSON.parse(readFileSync(work.path(`renamed/students/${key}/1/graded.json`), 'utf8')) as Graded).startedAt;
    expect(startedAt('77')).toBe(startedAt('2'));
  });

  it('keeps what students have who are in an earlier download only, and no 0 for them', async () => {
    const zero = { class: { attempt: 'last', most: 100, missing: 'zero', students: {} } } as Partial<Config>;
    const second = await work.bundle('second.zip', 'canvas', five.slice(3, 4));
    cpSync(work.path('five'), work.path('two'), { recursive: true });
    const withRoster = async (...rows: readonly string[]): Promise<ClassFile> => {
      writeFileSync(work.path('two.csv'), ['Student,ID,SIS User ID,Section', ...rows, ''].join('\n'));
      return inClass('two', (opened) => opened.grade(second, { roster: work.path('two.csv') }), zero);
    };
    const scores = ({ students: all }: ClassFile) => all.map(({ key, state, score }) => [key, state, score]);
    const rows = ['First2 Last,2,2,A', 'First4 Last,4,4,B', 'First5 Last,5,5,A', 'Nobody,9,9,B'];
    const first = await withRoster('First1 Last,1,A1,A', ...rows);
    expect(scores(first)).toEqual([
      ['a1', 'graded', 100],
      ['2', 'graded', 82],
      ['4', 'not-gradable', null],
      ['5', 'graded', 0],
      ['9', 'missing', 0],
    ]);
    expect(first.notes).toEqual([
      expect.stringMatching(/still counts \(3\): First1 Last \(a1\); First2 Last \(2\); First5 Last \(5\)\./),
      expect.stringMatching(/^No longer on the roster, so left out \(1\): First3 Last \(3\)\. /),
    ]);
    const back = await withRoster('First3 Last,3,3,A', ...rows);
    expect(scores(back).slice(0, 1)).toEqual([['3', 'graded', 100]]);
    expect(back.former.map(({ key }) => key)).toEqual(['a1']);
    expect(await inClass('two', (opened) => opened.verify())).toEqual([]);
  });

  it('grades only whom it is told to', async () => {
    const events: RunEvent[] = [];
    const onEvent = (event: RunEvent): void => void events.push(event);
    await inClass('some', (opened) => opened.grade(bundle, { only: ['2'], onEvent }));
    expect(graded(events)).toEqual(['2']);
    await expect(inClass('some', (opened) => opened.grade(bundle, { only: ['lastfirst2'] }))).rejects.toMatchObject({
      code: 'unknown-student',
      remedy: 'lastfirst2 (2) has it as name, number, username or address: write "2".',
    });
    writeFileSync(work.path('some.csv'), 'id,grade\n1,55\n2,\n');
    const filled = await inClass('some', (opened) => opened.fill(work.path('some.csv')));
    expect(filled.noScore).toMatchObject([{ key: '1', state: 'waiting', old: '55' }]);
    expect(filled.list).toMatch(/\r\nlastfirst1 \(1\),2,55,,waiting\r\n$/);
  });

  it('says so when a run leaves out the roster of the run before', async () => {
    const { notes } = await inClass('five', (opened) => opened.grade(bundle));
    expect(notes.at(-1)).toMatch(/^The last run had the roster roster\.csv, this one has none/);
    const again = await inClass('five', (opened) => opened.grade(bundle, { roster: work.path('roster.csv') }));
    expect(again.notes).toEqual([]);
  });

  it('makes no archive for Moodle of what came from elsewhere', async () => {
    await expect(inClass('five', (opened) => opened.feedback('moodle'))).rejects.toMatchObject({
      code: 'not-of-moodle',
    });
  });

  it('is worked on by one at a time', async () => {
    await inClass('five', async (opened) => {
      await opened.index();
      await expect(inClass('five', (other) => other.index())).rejects.toMatchObject({ code: 'class-in-use' });
    });
  });
});

describe('points after the fact', () => {
  const policy = {
    weights: { correctness: 10, compilation: 90 },
    class: {
      attempt: 'last',
      most: 100,
      missing: 'zero',
      students: { '2': { adjust: 5, reason: 'Oral exam' }, '3': { excused: true, reason: 'Ill' } },
    },
  } as Partial<Config>;

  it('are told before they are made, and written only then', async () => {
    const bundle = await work.bundle('points.zip', 'canvas', five.slice(0, 3));
    const before = await inClass('points', (opened) => opened.grade(bundle));
    const preview = await inClass('points', (opened) => opened.preview(), policy);
    expect(preview.changes.map(({ key, before: was, after }) => [key, was, after])).toEqual([
      ['2', 82, 100],
      ['3', 100, null],
    ]);
    expect(preview.notApplied).toEqual([]);
    expect(await inClass('points', (opened) => opened.read())).toEqual(before);
    const after = await inClass('points', (opened) => opened.apply(), policy);
    expect(after.students.map(({ state, score }) => [state, score])).toEqual([
      ['graded', 100],
      ['graded', 100],
      ['excused', null],
    ]);
    expect(await inClass('points', (opened) => opened.verify())).toEqual([]);
  });

  it('are not made any further once they are stopped', async () => {
    await gradedOne('stopped');
    const stopped = AbortSignal.abort(new Error('stopped'));
    await expect(inClass('stopped', (opened) => opened.apply(stopped), policy)).rejects.toThrow('stopped');
    expect(readFileSync(work.path('stopped/log.jsonl'), 'utf8')).not.toContain('"what":"regraded"');
  });

  it('are not summed up while only a part of them may be made', async () => {
    await gradedOne('half');
    const path = work.path('half/class.json');
    const before = readFileSync(path);
    await inClass('half', (opened) => opened.apply(), policy);
    writeFileSync(path, before);
    const interrupted = { code: 'regrade-interrupted', where: work.path('half') };
    await expect(inClass('half', (opened) => opened.index(), policy)).rejects.toMatchObject(interrupted);
    const merged = inClass('whole', (opened) => opened.merge([work.path('half')]), policy);
    await expect(merged).rejects.toMatchObject(interrupted);
    const hidden = { ...policy, checks: { visibility: { '*': 'staff' } } } as Partial<Config>;
    await inClass('half', (opened) => opened.apply(), hidden);
    expect(readFileSync(work.path('half/log.jsonl'), 'utf8').trimEnd().split('\n').at(-1)).toContain('regraded');
    expect(await inClass('half', (opened) => opened.index(), policy)).toMatchObject({ students: [{ score: 100 }] });
  });

  it('are those of the settings of a later run for all, whoever is graded by it, also where it is stopped', async () => {
    const twins = [2, 3].map((id) => student(id, programBy('java', 'backwash', 'two')));
    const bundle = await work.bundle('twins.zip', 'canvas', twins);
    await inClass('twins', (opened) => opened.grade(bundle));
    const { weights } = policy;
    const scores = async (run: Promise<unknown>): Promise<unknown> => {
      await run.catch(() => undefined);
      return (await inClass('twins', (opened) => opened.read())).students.map(({ score }) => score);
    };
    const applied = (): Promise<unknown> => inClass('twins', (opened) => opened.apply(), { weights });
    const graded = (options: object): Promise<unknown> => inClass('twins', (opened) => opened.grade(bundle, options));
    const [other] = (await scores(applied())) as number[];
    expect(other).not.toBe(82);
    expect(await scores(graded({ only: ['2'] }))).toEqual([82, 82]);
    expect(await scores(applied())).toEqual([other, other]);
    expect(await scores(graded({ signal: AbortSignal.abort() }))).toEqual([82, 82]);
  });

  it('are given to what is graded by a later run, which grades only what is new', async () => {
    await gradedOne('kept');
    const bundle = await work.bundle('kept.zip', 'canvas', [two, student(3, programBy('java', 'backwash', 'three'))]);
    const run = async (): Promise<readonly [keys: string[], file: ClassFile]> => {
      const events: RunEvent[] = [];
      const onEvent = (event: RunEvent): void => void events.push(event);
      const config = { weights: policy.weights } as Partial<Config>;
      const file = await inClass('kept', (opened) => opened.grade(bundle, { onEvent }), config);
      return [graded(events), file];
    };
    const [keys, { students, notes }] = await run();
    expect([keys, students.map(({ score }) => score)]).toEqual([['3'], [98.1, 98.1]]);
    expect(notes).toEqual([expect.stringMatching(/ without being graded: 1\.$/)]);
    const log = (): string => readFileSync(work.path('kept/log.jsonl'), 'utf8');
    expect(
      log()
        .match(/"what":"\w+"/g)
        ?.slice(-3),
    ).toEqual(['regraded', 'graded', 'points'].map((what) => `"what":"${what}"`));
    expect(await inClass('kept', (opened) => opened.verify())).toEqual([]);
    const before = log();
    expect((await run())[1].notes).toEqual([]);
    expect(log()).toBe(before);
  });

  it('by other weights than those of the settings are named where they are put together', async () => {
    await gradedOne('weighed');
    await inClass('weighed', (opened) => opened.apply(), { weights: policy.weights });
    const merged = await inClass('weighed2', (opened) => opened.merge([work.path('weighed')]));
    expect(merged.policyNotes).toEqual([
      expect.stringMatching(/^Scored by other weights than these settings have \(1\): lastfirst2 \(2\)\. /),
    ]);
    await inClass('weighed2', (opened) => opened.apply());
    expect((await inClass('weighed2', (opened) => opened.index())).policyNotes).toEqual([]);
  });

  it('that stay as they are have a page in the words of now', async () => {
    await gradedOne('worded');
    const locale = makeLocale('de', new Map([['html.top.outOf', 'von 100 Punkten']]));
    const config = { style: false } as Config;
    const opened = await openClass({
      folder: work.path('worded'),
      assignment: courseModule,
      assignments: [],
      locale,
      config,
    });
    await opened.apply();
    await opened.close();
    expect(readFileSync(work.path('worded/students/2/1/report.html'), 'utf8')).toContain('von 100 Punkten');
    expect(readFileSync(work.path('worded/log.jsonl'), 'utf8')).not.toContain('"what":"regraded"');
  });

  it('of an exception whose key is somebody else’s now are told', async () => {
    await gradedOne('moved');
    const given = work.path('moved.csv');
    writeFileSync(given, 'id,canvas id,name\n7,2,First2 Last\n2,8,Eve Hall\n');
    const exceptions = { '2': { adjust: 5, reason: 'Oral exam' } };
    const config = { class: { ...policy.class, students: exceptions } } as Partial<Config>;
    const { notes } = await inClass('moved', (opened) => opened.grade(work.path('one.zip'), { roster: given }), config);
    expect(notes).toEqual([
      expect.stringMatching(
        /^The key of class\.students\.2 was that of lastfirst2 \(2\), and is now that of Eve Hall \(2\)\. /,
      ),
    ]);
  });

  it('are not made from a report that was changed', async () => {
    await gradedOne('edited');
    const path = work.path('edited/students/2/1/report.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"verdict": "failed"', '"verdict": "passed"'));
    const applied = inClass('edited', (opened) => opened.apply(), policy);
    await expect(applied).rejects.toMatchObject({ code: 'changed-report' });
  });

  it('are those that are made, also of who has no score by the weights of before', async () => {
    await gradedOne('weightless');
    const weights = { compilation: 0, api: 0, correctness: 0, style: 100 };
    await inClass('weightless', (opened) => opened.apply(), { weights });
    const { changes } = await inClass('weightless', (opened) => opened.preview());
    const { students } = await inClass('weightless', (opened) => opened.apply());
    expect(changes.map(({ before, after }) => [before, after])).toEqual([[null, students[0]?.score]]);
    expect(students[0]?.score).toBe(82);
  });

  it('are those that are made, where weights move a check to another section', async () => {
    const extended = join(packageRoot(), 'examples', 'extra-check', 'course.ts');
    const failing = join(packageRoot(), 'fixtures', 'submissions', 'java', 'failed', 'integration-neighbors-wrap');
    const bundle = await work.bundle('moved.zip', 'canvas', [student(2, Object.fromEntries(expandCase(failing)))]);
    const off = ['board-*', 'solver-*', 'queue-*', 'memory-*', 'timing-*', 'growth-*', 'integrity-*'];
    const config = { checks: { off } } as Partial<Config>;
    const weighed = { ...config, weights: { integration: 10 } } as Partial<Config>;
    await inClass('moved', (opened) => opened.grade(bundle), config, extended);
    const { changes } = await inClass('moved', (opened) => opened.preview(), weighed, extended);
    const { students } = await inClass('moved', (opened) => opened.apply(), weighed, extended);
    expect(changes.map(({ after }) => after)).toEqual(students.map(({ score }) => score));
  });

  it('name whose times an earlier download has, read in another zone than those of this one', async () => {
    const [first, second] = await Promise.all(
      [4, 6].map((id) => work.bundle(`zone${String(id)}.zip`, 'blackboard', [student(id, { 'essay.txt': 'Sorry.' })])),
    );
    const graded = (bundle: string | undefined, timeZone: string): Promise<ClassFile> =>
      inClass('zones', (opened) => opened.grade(String(bundle)), {
        class: { ...policy.class, timeZone },
      } as Partial<Config>);
    await graded(first, 'UTC');
    expect((await graded(second, 'Asia/Tokyo')).notes).toContainEqual(
      expect.stringMatching(
        /were read in that of UTC, and would be in that of Asia\/Tokyo now \(1\): First4 Last \(user4\)\. /,
      ),
    );
  });

  it('that only a new grading gives are named', async () => {
    const { notApplied, mustRunAgain } = await inClass('points', (opened) => opened.preview(), {
      limits: { caseSeconds: 5 },
    });
    expect([notApplied, mustRunAgain.length]).toEqual([['limits.caseSeconds'], 3]);
  });

  it('that only a new grading gives are named, also of a class whose last run was for some students alone', async () => {
    await gradedOne('mixed');
    const bundle = await work.bundle('mixed.zip', 'canvas', [two, student(3, programBy('java', 'correct', 'three'))]);
    const limits = { limits: { caseSeconds: 5 } };
    const { policyNotes } = await inClass('mixed', (opened) => opened.grade(bundle, { only: ['3'] }), limits);
    expect(policyNotes).toEqual([
      expect.stringMatching(
        /^Graded before the last run, with other settings, .* than it has \(1\): lastfirst2 \(2\)\. /,
      ),
    ]);
    const { notApplied } = await inClass('mixed', (opened) => opened.preview(), limits);
    expect(notApplied).toEqual(['limits.caseSeconds']);
  });

  it('name the zone in which times were read, where lateness depends on it only now', async () => {
    const bundle = await work.bundle('zoned.zip', 'blackboard', [at(five, 3)]);
    const { policyNotes } = await inClass('zoned', (opened) => opened.grade(bundle));
    const late = { due: '2026-11-01T12:00:00Z', grace: 0, freeDays: 0, perDay: 10, most: 100 };
    const { notes } = await inClass('zoned', (opened) => opened.preview(), {
      class: { ...policy.class, late },
    } as Partial<Config>);
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect([policyNotes, notes]).toEqual([
      [],
      expect.arrayContaining([expect.stringContaining(`were read in that of ${timeZone}.`)]),
    ]);
  });
});

describe('the log', () => {
  const logOf = (folder: string): string => work.path(`${folder}/log.jsonl`);

  it.each([
    [
      'a line that was changed',
      (lines: string[]) => [lines[0]?.replace('"score":', '"score":1'), ...lines.slice(1)],
      1,
    ],
    ['a line that was removed', (lines: string[]) => lines.slice(1), 1],
    ['lines that were exchanged', (lines: string[]) => [lines[1], lines[0], ...lines.slice(2)], 1],
  ])('shows %s', async (_, change, line) => {
    const bundle = await work.bundle('log.zip', 'canvas', five.slice(0, 2));
    await inClass('log', (opened) => opened.grade(bundle));
    const text = readFileSync(logOf('log'), 'utf8');
    writeFileSync(logOf('log'), `${change(text.trimEnd().split('\n')).join('\n')}\n`);
    const problems = await inClass('log', (opened) => opened.verify());
    writeFileSync(logOf('log'), text);
    expect(problems[0]?.where).toBe(`log.jsonl:${String(line)}`);
  });

  it.each([
    ['class.json', /"score": 82/g, '"score": 99'],
    ['class.json', /"place": "/, '"place": "x'],
    ['class.json', /"lmsId": "/, '"lmsId": "4'],
    ['class.json', /"late": \w+/, '"late": "no"'],
    ['grades.csv', ',82,', ',99,'],
  ])('shows what was changed in %s (%s)', async (name, text, other) => {
    await inClass('log', (opened) => opened.index());
    const path = work.path(`log/${name}`);
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, before.replace(text, other));
    const problems = await inClass('log', (opened) => opened.verify());
    writeFileSync(path, before);
    expect(problems.map(({ where }) => where)).toContain(name);
  });

  it('holds when the clock runs backwards, and so do the scores', { tags: 'long' }, async () => {
    const bundle = await work.bundle('clock.zip', 'canvas', five.slice(0, 2));
    const scores = async () => (await inClass('clock', (opened) => opened.read())).students.map(({ score }) => score);
    await inClass('clock', (opened) => opened.grade(bundle));
    const before = await scores();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2020-01-01T00:00:00Z') });
    try {
      const events: RunEvent[] = [];
      await inClass('clock', (opened) => opened.grade(bundle, { onEvent: (event) => void events.push(event) }));
      expect(graded(events)).toEqual([]);
      expect(await inClass('clock', (opened) => opened.verify())).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
    expect(await scores()).toEqual(before);
  });

  it('shows lines that are gone from its end, and reports that were changed', async () => {
    const text = readFileSync(logOf('log'), 'utf8');
    writeFileSync(logOf('log'), `${text.trimEnd().split('\n').slice(0, -1).join('\n')}\n`);
    writeFileSync(work.path('log/students/1/1/report.json'), '{}');
    const problems = await inClass('log', (opened) => opened.verify());
    expect(problems.map(({ where }) => where)).toEqual(['log.jsonl', 'students/1/1/report.json']);
  });

  it('loses a last line that was cut off, and says so', async () => {
    const bundle = await work.bundle('cut.zip', 'canvas', five.slice(0, 1));
    await inClass('cut', (opened) => opened.grade(bundle));
    writeFileSync(logOf('cut'), `${readFileSync(logOf('cut'), 'utf8')}{"at":"2026`);
    await inClass('cut', (opened) => opened.index());
    expect(await inClass('cut', (opened) => opened.verify())).toEqual([]);
    expect(readFileSync(logOf('cut'), 'utf8')).toContain('"what":"recovered"');
  });
});

describe('a report that was stored when the machine went down before the log was told', () => {
  /** What is done, done again with the log and class.json as they were before: what the log has more then. */
  const forgotten = async (folder: string, change: () => Promise<unknown>): Promise<string> => {
    const files = ['log.jsonl', 'class.json'].map((name) => work.path(`${folder}/${name}`));
    const before = files.map((path) => (existsSync(path) ? readFileSync(path, 'utf8') : null));
    await change();
    for (const [index, path] of files.entries()) {
      const text = before[index] ?? null;
      if (text === null) rmSync(path);
      else writeFileSync(path, text);
    }
    await change();
    expect(await inClass(folder, (opened) => opened.verify())).toEqual([]);
    return readFileSync(at(files, 0), 'utf8').slice(before[0]?.length ?? 0);
  };

  it('is told by the next regrade', async () => {
    await gradedOne('told');
    const weights = { weights: { correctness: 10, compilation: 90 } } as Partial<Config>;
    const added = await forgotten('told', () => inClass('told', (opened) => opened.apply(), weights));
    expect(added).toContain('"what":"recovered"');
  });

  it('is told by the next merge', async () => {
    const added = await forgotten('told2', () => inClass('told2', (opened) => opened.merge([work.path('told')])));
    expect(added).toContain('"what":"recovered"');
  });
});

describe('parts of a class', () => {
  it('tell the assignment though the first one has nothing graded', async () => {
    const bundle = await work.bundle('whose.zip', 'canvas', five.slice(0, 1));
    const hasFirst = inShard('1', { index: 1, count: 2 });
    for (const index of [1, 2])
      await inClass(`whose${String(index)}`, (opened) => opened.grade(bundle, { shard: { index, count: 2 } }));
    const parts = (hasFirst ? ['whose2', 'whose1'] : ['whose1', 'whose2']).map(work.path);
    const { assignment } = await inClass('whose', (opened) => opened.merge(parts));
    expect(assignment).toBe('percolation');
  });

  it('are not put into the folder of another class, which stays as it is', async () => {
    for (const [index, name] of ['mine', 'yours'].entries()) {
      const bundle = await work.bundle(`${name}.zip`, 'canvas', five.slice(index, index + 1));
      await inClass(name, (opened) => opened.grade(bundle));
    }
    const before = await inClass('mine', (opened) => opened.read());
    const merging = inClass('mine', (opened) => opened.merge([work.path('yours')]));
    await expect(merging).rejects.toMatchObject({ code: 'other-class', where: work.path('mine') });
    expect(await inClass('mine', (opened) => opened.read())).toEqual(before);
  });

  it('of a download in which a student has handed in other files are refused, whoever was graded', async () => {
    const index = inShard('1', { index: 1, count: 2 }) ? 2 : 1;
    for (const name of ['monday', 'tuesday']) {
      const bundle = await work.bundle(`${name}.zip`, 'canvas', [student(1, programBy('java', 'correct', name))]);
      await inClass(name, (opened) => opened.grade(bundle, { shard: { index, count: 2 } }));
    }
    const merging = inClass('week', (opened) => opened.merge(['monday', 'tuesday'].map(work.path)));
    await expect(merging).rejects.toMatchObject({ code: 'other-download', where: work.path('tuesday') });
  });

  it('of two downloads are refused', { tags: 'long' }, async () => {
    const later = student(1, programBy('typescript', 'correct', 'one'), {
      submittedAt: new Date(Date.UTC(2026, 11, 1)),
    });
    for (const [name, one] of [
      ['early', at(five, 0)],
      ['later', later],
    ] as const) {
      const bundle = await work.bundle(`${name}.zip`, 'moodle', [one]);
      await inClass(name, (opened) => opened.grade(bundle));
      const path = work.path(`${name}/class.json`);
      const file = JSON.parse(readFileSync(path, 'utf8')) as ClassFile;
      const students = file.students.map((each) => ({
        ...each,
        attempts: each.attempts.map((attempt) => ({ ...attempt, submittedAt: one.submittedAt.toISOString() })),
      }));
      writeFileSync(path, JSON.stringify({ ...file, students }));
    }
    const merging = inClass('both', (opened) => opened.merge(['early', 'later'].map(work.path)));
    await expect(merging).rejects.toMatchObject({ code: 'other-download' });
  });
});

it('parts that were graded apart make the whole', { tags: 'long' }, async () => {
  const all = [1, 2, 3, 4, 5, 6].map((id) =>
    student(id, programBy('typescript', id % 2 === 0 ? 'backwash' : 'correct', String(id))),
  );
  const bundle = await work.bundle('parts.zip', 'canvas', all);
  for (const index of [1, 2])
    await inClass(`part${String(index)}`, (opened) => opened.grade(bundle, { shard: { index, count: 2 } }));
  const parts = ['part1', 'part2'].map(work.path);
  for (const part of parts) expect(readdirSync(join(part, 'students')).length).toBeLessThan(6);
  const merged = await inClass('merged', (opened) => opened.merge(parts));
  expect(merged.students.map(({ score }) => score)).toEqual([100, 82, 100, 82, 100, 82]);
  expect(await inClass('merged', (opened) => opened.verify())).toEqual([]);
  await inClass('stricter', (opened) => opened.grade(bundle, { only: ['1'] }), { seed: 5 });
  await expect(inClass('merged', (opened) => opened.merge([...parts, work.path('stricter')]))).rejects.toMatchObject({
    code: 'other-settings',
  });
});

it('what has much code in common is shown to staff, in no student’s page and no score', async () => {
  const renamed = (files: ReturnType<typeof programBy>): ReturnType<typeof programBy> =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text.replaceAll('site', 'cell')]));
  const own = programBy('java', 'correct', 'own');
  const behind = Object.fromEntries(Object.entries(own).map(([path, text]) => [path, '// x\n'.repeat(13_000) + text]));
  const all = [
    student(1, own),
    student(2, renamed(own)),
    student(3, programBy('typescript', 'correct', '3')),
    student(4, behind),
  ];
  const bundle = await work.bundle('similar.zip', 'canvas', all);
  const before = await inClass('similar', (opened) => opened.grade(bundle));
  const earlier = work.path('similar/similarity-typescript.json');
  writeFileSync(earlier, '');
  const [found, ...others] = await inClass('similar', (opened) => opened.similar());
  expect([others, existsSync(earlier)]).toEqual([[], false]);
  expect(found).toMatchObject({ language: 'java', pairs: [{ a: { key: '1' }, b: { key: '2' }, similarity: 1 }] });
  expect(found?.cut).toContainEqual({ key: '4', label: null, path: Object.keys(own)[0], reason: 'too-long' });
  expect(existsSync(work.path(`similar/${found?.pairs[0]?.page ?? ''}`))).toBe(true);
  const after = await inClass('similar', (opened) => opened.read());
  expect(after.students).toEqual(before.students);
  expect(readFileSync(work.path('similar/students/1/1/report.html'), 'utf8')).not.toMatch(/similar/i);
  const roster = work.path('swapped.csv');
  writeFileSync(roster, 'id,canvas id,name\n1,2,First2 Last\n2,1,First1 Last\n');
  const hasPairs = (): boolean => existsSync(work.path('similar/similarity-java.json'));
  await inClass('similar', (opened) => opened.grade(bundle));
  expect(hasPairs()).toBe(true);
  await inClass('similar', (opened) => opened.grade(bundle, { roster }));
  expect(hasPairs()).toBe(false);
});

it('a class that has nothing graded makes no folder, and refuses all but a second close once it is closed', async () => {
  const opened = await openClass({ folder: work.path('none'), assignment: courseModule, assignments: [] });
  await expect(opened.index()).rejects.toMatchObject({ code: 'no-class' });
  expect(existsSync(work.path('none'))).toBe(false);
  await opened.close();
  await opened.close();
  await expect(opened.index()).rejects.toMatchObject({ code: 'class-closed', blame: 'usage' });
  await expect(opened.grade('x.zip')).rejects.toMatchObject({ code: 'class-closed' });
});

it('a class that is closed while it grades keeps what was graded by then, and has no faults', async () => {
  const bundle = await work.bundle('closed.zip', 'canvas', five);
  const config = { style: false };
  const opened = await openClass({
    folder: work.path('closed'),
    assignment: courseModule,
    assignments: [],
    config,
    parallel: 2,
  });
  const closed = Promise.withResolvers<unknown>();
  const onEvent = ({ kind }: RunEvent): void => {
    if (kind === 'graded') closed.resolve(opened.close());
  };
  await expect(opened.grade(bundle, { onEvent })).rejects.toMatchObject({ name: 'AbortError' });
  await closed.promise;
  const { students } = await inClass('closed', (again) => again.read());
  expect(students.map(({ state }) => state)).toContain('waiting');
  expect(students.map(({ state }) => state)).not.toContain('grader-fault');
});

it('a class.json that cannot be read is not taken for none, and written without who is in it', async () => {
  mkdirSync(work.path('unreadable/class.json'), { recursive: true });
  const bundle = await work.bundle('one.zip', 'canvas', five.slice(0, 1));
  const error = { code: 'class-not-read', message: 'class.json cannot be read: it is a folder.' };
  await expect(inClass('unreadable', (opened) => opened.read())).rejects.toMatchObject(error);
  await expect(inClass('unreadable', (opened) => opened.grade(bundle))).rejects.toMatchObject(error);
});

it('what a program asks for at once is done in turn, and once the folder is free', async () => {
  const sections = await Promise.all(
    [0, 3].map((index) => work.bundle(`at-once-${String(index)}.zip`, 'canvas', [at(five, index)])),
  );
  const held = await openFolder(work.path('at-once'), 'settings');
  await inClass('at-once', async (opened) => {
    await expect(opened.grade(at(sections, 0))).rejects.toMatchObject({ code: 'class-in-use' });
    held.close();
    await Promise.all(sections.map((bundle) => opened.grade(bundle)));
    const { students } = await opened.read();
    expect(students.map(({ key, score }) => [key, score])).toEqual([
      ['4', null],
      ['1', 100],
    ]);
  });
});

it('what is no bundle leaves nothing behind', async () => {
  const missing = inClass('none', (opened) => opened.grade(work.path('nothing.zip')));
  await expect(missing).rejects.toMatchObject({ code: 'not-a-bundle' });
  expect(existsSync(work.path('none'))).toBe(false);
});

it('what is looked up without the settings of the class leaves its scores as they are', { tags: 'long' }, async () => {
  const twins = [1, 2].map((id) => student(id, programBy('typescript', 'correct', String(id))));
  const adjusted = { class: { students: { '2': { adjust: -5, reason: 'Oral exam' } } } } as unknown as Partial<Config>;
  const bundle = await work.bundle('looked.zip', 'canvas', twins);
  await inClass('looked', (opened) => opened.grade(bundle), adjusted);
  const stored = (): string[] =>
    ['class.json', 'grades.csv'].map((name) => readFileSync(work.path(`looked/${name}`), 'utf8'));
  const before = stored();
  const [found] = await inClass('looked', (opened) => opened.similar());
  expect(stored()).toEqual(before);
  expect(readFileSync(work.path('looked/site/index.html'), 'utf8')).toContain(at(found?.pairs ?? [], 0).page.slice(5));
});
