/** A class from its bundle to its scores, graded for real: the small course of the examples. */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../config/schema.ts';
import { openFolder } from './class-folder.ts';
import { openClass } from './open-class.ts';
import { classIn, courseModule, five, gradedIn, programBy, student, workFolder } from './testing/course-class.ts';
import type { RunEvent } from './run/run-facts.ts';
import type { ClassFile } from './store/class-file.ts';
import type { Graded } from './store/graded.ts';
import { at } from '../text/at.ts';

const work = workFolder();
const inClass = classIn(work.path);

const roster = 'id,name,email\n1,First1 Last,\n2,First2 Last,\n3,First3 Last,\n4,First4 Last,\n9,Nobody,\n';

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
    expect(gradedIn(events)).toEqual([]);
    writeFileSync(work.path('five/students/2/1/report.json'), '{}');
    const changed = await work.bundle('changed.zip', 'canvas', [
      ...five.slice(1),
      student(1, programBy('java', 'correct', 'new')),
    ]);
    await inClass('five', (opened) => opened.grade(changed, { onEvent, roster: work.path('roster.csv') }));
    expect(gradedIn(events).sort()).toEqual(['1', '2']);
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
    expect(gradedIn(events)).toEqual(['2']);
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
