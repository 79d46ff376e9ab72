import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { readRoster, type RosterRow } from './roster.ts';

const rowsOf = (text: string | Buffer): readonly RosterRow[] => readRoster(Buffer.from(text), 'roster.csv').rows;

/** What is known of the first student, without what is not. */
const firstOf = (text: string | Buffer): Record<string, unknown> =>
  Object.fromEntries(Object.entries(rowsOf(text)[0] ?? {}).filter(([, value]) => value !== null));

const whereOf = (text: string): string => {
  try {
    rowsOf(text);
  } catch (error) {
    if (error instanceof Error && 'where' in error && 'remedy' in error)
      return [error.message, error.where, error.remedy].join('\n');
  }
  return 'no error';
};

describe('a roster', () => {
  it('has its columns in any order', () => {
    expect(firstOf('section,email,name,id,group\nA,ada@x.edu,Ada Lovelace,1,Red\n')).toEqual({
      ...{ line: 2, id: '1', name: 'Ada Lovelace', email: 'ada@x.edu', section: 'A', group: 'Red' },
    });
  });

  it.each([
    ['semicolons', 'id;name\n1;"Lovelace; Ada"\n', 'Lovelace; Ada'],
    ['tabs', 'id\tname\n1\tLovelace, Ada\n', 'Lovelace, Ada'],
    ['quotes, commas and CRLF', '"id","name"\r\n"1","Lovelace, ""Ada"""\r\n', 'Lovelace, "Ada"'],
    ['blank lines', '\nid,name\n\n1,Ada\n,,\n', 'Ada'],
    ['its delimiter in the first line', 'sep=|\nid|name\n1|Lovelace; Ada\n', 'Lovelace; Ada'],
    ['ids as formulas, for Excel', '"id",name\n="1",Ada\n', 'Ada'],
    ['the same in quotes', 'name;id\nAda;"=""1"""\n', 'Ada'],
    ['lines in the name of a column', '\uFEFF"Student\n,id";name\n1;Ada\n', 'Ada'],
    ['lines in a cell', 'id,name\n1,"Ada\r\nLovelace"\n', 'Ada Lovelace'],
    ['unseen marks at the ends of cells', 'id,name\n\u200e1\u200b,\u200fAda\u200f\n', 'Ada'],
    ['a short row', 'name,id,email\nAda,1\n', 'Ada'],
  ])('may be written with %s', (_, text, name) => {
    expect(firstOf(text)).toMatchObject({ id: '1', name });
    expect(rowsOf(text)).toHaveLength(1);
  });

  it.each([
    ['UTF-8', 'utf8', false],
    ['UTF-8 with a byte order mark', 'utf8', true],
    ['UTF-16 LE', 'utf-16le', true],
    ['UTF-16 BE', 'utf-16be', true],
    ['UTF-16 LE without a mark', 'utf-16le', false],
    ['Windows-1252', 'win1252', false],
  ])('may be in %s', (_, encoding, addBOM) => {
    expect(firstOf(iconv.encode('id,name\n1,Zoë Müller\n', encoding, { addBOM }))).toMatchObject({
      id: '1',
      name: 'Zoë Müller',
    });
  });

  it.each([
    ['Matrikelnummer;Nachname;Vorname;E-Mail-Adresse;Gruppe', { id: '1', name: 'c b', email: 'd', group: 'e' }],
    ['Matrikelnummer;Name;Vorname;E-Mail;Gruppe', { id: '1', name: 'c b', email: 'd', group: 'e' }],
    ["Numéro d'étudiant;Nom;Prénom;Courriel;Groupe", { name: 'c b', email: 'd', group: 'e' }],
    ['Matrícula;Apellidos;Nombre;Correo electrónico;Grupo', { id: '1', name: 'c b', email: 'd', group: 'e' }],
    ['ID;Name;Surname;Email;Group', { id: '1', name: 'b c', email: 'd', group: 'e' }],
    ['SIS User ID;Last Name;First Name;Email;Team', { id: '1', name: 'c b', email: 'd', group: 'e' }],
  ])('may have headers in other languages: %s', (header, expected) => {
    expect(firstOf(`${header}\n1;b;c;d;e\n`)).toMatchObject(expected);
  });

  it('has whole names in a column of names, also where first names stand beside them', () => {
    const text = 'id,name,first name\n1,"Lovelace, Ada",Ada\n2,Robert Roe,Bob\n3,Zoë Paul,Zoë\n';
    expect(rowsOf(text).map(({ name }) => name)).toEqual(['Lovelace, Ada', 'Robert Roe', 'Zoë Paul']);
    const surnames = 'id,name,surname\n1,Ada Lovelace,Lovelace\n2,Robert Roe,Roe\n';
    expect(rowsOf(surnames).map(({ name }) => name)).toEqual(['Ada Lovelace', 'Robert Roe']);
  });

  it.each(['Section', 'Lab', 'Team', 'Name', 'Week'])('has no numbers of participants in its column %s', (header) => {
    const rows = rowsOf(`${header},id,section\n${header} 3,1,A\n${header} 3,2,A\n`);
    expect(rows.map(({ id, lmsId }) => [id, lmsId])).toEqual([
      ['1', null],
      ['2', null],
    ]);
  });

  it('keeps leading zeros, and no decimals that a program has added', () => {
    expect(firstOf('id,name\n00123,Ada\n')).toMatchObject({ id: '00123' });
    expect(firstOf('id,canvas id\n1001.0,77.0\n')).toMatchObject({ id: '1001', lmsId: '77' });
  });
});

