/** Filling gradebooks as the platforms write them: what changes, what never does, what is refused. */
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { type Filled, fillGradebook, type FillRequest } from './fill.ts';
import type { GradedStudent } from './match-rows.ts';

const graded = (id: string, score: number | null, other: Partial<GradedStudent> = {}): GradedStudent => ({
  ...{ key: id, id: null, lmsId: id, name: null, username: null, email: null },
  ...{ state: score === null ? 'missing' : 'graded', score },
  ...other,
});

const fill = (bytes: string | Buffer, students: readonly GradedStudent[], other: Partial<FillRequest> = {}): Filled =>
  fillGradebook({ bytes: Buffer.from(bytes), file: 'grades.csv', students, platform: 'folders', ...other });

const textOf = (filled: Filled): string => filled.bytes.toString('utf8');

const canvas = [
  '\uFEFFStudent,ID,SIS User ID,SIS Login ID,Section,Assignment 3 (77),8puzzle (78),Final Score',
  '    Points Possible,,,,,10,20,(read only)',
  '"O\'Neil, Sean",11,s11,sean,"Lab ""A""",9.5,,88.00',
  '"Lovelace, Ada",12,s12,ada,Lab B,10,17,99.10',
  '"Excused, Eve",13,s13,eve,Lab B,,EX,',
  '"Student, Test",99,,abc,Lab B,,,',
  '',
].join('\r\n');

describe("Canvas's gradebook", () => {
  const class3 = [graded('11', 82.5), graded('12', null), graded('13', 50)];

  it('is given the points of its own scale, in the cells of students with a score alone', () => {
    const filled = fill(canvas, class3, { columns: { score: '8puzzle' } });
    expect(textOf(filled)).toBe(canvas.replace('9.5,,88.00', '9.5,16.5,88.00'));
    expect(filled.changes).toEqual([{ student: '11', line: 3, old: '', new: '16.5', state: 'graded' }]);
    expect(filled.noScore).toMatchObject([{ key: '12', state: 'missing', old: '17' }]);
    expect(filled.excusedBefore).toMatchObject([{ old: 'EX' }]);
    expect(filled.list).toMatch(/\r\n12,4,17,,missing\r\n.*,EX,,graded\r\n$/);
    expect(filled.notes).toEqual(['Points that 100 percent are worth: 20.']);
  });

  it('may have first and last names apart', () => {
    const apart = canvas.replace('Student,', 'LastName,FirstName,').replace('Possible,', 'Possible,,');
    const text = apart.replace(/^"([^,]*), ([^,]*)"/gm, '"$1","$2"');
    const filled = fill(text, class3, { columns: { score: '8puzzle' } });
    expect(filled.changes).toEqual([{ student: '11', line: 3, old: '', new: '16.5', state: 'graded' }]);
    expect(filled.excusedBefore).toMatchObject([{ old: 'EX' }]);
  });

  it('is asked which column, when there are several', () => {
    expect(() => fill(canvas, class3)).toThrow(
      /Several columns may hold the scores: "Assignment 3 \(77\)", "8puzzle \(78\)"/,
    );
    expect(() => fill(canvas, class3, { columns: { score: 'Nine' } })).toThrow(/No column is called "Nine"/);
  });

  it('has a sign for who is excused', () => {
    const filled = fill(canvas, [graded('11', null, { state: 'excused' })], { columns: { score: '78' } });
    expect(filled.changes).toMatchObject([{ old: '', new: 'EX' }]);
    expect([filled.excused, filled.noScore]).toEqual([1, []]);
  });

  it('is filled the same a second time', () => {
    const once = fill(canvas, class3, { columns: { score: '78' } });
    const twice = fill(once.bytes, class3, { columns: { score: '78' } });
    expect([twice.changes, twice.unchanged, twice.bytes.equals(once.bytes)]).toEqual([[], 1, true]);
  });
});

it('a cell of a thousand points has not the one point that is filled in', () => {
  expect(fill('id,score\n5,"1,000"\n', [graded('5', 1)]).changes).toMatchObject([{ old: '1,000', new: '1' }]);
});

it.each([
  ['Teilnehmer/in', 'Bewertung', 'Bestwertung'],
  ['Deelnemer', 'Beoordeling', 'Maximumcijfer'],
])("Moodle's worksheet is known by its participants, and says the most behind the grades: %s", (word, grade, most) => {
  const worksheet =
    `Identifikator;Vollständiger Name;${grade};${most};Zuletzt geändert (Bewertung)\n` +
    `${word} 657;Ada;"12,5";25,00;Montag\n${word} 658;Bob;;25,00;-\n`;
  const filled = fill(worksheet, [graded('657', 100), graded('658', 33.33)]);
  expect(textOf(filled)).toBe(worksheet.replace('"12,5"', '"25"').replace('Bob;;', 'Bob;8,33;'));
});

