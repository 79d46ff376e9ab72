import { describe, expect, it } from 'vitest';
import {
  errorOf,
  submission,
  threeStudents,
  named,
  onDisk,
  folderOnDisk,
  openFiles,
  opening,
  outline,
} from '../testing/class.ts';
import { bundleFiles, makeBundle } from '../testing/make-bundle.ts';
import { isNameOfRow } from '../../roster/find-rows.ts';
import { readRoster } from '../../roster/roster.ts';
import type { MadeSubmission } from '../testing/made.ts';

const made = async (kind: string, submissions: readonly MadeSubmission[] = threeStudents) =>
  opening(await onDisk(await makeBundle(kind, submissions)));

const both = 'Stack.java, Queue.java';

describe('bundles as the platforms make them', () => {
  it.each([
    ['canvas', 'canvas', ['340934', '340935', '340936']],
    ['canvas-anonymous', 'canvas', ['x7b2e', 'x7b2f', 'x7b2g']],
    ['moodle', 'moodle', ['340934', '340935', '340936']],
    ['moodle-flat', 'moodle', ['340934', '340935', '340936']],
    ['moodle-before-4.1', 'moodle', ['340934', '340935', '340936']],
    ['moodle-blind', 'moodle', ['340934', '340935', '340936']],
    ['blackboard', 'blackboard', ['ada', 'bob', 'zoe']],
    ['gradescope', 'gradescope', ['340934', '340935', '340936']],
    ['sakai', 'sakai', ['ada', 'bob', 'zoe']],
    ['brightspace', 'brightspace', ['20340934', '20340935', '20340936']],
    ['prairielearn', 'prairielearn', ['ada@example.edu', 'bob@example.edu', 'zoe@example.edu']],
    ['prairielearn-manual', 'prairielearn', ['ada@example.edu', 'bob@example.edu', 'zoe@example.edu']],
    ['autolab', 'autolab', ['ada@example.edu', 'bob@example.edu', 'zoe@example.edu']],
    ['classroom50', 'classroom50', ['ada', 'bob', 'zoe']],
    ['github-classroom', 'github-classroom', ['ada', 'bob', 'zoe']],
    ['folders', 'folders', ['ada', 'bob', 'zoe']],
  ])('of %s are known by their names and read', async (kind, id, owners) => {
    const bundle = await made(kind);
    expect(bundle.kind).toBe(id);
    expect(outline(bundle)).toEqual(owners.map((owner) => `${owner} 1: ${both}`));
    expect(bundle.unrecognised).toEqual([]);
    expect(String(await bundle.attempts[0]?.files[0]?.read())).toBe('class Stack {}');
  });

  it.each(['canvas', 'moodle', 'gradescope', 'sakai', 'classroom50', 'github-classroom'])(
    'of %s may be unpacked to a folder',
    async (kind) => {
      const bundle = await opening(await folderOnDisk(bundleFiles(kind, threeStudents)));
      expect(bundle.kind).toBe(kind);
      expect(bundle.attempts.map(({ files }) => files.length)).toEqual([2, 2, 2]);
    },
  );

  it.each(['canvas', 'moodle', 'blackboard', 'brightspace'])('of %s may have a folder around them', async (kind) => {
    const files = bundleFiles(kind, threeStudents).map((file) => ({ ...file, path: `Downloads/${file.path}` }));
    const bundle = await openFiles(files);
    expect(bundle.kind).toBe(kind);
    expect(bundle.attempts).toHaveLength(3);
    expect(bundle.attempts[0]?.files[0]?.place).toMatch(/^Downloads\//);
  });
});

describe('Canvas', () => {
  it('says who was late, and the squeezed name', async () => {
    const { attempts } = await made('canvas');
    expect(attempts.map(({ late }) => late)).toEqual([false, false, true]);
    expect(attempts.map(({ owner }) => owner.name)).toEqual(['lovelaceada', 'oneilbob', 'müllerzoë']);
    expect(attempts[2]?.place).toBe('müllerzoë_LATE_340936_');
  });

  it('leaves names out of anonymous bundles, and says so', async () => {
    const { attempts } = await made('canvas-anonymous');
    expect(attempts.map(({ owner }) => [owner.name, owner.isAnonymous])).toEqual(Array(3).fill([null, true]));
    expect(attempts[2]?.late).toBe(true);
  });

  it('has notes for typed text and web addresses', async () => {
    const bundle = await openFiles(
      named('doejane_12_text.html', 'roejim_LATE_13_link.html', 'roejim_LATE_13_99_Stack.java'),
    );
    expect(outline(bundle)).toEqual(['12 1: ', '13 1: Stack.java']);
    expect(bundle.attempts.map(({ notes }) => notes)).toEqual([
      ['Text was typed into Canvas; it is not graded, only files are.'],
      ['A web address was handed in; it is not followed.'],
    ]);
  });

  it("takes a student's own text.html for a file", async () => {
    const bundle = await openFiles(named('doejane_105_5000_text.html', 'doejane_105_5001_Stack.java'));
    expect(outline(bundle)).toEqual(['105 1: text.html, Stack.java']);
  });

  it('keeps two students of one name apart by their ids', async () => {
    const two = [submission({ id: 1 }), submission({ id: 2 })];
    expect(outline(await made('canvas', two))).toEqual([`1 1: ${both}`, `2 1: ${both}`]);
  });

  it('keeps file names that look like its own', async () => {
    const bundle = await openFiles(named('doejane_12_345_my_6_7_file_8.java'));
    expect(outline(bundle)).toEqual(['12 1: my_6_7_file_8.java']);
  });
});

describe('Moodle', () => {
  it('gives the folder as the place for feedback', async () => {
    expect((await made('moodle')).attempts[0]?.place).toBe('Ada Lovelace_340934_assignsubmission_file');
    expect((await made('moodle-before-4.1')).attempts[0]?.place).toBe('Ada Lovelace_340934_assignsubmission_file_');
    expect((await made('moodle-flat')).attempts[0]?.place).toBe('Ada Lovelace_340934_assignsubmission_file_');
  });

  it('knows a stand-in for the names of blind marking', async () => {
    const { attempts } = await made('moodle-blind');
    expect(attempts.map(({ owner }) => [owner.name, owner.isAnonymous])).toEqual(Array(3).fill([null, true]));
  });

  it('reads teams and the default group, which has no id', async () => {
    const bundle = await openFiles(
      named('Team 1_7_assignsubmission_file/src/Stack.java', 'Default group_assignsubmission_file/Stack.java'),
    );
    expect(outline(bundle)).toEqual(['7 1: src/Stack.java', 'Default group 1: Stack.java']);
    expect(bundle.attempts.map(({ owner }) => owner.isGroup)).toEqual([false, true]);
  });

  it('has a note for typed text', async () => {
    const bundle = await openFiles(
      named(
        'Ada_1_assignsubmission_onlinetext/onlinetext.html',
        'Bob_2_assignsubmission_onlinetext.html',
        'Bob_2_assignsubmission_file_Stack.java',
      ),
    );
    expect(outline(bundle)).toEqual(['1 1: ', '2 1: Stack.java']);
    expect(bundle.attempts[0]?.notes).toEqual([
      'Text was typed into Moodle (onlinetext); it is not graded, only files are.',
    ]);
  });
});

describe('times without a zone', () => {
  const timed = (...times: readonly string[]) => named(...times.map((time) => `HW_ada_attempt_${time}_Stack.java`));

  it.each([
    ['Europe/Berlin', ['2026-11-20T22:59:00.000Z']],
    ['America/New_York', ['2026-11-21T04:59:00.000Z']],
    ['UTC', ['2026-11-20T23:59:00.000Z']],
  ])('are those of %s, whatever the machine has', async (timeZone, times) => {
    const bundle = await openFiles(timed('2026-11-20-23-59-00'), { timeZone });
    expect(bundle.attempts.map(({ submittedAt }) => submittedAt?.toISOString())).toEqual(times);
    expect(bundle.hasLocalTimes).toBe(true);
  });

  it('are the earlier ones where the clocks change', async () => {
    const files = timed('2026-03-29-02-30-00', '2026-10-25-02-30-00', '2026-10-25-03-00-00');
    const { attempts } = await openFiles(files, { timeZone: 'Europe/Berlin' });
    expect(attempts.map(({ submittedAt }) => submittedAt?.toISOString())).toEqual([
      '2026-03-29T00:30:00.000Z',
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T02:00:00.000Z',
    ]);
  });
});

describe('Blackboard', () => {
  const later = { attempt: 2, submittedAt: new Date(2026, 2, 6, 9, 0, 0), files: { 'Stack.java': 'second' } };

  it('has several attempts, numbered in time', async () => {
    const bundle = await made('blackboard', [submission(later), ...threeStudents]);
    expect(outline(bundle).slice(0, 2)).toEqual([`ada 1: ${both}`, 'ada 2: Stack.java']);
    expect(bundle.attempts[0]?.submittedAt).toEqual(new Date(2026, 2, 5, 18, 12, 6));
  });

  it('has usernames with underscores, and the own names of files, in its text files', async () => {
    const files = { 'src/Stack.java': 'x' };
    const bundle = await made('blackboard', [
      submission({ username: 'a_b_c', files }),
      submission({ username: 'a_b', files }),
    ]);
    expect(outline(bundle)).toEqual(['a_b_c 1: src/Stack.java', 'a_b 1: src/Stack.java']);
    expect(bundle.attempts[0]?.owner.name).toBe('Ada Lovelace');
  });

  it('is read without text files, and in other languages', async () => {
    const date = '2026-03-05-18-12-06';
    const bundle = await openFiles(
      named(`Opdracht 1_jan_poging_${date}_Stack.java`, `Opdracht 1_a_b_poging_${date}_Queue.java`),
    );
    expect(outline(bundle)).toEqual(['jan 1: Stack.java', 'a_b 1: Queue.java']);
  });

  it('has attempts without files', async () => {
    const bundle = await made('blackboard', [submission({ files: {} }), ...threeStudents.slice(1)]);
    expect(bundle.attempts[0]?.notes).toEqual(['No files were attached to this attempt.']);
  });
});

describe('Brightspace', () => {
  const again = submission({ submittedAt: new Date(2026, 2, 7), files: { 'Stack.java': 'second' } });

  it('has a folder for each attempt', async () => {
    const bundle = await openFiles(
      named(
        '12-34 - 23304308 Angood - 06 March 2026 612 PM/Stack.java',
        '11-34 - 23304308 Angood - 05 March 2026 612 PM/Queue.java',
        '13-34 - astudent Avery Student - Jul 30, 2026 1053 PM/Queue.java',
      ),
    );
    expect(outline(bundle)).toEqual(['23304308 1: Queue.java', '23304308 2: Stack.java', 'astudent 1: Queue.java']);
    expect(bundle.attempts[0]?.submittedAt).toEqual(new Date(2026, 2, 5, 18, 12));
    expect(bundle.attempts[2]?.owner).toMatchObject({ name: 'Avery Student', username: 'astudent' });
  });

  it('takes the time of files where dates are in an unknown form, and says so', async () => {
    const name = (number: number, date: string) => `${number}-34 - 23304308 Angood - ${date}/Stack.java`;
    const bundle = await openFiles([
      { path: name(1, 'Brumaire 9'), content: 'new', modifiedAt: new Date(2026, 2, 9) },
      { path: name(2, 'Brumaire 8'), content: 'old', modifiedAt: new Date(2026, 2, 8) },
    ]);
    expect(bundle.attempts.map(({ place }) => place.slice(0, 1))).toEqual(['2', '1']);
    expect(bundle.attempts[0]?.notes).toEqual([
      'The date in the name of the folder "2-34 - 23304308 Angood - Brumaire 8" is not understood, so the time of its files counts.',
    ]);
    expect(bundle.attempts[0]?.submittedAt).toBeNull();
  });

  it('does not blame a date that is understood for another one', async () => {
    const name = (number: number, date: string) => `${number}-34 - 23304308 Angood - ${date}/Stack.java`;
    const bundle = await openFiles([
      { path: name(1, 'Brumaire 8'), content: 'new', modifiedAt: new Date(2026, 2, 8) },
      { path: name(2, '07 March 2026 612 PM'), content: 'old', modifiedAt: new Date(2026, 2, 9) },
    ]);
    expect(bundle.attempts.map(({ place, notes }) => [place.slice(0, 1), notes.length])).toEqual([
      ['2', 0],
      ['1', 1],
    ]);
  });

  it('does not take a first name in small letters for a username', async () => {
    const bundle = await openFiles(
      named(
        '101-5001 - mohammed Ali - Nov 20, 2026 1053 AM/Stack.java',
        '102-5001 - mohammed Khan - Nov 21, 2026 1053 AM/Stack.java',
        '103-5001 - ada Mary Lovelace - Nov 21, 2026 1053 AM/Stack.java',
      ),
    );
    expect(outline(bundle)).toEqual([
      'mohammed Ali 1: Stack.java',
      'mohammed Khan 1: Stack.java',
      'ada Mary Lovelace 1: Stack.java',
    ]);
  });

  it('knows usernames though somebody has one name only', async () => {
    const people = ['astudent Avery Student', 'broe Bob Roe', 'msari Sari', '20340934 Ada Lovelace'];
    const bundle = await openFiles(
      named(...people.map((person, index) => `${String(index)}-9 - ${person} - Mar 5, 2026 612 PM/Stack.java`)),
    );
    expect(bundle.attempts.map(({ owner }) => owner.username)).toEqual(['astudent', 'broe', null, null]);
  });

  it('does not take two students of one name for one', async () => {
    const date = 'Mar 5, 2026 612 PM';
    const bundle = await openFiles(named(`1-9 - Jo Doe - ${date}/Stack.java`, `2-9 - Jo Doe - ${date}/Stack.java`));
    expect(outline(bundle)).toEqual(['Jo Doe 1 1: Stack.java', 'Jo Doe 2 1: Stack.java']);
  });

  it('reads names with hyphens', async () => {
    const bundle = await openFiles(named('1-9 - Jo Smith - Jones - 5 mars 2026 18 12/Stack.java'));
    expect(bundle.attempts[0]?.owner.name).toBe('Jo Smith - Jones');
    expect(bundle.attempts[0]?.submittedAt).toEqual(new Date(2026, 2, 5, 18, 12));
  });

  it('never mixes the files of a resubmission with those before', async () => {
    expect(outline(await made('brightspace', [again, ...threeStudents])).slice(0, 2)).toEqual([
      `20340934 1: ${both}`,
      '20340934 2: Stack.java',
    ]);
  });
});

describe('Gradescope', () => {
  it('says who handed in, when, and who is a group', async () => {
    const metadata =
      '---\nsubmission_1:\n  :submitters:\n  - :name: Ada Lovelace\n    :sid: 00123\n    :email: ada@example.edu\n' +
      '  - :name: Bob\n    :email: bob@example.edu\n  :created_at: 2026-03-05 18:12:00.000000000 -05:00\n' +
      'submission_2:\n  :submitters:\n  - :name: Zoë\n    :sid:\n    :email: zoe@example.edu\nsubmission_3:\n  :submitters: []\n';
    const bundle = await openFiles([
      { path: 'submission_metadata.yml', content: metadata },
      ...named('submission_1/src/Stack.java', 'submission_2/Stack.java', 'submission_3/Stack.java'),
    ]);
    const [group, single, nobody] = bundle.attempts;
    expect(group?.owner.members.map(({ id, name }) => [id, name])).toEqual([
      ['00123', 'Ada Lovelace'],
      [null, 'Bob'],
    ]);
    expect(group?.submittedAt).toEqual(new Date('2026-03-05T23:12:00Z'));
    expect(single?.owner).toMatchObject({
      id: 'zoe@example.edu',
      name: 'Zoë',
      email: 'zoe@example.edu',
      isGroup: false,
    });
    expect(nobody?.notes).toEqual(['submission_metadata.yml names nobody for submission_3.']);
  });

  it.each(['', 'assignment_5_export/'])('asks no list that a student has handed in, in "%s"', async (around) => {
    const list = (name: string): string => `submission_1:\n  :submitters:\n  - :name: ${name}\n    :sid: '${name}'\n`;
    const bundle = await openFiles([
      { path: `${around}submission_1/submission_metadata.yml`, content: list('mallory') },
      { path: `${around}submission_metadata.yml`, content: list('ada') },
      ...named(`${around}submission_1/Stack.java`),
    ]);
    expect(bundle.kind).toBe('gradescope');
    expect(outline(bundle)).toEqual(['ada 1: submission_metadata.yml, Stack.java']);
  });

  it('has output in its list that could be taken for its keys', async () => {
    expect((await made('gradescope')).attempts[0]?.owner).toMatchObject({
      name: 'Ada Lovelace',
      email: 'ada@example.edu',
    });
  });

  it('is refused with a list that cannot be read', async () => {
    const files = [{ path: 'submission_metadata.yml', content: 'a: [' }, ...named('submission_1/Stack.java')];
    await expect(openFiles(files)).rejects.toThrow(
      /^Gradescope's list of submitters cannot be read: Flow sequence [^\\]+\.$/,
    );
  });
});

describe('Classroom 50', () => {
  it('tells names, times and lateness by scores.csv, and leaves its own results out', async () => {
    const { attempts } = await made('classroom50');
    expect(attempts[2]).toMatchObject({ late: true, owner: { name: 'Zoë Müller', email: 'zoe@example.edu' } });
    expect(attempts[2]?.submittedAt).toEqual(threeStudents[2]?.submittedAt);
  });

  it.each([
    ['America/New_York', '2026-03-05 18:12:06', '2026-03-05T23:12:06.000Z'],
    ['America/New_York', '2026-03-05T18:12:06+01:00', '2026-03-05T17:12:06.000Z'],
  ])('has times without a zone in that of the course: %s, %s', async (timeZone, time, instant) => {
    const files = bundleFiles('classroom50', [submission()]).map(({ path, content }) => ({
      path,
      content: String(content).replace(/[^,]*(?=,submit\/1)/, time),
    }));
    const bundle = await openFiles(files, { timeZone });
    expect([bundle.attempts[0]?.submittedAt?.toISOString(), bundle.hasLocalTimes]).toEqual([
      instant,
      !time.includes('+'),
    ]);
  });

  it('goes by the newest of several submissions, which scores.csv has first', async () => {
    const files = bundleFiles('classroom50', [submission({ late: true })]).map(({ path, content }) => ({
      path,
      content: path.endsWith('scores.csv')
        ? `${String(content)}ada,Ada,Lovelace,,A,1,2,2026-03-01T00:00:00Z,submit/0,ada,,false,\n`
        : content,
    }));
    expect((await openFiles(files)).attempts).toMatchObject([{ late: true, submittedAt: submission().submittedAt }]);
  });

  it('goes by usernames in whatever case folders have them', async () => {
    const files = bundleFiles('classroom50', [submission()]).map((file) => ({
      ...file,
      path: file.path.replace('-ada/', '-Ada/'),
    }));
    expect((await openFiles(files)).attempts).toMatchObject([{ owner: { id: 'ada', email: 'ada@example.edu' } }]);
  });

  it('takes nothing from a line of scores.csv that names nobody', async () => {
    const files = bundleFiles('classroom50', [submission()]).map(({ path, content }) => ({
      path: path.replace('-ada/', '-undefined/'),
      content: path.endsWith('scores.csv') ? String(content).replace(/^username,/m, 'user,') : content,
    }));
    expect((await openFiles(files)).attempts).toMatchObject([{ owner: { name: null, email: null } }]);
  });

  it("is read without the tables, and without repositories' settings", async () => {
    const root = 'cs-hw_submissions_2026_03_05_T_18_12_07';
    const bundle = await openFiles(named(`${root}/cs-hw-ann-lee/Stack.java`, `${root}/cs-hw-ann-lee/.github/x.yml`));
    expect(bundle.kind).toBe('classroom50');
    expect(outline(bundle)).toEqual(['ann-lee 1: Stack.java']);
  });
});

describe('GitHub Classroom', () => {
  it('is known when its folder is opened itself', async () => {
    const bundle = await opening(
      await folderOnDisk(named('hw-1-ada/Stack.java', 'hw-1-b-ob/Stack.java'), 'hw-1-submissions'),
    );
    expect(bundle.kind).toBe('github-classroom');
    expect(outline(bundle)).toEqual(['ada 1: Stack.java', 'b-ob 1: Stack.java']);
    expect(bundle.attempts[0]?.files[0]?.place).toBe('hw-1-ada/Stack.java');
  });
});

describe('PrairieLearn', () => {
  it('numbers the attempts of all files by its submission ids', async () => {
    const name = (number: number, id: number) => `ada@example.edu_1_hw/sort_2_${number}_${id}_Stack.java`;
    const bundle = await openFiles(named(name(2, 1000), name(1, 999), 'Group 7_1_hw/sort_1_1_1001_Queue.java'));
    expect(outline(bundle)).toEqual([
      'ada@example.edu 1: Stack.java',
      'ada@example.edu 2: Stack.java',
      'Group 7 1: Queue.java',
    ]);
    expect(bundle.attempts[2]?.owner.isGroup).toBe(true);
    expect(bundle.attempts[0]?.place).toBe('ada@example.edu_1_hw/sort_2_1_999_');
  });

  it('has a folder around all files, which is in no name, also where only groups hand in', async () => {
    const groups = await openFiles(
      named(
        'Homework1/Group7_1_sort_1_1_1001_Stack.java',
        'Homework1/Group7_1_sort_1_1_1001_Queue.java',
        'Homework1/Group8_1_sort_1_1_1002_Stack.java',
      ),
    );
    expect([groups.kind, ...outline(groups)]).toEqual(['prairielearn', `Group7 1: ${both}`, 'Group8 1: Stack.java']);
    const single = await openFiles(named('Homework1/ada@example.edu_1_hw/sort_1_1_5_Stack.java'));
    expect(outline(single)).toEqual(['ada@example.edu 1: Stack.java']);
  });

  it('has no uin in the names of groups for manual grading', async () => {
    const files = named('Homework1/Group7_hw/sort_1001_Stack.java', 'Homework1/Group8_hw/sort_1002_Stack.java');
    const bundle = await openFiles(files, { kind: 'prairielearn' });
    expect(outline(bundle)).toEqual(['Group7 1: Stack.java', 'Group8 1: Stack.java']);
  });

  it('takes what answers another question of the assessment for no attempt, and says so', async () => {
    const bundle = await openFiles(
      named(
        'HW5/ada@x.edu_1_hw/stack_1_1_1001_Stack.java',
        'HW5/ada@x.edu_1_reflection_2_1_1002_essay.txt',
        'HW5/bob@x.edu_1_reflection_2_1_1003_essay.txt',
        'HW5/bob@x.edu_1_hw/stack_1_1_1004_hw.zip',
      ),
    );
    expect(outline(bundle)).toEqual(['ada@x.edu 1: Stack.java', 'bob@x.edu 1: hw.zip']);
    expect(bundle.unrecognised.map(({ reason }) => reason)).toEqual(
      Array(2).fill('It answers another question: reflection.'),
    );
  });

  it('asks which question is meant where several have the files', async () => {
    const files = named('HW5/ada@x.edu_1_a_1_1_1001_Stack.java', 'HW5/ada@x.edu_1_b_2_1_1002_Queue.java');
    expect(await errorOf(openFiles(files))).toMatch(/several questions of the assessment: "a", "b"\./);
  });

  it('takes no numbers of a file that a student named like that', async () => {
    const bundle = await openFiles(
      named('ada@example.edu_1_hw_2_1_5_x_1_1_99_Stack.java', 'ada@example.edu_1_hw_2_2_6_Stack.java'),
    );
    expect(outline(bundle)).toEqual(['ada@example.edu 1: x_1_1_99_Stack.java', 'ada@example.edu 2: Stack.java']);
  });
});

describe('Autolab', () => {
  it('has several versions, and archives that are refused in words', async () => {
    const bundle = await openFiles(named('a_b@x.edu_10_Stack.java', 'a_b@x.edu_9_handin.tar.gz'));
    expect(outline(bundle)).toEqual(['a_b@x.edu 1: handin.tar.gz', 'a_b@x.edu 2: Stack.java']);
    expect(bundle.attempts[0]?.notes).toEqual([
      'handin.tar.gz is not opened: only zip archives are. Ask for a zip, or pack it again as one.',
    ]);
  });
});

describe('Autolab, whose files are called as those of another platform', () => {
  it.each([['lab_1_Stack.java'], ['04_Stack.java'], ['a_1_1_5_Stack.java'], ['1_2.java']])('%s', async (file) => {
    const names = ['ada', 'bob'].flatMap((who) => [9, 10].map((version) => `${who}@x.edu_${String(version)}_${file}`));
    const bundle = await openFiles(named(...names));
    expect(bundle.kind).toBe('autolab');
    expect(bundle.attempts.map(({ place }) => place)).toEqual(
      ['ada', 'bob'].flatMap((who) => [`${who}@x.edu_9_`, `${who}@x.edu_10_`]),
    );
  });
});

describe('Sakai', () => {
  it('tells the time of the submission, and leaves its own files out', async () => {
    const { attempts } = await made('sakai');
    expect(attempts[0]).toMatchObject({
      owner: { name: 'Lovelace, Ada', username: 'ada' },
      place: 'Homework 1/Lovelace, Ada(ada)',
    });
    expect(attempts[0]?.submittedAt).toEqual(new Date(2026, 2, 5, 18, 12, 6));
    expect(attempts[0]?.notes).toEqual([]);
  });

  it('writes times in UTC, in either form, and says what was typed', async () => {
    const { attempts, hasLocalTimes } = await openFiles([
      ...named('HW/A, B(ada)/Submission attachment(s)/Stack.java', 'HW/C, D(bob)/Submission attachment(s)/Stack.java'),
      { path: 'HW/A, B(ada)/timestamp.txt', content: '20260305181206123' },
      { path: 'HW/C, D(bob)/timestamp.txt', content: '2026-03-05T18:12:06.123Z\n' },
      { path: 'HW/C, D(bob)/C, D(bob)_submissionText.html', content: 'See my file.' },
    ]);
    expect(attempts.map(({ submittedAt }) => submittedAt?.toISOString().slice(0, 19))).toEqual([
      '2026-03-05T18:12:06',
      '2026-03-05T18:12:06',
    ]);
    expect(hasLocalTimes).toBe(false);
    expect(attempts.map(({ notes }) => notes.length)).toEqual([0, 1]);
  });

  it('may be without folders', async () => {
    const bundle = await openFiles(
      named('HW/A, B(ada)_Submission attachment(s)_a(b)_c.java', 'HW/A, B(ada)_feedbackText.html', 'HW/grades.csv'),
    );
    expect([bundle.kind, ...outline(bundle)]).toEqual(['sakai', 'ada 1: a(b)_c.java']);
  });

  it('hides names, and names the members of groups', async () => {
    const id = '0b0a1d5e-8d3c-4f57-9c43-2f1a2b3c4d5e';
    const { attempts } = await openFiles([
      ...named(`HW/${id} Anonymous/Submission attachment(s)/Stack.java`),
      ...named('HW/Team 1 (17ab)/Submission attachment(s)/Stack.java'),
      { path: 'HW/Team 1 (17ab)/members.txt', content: 'Doe, Jane(jdoe); M&#252;ller, Zo&#235;(zoe)' },
    ]);
    const member = { id: null, email: null };
    expect(attempts.map(({ owner }) => owner)).toMatchObject([
      { id, name: null, username: null, isAnonymous: true },
      {
        ...{ id: '17ab', name: 'Team 1', isGroup: true },
        members: [
          { ...member, name: 'Doe, Jane', username: 'jdoe' },
          { ...member, name: 'Müller, Zoë', username: 'zoe' },
        ],
      },
    ]);
  });
});

describe('folders and zips', () => {
  it('may have a folder around them, and a stray file beside them in it', async () => {
    const ids = Array.from({ length: 10 }, (_, index) => `s${String(index)}`);
    const bundle = await openFiles(named(...ids.map((id) => `class/${id}/Stack.java`), 'class/grades.csv'));
    expect(bundle.attempts.map(({ owner }) => owner.id)).toEqual(ids);
    expect(bundle.unrecognised.map(({ place }) => place)).toEqual(['grades.csv']);
  });

  it("are one where the folder around them is a student's of the roster", async () => {
    const rows = readRoster(Buffer.from('id,name\n1,Alice Doe\n2,Bob Roe\n'), 'roster.csv').rows;
    const isStudent = (name: string): boolean => isNameOfRow(rows, name);
    const owners = async (folder: string): Promise<string[]> => {
      const files = named(`${folder}/src/Stack.java`, `${folder}/test/Tests.java`);
      return (await openFiles(files, { isStudent })).attempts.map(({ owner }) => owner.id);
    };
    expect(await owners('Alice Doe')).toEqual(['Alice Doe']);
    expect(await owners('1')).toEqual(['1']);
    expect(await owners('class')).toEqual(['src', 'test']);
  });

  it.each(['submissions/ada/Stack.java', 'submissions/ada.zip'])(
    'are not one where a student of the roster is alone in the folder around all: %s',
    async (path) => {
      const bundle = await openFiles(named(path), { isStudent: (name) => name === 'ada' });
      expect(bundle.attempts.map(({ owner }) => owner.id)).toEqual(['ada']);
    },
  );

  it('are one where a folder has one folder in it, and files beside that', async () => {
    const sources = Array.from({ length: 12 }, (_, index) => `ada/src/C${String(index)}.java`);
    const bundle = await openFiles(named(...sources, 'ada/README'));
    expect(bundle.attempts.map(({ owner }) => owner.id)).toEqual(['ada']);
  });

  it('are a student each', async () => {
    const bundle = await openFiles(named('class/ada/src/Stack.java', 'class/bob.zip', 'class/zoe/hw.zip'));
    expect(outline(bundle)).toEqual(['ada 1: src/Stack.java', 'bob 1: bob.zip', 'zoe 1: hw.zip']);
  });

  it('of one student are two attempts in time', async () => {
    const bundle = await openFiles([
      { path: 'ada/Stack.java', content: 'new', modifiedAt: new Date(2026, 2, 9) },
      { path: 'ada.zip', content: 'old', modifiedAt: new Date(2026, 2, 8) },
    ]);
    expect(outline(bundle)).toEqual(['ada 1: ada.zip', 'ada 2: Stack.java']);
  });

  it('leave a file beside them to nobody', async () => {
    const students = Array.from({ length: 12 }, (_, index) => `s${index}/Stack.java`);
    const { unrecognised } = await openFiles(named(...students, 'roster.csv'));
    expect(unrecognised).toEqual([
      {
        place: 'roster.csv',
        reason: 'It is next to the submissions, but not in a folder, and not a zip that could be one.',
      },
    ]);
  });
});
