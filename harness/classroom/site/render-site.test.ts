import { describe, expect, it } from 'vitest';
import { at, defined } from '../../text/at.ts';
import { renderSite } from './render-site.ts';
import type { SiteData } from './site-data.ts';
import { siteOf, studentOf, withStudents } from './testing/make-site.ts';

/** What is read: without style, script, data and tags. */
const textOf = (page: string): string =>
  page
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/\s+/g, ' ');

const headings = (page: string): string[] =>
  [...page.matchAll(/<h[1-3][^>]*>(.*?)<\/h[1-3]>/gs)].map(([, text]) => (text ?? '').replace(/<[^>]*>/g, ''));

/** The part of the page with this id. */
const sectionOf = (page: string, id: string): string =>
  defined(
    page.split('<section ').find((part) => part.startsWith(`id="${id}"`)),
    `no part ${id}`,
  );

const partOf = (page: string, id: string): string => textOf(sectionOf(page, id));

const changed = (change: Partial<SiteData['class']>, count = 40): SiteData => {
  const data = siteOf(count);
  return { ...data, class: { ...data.class, ...change } };
};

describe('the class report', () => {
  it('has all its parts in the order in which they are wanted', async () => {
    expect(headings(await renderSite(siteOf(60)))).toEqual([
      '8puzzle',
      ...['Needs a person', 'To be looked at', 'Not gradable', 'Grader faults', 'Not on the roster', 'With notes'],
      ...['Entries of the bundle that belong to nobody', 'Students', 'Checks', 'By part of the assessment', 'Sections'],
      ...['Likely causes of lost points', 'Similar submissions', 'Slowest gradings', 'How it was graded'],
    ]);
  });

  it('counts every state, and tells mean and median of the scores', async () => {
    const text = textOf(await renderSite(siteOf(40)));
    expect(text).toContain('students 40 graded 34 to be looked at 1 not gradable 1 grader fault 1 missing 1');
    expect(text).toMatch(/mean of 35 scores \d+\.\d\d median \d+\.\d\d/);
  });

  it('shows how many have which score after lateness and adjustments, as a chart and as a table', async () => {
    const scores = [0, 9.99, 80, 90, 99.99, 100, 110, null];
    const students = scores.map((score, index) => ({ ...studentOf(index), raw: 50, score }));
    const page = await renderSite(withStudents(siteOf(8), students));
    expect(page).toContain('<svg class="histogram"');
    expect(textOf(page)).toContain(
      '0–9 2 10–19 0 20–29 0 30–39 0 40–49 0 50–59 0 60–69 0 70–79 0 80–89 1 90–99 2 100+ 2',
    );
  });

  it('tells the reason of a score by hand, and no longer asks for one', async () => {
    const steps = [{ what: 'By hand', points: 42 }];
    const page = await renderSite(withStudents(siteOf(1), [{ ...studentOf(7), score: 42, steps }]));
    expect(partOf(page, 'attention')).not.toContain('Not gradable');
    expect(partOf(page, 'roster')).toContain('42.00 By hand: +42.00');
  });

  it('tells students of one name apart wherever it stands', async () => {
    const students = [7, 47].map((index) => ({ ...studentOf(index), name: 'Li Wei' }));
    const attention = partOf(await renderSite(withStudents(siteOf(2), students)), 'attention');
    expect(attention).toMatch(/Li Wei \(student-0007\) :.*Li Wei \(student-0047\) :/);
  });

  it('tells why somebody is excused', async () => {
    const steps = [{ what: 'Ill', points: 0 }];
    const page = await renderSite(withStudents(siteOf(1), [{ ...studentOf(17), steps }]));
    expect(partOf(page, 'roster')).toMatch(/excused – no score Ill /);
  });

  it('says that there are no scores instead of an empty chart', async () => {
    const page = await renderSite(siteOf(0));
    expect(page).not.toContain('<svg');
    expect(textOf(page)).toContain('There are no scores yet.');
    expect(textOf(page)).toContain('There are no students');
  });

  it('names no isolation where nothing was graded: none is one', async () => {
    expect(partOf(await renderSite(siteOf(0)), 'provenance')).not.toContain('Isolation');
  });

  it('tells why a submission cannot be graded, and leads to its report', async () => {
    const page = await renderSite(siteOf(40));
    expect(partOf(page, 'attention')).toContain(
      'Ahmed Lovelace : Board.java does not compile: line 12 lacks a semicolon.',
    );
    expect(page).toContain('href="../students/student-0007/2/report.html"');
  });

  it('has the sentences of a reason, which stand on lines of their own, in one line', async () => {
    const student = studentOf(7);
    const attempts = student.attempts.map((one) => ({ ...one, reason: 'It was not run.\nA person has to look.' }));
    const page = await renderSite(withStudents(siteOf(1), [{ ...student, attempts }]));
    expect(partOf(page, 'attention')).toContain('It was not run. A person has to look.');
  });

  it('tells the reason of the last attempt where none counts', async () => {
    const student = { ...studentOf(11), attempt: null, report: null };
    const page = await renderSite(withStudents(siteOf(1), [student]));
    expect(partOf(page, 'attention')).toContain('Nils Lovelace : The grader ran out of disk space.');
  });

  it('lists what is in the bundle and belongs to nobody', async () => {
    expect(partOf(await renderSite(siteOf(40)), 'attention')).toContain('notes/readme.txt : Its name begins with');
  });

  it('has the notes on the class and on its settings, whole', async () => {
    const long = `Late: ${'Lovelace, Ada (0012); '.repeat(60)}`.trimEnd();
    const text = partOf(
      await renderSite(changed({ notes: [long], policyNotes: ['class.late says nothing.'] })),
      'attention',
    );
    expect(text).toMatch(/Notes on the settings 1 .* class\.late says nothing\. +Notes on the class 1 /);
    expect(text).toContain(long);
  });

  it('tells students of one name apart, and how a score came about', async () => {
    const steps = [
      { what: 'Attempt 1', points: 80 },
      { what: 'Oral exam', points: -5 },
    ];
    const both = [0, 1].map((index) => ({ ...studentOf(index), name: 'Maria García', score: 75, steps }));
    const data = withStudents(siteOf(2), both);
    const text = partOf(await renderSite(data), 'roster');
    expect(text).toMatch(/Maria García \(student-0000\) .* Maria García \(student-0001\) /);
    expect(text).toContain('75.00 Attempt 1: +80.00 Oral exam: −5.00');
    expect(await renderSite({ ...data, anonymous: true })).not.toContain('Oral exam');
  });

  it('does not say 0 where there is no score', async () => {
    const missing = { ...studentOf(13), name: 'Nobody Here' };
    const page = await renderSite(withStudents(siteOf(1), [missing]));
    expect(partOf(page, 'roster')).toMatch(/Nobody Here student-0013 user13x Section B – missing – no score – none /);
  });

  it('begins with the checks that most students fail', async () => {
    const text = partOf(await renderSite(siteOf(60)), 'checks');
    const places = ['Solver: solution()', 'Solver: moves()', 'twin()', 'hamming()'].map((title) => text.indexOf(title));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(text).toContain('Checks that cost nobody points: 1');
  });

  it('takes no share of passes for all, and averages the parts over all students', async () => {
    const { statistics, ...data } = siteOf(12);
    const checks = [0.997, 0.5].map((facility, index) => ({
      ...{
        id: String(index),
        title: 'API',
        section: 'api',
        n: 150,
        facility,
        discrimination: 0.5,
        meanLost: 4 - index,
      },
    }));
    const page = await renderSite({
      ...data,
      statistics: { ...statistics, students: 300, checks, reliability: -0.25 },
    });
    const text = partOf(page, 'checks');
    expect(text).toContain('api 150 99 %');
    expect(text).toContain('api 2 3.50');
    expect(text).toContain('a reliability of −0.25');
  });

  it('says where there are too few students for a statistic', async () => {
    expect(partOf(await renderSite(siteOf(5)), 'checks')).toContain('5 too few too few');
  });

  it('leads from a cause to the students who have it, in the order of the statistics', async () => {
    const data = siteOf(60);
    const text = partOf(await renderSite(data), 'causes');
    expect(text).toMatch(/hamming\(\) probably counts the blank\. 14 students, 49\.00 points in all José Lovelace/);
    const dearer = data.statistics.causes.map((cause, index) => ({ ...cause, points: 10 ** index }));
    const again = partOf(await renderSite({ ...data, statistics: { ...data.statistics, causes: dearer } }), 'causes');
    expect(again).toMatch(/most students have come first.*hamming\(\).*equals\(\).*grows without end/);
  });

  it('speaks of similar submissions without judging', async () => {
    const page = await renderSite(siteOf(40));
    expect(partOf(page, 'pairs')).toContain('share much code');
    expect(page).not.toMatch(/plagiar|cheat|copied|suspect|guilt/i);
    expect(page).toContain('href="../site/similar/student-0000--student-0001.html"');
  });

  it('has no part on similar submissions when they were not compared', async () => {
    expect(headings(await renderSite(siteOf(40, { pairs: null })))).not.toContain('Similar submissions');
  });

  it('lists who handed in the same files, though they are no pairs', async () => {
    const sameFiles = [['student-0001', 'student-0000', 'eve (2025/class)']];
    const page = await renderSite(siteOf(40, { pairs: [], sameFiles }));
    expect(partOf(page, 'pairs')).toMatch(/The same files.*: José Lovelace , Ada Lovelace , eve \(2025\/class\)/);
    const anonymous = partOf(await renderSite(siteOf(40, { pairs: [], sameFiles, anonymous: true })), 'pairs');
    const [, one, other] = /: Student (\d+) , Student (\d+) , a submission of another year/.exec(anonymous) ?? [];
    expect(Number(one)).toBeLessThan(Number(other));
  });

  it('tells who is not among the pairs, and of whom only a part was compared', async () => {
    const leftOut = [
      { key: 'student-0001', files: [] },
      { key: 'student-0000', files: ['Board.java', 'AdaLovelace.java'] },
    ];
    const page = partOf(await renderSite(siteOf(40, { pairs: [], leftOut })), 'pairs');
    expect(page).toContain('2 not compared, or only in part');
    expect(page).toMatch(/José Lovelace ?: too little code of their own/);
    expect(page).toMatch(/Ada Lovelace ?: only a part of Board\.java ?, AdaLovelace\.java/);
    const anonymous = partOf(await renderSite(siteOf(40, { pairs: [], leftOut, anonymous: true })), 'pairs');
    expect(anonymous).not.toContain('Lovelace');
    expect(anonymous).toMatch(/Student \d+ ?: only a part of the files/);
  });

  it.each(['javascript:alert(1)', '../../etc/passwd', '/etc/passwd', 'a\\b.html', 'https://x.example/'])(
    'leads to no page of a pair at %s',
    async (page) => {
      const data = siteOf(40);
      const pairs = [{ ...at(data.pairs ?? [], 0), page }];
      expect(await renderSite({ ...data, pairs })).not.toContain('side by side');
    },
  );

  it('leads nowhere else, whatever the key of a student is', async () => {
    const students = ['../../x', 'javascript:y', '..', 'a"b', '__proto__'].map((key, index) => ({
      ...studentOf(index * 2),
      key,
    }));
    const page = await renderSite(withStudents(siteOf(3), students));
    const links = [...page.matchAll(/<a href="(\.\.[^"]*)"/g)].map(([, link]) => link);
    expect(new Set(links.filter((link) => link?.includes('students')))).toEqual(
      new Set(['..%2F..%2Fx', 'javascript%3Ay', 'a%22b', '__proto__'].map((key) => `../students/${key}/1/report.html`)),
    );
  });

  it('tells by what, from what and when it was graded', async () => {
    const page = await renderSite(siteOf(40));
    expect(partOf(page, 'provenance')).toMatch(
      /Grader 0\.2\.0 Fingerprint 3f8a61c09e5d Bundle cs201-8puzzle_submissions\.zip \(canvas\) Roster roster\.csv Last line of the log b2c1f0e9d8a7 Updated 2026-10-05 09:30 UTC Isolation full/,
    );
    expect(page).toContain(`title="${siteOf(1).class.fingerprint}"`);
  });

  it('warns when machines, toolchains or isolation differ, and not when only the language does', async () => {
    const data = siteOf(40);
    expect(await renderSite(data)).not.toContain('class="notice"');
    const [key, grading] = at([...data.gradings], 0);
    const other = { ...grading, host: 'grader-2', isolation: 'none', toolchain: 'another' };
    const page = await renderSite({ ...data, gradings: new Map([...data.gradings, [key, other]]) });
    expect(page.match(/class="notice"/g)).toHaveLength(3);
    expect(partOf(page, 'provenance')).toContain('graded on 2 machines');
  });

  it('has a row for each of 2,000 students, and writes that number the same everywhere', async () => {
    const page = await renderSite(siteOf(2_000));
    const roster = sectionOf(page, 'roster');
    expect(textOf(page).slice(0, 300)).toMatch(/students 2,000 graded 1,700 .* mean of 1,750 scores/);
    expect(textOf(page).match(/ 1[78][05]0 /g)).toBeNull();
    expect(roster.match(/<th scope="row">/g)).toHaveLength(2_000);
  });
});