describe('the points of 100 percent', () => {
  const moodle = (most: string): string => `ID,Name,Grade,Scale\nParticipant 5,Ada,,"${most}"\n`;
  const blackboard = (most: string): string => `Username,"Test [Total Pts: ${most} Score] |7"\n5,\n`;

  it.each([
    ['a scale', moodle('-'), /reached in "Grade": there is "-" in the column after it/],
    ['a thousand, or one', blackboard('1,000'), /there is "1,000" behind "Total Pts:"/],
    ['none', 'OrgDefinedId,Test Points Grade,End-of-Line Indicator\n#5,,#\n', /there is nothing behind "MaxPoints:"/],
  ])('are asked for where the file of a platform does not say them: %s', (_, text, message) => {
    expect(() => fill(text, [graded('5', 50)])).toThrow(message);
    expect(fill(text, [graded('5', 50)], { outOf: 1000 }).changes).toMatchObject([{ new: '500' }]);
  });

  it.each([
    ['Blackboard', 'Benutzername\t"Test [Gesamtpunkte: 25 Punkte] |7"\n5\t\n'],
    ['Brightspace', 'OrgDefinedId;Test Note <Numérique PointsMax:25 Pondération:10>;Fin de ligne\n#5;;#\n'],
    ['Sakai', 'Student ID,Student Name,Test [25],* Comments\n5,,,\n'],
  ])('are those of the title in whatever language the site of %s speaks', (_, text) => {
    expect(fill(text, [graded('5', 50)], { columns: { score: 'Test' } }).changes).toMatchObject([{ new: '12.5' }]);
  });

  it("are Gradescope's, and any table's that has a column of them", () => {
    const export1 = 'SID,Total Score,Max Points,Status\n5,,50.0,Ungraded\n';
    const columns = { score: 'Total Score' };
    const filled = fill(export1, [graded('5', 110, { name: 'Ada' })], { columns });
    expect(textOf(filled)).toBe(export1.replace('5,,50', '5,55,50'));
    expect(filled.notes).toEqual([
      'Points that 100 percent are worth: 50.',
      expect.stringMatching(/^Above the most points that the gradebook allows, .*: Ada \(5\)\.$/),
    ]);
    expect(fill(export1, [graded('5', 110)], { columns, outOf: 10 }).changes).toMatchObject([{ new: '11' }]);
  });

  it("are in the column that has the filled one's name, whatever the command was told", () => {
    const export1 =
      'SID,HW1,HW1 - Max Points,8puzzle,8puzzle - Max Points,HW2 - Max Points,Max Points\n5,1,20,,50.0,7,9\n';
    const filled = fill(export1, [graded('5', 50)], { columns: { score: '8puzzle' }, outOf: 100 });
    expect(filled.changes).toMatchObject([{ new: '25' }]);
    expect(filled.notes).toEqual([
      'Points that 100 percent are worth: 50.',
      '--out-of 100 was not used: the gradebook itself says 50.',
    ]);
  });
});

it("Blackboard's file keeps its UTF-16 and its tabs, and columns that it computes are not for scores", () => {
  const header = ['Last Name', 'First Name', 'Username', 'Student ID', 'Last Access', 'Availability'];
  const computed = [
    'Weighted Total [Total Pts: up to 0 Percentage] |9001',
    'Total [Total Pts: up to 1,150 Score] |9002',
  ];
  const others = ['Essay [Total Pts: 100 Text] |9004', 'Grading Notes', 'Feedback to Learner'];
  const rows = [
    [...header, ...computed, '8puzzle [Total Pts: 50 Score] |9003', ...others],
    // A number of the university that is another student's username.
    ['Ōno', 'Ada', 'ono', 'bob_x', '2026-11-20 10:11:12', 'Yes', '', '12.00', 'In Progress', '', '', ''],
    ['García', 'Bob', 'bob_x', '7', '', 'No', '', '', '', '', '', ''],
  ];
  const text = `\uFEFF${rows.map((cells) => cells.map((cell) => `"${cell}"`).join('\t')).join('\r\n')}`;
  const students = [graded('ono', 90, { username: 'ono' }), graded('bob_x', 33.33, { username: 'bob_x' })];
  const filled = fill(iconv.encode(text, 'utf-16le', { addBOM: false }), students);
  expect(iconv.decode(filled.bytes, 'utf-16le', { stripBOM: false })).toBe(
    text.replace('In Progress', '45').replace('"No"\t""\t""\t""', '"No"\t""\t""\t"16.67"'),
  );
});

