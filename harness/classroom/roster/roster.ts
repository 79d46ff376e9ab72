/** Who is in the class: a CSV of the course's own, or a platform's gradebook or worksheet, which names everybody too. */
import { usageError } from '../../contracts/errors.ts';
import { at } from '../../text/at.ts';
import { sanitizeText } from '../../text/sanitize.ts';
import { type Column, columnsOf, isCalled, isCanvas, plainHeader, usualNames } from './columns.ts';
import { isAddress } from './ids.ts';
import { isSomebodyElse } from './names.ts';
import { readTable, type Table, type TableRow } from './table.ts';

export interface RosterRow {
  /** In the roster's file, from 1. */
  readonly line: number;
  /** The course's or university's number of the student. */
  readonly id: string | null;
  readonly name: string | null;
  readonly username: string | null;
  readonly email: string | null;
  /** The platform's own number, which its bundles have: Canvas's `ID`, the participant of Moodle's `Identifier`. */
  readonly lmsId: string | null;
  readonly section: string | null;
  readonly group: string | null;
}

export interface Roster {
  /** As it was named, for messages. */
  readonly file: string;
  readonly rows: readonly RosterRow[];
  /** Who teaches, in the platform's view of a student: in the class only where something was handed in so. */
  readonly pretended?: readonly RosterRow[];
}

/** What of a row is one student's alone: a roster says nothing doubtful, a gradebook may have anything in other columns. */
const unique = { roster: ['id', 'lmsId', 'username', 'email'], gradebook: ['id', 'lmsId'] } as const;
type Kind = keyof typeof unique;

/**
 * Reads CSV or TSV with the names of its columns in the first line, in any order and in English, German, French or
 * Spanish. @throws {GraderError} of usage, with file and line: no column that tells students apart, one id twice
 */
export const readRoster = (bytes: Buffer, file: string, kind: Kind = 'roster'): Roster => {
  const table = readTable(bytes, file);
  const columns = meaningOf(table);
  requireId(columns, table, { file, kind });
  const all = table.rows.flatMap((row) => toRow(row, columns) ?? []).filter(({ name }) => name !== 'Points Possible');
  const rows = all.filter((row) => !isPretended(row));
  requireWhole(rows, { file, kind });
  requireUnique(rows, { file, kind });
  return { file, rows, pretended: all.filter(isPretended) };
};

interface Source {
  readonly file: string;
  readonly kind: Kind;
}

type Columns = ReadonlyMap<Column, number>;

/** What the columns mean, where the same word means something else on one platform. */
const meaningOf = (table: Table): Columns => {
  const columns = new Map(columnsOf(table.header));
  const plain = table.header.map(plainHeader);
  if (isCanvas(table.header)) {
    // `ID` is Canvas's own number, the university's is `SIS User ID`.
    columns.set('lmsId', plain.indexOf('id'));
    setId(columns, plain.indexOf('sisuserid'));
  }
  const participant = participantColumn(table);
  if (participant >= 0) {
    // Moodle's worksheet (feedback/offline/importgradeslib.php): the word before the number is in the site's language.
    columns.set('lmsId', participant);
    const ids = ['idnumber', 'idnummer', 'matrikelnummer', 'numerodidentification', 'numerodeid'];
    const id = plain.findIndex((name) => ids.includes(name));
    if (columns.get('id') === participant) setId(columns, id);
  }
  const organisation = columns.get('orgId');
  if (organisation !== undefined) columns.set('id', organisation);
  for (const half of ['first', 'last'] as const) {
    const name = columns.get('name');
    if (name === undefined || !isHalf(half, name, columns, table)) continue;
    columns.delete('name');
    columns.set(half, name);
  }
  return columns;
};

/** The `Name` of "Name, Vorname" or "Name, Surname": most of the others are not in it. */
const isHalf = (half: 'first' | 'last', name: number, columns: Columns, { rows }: Table): boolean => {
  const other = columns.get(half === 'first' ? 'last' : 'first');
  if (other === undefined || columns.has(half)) return false;
  const apart = rows.filter(({ cells }) => isSomebodyElse(cells[name] ?? null, cells[other] ?? null));
  return apart.length * 2 > rows.length;
};

/** None for an index below 0. */
const setId = (columns: Map<Column, number>, index: number): void => {
  if (index < 0) columns.delete('id');
  else columns.set('id', index);
};

