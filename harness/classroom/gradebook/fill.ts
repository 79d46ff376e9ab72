/** Fills the file that an instructor downloaded: only cells of scores change, and none of them becomes empty. */
import { usageError } from '../../contracts/errors.ts';
import { exact, hundredths } from '../../rubric/score.ts';
import { at, defined } from '../../text/at.ts';
import { sanitizeText } from '../../text/sanitize.ts';
import { suggestion } from '../../text/suggest.ts';
import { readRoster, type RosterRow } from '../roster/roster.ts';
import { type Cell, cellAt, delimiterOf, replaceCells, type Row, rowsOf } from '../roster/cells.ts';
import { type CellChange, changesCsv } from './changes-csv.ts';
import { decodeGradebook } from './encoding.ts';
import { type GradebookKind, gradebookKinds } from './platforms.ts';
import { listOf, whoIs } from '../who-is.ts';
import { type GradedStudent, studentsByRow } from './match-rows.ts';
import { isThousands, type Scale, scaleNotes, scaleOf } from './scale.ts';

export interface FillOptions {
  /** The platform, where its file is not recognised. */
  readonly kind?: string | undefined;
  /** `score`: the title of the column, or a part of it that no other has. */
  readonly columns?: Readonly<Record<string, string>> | undefined;
  /** Points of a score of 100, where the file does not say: needed on platforms whose files do, else 100 by default. */
  readonly outOf?: number | undefined;
  /** The file may hold less than half of the class. */
  readonly partial?: boolean | undefined;
}

export interface FillRequest extends FillOptions {
  readonly bytes: Buffer;
  /** For messages. */
  readonly file: string;
  readonly students: readonly GradedStudent[];
  /** Of the bundle: the platform whose numbers the students have. */
  readonly platform: string;
}

export interface Filled {
  readonly kind: string;
  /** Title of the column that was filled. */
  readonly column: string;
  readonly bytes: Buffer;
  readonly changes: readonly CellChange[];
  /** The changes, as CSV. */
  readonly list: string;
  /** Of the changes: those that excuse a student. */
  readonly excused: number;
  readonly unchanged: number;
  /** Students with a score who are not in it. */
  readonly notInGradebook: readonly ScoredStudent[];
  /** Rows of nobody in the class, which stay as they are. */
  readonly notInClass: readonly Stranger[];
  /** Their cells stay as they are. */
  readonly noScore: readonly LeftCell[];
  /** Marked as excused in the gradebook before: their cells stay so. */
  readonly excusedBefore: readonly LeftCell[];
  readonly notes: readonly string[];
}

/** A student whose score is written nowhere. */
export type ScoredStudent = Pick<GradedStudent, 'key' | 'name' | 'score'>;

/** As the gradebook knows somebody: `key` is the first that it has of a number, a username and an address. */
interface Stranger extends Pick<GradedStudent, 'key' | 'name'> {
  readonly line: number;
}

/** A student whose cell stays as it is, and what is in it. */
export interface LeftCell extends Readonly<Pick<GradedStudent, 'key' | 'name' | 'state'>> {
  readonly old: string;
}