describe("Sakai's grades.csv", () => {
  /** As SpreadsheetExporter.java writes it: every cell in quotes but those of no value, and a title above the names of the columns. */
  const sakai =
    '\uFEFF"8puzzle, part 1","SCORE_GRADE_TYPE"\n""\n' +
    '"Display ID","ID","Last Name","First Name","grade","Submission date","Late submission"\n' +
    '"0015","ada","Lovelace","Ada",,"2026-03-05T18:12:06Z","On time"\n' +
    '"0016","bob","O\'Neil","Bob","7.5","2026-03-05T18:12:06.123Z","Late"\n';
  const students = [graded('ada', 90, { username: 'ada' }), graded('bob', 50, { username: 'bob' })];

  it('is filled below the names of its columns, which are on its third line', () => {
    const filled = fill(sakai, students, { outOf: 25, platform: 'sakai' });
    expect([filled.kind, filled.changes.map(({ line }) => line)]).toEqual(['sakai', [4, 5]]);
    expect(textOf(filled)).toBe(sakai.replace('"Ada",,', '"Ada",22.5,').replace('"7.5"', '"12.5"'));
  });

  it.each([
    ['in quotes', sakai],
    ['as older versions write it', sakai.replace('"8puzzle, part 1","SCORE_GRADE_TYPE"\n""', 'Homework 1,Points\n')],
  ])('does not say how many points there are: %s', (_, text) => {
    expect(() => fill(text, students)).toThrow(
      /how many points can be reached in "grade": there is nothing about it in the file/,
    );
  });
});

it.each(['id,grade\n\n5,3,\n', '\n\nid,grade\n5,3\n'])('empty rows alone make no title: %j', (text) => {
  expect(textOf(fill(text, [graded('5', 50)]))).toBe(text.replace('3', '50'));
});

it.each(['utf-16le', 'utf-16be'])(
  'a file in %s needs no mark, and one may name its delimiter in the first line',
  (encoding) => {
    const text = 'sep=;\r\nid;grade\r\n5;\r\n6;3,5\r\n';
    const filled = fill(iconv.encode(text, encoding, { addBOM: false }), [graded('5', 42.5)]);
    expect(iconv.decode(filled.bytes, encoding, { stripBOM: false })).toBe(text.replace('5;\r', '5;42,5\r'));
    expect(filled.changes).toMatchObject([{ line: 3 }]);
  },
);

it("Brightspace's export is matched with its marks before ids", () => {
  const text =
    'OrgDefinedId,Username,8puzzle Points Grade <Numeric MaxPoints:10>,End-of-Line Indicator\n#0012,#ada,,#\n';
  expect(textOf(fill(text, [graded('0012', 75)]))).toBe(text.replace('#ada,,', '#ada,7.5,'));
});

it('any table with ids and one column for scores will do, and its scale can be told', () => {
  const text = 'student id,grade,remark\n5,,"a, b"\n6,3,\n';
  expect(textOf(fill(text, [graded('5', 50), graded('6', 0)], { outOf: 6 }))).toBe(
    'student id,grade,remark\n5,3,"a, b"\n6,0,\n',
  );
});

it.each([
  ['a total that may be a thousand', 'id;name;total;grade\n5;Ada;1,050;\n', '12.5'],
  ['another column, where the own says otherwise', 'id;name;other;grade\n5;Ada;3,5;\n6;Bob;;7.5\n', '12.5'],
  ['another column, where the own says nothing', 'id;name;other;grade\n5;Ada;3,5;\n6;Bob;;7\n', '12,5'],
])('writes decimals as the column does, whatever the others hold: %s', (_, text, value) => {
  expect(fill(text, [graded('5', 12.5)]).changes).toMatchObject([{ new: value }]);
});

it.each([
  ['as the column', 'id,grade\n5,\n6,"75,00"\n', '5,"82,5"'],
  ['as the most', 'ID,Name,Grade,Scale\nParticipant 5,Ada,,"100,00"\n', '5,Ada,"82,5"'],
  ['and not as a list elsewhere', 'id,attempts,grade\n5,"1,2",\n', '5,"1,2",82.5'],
])('writes decimals with a comma between commas, too, %s', (_, text, row) => {
  expect(textOf(fill(text, [graded('5', 82.5)]))).toContain(`${row}${row.includes('Ada') ? ',' : '\n'}`);
});