/** Of the first two columns the one whose every value is one word and a number of its own, "Participant 657737", and no "Lab 3". */
const participantColumn = ({ header, rows }: Table): number =>
  [0, 1].find((index) => {
    if (isCalled(header[index] ?? '', ['section', 'group', 'name', 'first', 'last'])) return false;
    const found = rows.map(({ cells }) => participant.exec(cells[index] ?? ''));
    const [words, numbers] = [new Set(found.map((one) => one?.[1])), new Set(found.map((one) => one?.[2]))];
    return words.size === 1 && !words.has(undefined) && numbers.size === rows.length;
  }) ?? -1;

const participant = /^(\p{L}[^\d]*) (\d+)$/u;

const requireId = (columns: Columns, table: Table, { file, kind }: Source): void => {
  if ((['id', 'lmsId', 'username', 'email'] as const).some((column) => columns.has(column))) return;
  const headers = table.header.map((name) => `"${name}"`).join(', ');
  throw usageError(
    'roster-without-id',
    `The ${kind} has no column that tells students apart. Its columns: ${headers}.`,
    {
      where: `${sanitizeText(file, 300)}:1`,
      remedy: `Name one of them in the first line: ${usualNames}. Also understood: name, or first and last name, section, group.`,
    },
  );
};

const toRow = ({ line, cells }: TableRow, columns: Columns): RosterRow | null => {
  const cell = (column: Column): string | null => {
    const index = columns.get(column);
    const text = index === undefined || index >= cells.length ? '' : at(cells, index);
    return text === '' ? null : text;
  };
  const [first, last] = [cell('first'), cell('last')];
  const parts = [first, last].filter((part) => part !== null).join(' ');
  const [id, username] = [asWritten(cell('id')), asWritten(cell('username'))];
  const row = {
    line,
    id,
    name: cell('name') ?? (parts === '' ? null : parts),
    username,
    // Many a platform's login is the address, and so is what GitHub Classroom's roster has as the identifier.
    email: cell('email') ?? [username, id].find((one) => one !== null && isAddress(one)) ?? null,
    lmsId: participant.exec(cell('lmsId') ?? '')?.[2] ?? asWritten(cell('lmsId')),
    section: cell('section'),
    group: cell('group'),
  };
  return row.id === null && row.name === null && row.username === null && row.email === null && row.lmsId === null
    ? null
    : row;
};

/**
 * Brightspace puts `#` before ids and usernames, so that spreadsheets leave them alone; what takes numbers for measurements
 * writes `1001.0`.
 */
const asWritten = (text: string | null): string | null =>
  text === null ? null : text.replace(/^#/, '').replace(/^(\d+)\.0+$/, '$1');

/** Canvas's. */
const isPretended = ({ name, id, lmsId }: RosterRow): boolean =>
  (name === 'Student, Test' && id === null) || (name === 'Test Student' && id === null && lmsId !== null);

/** `1.23E+05`: digits are gone, and students whose ids begin alike have one and the same. */
const shortened = /^\d(?:[.,]\d+)?E\+\d+$/i;

const requireWhole = (rows: readonly RosterRow[], { file, kind }: Source): void => {
  for (const column of ['id', 'lmsId', 'username'] as const) {
    const row = rows.find((one) => shortened.test(one[column] ?? ''));
    if (row === undefined) continue;
    throw usageError(
      'roster-id-shortened',
      `A spreadsheet has shortened the ${columnNames[column]} "${String(row[column])}" of the ${kind}.`,
      {
        where: `${sanitizeText(file, 300)}:${String(row.line)}`,
        remedy:
          'Download the file again and do not save it in a spreadsheet, or format the column as text and write the ids again.',
      },
    );
  }
};

const requireUnique = (rows: readonly RosterRow[], source: Source): void => {
  for (const column of unique[source.kind]) {
    const byKey = Map.groupBy(rows, (row) => row[column]?.toLowerCase());
    for (const [key, [one, other]] of byKey) {
      if (key !== undefined && one !== undefined && other !== undefined) throw twice(column, [one, other], source);
    }
  }
};

const columnNames = { id: 'id', lmsId: "platform's id", username: 'username', email: 'email' } as const;

const twice = (column: keyof typeof columnNames, rows: readonly RosterRow[], { file, kind }: Source): Error => {
  const shown = sanitizeText(file, 300);
  const value = String(at(rows, 0)[column]);
  return usageError('roster-id-twice', `Two students of the ${kind} have the ${columnNames[column]} "${value}".`, {
    where: rows.map(({ line }) => `${shown}:${String(line)}`).join(' and '),
    remedy: 'Remove one of the rows, or correct it.',
  });
};
