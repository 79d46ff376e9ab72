/** A course's own names: a regular expression with the groups of nbgrader's zipcollect (FileNameCollectorPlugin). */
import { runInNewContext } from 'node:vm';
import { usageError } from '../../contracts/errors.ts';
import { isTimeout } from '../../text/error-code.ts';
import { sanitizeText } from '../../text/sanitize.ts';
import type { Owner } from '../attempt.ts';
import type { LocalTime } from './dates.ts';
import { baseName, type Entry } from './entry.ts';
import { shownName } from './entry-name.ts';
import {
  type Draft,
  type DraftFile,
  ownerOf,
  type Parts,
  type Piece,
  plainDraft,
  readEach,
  type Reading,
} from './platform.ts';
import { parseTimestamp } from './timestamp.ts';

const required = ['student_id', 'file_id'];
const understood = [...required, 'first_name', 'last_name', 'email', 'timestamp'];

/**
 * Reads the entries whose path the pattern matches. Files with one `timestamp` are one attempt of their student.
 * @throws {GraderError} of usage for a pattern that is invalid, lacks a group, takes too long or names two files alike
 */
export const readByPattern = (entries: readonly Entry[], pattern: string, localTime: LocalTime): Reading => {
  const source = requireGroups(pattern);
  const paths = entries.map(({ path }) => path);
  const found = new Map(matchAll(source, paths).map((groups, index) => [entries[index], groups] as const));
  const reading = readEach(entries, (entry) => pieceOf(entry, found.get(entry) ?? null, localTime));
  requireOnce(reading.drafts);
  return reading;
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

/**
 * Some patterns take longer than a life on a name of 50 letters. Only a context of its own can be stopped, so all the names
 * are matched in one, which gives JSON.
 */
const matchAll = (source: string, names: readonly string[]): readonly (Parts | null)[] => {
  const code =
    'const one = new RegExp(source, "u"); JSON.stringify(JSON.parse(names).map((name) => one.exec(name)?.groups ?? null))';
  try {
    const json: unknown = runInNewContext(code, { source, names: JSON.stringify(names) }, { timeout: mostMs });
    return JSON.parse(String(json)) as (Parts | null)[];
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

const pieceOf = (entry: Entry, groups: Parts | null, localTime: LocalTime): Piece | string => {
  if (groups === null) return 'The pattern does not match its name.';
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
const requireOnce = (drafts: readonly Draft[]): void => {
  for (const { owner, files } of drafts) {
    for (const [path, [one, other]] of Map.groupBy(files, (file) => file.path)) {
      if (one !== undefined && other !== undefined) throw twice(path, owner, [one, other]);
    }
  }
};

const twice = (path: string, { id }: Owner, files: readonly DraftFile[]): Error =>
  usageError('bundle-pattern-twice', `Two files are "${shownName(path)}" of ${shownName(id)} by the pattern.`, {
    where: files.map(({ entry }) => shownName(entry.place)).join(' and '),
    remedy: 'Add a group (?<timestamp>...) that tells the attempts apart, or make (?<file_id>...) longer.',
  });