it('names the rows of nobody in the class, which stay as they are', () => {
  const filled = fill('id,name,grade\n5,Ada,\n6,Bob,10\n,Cy Dee,20\n', [graded('5', 80)]);
  expect(filled.notInClass).toEqual([
    { line: 3, key: '6', name: 'Bob' },
    { line: 4, key: 'Cy Dee', name: null },
  ]);
});

it('rounds halves up, as scores are', () => {
  const filled = fill('id,grade\n5,\n6,\n', [graded('5', 33.3), graded('6', 1.1)], { outOf: 15 });
  expect(filled.changes).toMatchObject([{ new: '5' }, { new: '0.17' }]);
  expect(fill('id,grade\n5,1\n', [graded('5', 50)], { outOf: 1e-7 }).changes).toMatchObject([{ new: '0' }]);
});

it.each([
  [
    'another course',
    canvas,
    [graded('1', 5, { name: 'Doe, Ben' }), graded('2', 6), graded('11', 7)],
    /2 are not in this gradebook, such as Doe, Ben \(1\); 2/,
  ],
  ['an id twice', 'id,grade\n5,\n5,\n', [graded('5', 1)], /Two students of the gradebook have the id "5"/],
  [
    'a student in two rows',
    'id,name,grade\n5,Ada,\n6,Bob,\n',
    [graded('5', 1, { username: '6' })],
    /Two rows of the gradebook/,
  ],
  ['no ids', 'what,grade\n5,\n', [graded('5', 1)], /no column that tells students apart/],
  ['nothing', '', [graded('5', 1)], /is empty/],
  ['zero bytes', 'id,gra\0de\n5,\n', [graded('5', 1)], /it contains zero bytes/],
])('is refused: %s', (_, text, students, message) => {
  expect(() => fill(text, students, { columns: { score: text.includes('78') ? '78' : 'grade' } })).toThrow(message);
});

it("goes by the roster's number, however the platform names its students", () => {
  const students = [
    graded('u-2024-001', 90, { id: 'u_2024/001', lmsId: '7' }),
    graded('x', 50, { lmsId: 'u_2024/001' }),
  ];
  expect(textOf(fill('Student ID,Score\nu_2024/001,\n', students, { partial: true }))).toContain('u_2024/001,90');
});

it("gives nobody the score of somebody else who has the same name, or another's number", () => {
  const students = [
    graded('111', 90, { id: '111', name: 'Jo Doe', lmsId: null }),
    graded('x', 50, { lmsId: '333', name: 'Cy Dee' }),
  ];
  const filled = fill('id,name,grade\n222,"Doe, Jo",\n333,Ada Lovelace,\n', students, { partial: true });
  expect(filled.changes).toEqual([]);
  expect(filled.notInGradebook).toMatchObject([
    { key: '111', score: 90 },
    { key: 'x', name: 'Cy Dee', score: 50 },
  ]);
});

it.each([
  ['Canvas', 'canvas', canvas.replace('"Lovelace, Ada",12,s12', '"Lovelace, Ada",12,')],
  [
    'Moodle',
    'moodle',
    'Identifier,Full name,Grade,Maximum Grade\nParticipant 12,Ada Lovelace,,20\nParticipant 11,Sean,,20\n',
  ],
])('gives nobody the score of a namesake who has another number of %s', (_, platform, text) => {
  const columns = text === '' || platform === 'moodle' ? undefined : { score: '78' };
  const students = [graded('7', 90, { name: 'lovelaceada' }), graded('11', 50)];
  const filled = fill(text, students, { platform, ...(columns === undefined ? {} : { columns }) });
  expect(filled.changes).toMatchObject([{ student: '11' }]);
  expect(filled.notInGradebook).toMatchObject([{ key: '7', score: 90 }]);
});

it.each([
  [
    'a folder named by the name',
    'email,name,grade\n,"Doe, Jane",\n',
    graded('jane-doe', 90, { lmsId: 'Jane Doe', username: 'Jane Doe' }),
  ],
  ['a number whose zeros a spreadsheet dropped', 'id,grade\n1234,\n', graded('x', 90, { id: '001234' })],
  ['a name without its accents', 'email,name,grade\n,"Muller, Zoe",\n', graded('x', 90, { name: 'Zoë Müller' })],
  ['a name as Canvas squeezes it', 'email,name,grade\n,"Doe, Mary-Ann",\n', graded('x', 90, { name: 'doemaryann' })],
  [
    'an email, whatever the name is there',
    'email,name,grade\nmk@x.edu,Mike King,\n',
    graded('x', 90, { name: 'Wil Orr', email: 'MK@x.edu' }),
  ],
])('goes by %s', (_, text, student) => {
  expect(fill(text, [student]).changes).toMatchObject([{ new: '90' }]);
});

