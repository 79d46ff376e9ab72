import { describe, expect, it } from 'vitest';
import type { Attempt, Owner } from '../attempt.ts';
import { ownerOf } from '../bundle/platform.ts';
import type { ClassStudent } from '../store/class-file.ts';
import { joinRoster } from './join.ts';
import { keepEarlier, type WithEarlier } from './keep-earlier.ts';
import { readRoster, type Roster } from './roster.ts';

const roster = (text: string): Roster => readRoster(Buffer.from(text), 'roster.csv');

const attempt = (id: string, known: Partial<Owner> = {}, number = 1): Attempt => ({
  owner: ownerOf(id, known),
  number,
  order: 0,
  submittedAt: new Date(2026, 2, number),
  late: null,
  files: [],
  place: `${id} ${number}`,
  notes: [],
});

/** `key: places of its attempts`, and `?` behind who is on no roster. */
const outline = (attempts: readonly Attempt[], text: string | null): string[] =>
  joinRoster(attempts, text === null ? null : roster(text)).students.map(
    ({ key, attempts: own, onRoster }) => `${key}: ${own.map(({ place }) => place).join(', ')}${onRoster ? '' : ' ?'}`,
  );

describe('joining attempts and a roster', () => {
  it('takes a name without letters for no name', () => {
    expect(outline([attempt('7', { name: '---' })], 'id,name\n1,-\n2,Bob\n')).toEqual(['1: ', '2: ', '7: 7 1 ?']);
  });

  it('has who handed in nothing, and who is on no roster', () => {
    expect(outline([attempt('9'), attempt('1')], 'id,name\n1,Ada\n2,Bob\n')).toEqual(['1: 1 1', '2: ', '9: 9 1 ?']);
  });

  it('says where nobody is on the roster, and what it lacks', () => {
    const notes = (one: Attempt): readonly string[] => joinRoster([one], roster('id,name\n1,Ada\n')).notes;
    expect(notes(attempt('9'))).toEqual([expect.stringMatching(/^Nobody who handed in is on the roster\. Is it/)]);
    expect(notes(attempt('9', { isAnonymous: true }))).toEqual([
      expect.stringContaining('The platform left the names out.'),
    ]);
    expect(notes(attempt('1'))).toEqual([]);
  });

  it("has Canvas's pretended student where something was handed in so, as nobody's submission", () => {
    const gradebook = 'Student,ID,SIS Login ID,Section\n"Lovelace, Ada",1,ada,A\n"Student, Test",99,abc,A\n';
    expect(outline([attempt('1'), attempt('99', { name: 'studenttest' })], gradebook)).toEqual([
      'ada: 1 1',
      'abc: 99 1',
    ]);
    expect(outline([attempt('1')], gradebook)).toEqual(['ada: 1 1']);
  });

  it('needs no roster', () => {
    expect(outline([attempt('ada'), attempt('ada', {}, 2), attempt('bob')], null)).toEqual([
      'ada: ada 1, ada 2 ?',
      'bob: bob 1 ?',
    ]);
  });

  it.each([
    ["the platform's id", 'Student,ID,SIS User ID,Section\nAda,340934,u1,A\n', attempt('340934')],
    ['a number', 'id,name\nU1,Ada\n', attempt('u1')],
    ['a username', 'id,username\n1,Ada\n', attempt('340934', { username: 'ada' })],
    ['an email', 'id,email\n1,ADA@x.edu\n', attempt('340934', { email: 'ada@x.edu' })],
    ["an email that is the platform's id", 'id,email\n1,ada@x.edu\n', attempt('ada@x.edu')],
    ['a name', 'id,name\n1,Mary-Ann Doe\n', attempt('7', { name: 'Doe, Mary-Ann' })],
    ['a name without accents', 'id,name\n1,Zoë Müller\n', attempt('7', { name: 'Zoe Muller' })],
    [
      'an email under a nickname',
      'id,name,email\n1,Wilhelmina Orr,mk@x.edu\n',
      attempt('7', { name: 'Billie King', email: 'mk@x.edu' }),
    ],
    ['the name of a folder', 'id,name,email\n1,Jane Doe,jd@x.edu\n', attempt('Jane Doe', { username: 'Jane Doe' })],
    ['the name of a zip', 'id,name,email\n1,Jane Doe,jd@x.edu\n', attempt('Doe, Jane', { username: 'Doe, Jane' })],
    ['a number whose zeros a spreadsheet dropped', 'id,name\n1234,Ada\n', attempt('7', { username: '001234' })],
    ['the name as Canvas squeezes it', 'id,name\n1,Mary-Ann Doe\n', attempt('7', { name: 'doemaryann' })],
  ])('goes by %s', (_, text, one) => {
    const { students } = joinRoster([one], roster(text));
    expect(students.map(({ attempts, onRoster }) => [attempts.length, onRoster])).toEqual([[1, true]]);
  });

  it('never guesses between two rows of one name', () => {
    const { students, notes } = joinRoster(
      [attempt('7', { name: 'Jo Doe' })],
      roster('id,name\n1,Jo Doe\n2,"Doe, Jo"\n'),
    );
    expect(students.map(({ attempts, onRoster }) => [attempts.length, onRoster])).toEqual([
      [0, true],
      [0, true],
      [1, false],
    ]);
    expect(notes).toEqual([
      'Jo Doe (7) may be any of the students on lines 2, 3 of the roster, so was joined with none of them. The roster needs the id by which the bundle tells them apart; the gradebook that the platform exports has it, and can be the roster.',
    ]);
  });

  it.each([
    ['of two names that are one', [attempt('Jo Doe'), attempt('Doe, Jo')], 'id,name\n1,Jo Doe\n'],
    ['without a name on purpose', [attempt('Jo Doe', { isAnonymous: true })], 'id,name\n1,Jo Doe\n'],
    ['of numbers that differ in their zeros alone', [attempt('0012')], 'id,name\n12,Jo Doe\n012,Jo Doe\n'],
  ])('joins nobody by folders %s', (_, attempts, text) => {
    expect(
      joinRoster(attempts, roster(text)).students.filter((one) => one.onRoster && one.attempts.length > 0),
    ).toEqual([]);
  });

  it.each([
    [
      "Canvas's and the university's",
      'Student,ID,SIS User ID,Section\n"Roe, Bob",1001,2002,A\n"Doe, Ann",5001,1001,A\n',
      attempt('1001', { username: '1001' }),
    ],
    [
      "Moodle's and the university's",
      'Identifier,Full name,ID number\nParticipant 1001,Bob Roe,2002\nParticipant 5001,Ann Doe,1001\n',
      attempt('1001', { username: '1001' }),
    ],
    ["the university's and a username", 'id,username\n1001,bob\n2002,1001\n', attempt('7', { username: '1001' })],
    ['an id and an address', 'id,email\n7,bob@x.edu\n2002,ann@x.edu\n', attempt('7', { email: 'ann@x.edu' })],
  ])('never guesses between two rows of one number, %s', (_, text, one) => {
    const { students, notes } = joinRoster([one], roster(text));
    expect(students.map(({ attempts }) => attempts.length)).toEqual([0, 0, 1]);
    expect(notes).toEqual([
      expect.stringMatching(/has an id that may be any of the students on lines [23], [23] of the roster/),
    ]);
  });

  it('goes by the name where one number is of two whose names are alike', () => {
    const alike = 'Student,ID,SIS User ID,Section\n"Roe, Bob",1001,2002,A\n"Roe, Ann",5001,1001,A\n';
    const joined = (name: string) => joinRoster([attempt('1001', { name })], roster(alike)).students;
    expect(joined('Ann Roe').map(({ attempts }) => attempts.length)).toEqual([0, 1]);
    expect(joined('roebob').map(({ attempts }) => attempts.length)).toEqual([1, 0]);
  });

  it('never guesses between two owners of one name', () => {
    const two = [attempt('7', { name: 'Jo Doe' }), attempt('8', { name: 'Jo Doe' })];
    const { students, notes } = joinRoster(two, roster('id,name\n1,Jo Doe\n'));
    expect(students.map(({ attempts }) => attempts.length)).toEqual([0, 1, 1]);
    expect(notes).toHaveLength(2);
  });

  it('does not take who is known by id for another of the same name', () => {
    const two = [attempt('1', { name: 'Jo Doe' }), attempt('8', { name: 'Jo Doe' })];
    expect(joinRoster(two, roster('id,name\n1,Jo Doe\n')).students.map(({ attempts }) => attempts.length)).toEqual([
      1, 1,
    ]);
  });

  it.each([
    [
      "Moodle's participant",
      'Student number,Full name\n610001,Ann Ada\n612345,Bob Bee\n',
      attempt('612345', { name: 'Ann Ada' }),
    ],
    ["Canvas's number", 'id,name\n1,Ann Ada\n2,Bob Bee\n', attempt('2', { name: 'adaann' })],
  ])('does not take %s for the number of another student', (_, text, one) => {
    const { students, notes } = joinRoster([one], roster(text));
    expect(students.map(({ name, attempts }) => [name, attempts.length])).toEqual([
      ['Ann Ada', 1],
      ['Bob Bee', 0],
    ]);
    expect(notes).toEqual([]);
  });

  it('does not go by the number of another list and a word in common where somebody else has the whole name', () => {
    const text = 'id,name\n1,Ann Lee\n2,Bob Lee\n';
    const joined = (of: string, name: string) =>
      joinRoster([attempt('2', { name })], roster(of)).students.map(({ attempts }) => attempts.length);
    expect(joined(text, 'leeann')).toEqual([1, 0]);
    expect(joined(text.replace('id', 'canvas id'), 'leeann')).toEqual([0, 1]);
    expect(joined('username,name\nb,Ann Lee\n2,Bob Lee\n', 'Lee, Ann')).toEqual([1, 0]);
  });

  it.each(['oliverjones', 'kathleensmith', 'Oliver Jones'])('finds no short name inside another word: %s', (name) => {
    const { students } = joinRoster([attempt('2', { name })], roster('id,name\n2,Lee Li\n'));
    expect(students.map(({ attempts }) => attempts.length)).toEqual([0, 1]);
  });

  it("does not join by name whoever has another number of the roster's platform", () => {
    const text = 'Student,ID,SIS User ID,Section\n"Zhang, Wei",5,,B\n"Moor, Ann",6,,B\n"Stone, Bob",8,,B\n';
    const known = [attempt('6', { name: 'moorann' }), attempt('8', { name: 'stonebob' })];
    expect(outline([attempt('7', { name: 'zhangwei' }), ...known], text)).toEqual([
      '5: ',
      '6: 6 1',
      '8: 8 1',
      '7: 7 1 ?',
    ]);
    const others = [
      attempt('7', { name: 'zhangwei' }),
      attempt('9', { name: 'moorann' }),
      attempt('8', { name: 'bstone' }),
    ];
    expect(outline(others, text)).toEqual(['5: 7 1', '6: 9 1', '8: 8 1']);
    expect(outline([...known, attempt('Wei Zhang', { username: 'Wei Zhang' })], text)[0]).toBe('5: Wei Zhang 1');
  });

  it.each([
    ['राम कुमार', 'रमा कुमारी'],
    ['たかた けん', 'たかだ けん'],
    ['ปิติ', 'ปีติ'],
  ])('takes no vowel or letter for an accent: %s is not %s', (name, other) => {
    expect(outline([attempt(other, { username: other })], `id,name\n1,${name}\n`)[0]).toBe('1: ');
  });

  it.each([
    ['שָׂרָה כהן', 'שרה כהן'],
    ['مُحَمَّد علي', 'محمد علي'],
    ['Ἀλέξανδρος', 'Αλεξανδρος'],
  ])('takes %s and %s for one name', (name, other) => {
    expect(outline([attempt(other, { username: other })], `id,name\n1,${name}\n`)).toEqual([`1: ${other} 1`]);
  });

  it('minds no unseen marks in a name, as bundles and rosters write them', () => {
    expect(outline([attempt('Ada_u200F Roe')], 'id,name\n1,Ada Roe\n')).toEqual(['1: Ada_u200F Roe 1']);
    expect(outline([attempt('Ada Roe')], 'id,name\n1,Ada\u200f Roe\n')).toEqual(['1: Ada Roe 1']);
  });

  it('says whose number somebody else has', () => {
    const { students, notes } = joinRoster([attempt('2', { name: 'Cy Dee' })], roster('id,name\n2,Bob Bee\n'));
    expect(students.map(({ onRoster, attempts }) => [onRoster, attempts.length])).toEqual([
      [true, 0],
      [false, 1],
    ]);
    expect(notes).toEqual([
      'Cy Dee (2) has the id that line 2 of the roster gives to Bob Bee. Since the names differ, they were not joined by it. ' +
        'If they are one person, write the name in the roster as the bundle has it; if it is a group, name it in a column "group" of the roster.',
    ]);
  });

  it.each([
    ['Rob Smith', 'Robert Smith'],
    ['王小明', 'Xiaoming Wang'],
    ['vandermeerjan', 'Jan van der Meer'],
    ['Zoë', 'Zoe Müller'],
    ['Joerg Weiss', 'Jörg Weiß'],
    ['Mary Ann Doe', 'Doe, Mary'],
  ])('takes %s and %s of one number for one person', (name, named) => {
    for (const id of ['id', 'canvas id'])
      expect(joinRoster([attempt('2', { name })], roster(`${id},name\n2,${named}\n`)).students).toMatchObject([
        { attempts: [{}], onRoster: true },
      ]);
  });

  it("does not take a university's number for the platform's of another student", () => {
    const text = 'Student,ID,SIS User ID,Section\nAnn Ada,77,u1,A\nBob Bee,78,77,A\n';
    const { students, notes } = joinRoster([attempt('77', { name: 'Bob Bee' })], roster(text));
    expect(students.map(({ attempts }) => attempts.length)).toEqual([0, 1]);
    expect(notes).toEqual([]);
  });

  it('counts anew the attempts of somebody who hands in under two names, and says so', () => {
    const { students, notes } = joinRoster(
      [attempt('ada'), attempt('1001'), attempt('1001', {}, 2)],
      roster('id,username,name\n1001,ada,Ada L\n'),
    );
    expect(students.map(({ attempts }) => attempts.map(({ number, place }) => `${String(number)}: ${place}`))).toEqual([
      ['1: ada 1', '2: 1001 1', '3: 1001 2'],
    ]);
    expect(notes).toEqual(['ada, 1001 are all joined with Ada L (line 2 of the roster): each counts as an attempt.']);
  });

  it('names whoever hands in under two names by what the roster has', () => {
    const { notes } = joinRoster(
      [attempt('ada'), attempt('a@x.edu', { email: 'a@x.edu' })],
      roster('username,email\nada,a@x.edu\n'),
    );
    expect(notes).toEqual(['ada, a@x.edu are all joined with ada (line 2 of the roster): each counts as an attempt.']);
  });

  it('puts attempts without a time after those with one', () => {
    const undated = { ...attempt('ada'), submittedAt: null };
    const later = { ...attempt('1001'), submittedAt: new Date(2026, 2, 9) };
    const text = 'id,username,email\n1001,ada,a@x.edu\n';
    expect(outline([later, undated, attempt('a@x.edu')], text)).toEqual(['1001: a@x.edu 1, 1001 1, ada 1']);
  });

  it('numbers attempts without a time by what else the bundle orders them', () => {
    const undated = (id: string, order: number) => ({ ...attempt(id), submittedAt: null, order });
    expect(outline([undated('1001', 9), undated('ada', 1)], 'id,username\n1001,ada\n')).toEqual([
      '1001: ada 1, 1001 1',
    ]);
  });

  it("tells nobody's name by an anonymous id", () => {
    expect(outline([attempt('ada', { isAnonymous: true })], 'username\nada\n')[0]).toMatch(/^ada-[0-9a-f]{8}: $/);
  });

  it('joins rows without an id by nothing', () => {
    expect(outline([attempt('7')], 'id,username,name\n,,Ada\n')).toEqual(['ada: ', '7: 7 1 ?']);
  });

  it('takes what the bundle knows where the roster is silent', () => {
    const one = attempt('340934', { username: 'ada', email: 'ada@x.edu', name: 'Ada Lovelace' });
    expect(joinRoster([one], roster('username,section\nada,A\n')).students[0]).toMatchObject({
      ...{ key: 'ada', id: null, name: 'Ada Lovelace', username: 'ada', email: 'ada@x.edu' },
      ...{ lmsId: '340934', section: 'A', onRoster: true },
    });
  });
});

