/** Who handed in what, from Gradescope's `submission_metadata.yml`. */
import { parseDocument } from 'yaml';
import { usageError } from '../../../contracts/errors.ts';
import { decode } from '../../../intake/decode.ts';
import { sanitizeText } from '../../../text/sanitize.ts';
import type { Member } from '../../attempt.ts';
import { shownName } from '../entry-name.ts';

export interface Submission {
  readonly submitters: readonly Member[];
  readonly submittedAt: Date | null;
}

/** By folder, `submission_<id>`. @throws {GraderError} of usage when the file is not YAML */
export const parseSubmitters = (bytes: Buffer, place: string): ReadonlyMap<string, Submission> => {
  const decoded = decode(bytes);
  const needed = decoded.kind === 'text' ? neededLines(decoded.text) : '\0';
  // Lines were left out: a message that quotes their numbers would be wrong.
  const document = parseDocument(needed, { schema: 'failsafe', prettyErrors: false });
  const root: unknown = document.errors.length > 0 ? null : document.toJS({ mapAsMap: true, maxAliasCount: 100 });
  if (!(root instanceof Map)) {
    const reason = document.errors[0] === undefined ? 'it is not a list of submissions' : document.errors[0].message;
    throw usageError(
      'unreadable-bundle-metadata',
      `Gradescope's list of submitters cannot be read: ${sanitizeText(reason, 300)}.`,
      {
        where: shownName(place),
        remedy: 'Export the submissions again.',
      },
    );
  }
  return new Map([...root].map(([key, value]) => [String(key), toSubmission(value)]));
};

/**
 * Tests' output makes the file large, and only two keys are needed: others are left out by their indentation, which
 * Ruby's writer keeps to (values, also of several lines, stand deeper than their key; lists at its level).
 */
const neededLines = (text: string): string => {
  let isNeeded = true;
  const lines = text.split('\n').filter((line) => {
    const key = /^ {2}['"]?:(?<key>[a-z_]+)['"]?:/.exec(line)?.groups?.['key'];
    if (/^\S/.test(line)) isNeeded = true;
    else if (key !== undefined) isNeeded = key === 'submitters' || key === 'created_at';
    return isNeeded;
  });
  return lines.join('\n');
};

const toSubmission = (value: unknown): Submission => {
  const submitters = value instanceof Map ? (value.get(':submitters') as unknown) : null;
  const created = value instanceof Map ? textOf(value, ':created_at') : null;
  return { submitters: Array.isArray(submitters) ? submitters.flatMap(toMember) : [], submittedAt: dateOf(created) };
};

const toMember = (value: unknown): Member[] =>
  value instanceof Map
    ? [{ id: textOf(value, ':sid'), name: textOf(value, ':name'), username: null, email: textOf(value, ':email') }]
    : [];

const textOf = (map: ReadonlyMap<unknown, unknown>, key: string): string | null => {
  const value = map.get(key);
  if (typeof value !== 'string' || ['', '~', 'null'].includes(value.trim())) return null;
  return sanitizeText(value.trim().normalize('NFC'), 200);
};

/** `2026-03-05 18:12:00.000000000 -05:00`, or ISO 8601. */
const dateOf = (text: string | null): Date | null => {
  const parts = /^(\S+?)[ T](\d\d:\d\d:\d\d)(?:\.\d+)? ?(Z|UTC|[+-]\d\d:?\d\d)?$/.exec(text ?? '');
  if (parts === null) return null;
  const [, day, time, zone = 'Z'] = parts;
  const date = new Date(`${day}T${time}${zone === 'UTC' ? 'Z' : zone}`);
  return Number.isNaN(date.getTime()) ? null : date;
};