it('goes by the platform’s number for a group, whose name is nobody’s', () => {
  const options = { columns: { score: '78' }, partial: true, platform: 'canvas' };
  const filled = fill(canvas, [graded('11', 90, { name: 'team3' })], options);
  expect(filled.notInGradebook).toEqual([]);
});

describe("a folder's number that is one student's on the platform and another's at the university", () => {
  const header = 'Student,ID,SIS User ID,SIS Login ID,Section,8puzzle (78)\n    Points Possible,,,,,20\n';
  const bob = '"Roe, Bob",1001,2002,bob,A,\n';
  const ann = '"Doe, Ann",5001,1001,ann,A,\n';

  it.each([
    ['is nobody else’s', bob, { id: '1001', name: 'Ann Doe' }, []],
    ['is hers by the roster', bob + ann, { id: '1001', name: 'Ann Doe' }, [{ line: 4, new: '20' }]],
    ['is not guessed without one', bob + ann, {}, []],
  ])('%s', (_, rows, who, changes) => {
    expect(fill(header + rows, [graded('1001', 100, who)], { partial: true }).changes).toMatchObject(changes);
  });
});

it('does not mind what columns beside the ids say twice', () => {
  const filled = fill('id,email,grade\n5,n/a,\n6,n/a,\n', [graded('5', 80), graded('6', 70)]);
  expect(filled.changes.map(({ new: score }) => score)).toEqual(['80', '70']);
});

it('fills rows whose empty cells at the end a spreadsheet has dropped', () => {
  const text = 'id,remark,late,grade,more\r\n5\r\n6,"a ""b"""\r\n7,,,3,x\r\n8,,,,\r\n9,late';
  const students = ['5', '6', '7', '9'].map((id) => graded(id, 80));
  expect(textOf(fill(text, students))).toBe(
    'id,remark,late,grade,more\r\n5,,,80\r\n6,"a ""b""",,80\r\n7,,,80,x\r\n8,,,,\r\n9,late,,80',
  );
});

it('keeps the cells of who is without a score, and the list of changes tells why', () => {
  const states = ['grader-fault', 'waiting', 'missing', 'not-gradable'] as const;
  const students = states.map((state, index) => graded(String(index), null, { state }));
  const text = 'id,grade\n0,10\n1,20\n2,30\n3,40\n4,\n';
  const filled = fill(text, [...students, graded('4', 50)]);
  expect(textOf(filled)).toBe(text.replace('4,\n', '4,50\n'));
  expect(filled.list.split('\r\n')).toEqual([
    ...['student,line,old,new,state', '4,6,,50,graded'],
    ...['0,2,10,,grader-fault', '1,3,20,,waiting', '2,4,30,,missing', '3,5,40,,not-gradable', ''],
  ]);
});

it('a section of the class may be filled alone', () => {
  const filled = fill('id,grade\n5,\n', [graded('1', 5), graded('2', 6), graded('5', 7)], { partial: true });
  expect(filled.notInGradebook.map(({ key }) => key)).toEqual(['1', '2']);
});

it('changes nothing but cells of scores, whatever the other cells hold', () => {
  const cell = fc
    .string({ unit: 'grapheme-composite', maxLength: 12 })
    .map((text) => `"${text.replaceAll('"', '""')}"`);
  const table = fc.record({
    delimiter: fc.constantFrom(',', ';', '\t'),
    end: fc.constantFrom('\n', '\r\n'),
    rows: fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }),
    scores: fc.array(fc.option(fc.integer({ min: 0, max: 100 })), { minLength: 8, maxLength: 8 }),
  });
  fc.assert(
    fc.property(table, ({ delimiter, end, rows, scores }) => {
      const make = (valueOf: (index: number) => string): string =>
        [
          ['id', 'remark', 'grade', 'more'],
          ...rows.map(([one, other], index) => [String(index + 1), one, valueOf(index), other]),
        ]
          .map((cells) => cells.join(delimiter))
          .join(end);
      const students = scores.map((score, index) => graded(String(index + 1), score)).slice(0, rows.length);
      const filled = fill(
        make(() => ''),
        students,
      );
      expect(textOf(filled)).toBe(make((index) => String(scores[index] ?? '')));
    }),
  );
});
