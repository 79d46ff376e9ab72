/** Brings attempts and the roster together: whose each attempt is, who handed in nothing, and who is on no roster. */
import type { Attempt, Member } from '../attempt.ts';
import { at, defined, valueOf } from '../../text/at.ts';
import { sanitizeText } from '../../text/sanitize.ts';
import { findRows } from './find-rows.ts';
import { isGroupOf } from './groups.ts';
import { partiesOf, type Party } from './party.ts';
import type { Roster, RosterRow } from './roster.ts';
import { studentKeys } from './student-key.ts';

/** What the roster does not say is as the bundle has it, but for `id`. */
export interface Student extends Omit<RosterRow, 'line'> {
  /** A folder's name: the same in every run, each once (student-key.ts). */
  readonly key: string;
  /** In the order of time; empty for a student of the roster who handed in nothing. */
  readonly attempts: readonly Attempt[];
  readonly onRoster: boolean;
}

export interface Joined {
  /** Those of the roster in its order, then the others in that of the bundle. */
  readonly students: readonly Student[];
  /** What could not be told, and was not guessed: sentences for staff. */
  readonly notes: readonly string[];
}

/**
 * Joins by the platform's id, id, username and email, if they are one row's, and then by name, if it is one person's on both
 * sides. Attempts of a group go to each of its members, where the bundle or the roster names them. Pure.
 */
export const joinRoster = (attempts: readonly Attempt[], roster: Roster | null): Joined => {
  const { rows: real, pretended = [] } = roster ?? { rows: [] };
  const rows = [...real, ...pretended];
  const owners = [...Map.groupBy(attempts, ({ owner }) => `${String(owner.isAnonymous)} ${owner.id}`).values()];
  const parties = owners.flatMap(partiesOf);
  const { found, notes } = findRows(parties, rows);
  const byRow = new Map<RosterRow, Attempt[]>(rows.map((row) => [row, []]));
  const own = new Map<RosterRow, Member>();
  const others: Party[] = [];
  for (const party of parties) {
    const mine = found.get(party) ?? [];
    for (const row of mine) {
      valueOf(byRow, row).push(...party.attempts);
      if (mine.length === 1 && !own.has(row) && !isOfGroup(row, party)) own.set(row, party.owner);
    }
    if (mine.length === 0) others.push(party);
  }
  for (const row of pretended) if (byRow.get(row)?.length === 0) byRow.delete(row);
  const drafts = [
    ...[...byRow].map(([row, mine]) => ofRow(row, mine, own.get(row) ?? nobody)),
    ...merged(others).map(ofParty),
  ];
  const keys = studentKeys(drafts);
  const students = drafts.map(({ student }, index) => ({ key: at(keys, index), ...student }));
  return {
    students,
    notes: [
      ...notes,
      ...(notes.length > 0 ? [] : strangerNotes(parties, rows, others)),
      ...[...byRow].flatMap(severalPlaces),
    ],
  };
};

/** Where nothing else says why: it is the roster of another course, or without what the bundle has. */
const strangerNotes = (
  parties: readonly Party[],
  rows: readonly RosterRow[],
  others: readonly Party[],
): readonly string[] => {
  if (rows.length === 0 || others.length === 0 || others.length < parties.length) return [];
  return [
    'Nobody who handed in is on the roster. ' +
      (parties.every(({ owner }) => owner.isAnonymous)
        ? "The platform left the names out. Moodle's grading worksheet has its numbers, and can be the roster; elsewhere, show the names, and download the submissions again."
        : 'Is it the roster of this course, and does it have the ids, usernames, addresses or names that the bundle has?'),
  ];
};

/** Somebody who hands in under two names, or a slip of the roster's. */
const severalPlaces = ([row, attempts]: readonly [RosterRow, readonly Attempt[]]): string[] => {
  const owners = [...new Set(attempts.filter(({ owner }) => !owner.isGroup).map(({ owner }) => owner.id))];
  if (owners.length < 2) return [];
  const shown = owners.map((owner) => sanitizeText(owner, 80)).join(', ');
  const student = sanitizeText(row.name ?? labelOf(row), 200);
  return [
    `${shown} are all joined with ${student} (line ${String(row.line)} of the roster): each counts as an attempt.`,
  ];
};

/** A member of two groups is one person, by id or email. */
const merged = (parties: readonly Party[]): Party[] => {
  const byPerson = Map.groupBy(parties, ({ who, owner }) =>
    JSON.stringify([owner.isAnonymous, who.id ?? who.email ?? [owner.id, who.name]]),
  );
  return [...byPerson.values()].map((same) => ({
    ...at(same, 0),
    attempts: same.flatMap(({ attempts }) => attempts),
  }));
};

interface StudentDraft {
  readonly label: string;
  readonly identity: string;
  readonly student: Omit<Student, 'key'>;
}

const nobody: Member = { id: null, name: null, username: null, email: null };

/** A group's number is that of the member who handed in. */
const isOfGroup = (row: RosterRow, { owner }: Party): boolean => owner.isGroup || isGroupOf(row, owner);

const ofRow = (row: RosterRow, attempts: readonly Attempt[], own: Member): StudentDraft => {
  const { id, name, username, email, section, group } = row;
  const student = {
    id,
    name: name ?? own.name,
    username: username ?? own.username,
    email: email ?? own.email,
    lmsId: row.lmsId ?? own.id,
    section,
    group,
    attempts: numbered(attempts),
    onRoster: true,
  };
  return { label: labelOf(row), identity: JSON.stringify([id, username, row.lmsId, email, name]), student };
};

const labelOf = ({ id, username, lmsId, email, name }: RosterRow): string =>
  defined(id ?? username ?? lmsId ?? email ?? name, 'a row of nobody');

const ofParty = ({ who, owner, attempts }: Party): StudentDraft => {
  const { id, name, username, email } = who;
  const lmsId = id === null ? null : sanitizeText(id, 200);
  const group = owner.isGroup ? (owner.name ?? owner.id) : null;
  const known = { id: null, name, username, email, lmsId, section: null, group };
  const label = username ?? id ?? email ?? name ?? owner.id;
  return {
    label,
    identity: JSON.stringify([owner.isAnonymous, owner.id, id, username, email, name]),
    student: { ...known, attempts: numbered(attempts), onRoster: false },
  };
};

/** Each owner's attempts begin at 1: those of several owners who are one student are counted anew. */
const numbered = (attempts: readonly Attempt[]): readonly Attempt[] => {
  const isClear = new Set(attempts.map(({ number }) => number)).size === attempts.length;
  return isClear ? attempts : inTime(attempts).map((attempt, index) => ({ ...attempt, number: index + 1 }));
};

/** Those without a time come last. */
const inTime = (attempts: readonly Attempt[]): readonly Attempt[] =>
  attempts.toSorted((one, other) => timeOf(one) - timeOf(other) || one.order - other.order);

const timeOf = ({ submittedAt }: Attempt): number => submittedAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