describe('a group', () => {
  const text = 'id,name,group\n1,Ada,Team 1\n2,Bob,Team 1\n3,Zoë,Team 2\n';

  it('hands in for each of its members by the roster', () => {
    expect(outline([attempt('77', { name: 'Team 1' })], text)).toEqual(['1: 77 1', '2: 77 1', '3: ']);
    expect(outline([attempt('77', { name: 'team1' })], text)[1]).toBe('2: 77 1');
  });

  it('is not somebody whose number is the name of a group', () => {
    const numbered = 'id,name,group\n1,Ada,77\n2,Bob,77\n';
    expect(outline([attempt('77', { name: 'Cy Dee' })], numbered)).toEqual(['1: ', '2: ', '77: 77 1 ?']);
    expect(outline([attempt('77', { isAnonymous: true })], numbered)).toEqual(['1: ', '2: ', '77: 77 1 ?']);
    expect(outline([attempt('77')], numbered)).toEqual(['1: 77 1', '2: 77 1']);
  });

  it.each(['team1', "Ada's"])(
    'named %s hands in for all, not only for the member whose id the platform gives',
    (name) => {
      const canvas = `canvas id,name,group\n1,Ada,${name}\n2,Bob,${name}\n`;
      expect(outline([attempt('1', { name })], canvas)).toEqual(['1: 1 1', '2: 1 1']);
    },
  );

  it('gives none of its members the number of the one who handed in', () => {
    const named = roster('username,name,group\nann,Ann,Team 1\nbob,Bob,Team 1\n');
    const { students } = joinRoster([attempt('77', { name: 'team1' })], named);
    expect(students.map(({ username, lmsId }) => [username, lmsId])).toEqual([
      ['ann', null],
      ['bob', null],
    ]);
  });

  it('called by the id of a member gives none of them the number by which that one hands in', () => {
    const led = roster('username,name,group\nada,Ada,ada\nbob,Bob,ada\n');
    const { students } = joinRoster(
      [attempt('ada', { username: 'ada', email: 'ada@x.edu' }), attempt('ada', {}, 2)],
      led,
    );
    expect(students.map(({ lmsId, email, attempts }) => [lmsId, email, attempts.length])).toEqual([
      [null, null, 2],
      [null, null, 2],
    ]);
  });

  it('is not somebody who has its number', () => {
    const moodle = 'Identifier,Full name,Group\nParticipant 5,Ann Ada,Red\nParticipant 6,Bob Bee,Blue\n';
    expect(outline([attempt('5', { name: 'Blue' })], moodle)).toEqual(['5: ', '6: 5 1']);
  });

  it.each([
    ['Lab 1-1', 'Lab 11'],
    ['Team A+', 'Team A'],
    ['🦊', '🐻'],
  ])('named %s is not the one named %s', (name, other) => {
    const named = `id,name,group\n1,Ada,${name}\n2,Bob,${other}\n`;
    expect(outline([attempt('77', { name }), attempt('78', { name: other.toUpperCase() })], named)).toEqual([
      '1: 77 1',
      '2: 78 1',
    ]);
  });

  it('is none of the roster whose name has other vowels', () => {
    expect(outline([attempt('77', { name: 'रमा' })], 'id,name,group\n1,Ada,राम\n')).toEqual(['1: ', '77: 77 1 ?']);
  });

  it('may be either of two whose names are alike: nobody is joined, and staff are told', () => {
    const alike = 'id,name,group\n1,Ada,Lab 1-1\n2,Bob,Lab 11\n';
    const { students, notes } = joinRoster([attempt('77', { name: 'lab11' })], roster(alike));
    expect(students.map(({ attempts }) => attempts.length)).toEqual([0, 0, 1]);
    expect(notes).toEqual([
      'lab11 (77) may be any of the groups "Lab 1-1", "Lab 11" of the roster, so was joined with none of them. Write the group in the roster as the bundle does.',
    ]);
  });

  it('hands in for each of the members that the bundle names', () => {
    const member = (id: string): Owner['members'][number] => ({ id, name: null, username: null, email: null });
    const one = attempt('submission_1', { name: 'Team 1', isGroup: true, members: [member('1'), member('9')] });
    expect(outline([one], text)).toEqual(['1: submission_1 1', '2: ', '3: ', '9: submission_1 1 ?']);
  });

  it('is one student where nobody says who is in it', () => {
    expect(joinRoster([attempt('77', { name: 'Team 1', isGroup: true })], null).students).toMatchObject([
      { key: '77', group: 'Team 1' },
    ]);
  });
});

