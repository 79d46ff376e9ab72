/** Which rows of a roster are a group's, however platforms write its name. */
import type { Owner } from '../attempt.ts';
import type { Party } from './party.ts';
import type { RosterRow } from './roster.ts';

/** The bundle has the name of a group and the id of one of its members, as Canvas does, and not all of them. */
export const isGroupOf = ({ group }: RosterRow, { name, members }: Owner): boolean => {
  if (name === null || members.length > 0 || group === null) return false;
  return squeezed(name) !== '' && squeezed(name) === squeezed(group);
};

/** Rows by the name of their group, and by what platforms leave of it. */
type Groups = readonly [ReadonlyMap<string, readonly RosterRow[]>, ReadonlyMap<string, readonly RosterRow[]>];

export const groupsOf = (rows: readonly RosterRow[]): Groups => {
  const grouped = rows.filter(({ group }) => group !== null);
  return [Map.groupBy(grouped, groupName), Map.groupBy(grouped, ({ group }) => squeezed(String(group)))];
};

/**
 * By its name, which is the id where that is a folder's name. Where there is both, the id is a number of the platform's. Rows
 * of several groups where their names are written alike, and none of them just so.
 */
export const membersOf = ({ owner }: Party, [exact, alike]: Groups): readonly RosterRow[] => {
  if (owner.isAnonymous) return [];
  const name = owner.name ?? owner.id;
  return exact.get(plainName(name)) ?? (squeezed(name) === '' ? [] : (alike.get(squeezed(name)) ?? []));
};

export const groupName = ({ group }: RosterRow): string => plainName(String(group));

const plainName = (name: string): string => name.normalize('NFC').toLowerCase();

const squeezed = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