describe("a platform's file as a roster", () => {
  it("is Canvas's gradebook, without its own rows", () => {
    const text =
      '\uFEFFStudent,ID,SIS User ID,SIS Login ID,Section,Homework (77)\n,,,,,Manual Posting\n    Points Possible,,,,,100\n' +
      '"Lovelace, Ada",340934,u1,ada,A,\n"Student, Test",99,,abc123,A,\n';
    expect(rowsOf(text)).toEqual([
      {
        line: 4,
        id: 'u1',
        name: 'Lovelace, Ada',
        username: 'ada',
        email: null,
        lmsId: '340934',
        section: 'A',
        group: null,
      },
    ]);
  });

  it('has addresses where it calls them usernames or identifiers', () => {
    expect(firstOf('identifier,github_username,name\nada@x.edu,ada,Ada\n')).toMatchObject({
      ...{ id: 'ada@x.edu', username: 'ada', email: 'ada@x.edu' },
    });
    expect(firstOf('Student,ID,SIS Login ID,Section\n"Lovelace, Ada",7,ada@x.edu,A\n')).toMatchObject({
      email: 'ada@x.edu',
    });
  });

  it("is Canvas's gradebook with first and last names apart", () => {
    const text =
      'LastName,FirstName,ID,SIS User ID,SIS Login ID,Section,Homework (77)\n    Points Possible,,,,,,100\n' +
      'Lovelace,Ada,340934,u1,ada,A,\nStudent,Test,99,,abc123,A,\n';
    expect(rowsOf(text)).toMatchObject([{ line: 3, id: 'u1', name: 'Ada Lovelace', lmsId: '340934' }]);
    expect(firstOf('last name,first name,id,section\nLovelace,Ada,u1,A\n')).toMatchObject({ id: 'u1' });
  });

  it.each([
    'Identifier,Full name,Email address,Status,Grade',
    'ID,Vollständiger Name,E-Mail-Adresse,Status,Bewertung',
    'Kennziffer,Name,Mail,Status,x',
  ])("is Moodle's worksheet: %s", (header) => {
    const text = `${header}\nTeilnehmer/in 657737,Ada,ada@x.edu,,\nTeilnehmer/in 657738,Bob,bob@x.edu,,\n`;
    expect(rowsOf(text)[0]).toMatchObject({ lmsId: '657737', id: null, name: 'Ada', email: 'ada@x.edu' });
  });

  it('is the roster of Classroom 50', () => {
    const text = 'username,first_name,last_name,email,section,github_id\nada,Ada,Lovelace,ada@x.edu,A,77\n';
    expect(firstOf(text)).toMatchObject({ username: 'ada', name: 'Ada Lovelace', lmsId: '77', section: 'A' });
  });

  it("is Brightspace's export", () => {
    const text =
      'OrgDefinedId,Username,Last Name,First Name,Homework Points Grade,End-of-Line Indicator\n#123,#ada,Lovelace,Ada,,#\n';
    expect(firstOf(text)).toMatchObject({ id: '123', username: 'ada', name: 'Ada Lovelace' });
  });
});

describe('a roster that cannot be used', () => {
  it('has one id twice: both lines are named', () => {
    expect(whereOf('id,name\n1,"Ada\nLovelace"\n2,Bob\n1,Zoë\n')).toBe(
      'Two students of the roster have the id "1".\nroster.csv:2 and roster.csv:5\nRemove one of the rows, or correct it.',
    );
  });

  it.each([
    ['id', 'id,name\n7,Ada\n1.23E+05,Bob\n1.23E+05,Zoë\n'],
    ["platform's id", 'Student;ID;SIS User ID;Section\nAda;1001;u1;A\nBob;1,00E+03;u2;A\n'],
    ['username', 'username,email\n7,ada@x.edu\n1E+05,bob@x.edu\n'],
  ])('has a student whose %s a spreadsheet has shortened', (what, text) => {
    expect(whereOf(text)).toMatch(
      new RegExp(
        `^A spreadsheet has shortened the ${what} "[^"]+" of the roster.\nroster.csv:3\nDownload the file again`,
      ),
    );
  });

  it('has no column that tells students apart', () => {
    expect(whereOf('name,points\nAda,1\n')).toBe(
      'The roster has no column that tells students apart. Its columns: "name", "points".\nroster.csv:1\n' +
        'Name one of them in the first line: id, student id, SIS User ID, OrgDefinedId, Identifier, username, SIS Login ID, email. ' +
        'Also understood: name, or first and last name, section, group.',
    );
  });

  it.each([
    ['is empty', '', 'it is empty'],
    ['has an open quote', 'id,name\n1,"Ada\n', 'roster.csv:2'],
    ['has text behind a quote, in which a row is lost', 'id,name\n0,Zoë\n1,"Ada\n2,Bob "x"\n', 'roster.csv:3'],
    ['is no text', 'PK\u0003\u0004', 'it is not text'],
  ])('%s', (_, text, reason) => {
    expect(whereOf(text)).toContain(reason);
  });

  it('cannot hide in a header that is a property of objects', () => {
    expect(whereOf('__proto__,constructor\n1,2\n')).toContain('Its columns: "__proto__", "constructor".');
  });
});
