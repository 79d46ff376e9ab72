/**
 * Classroom 50, `gh teacher download` (foundation50/classroom50 download.go): a folder of the repository for each student,
 * `result.json` and `results.json` in it, and `scores.csv` beside the folders. With `--by-pattern` there are only folders.
 */
import { at, valueOf } from '../../../text/at.ts';
import { readTable } from '../../roster/table.ts';
import { baseName, belowFirst, type Entry, firstName } from '../entry.ts';
import { ownerOf, type Piece, plainDraft, type Platform, readEach } from '../platform.ts';
import type { LocalTime } from '../dates.ts';
import { readMetadata } from '../metadata.ts';
import { parseTimestamp } from '../timestamp.ts';

const outer = /^(?<prefix>.+)_submissions_\d{4}_\d\d_\d\d_T_\d\d_\d\d_\d\d$/;
const results = ['result.json', 'results.json'];

export const classroom50: Platform = {
  id: 'classroom50',
  title: 'Classroom 50',
  matches: (names) => {
    const isNamed = names.some((name) => outer.test(firstName(name)));
    const hasScores =
      names.some(isScores) && names.some((name) => depth(name) >= 2 && baseName(name) === 'result.json');
    return isNamed || hasScores ? names.filter((name) => name.includes('/') || isScores(name)) : [];
  },
  read: async (entries, localTime) => {
    const scores = entries.find(({ path }) => isScores(path));
    const rows = scores === undefined ? new Map<string, Row>() : readScores(await readMetadata(scores), scores.place);
    const around = aroundOf(entries.map(({ path }) => path));
    return readEach(entries, (entry) => pieceOf(entry, around, rows, localTime));
  },
};

const depth = (path: string): number => path.split('/').length;

const isScores = (path: string): boolean =>
  path === 'scores.csv' || (depth(path) === 2 && baseName(path) === 'scores.csv' && outer.test(firstName(path)));

/** The folder around those of the students, and what their names begin with. */
interface Around {
  readonly folder: string;
  readonly prefix: string;
}

const aroundOf = (paths: readonly string[]): Around => {
  const first = paths.map(firstName).find((name) => outer.test(name));
  const prefix = first === undefined ? undefined : outer.exec(first)?.groups?.['prefix'];
  return { folder: first === undefined ? '' : `${first}/`, prefix: prefix === undefined ? '' : `${prefix}-` };
};

type Row = ReadonlyMap<string, string>;
/** By username in lower case: for GitHub they are the same in upper case. */
type Rows = ReadonlyMap<string, Row>;

const readScores = (bytes: Buffer, place: string): Rows => {
  const { header, rows } = readTable(bytes, place);
  const read = rows.map(
    ({ cells }): Row =>
      new Map(header.flatMap((name, index) => (index < cells.length ? [[name, at(cells, index)] as const] : []))),
  );
  // A line for each submission, the newest first: that is the one whose files are in the bundle.
  const named = read.toReversed().map((row) => [row.get('username')?.toLowerCase(), row] as const);
  return new Map(named.filter((one): one is [string, Row] => isGiven(one[0])));
};

const pieceOf = (entry: Entry, around: Around, rows: Rows, localTime: LocalTime): Piece | string | null => {
  if (isScores(entry.path)) return null;
  const path = entry.path.startsWith(around.folder) ? entry.path.slice(around.folder.length) : entry.path;
  if (!path.includes('/')) return "It lies beside the students' folders.";
  const folder = firstName(path);
  const isResult = results.includes(belowFirst(path));
  return {
    key: folder,
    draft: draftOf(folder, around, rowOf(folder, rows), localTime),
    file: isResult ? null : { path: belowFirst(path), entry },
  };
};

/** The row of the longest username that the folder's name ends with: `hw-ann-lee` is ann-lee's, not lee's. */
const rowOf = (folder: string, rows: Rows): Row | undefined => {
  for (let dash = folder.indexOf('-'); dash >= 0; dash = folder.indexOf('-', dash + 1)) {
    const row = rows.get(folder.slice(dash + 1).toLowerCase());
    if (row !== undefined) return row;
  }
  return undefined;
};

const draftOf = (
  folder: string,
  { folder: outside, prefix }: Around,
  row: Row | undefined,
  localTime: LocalTime,
): Piece['draft'] => {
  const place = `${outside}${folder}`;
  const without = folder.startsWith(prefix) && folder.length > prefix.length ? folder.slice(prefix.length) : folder;
  if (row === undefined) return plainDraft(ownerOf(without, { username: without }), place);
  const name = [row.get('first_name'), row.get('last_name')].filter(isGiven).join(' ');
  const [email = null] = [row.get('email')].filter(isGiven);
  const found = parseTimestamp(row.get('datetime') ?? '', localTime);
  const username = valueOf(row, 'username');
  return plainDraft(ownerOf(username, { username, name: name === '' ? null : name, email }), place, {
    submittedAt: found?.time ?? null,
    isLocalTime: found?.isLocal === true,
    late: lateness.get(String(row.get('late')).toLowerCase()) ?? null,
  });
};

const isGiven = (text: string | undefined): text is string => text !== undefined && text !== '';

const lateness: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);
