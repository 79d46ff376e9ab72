/** Which rows of a roster are a group's, however platforms write its name. */
import type { Owner } from '../attempt.ts';
import type { Party } from './party.ts';
import type { RosterRow } from './roster.ts';

/**
 * The bundle has the name of a group and the id of one of its members, as Canvas does, and not all of them; or the group of
 * the roster is called by the member who hands in for all.
 */
export const isGroupOf = (row: RosterRow, { id, name, members, isAnonymous }: Owner): boolean => {
  if (members.length > 0 || isAnonymous || row.group === null) return false;
  const isNamed = name !== null && squeezed(name) !== '' && squeezed(name) === squeezed(row.group);
  return isNamed || (isLed(row) && groupName(row) === plainName(id));
};

/** Its group is called by the row's own username or id. */
const isLed = (row: RosterRow): boolean =>
  [row.username, row.id].some((own) => own !== null && plainName(own) === groupName(row));

/** Rows by the name of their group, and by what platforms leave of it. */
type Groups = readonly [exact: RowsBy, alike: RowsBy, led: RowsBy];
type RowsBy = ReadonlyMap<string, readonly RosterRow[]>;

export const groupsOf = (rows: readonly RosterRow[]): Groups => {
  const grouped = rows.filter(({ group }) => group !== null);
  const exact = Map.groupBy(grouped, groupName);
  const led = new Map([...exact].filter(([, members]) => members.some(isLed)));
  return [exact, Map.groupBy(grouped, ({ group }) => squeezed(String(group))), led];
};

/**
 * By its name, which is the id where that is a folder's name. Where there is both, the id is a number of the platform's. Rows
 * of several groups where their names are written alike, and none of them just so.
 */
export const membersOf = ({ owner }: Party, [exact, alike, led]: Groups): readonly RosterRow[] => {
  if (owner.isAnonymous) return [];
  const name = owner.name ?? owner.id;
  return (
    led.get(plainName(owner.id)) ??
    exact.get(plainName(name)) ??
    (squeezed(name) === '' ? [] : (alike.get(squeezed(name)) ?? []))
  );
};

export const groupName = ({ group }: RosterRow): string => plainName(String(group));

const plainName = (name: string): string => name.normalize('NFC').toLowerCase();

const squeezed = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]|\p{Script=Inherited}/gu, '');