describe('students of an earlier download', () => {
  const placed = (key: string, known: Partial<ClassStudent>, content = 'a'.repeat(64)): ClassStudent => ({
    ...{ key, id: null, name: null, username: null, email: null, lmsId: null, section: null, group: null },
    ...{ state: 'graded', score: 80, raw: 80, late: null, attempt: 1, report: null, steps: [], onRoster: true },
    attempts: [
      {
        ...{ number: 1, submittedAt: null, late: null, content, place: key, notes: [] },
        ...{ state: null, score: null, reason: null },
      },
    ],
    ...known,
  });
  const nothing = { attempts: [] };
  const bundle = { name: 'first.zip', kind: 'canvas' };
  const keep = (
    before: readonly ClassStudent[],
    students: readonly ClassStudent[],
    hasRoster = true,
    kind = 'canvas',
  ) =>
    keepEarlier(
      { assignment: 'stack', bundle, students: [...before], former: [] },
      { students, hasRoster, kind, assignments: ['stack'], settings: 'a'.repeat(32) },
    );
  const from = ({ kept }: WithEarlier): string[] => kept.map((one) => `${one.student.key} from ${one.from}`);

  it('are known by what is theirs alone, whatever their key is now', () => {
    const before = [
      placed('1002', { lmsId: '1002', name: 'Bob Stone' }),
      placed('7', { lmsId: '7', name: 'Ida Moss' }),
    ];
    const now = [
      placed('1002', { id: '1002', lmsId: '5', name: 'Ida Moss', ...nothing }),
      placed('13', { id: '13', lmsId: '1002', name: 'Stone, Bob', ...nothing }),
    ];
    expect(from(keep(before, now))).toEqual(['13 from 1002', '7 from 7']);
  });

  it('are known by their names as Canvas squeezes them', () => {
    const before = [placed('4', { lmsId: '4', name: 'mossida', onRoster: false })];
    const now = [placed('13', { id: '13', name: 'Ida Moss', ...nothing })];
    expect(from(keep(before, now))).toEqual(['13 from 4']);
    expect(from(keep(before, [...now, placed('14', { id: '14', name: 'Moss, Ida', ...nothing })]))).toEqual([
      '4 from 4',
    ]);
  });

  it('tell whether a key is somebody else’s now', () => {
    const ida = placed('7', { lmsId: '7', name: 'Ida Moss' });
    const bob = placed('1002', { lmsId: '1002', name: 'Bob Stone' });
    const joined = placed('1001', { lmsId: '1001', name: 'Ann Moor' });
    expect(keep([ida, bob], [{ ...ida, ...nothing }, bob, joined]).areKeysSame).toBe(true);
    expect(keep([ida, bob], [{ ...bob, key: '7' }]).areKeysSame).toBe(false);
    expect(keep([ida, bob], [placed('7', { lmsId: '8', name: 'Eve Hall' }), bob]).areKeysSame).toBe(false);
  });

  it.each([
    [
      'swapped',
      [
        { id: '1', name: 'Ana Lopez' },
        { id: '2', name: 'Ana García' },
      ],
      [{ id: '2', name: 'Ana Lopez' }],
    ],
    ['the key by chance', [{ name: 'Ida Moss' }], [{ id: '1', name: 'Ida Bell' }]],
    ['on two platforms', [{ lmsId: '5', name: 'Ida Moss' }], [{ lmsId: '5', name: 'Ida Bell' }], 'moodle'],
  ])('are nobody who has no more than their number, %s', (_, before, now, kind = 'canvas') => {
    const known = before.map((one, index) => placed(String(index + 1), one));
    const present = now.map((one) => placed('1', { ...one, ...nothing }));
    expect(keep(known, present, true, kind).students[0]).toMatchObject({ key: '1', ...nothing });
  });

  it('stay beside who has the number of another platform as a name, by which nobody is known again', () => {
    const number = placed('1001', { lmsId: '1001', name: 'adalovelace' });
    const name = placed('1001', { lmsId: '1001', username: '1001', attempts: placed('folder', {}).attempts });
    const places = (one: ClassStudent, kind: string, other: ClassStudent, later: string): string[] =>
      keepEarlier(
        { assignment: 'stack', bundle: { ...bundle, kind }, students: [one], former: [] },
        { students: [other], hasRoster: false, kind: later, assignments: ['stack'], settings: '' },
      ).students.flatMap(({ attempts }) => attempts.map(({ place }) => place));
    expect(places(number, 'canvas', name, 'folders')).toEqual(['folder', '1001']);
    expect(places(name, 'folders', number, 'canvas')).toEqual(['1001', 'folder']);
    expect(places(name, 'folders', name, 'pattern')).toEqual(['folder']);
  });

  it('have no number of the platform that comes after their folders, where it may be another student’s', () => {
    const before = { assignment: 'stack', students: [placed('1001', { lmsId: '1001' })], former: [] };
    const present = { students: [placed('7', { lmsId: '7' })], hasRoster: false, assignments: ['stack'], settings: '' };
    const after = (first: string) =>
      keepEarlier({ ...before, bundle: { ...bundle, kind: first } }, { ...present, kind: 'canvas' }).students[1];
    expect(after('folders')).toMatchObject({ lmsId: null, username: '1001' });
    expect(after('moodle')).toMatchObject({ lmsId: '1001', username: null });
  });

  it('stay beside who has their name and another number, by a key of their own, so that nobody is missing for sure', () => {
    const now = [placed('ada', { id: '8', name: 'Ada Moss', ...nothing })];
    const { students, former } = keep([placed('ada', { id: '7', name: 'Moss, Ada' })], now);
    expect(students).toMatchObject([
      { key: 'ada', onRoster: true, attempts: [] },
      { key: expect.stringMatching(/^ada-[0-9a-f]{8}$/) as string, onRoster: false, attempts: [{ place: 'ada' }] },
    ]);
    expect(former).toEqual([]);
  });

  it('keep nothing that this bundle has, under whatever student', () => {
    const before = [placed('team', {}), placed('ada', {})];
    const now = [placed('ada', nothing), placed('bob', { attempts: placed('team', {}).attempts })];
    expect(from(keep(before, now, false))).toEqual(['ada from ada']);
  });

  it('of another assignment are not replaced', () => {
    const other = { assignment: 'queue', bundle, students: [placed('ada', {})], former: [] };
    const present = { students: [placed('ada', {})], hasRoster: false, kind: 'canvas', settings: '' };
    expect(() => keepEarlier(other, { ...present, assignments: ['stack'] })).toThrow(
      /holds a class of another assignment, queue/,
    );
    expect(keepEarlier(other, { ...present, assignments: ['stack', 'queue'] }).notes).toEqual([]);
  });

  it('stay out once they have left the roster, also in a run without one, which would make them strangers for good', () => {
    const before = { assignment: 'stack', bundle, students: [placed('ada', {})], former: [placed('eve', {})] };
    const present = {
      students: [placed('bob', {})],
      hasRoster: false,
      kind: 'canvas',
      assignments: ['stack'],
      settings: '',
    };
    const { students, former, notes } = keepEarlier(before, present);
    expect([students.map(({ key }) => key), former.map(({ key }) => key)]).toEqual([['bob', 'ada'], ['eve']]);
    expect(notes.at(-1)).toMatch(/^No longer on the roster, so left out \(1\): eve\./);
  });

  it('are named where other settings graded them, and stay as nobody of the roster where they were', () => {
    const stranger = placed('eve', { onRoster: false }, 'b'.repeat(64));
    const { students, notes } = keep([stranger], [placed('ada', nothing)]);
    expect(students.map(({ key, onRoster }) => [key, onRoster])).toEqual([
      ['ada', true],
      ['eve', false],
    ]);
    expect(notes[1]).toMatch(/^Graded from an earlier download with other settings, graders or compilers \(1\): eve\./);
  });
});

describe('keys', () => {
  const keys = (...ids: readonly string[]): string[] =>
    joinRoster(
      ids.map((id) => attempt(id)),
      null,
    ).students.map(({ key }) => key);

  it('are harmless names of folders', () => {
    const found = keys('../../etc', 'Müller, Zoë', '.', '', 'CON', '李', '__proto__', 'long'.repeat(40), 'a/b\\c:d');
    for (const key of found) expect(key).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/);
    expect(new Set(found).size).toBe(found.length);
    expect(found.slice(0, 2)).toEqual(['etc', 'muller-zoe']);
    expect(found[4]).toMatch(/^con-[0-9a-f]{8}$/);
  });

  it('do not depend on the order where two would be the same', () => {
    const [first, second] = keys('A.B', 'a b');
    expect(first).toMatch(/^a-b-[0-9a-f]{8}$/);
    expect(keys('a b', 'A.B')).toEqual([second, first]);
  });

  it("are each once, even where someone is named as another's hash", () => {
    const [first = ''] = keys('A.B', 'a b');
    const found = keys(first, 'A.B', 'a b');
    expect(new Set(found).size).toBe(3);
  });
});