/** Pure. @throws {GraderError} of usage: no gradebook, no such column or several, another course's, one id twice */
export const fillGradebook = (request: FillRequest): Filled => {
  const { bytes, file, students, outOf } = request;
  const { text, ...encoding } = decodeGradebook(bytes, file);
  const delimiter = delimiterOf(text);
  const [first, ...rows] = rowsOf(text, delimiter, file);
  if (first === undefined) throw wrong('gradebook-empty', 'The gradebook is empty.', file, 'Download it again.');
  const header = first.cells.map(({ value }) => value.trim());
  const kind = kindOf(request.kind, (one) => one.matches(header, rows, first.isBelowTitle === true));
  const column = scoreColumn(kind, header, { ...request, file: `${file}:${String(first.line)}` });
  const roster = readRoster(bytes, file, 'gradebook');
  const found = studentsByRow(roster.rows, students, kind.id !== request.platform);
  requireSameCourse(found, request);
  const decimalComma = usesComma({ kind, header, rows, column, delimiter });
  const sheet = { file, outOf, kind, column, title: at(header, column), header, rows, delimiter, decimalComma };
  const cells = [...found].flatMap(([row, student]) => cellOf(sheet, row, student));
  const changes = cells.filter(({ old, value }) => !isSame(old, value));
  const listed = new Set(found.values());
  const list = changes.map((cell) => changeOf(cell.student, cell, cell.value));
  const filled = new Set(cells.map(({ student }) => student));
  const left = [...found].flatMap(([row, student]) => (filled.has(student) ? [] : [leftCell(sheet, row, student)]));
  const isExcused = ({ old }: LeftCell): boolean => kind.excused !== null && old === kind.excused;
  return {
    kind: kind.id,
    column: sheet.title,
    bytes: encoding.encode(replaceCells(text, changes, delimiter)),
    changes: list,
    list: changesCsv([...list, ...left.filter(({ old }) => old !== '').map(ofLeft)]),
    excused: changes.filter(({ student }) => student.score === null).length,
    unchanged: cells.length - changes.length,
    notInGradebook: students
      .filter((one) => one.score !== null && !listed.has(one))
      .map(({ key, name, score }) => ({ key, name, score })),
    notInClass: roster.rows.filter((row) => !found.has(row)).map(strangerOf),
    noScore: left.filter((cell) => !isExcused(cell)),
    excusedBefore: left.filter(isExcused),
    notes: [...notesOf(sheet, found), ...scaleNotes(cells, outOf)],
  };
};

const strangerOf = ({ line, name, id, username, email, lmsId }: RosterRow): Stranger => {
  const key = id ?? username ?? email ?? lmsId;
  return key === null ? { line, key: String(name), name: null } : { line, key, name };
};

const leftCell = (sheet: Sheet, { line }: RosterRow, student: GradedStudent): LeftCell & { line: number } => {
  const old = cellAt(rowAt(sheet, line), sheet.column, sheet.delimiter).value.trim();
  return { key: student.key, name: student.name, state: student.state, old, line };
};

/** The file is read twice, for who is in it and for where its cells are: a row that only one reading finds is our fault. */
const rowAt = ({ rows }: Sheet, line: number): Row =>
  defined(
    rows.find((row) => row.line === line),
    `no row of the gradebook begins on line ${String(line)}`,
  );

const changeOf = (
  student: Pick<GradedStudent, 'key' | 'name' | 'state'>,
  { line, old }: Pick<CellChange, 'line' | 'old'>,
  value: string,
): CellChange => ({ student: whoIs(student), line, old, new: value, state: student.state });

/** Whoever uploads the file sees here what stays though it is no score of this class. */
const ofLeft = (cell: LeftCell & { readonly line: number }): CellChange => changeOf(cell, cell, '');

interface Sheet {
  readonly file: string;
  readonly outOf: number | undefined;
  readonly kind: GradebookKind;
  readonly column: number;
  readonly title: string;
  readonly header: readonly string[];
  readonly rows: readonly Row[];
  readonly delimiter: string;
  readonly decimalComma: boolean;
}

interface FilledCell {
  readonly line: number;
  readonly student: GradedStudent;
  readonly cell: Cell;
  readonly old: string;
  readonly value: string;
  /** Null for who is excused. */
  readonly scale: Scale | null;
}

/** None for a student without a score, and none over what excuses a student already. */
const cellOf = (sheet: Sheet, { line }: RosterRow, student: GradedStudent): readonly FilledCell[] => {
  const { file, kind, column, title, rows, header, outOf, decimalComma } = sheet;
  const row = rowAt(sheet, line);
  const cell = cellAt(row, column, sheet.delimiter);
  const old = cell.value.trim();
  if (kind.excused !== null && old === kind.excused) return [];
  if (student.state === 'excused' && kind.excused !== null)
    return [{ line, student, cell, old, value: kind.excused, scale: null }];
  if (student.score === null) return [];
  const sure = kind.most(title, column, row, rows, header);
  const said = sure ?? (outOf === undefined ? kind.likelyMost?.(column, row, header) : undefined);
  const scale = scaleOf(said, outOf, { kind, title, where: `${file}:${String(line)}` });
  const points = String(hundredths(exact(student.score).mul(exact(scale.most)).div(100)));
  return [{ line, student, cell, old, value: decimalComma ? points.replace('.', ',') : points, scale }];
};

const isSame = (old: string, value: string): boolean =>
  old === value ||
  (old !== '' && !isThousands(old) && Number(old.replace(',', '.')) === Number(value.replace(',', '.')));

