/** A course's own names: a regular expression with the groups of nbgrader's zipcollect (FileNameCollectorPlugin). */
import { runInNewContext } from 'node:vm';
import { usageError } from '../../contracts/errors.ts';
import { isTimeout } from '../../text/error-code.ts';
import { sanitizeText } from '../../text/sanitize.ts';
import type { LocalTime } from './dates.ts';
import { baseName, type Entry } from './entry.ts';
import { shownName } from './entry-name.ts';
import { gather, ownerOf, type Piece, plainDraft, type Reading } from './platform.ts';
import { parseTimestamp } from './timestamp.ts';

const required = ['student_id', 'file_id'];
const understood = [...required, 'first_name', 'last_name', 'email', 'timestamp'];

/**
 * Reads the entries whose path the pattern matches. Files with one `timestamp` are one attempt of their student.
 * @throws {GraderError} of usage for a pattern that is invalid, lacks a group, takes too long or names two files alike
 */
export const readByPattern = (entries: readonly Entry[], pattern: string, localTime: LocalTime): Reading => {
  const source = requireGroups(pattern);
  const found = matchAll(
    source,
    entries.map(({ path }) => path),
  );
  const unrecognised: Reading['unrecognised'][number][] = [];
  const pieces: Piece[] = [];
  entries.forEach((entry, index) => {
    const groups = found[index];
    const piece =
      groups === undefined || groups === null
        ? 'The pattern does not match its name.'
        : pieceOf(entry, groups, localTime);
    if (typeof piece === 'string') unrecognised.push({ place: entry.path, reason: piece });
    else pieces.push(piece);
  });
  requireOnce(pieces);
  return { drafts: gather(pieces), unrecognised };
};

/** The pattern as JavaScript writes it; Python's `(?P<name>` is taken too. */
const requireGroups = (pattern: string): string => {
  const source = pattern.replaceAll('(?P<', '(?<');
  const where = sanitizeText(pattern, 200);
  if (source.length > 2_000) throw invalid('it has more than 2,000 characters', where);
  try {
    new RegExp(source, 'u');
  } catch (error) {
    throw invalid(error instanceof Error ? sanitizeText(error.message, 300) : 'it is not valid', where);
  }
  const missing = required.filter((name) => !source.includes(`(?<${name}>`));
  if (missing.length > 0)
    throw invalid(`it has no group ${missing.map((name) => `(?<${name}>...)`).join(' and no ')}`, where);
  return source;
};

const invalid = (reason: string, where: string): Error =>
  usageError('invalid-bundle-pattern', `The pattern cannot be used: ${reason}.`, {
    where,
    remedy: `Write a regular expression with ${required.map((name) => `(?<${name}>...)`).join(' and ')}; also understood: ${understood.slice(2).join(', ')}.`,
  });

type Groups = Readonly<Record<string, string | undefined>>;

/**
 * Some patterns take longer than a life on a name of 50 letters. Only a context of its own can be stopped, so all the names
 * are matched in one, which gives JSON.
 */
const matchAll = (source: string, names: readonly string[]): readonly (Groups | null)[] => {
  const code =
    'const one = new RegExp(source, "u"); JSON.stringify(JSON.parse(names).map((name) => one.exec(name)?.groups ?? null))';
  try {
    const json: unknown = runInNewContext(code, { source, names: JSON.stringify(names) }, { timeout: mostMs });
    return JSON.parse(String(json)) as (Groups | null)[];
  } catch (error) {
    if (isTimeout(error))
      throw invalid(
        `it takes more than ${mostMs / 1_000} seconds on the names of this bundle`,
        sanitizeText(source, 200),
      );
    throw error;
  }
};

const mostMs = 2_000;

const pieceOf = (entry: Entry, groups: Groups, localTime: LocalTime): Piece | string => {
  const { student_id: id = '', file_id: file = '', timestamp, email } = groups;
  if (id === '' || file === '') return `The pattern finds no ${id === '' ? 'student_id' : 'file_id'} in its name.`;
  const found = timestamp === undefined ? null : parseTimestamp(timestamp, localTime);
  if (timestamp !== undefined && found === null) return `The timestamp "${timestamp}" in its name is not understood.`;
  const name = [groups['first_name'], groups['last_name']]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
  return {
    key: JSON.stringify([id, timestamp]),
    draft: plainDraft(
      ownerOf(id, { name: name === '' ? null : name, email: email ?? null }),
      timestamp === undefined ? id : `${id} ${timestamp}`,
      found === null ? {} : { order: found.time.getTime(), submittedAt: found.time, isLocalTime: found.isLocal },
    ),
    file: { path: withEnding(file, entry.path), entry },
  };
};

/** nbgrader's patterns leave the ending out of `file_id`. */
const withEnding = (file: string, path: string): string => {
  const ending = /\.[^./]+$/.exec(baseName(path))?.[0];
  return ending === undefined || file.toLowerCase().endsWith(ending.toLowerCase()) ? file : `${file}${ending}`;
};

/** Two files of one name in one attempt: which is meant cannot be known. */
const requireOnce = (pieces: readonly Piece[]): void => {
  const seen = new Map<string, string>();
  for (const { key, draft, file } of pieces) {
    if (file === null) continue;
    const whole = JSON.stringify([key, file.path]);
    const other = seen.get(whole);
    if (other !== undefined) throw twice(file.path, draft.owner.id, [other, file.entry.place]);
    seen.set(whole, file.entry.place);
  }
};

const twice = (file: string, owner: string, places: readonly string[]): Error =>
  usageError('bundle-pattern-twice', `Two files are "${shownName(file)}" of ${shownName(owner)} by the pattern.`, {
    where: places.map(shownName).join(' and '),
    remedy: 'Add a group (?<timestamp>...) that tells the attempts apart, or make (?<file_id>...) longer.',
  });