describe('the class report of hostile texts', () => {
  const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';

  it('shows them, and runs none', async () => {
    const student = { ...studentOf(0), name: hostile, username: hostile, section: hostile, notes: [hostile] };
    const page = await renderSite({
      ...withStudents(changed({ assignment: hostile, unrecognised: [{ place: hostile, reason: hostile }] }), [student]),
    });
    expect(page.match(/<script/g)).toHaveLength(2);
    expect(page).not.toContain('<img');
    expect(textOf(page)).toContain('<script>');
  });

  it('cuts a name of 10,000 characters, and keeps all of it as its title', async () => {
    const name = `A${'x'.repeat(9_998)}Z`;
    const page = await renderSite(withStudents(siteOf(1), [{ ...studentOf(0), name }]));
    expect(page).toContain(`<bdi title="${name}">Axxx`);
    expect(textOf(page)).not.toContain('x'.repeat(100));
  });

  it('isolates each name, and shows what would turn the reading direction around', async () => {
    const page = await renderSite(withStudents(siteOf(1), [{ ...studentOf(0), name: 'abc\u202Edef' }]));
    expect(page).toContain('<bdi>abc\\u202Edef</bdi>');
    expect(page).not.toContain('\u202E');
  });
});

describe('the anonymous class report', () => {
  /** Names in every place where a platform or a student could have put them. */
  const telling = (): SiteData => {
    const data = siteOf(60, { anonymous: true });
    const students = data.class.students.map((student) => {
      const who = [student.name, student.username, student.email, student.key, student.lmsId].join(' ');
      const attempts = student.attempts.map((attempt) => ({ ...attempt, place: who, reason: who, notes: [who] }));
      return { ...student, attempts, notes: [who] };
    });
    const all = students.map(({ name, key }) => `${String(name)} ${key}`);
    const causes = students.flatMap(({ name, key }) =>
      [
        {
          id: `exception/java.lang.Error@${String(name)}.java:1`,
          title: `Error in Board.row (${String(name)}.java:1)`,
        },
        { id: 'unloaded.hint', title: `The class ${String(name?.split(' ')[0])}Node of ${key} cannot be loaded.` },
        { id: 'check/compilation', title: `The class Board is in ${String(name)}.java.` },
      ].map((cause) => ({ ...cause, students: [key], points: 1 })),
    );
    const known = {
      ...data.class,
      students,
      notes: all,
      roster: at(all, 1),
      bundle: { name: at(all, 0), kind: 'canvas' },
    };
    return {
      ...data,
      statistics: { ...data.statistics, causes },
      class: { ...known, unrecognised: all.map((place) => ({ place, reason: place })) },
      gradings: new Map([...data.gradings].map(([key, grading]) => [key, { ...grading, review: [key] }])),
    };
  };

  it('holds no name, key, username or e-mail address of anybody', async () => {
    const data = telling();
    const page = await renderSite(data);
    const identities = data.class.students.flatMap(({ name, key, username, email, lmsId }) => [
      name,
      key,
      username,
      email,
      lmsId,
    ]);
    expect(identities.filter((identity) => identity !== null && page.includes(identity))).toEqual([]);
    expect(page).not.toContain('AdaNode');
  });

  it('leads to no report and to no pair', async () => {
    expect(await renderSite(telling())).not.toMatch(/href="\.\./);
  });

  it('lists students by their numbers, which are in all parts the same', async () => {
    const page = await renderSite(telling());
    const numbers = [...partOf(page, 'roster').matchAll(/Student (\d+)/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual([...new Array(60).keys()].map((index) => index + 1));
    expect(partOf(page, 'pairs')).toContain('Student 1 and Student 60');
  });

  it('names no section by which a few students could be told', async () => {
    const sectionsOf = async (sizes: Readonly<Record<string, number>>): Promise<string[]> => {
      const data = telling();
      const sections = Object.entries(sizes).flatMap(([name, size]) => new Array<string>(size).fill(name));
      const students = data.class.students.map((one, index) => ({ ...one, section: sections[index] ?? 'Lab Z' }));
      const page = await renderSite(withStudents(data, students));
      return ['Lab X', 'Lab Y', 'Lab Z'].filter((name) => page.includes(name));
    };
    expect(await sectionsOf({ 'Lab X': 20, 'Lab Y': 5 })).toEqual(['Lab X', 'Lab Y', 'Lab Z']);
    expect(await sectionsOf({ 'Lab X': 3, 'Lab Y': 2 })).toEqual(['Lab Z']);
    expect(await sectionsOf({ 'Lab X': 3 })).toEqual([]);
  });

  it('still says how many need a person', async () => {
    expect(partOf(await renderSite(telling()), 'attention')).toMatch(/Entries of the bundle that belong to nobody 60/);
  });

  it('is not made when a student has no number', async () => {
    await expect(renderSite({ ...telling(), pseudonyms: new Map() })).rejects.toThrow(
      'nothing is kept for student-0000',
    );
  });
});