/**
 * As Excel writes it where numbers have a comma, with semicolons between cells: the column and its maximum tell, else the others
 * behind it or the ids. Between commas only those of the column tell, where all of them are commas: others may be lists.
 */
const usesComma = ({
  kind,
  header,
  rows,
  column,
  delimiter,
}: Omit<Sheet, 'file' | 'outOf' | 'title' | 'decimalComma'>): boolean => {
  const own = rows.flatMap((row) => [
    row.cells[column]?.value ?? '',
    kind.most(at(header, column), column, row, rows, header) ?? kind.likelyMost?.(column, row, header) ?? '',
  ]);
  const others = rows.flatMap(({ cells }) => cells.slice(Math.min(column, 2)).map(({ value }) => value));
  if (delimiter === ',') return isAlways(',', decimalMarks(own));
  const marks = [own, others].map(decimalMarks).find((found) => found.length > 0);
  return marks?.includes(',') === true;
};

const isAlways = (wanted: string, marks: readonly string[]): boolean =>
  marks.length > 0 && marks.every((mark) => mark === wanted);

/** Not of `1,050`, which may be a thousand. */
const decimalMarks = (values: readonly string[]): readonly string[] =>
  values.flatMap((value) => (isThousands(value.trim()) ? [] : (/^\d+([.,])\d+$/.exec(value.trim())?.[1] ?? [])));

const kindOf = (wanted: string | undefined, matches: (kind: GradebookKind) => boolean): GradebookKind => {
  const known = gradebookKinds.map(({ id }) => id);
  const found = gradebookKinds.find((kind) => (wanted === undefined ? matches(kind) : kind.id === wanted));
  if (found !== undefined) return found;
  throw usageError('unknown-gradebook', `There is no gradebook of "${sanitizeText(wanted ?? '', 60)}".`, {
    where: '--platform',
    remedy: suggestion(wanted ?? '', known),
  });
};

const scoreColumn = (kind: GradebookKind, header: readonly string[], { columns = {}, file }: FillRequest): number => {
  const wanted = columns['score'];
  const candidates = header.flatMap((title, index) => {
    if (wanted === undefined) return kind.isScore(title) ? [index] : [];
    return title === wanted || title.includes(wanted) ? [index] : [];
  });
  const exact = candidates.filter((index) => header[index] === wanted);
  const [only, ...others] = exact.length > 0 ? exact : candidates;
  if (only !== undefined && others.length === 0) return only;
  const titles = (candidates.length > 0 ? candidates.map((index) => at(header, index)) : header).slice(0, 12);
  const list = titles.map((title) => `"${sanitizeText(title, 80)}"`).join(', ');
  const what = wanted === undefined ? 'holds the scores of this assignment' : `is called "${sanitizeText(wanted, 80)}"`;
  throw wrong(
    'gradebook-column',
    only === undefined ? `No column ${what}. There are: ${list}.` : `Several columns may hold the scores: ${list}.`,
    file,
    'Name the column: --column score=TITLE',
  );
};

/** A slip with the file would put scores beside wrong names, or nowhere. */
const requireSameCourse = (
  found: ReadonlyMap<RosterRow, GradedStudent>,
  { students, partial = false, file }: FillRequest,
): void => {
  const scored = students.filter(({ score }) => score !== null);
  const listed = new Set(found.values());
  const absent = scored.filter((one) => !listed.has(one));
  if (partial || absent.length * 2 <= scored.length) return;
  throw wrong(
    'other-gradebook',
    `Of ${String(scored.length)} students with a score, ${String(absent.length)} are not in this gradebook, such as ${listOf(absent.slice(0, 3))}.`,
    file,
    'Is it for another course? If it is for only one section of the class, add --partial.',
  );
};

const notesOf = ({ kind }: Sheet, found: ReadonlyMap<RosterRow, GradedStudent>): readonly string[] => {
  const excused = [...found.values()].filter(({ state }) => state === 'excused');
  if (excused.length === 0 || kind.excused !== null) return [];
  return [`Excused, which this gradebook cannot show, and left as they are: ${listOf(excused)}.`];
};

const wrong = (code: string, message: string, where: string, remedy: string): Error =>
  usageError(code, message, { where: sanitizeText(where, 300), remedy });
