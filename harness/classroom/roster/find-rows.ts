/** Which rows of a roster are meant by who handed in. */
import type { Member } from '../attempt.ts';
import { ownerOf } from '../bundle/platform.ts';
import { valueOf } from '../../text/at.ts';
import { remembered } from '../../text/remembered.ts';
import { sanitizeText } from '../../text/sanitize.ts';
import { groupName, groupsOf, isGroupOf, membersOf } from './groups.ts';
import { isAddress, isNumber, withoutZeros } from './ids.ts';
import { areNamedApart, formsOf, isNamedIn, isSomebodyElse, namesOf } from './names.ts';
import type { Party } from './party.ts';
import type { RosterRow } from './roster.ts';

export interface Found {
  /** One row for a person, all members' for a group; none for who is on no roster. */
  readonly found: ReadonlyMap<Party, readonly RosterRow[]>;
  readonly notes: readonly string[];
}

/** By ids first; who is left is compared by name, and taken only where the name is one person's on both sides. */
export const findRows = (parties: readonly Party[], rows: readonly RosterRow[]): Found => {
  const found = new Map<Party, readonly RosterRow[]>();
  const notes: string[] = [];
  const doubtful = new Map<Party, string>();
  const rowsOf = finderById(rows);
  for (const party of parties) {
    const { meant, byChance } = rowsOf(party);
    if (meant.length === 1) found.set(party, meant);
    else if (meant.length > 1) doubtful.set(party, sharedId(party, meant));
    else if (byChance !== undefined) doubtful.set(party, sameNumber(party, byChance));
  }
  const groups = groupsOf(rows);
  for (const party of parties) {
    const members = found.has(party) || party.owner.members.length > 0 ? [] : membersOf(party, groups);
    if (new Set(members.map(groupName)).size > 1) notes.push(severalGroups(party, members));
    else if (members.length > 0) found.set(party, members);
  }
  notes.push(...findByName(parties, rows, found));
  for (const [party, note] of doubtful) if (!found.has(party)) notes.push(note);
  return { found, notes };
};

interface ById {
  /** Several where the ids are not one person's alone, and names do not tell whose. */
  readonly meant: readonly RosterRow[];
  /** Has the same number, and is somebody else by name. */
  readonly byChance: RosterRow | undefined;
}

const finderById = (rows: readonly RosterRow[]): ((party: Party) => ById) => {
  const indexed = tables.map((table) => ({ table, index: indexOf(rows, (row) => plainKeys([table.ofRow(row)])) }));
  const names = namesOf(rows);
  // The number of another list may be anybody's: a row that has the whole name is surer then than a word in common.
  const isNamesakes = (who: Member, row: RosterRow): boolean => isNamedIn(names, who) && areNamedApart(who, row);
  return (party) => {
    const { who, owner } = party;
    const hits = indexed.flatMap(({ table, index }) =>
      plainKeys(owner.isAnonymous && !table.isPlatforms ? [] : table.ofParty(party)).flatMap((key) => {
        const isOther = (row: RosterRow): boolean =>
          isSomebodyElse(who.name, row.name) || (!table.isPlatforms && isNumber(key) && isNamesakes(who, row));
        return (index.get(key) ?? []).map((row) => ({ row, table, isOther: !isAddress(key) && isOther(row) }));
      }),
    );
    const own = hits.filter(({ row, isOther }) => !isOther && !isGroupOf(row, owner));
    const exact = own.filter(({ table }) => !table.isLoose);
    const distinct = [...new Set((exact.length > 0 ? exact : own).map(({ row }) => row))];
    const named = who.name === null ? [] : distinct.filter((row) => isNamedIn(namesOf([who]), row));
    return {
      meant: distinct.length > 1 && named.length > 0 ? named : distinct,
      byChance: hits.findLast(({ isOther }) => isOther)?.row,
    };
  };
};

/** Is a folder of this name that of a student of the roster? */
export const isNameOfRow = (rows: readonly RosterRow[], name: string): boolean =>
  findRows([{ who: folderOf(name), owner: folderOf(name), attempts: [] }], rows).found.size > 0;

const folderOf = (name: string): Party['owner'] => ownerOf(name, { username: name });

type Keys = readonly (string | null)[];

interface IdTable {
  readonly ofRow: (row: RosterRow) => string | null;
  readonly ofParty: (party: Party) => Keys;
  /** Holds for anonymous owners too, whose id is the platform's and no username. */
  readonly isPlatforms?: true;
  /** Counts only where nobody has the id just so. */
  readonly isLoose?: true;
}

/** A folder's name may be any of them: none goes before the others, for what is one student's number here may be another's there. */
const tables: readonly IdTable[] = [
  { ofRow: ({ lmsId }) => lmsId, ofParty: ({ who }) => [who.id], isPlatforms: true },
  { ofRow: ({ id }) => id, ofParty: ({ who }) => [who.id] },
  { ofRow: ({ username }) => username, ofParty: ({ who }) => [...new Set([who.username, who.id])] },
  { ofRow: ({ email }) => email, ofParty: ({ who }) => [...new Set([who.email, who.id])] },
  // Where the platform's username is the university's number.
  { ofRow: ({ id }) => id, ofParty: ({ who }) => [who.username] },
  {
    ofRow: ({ id }) => withoutZeros(id),
    ofParty: ({ who }) => [...new Set([who.id, who.username].map(withoutZeros))],
    isLoose: true,
  },
];

/** Lower case, without Brightspace's `#`. */
const plainKey = (value: string): string => value.toLowerCase().replace(/^#/, '');

const plainKeys = (values: Keys): string[] => values.filter(isText).map(plainKey);

const isText = (value: string | null): value is string => value !== null && value !== '';

/** A folder may be named by the student's name. */
const nameIn = ({ who, owner }: Party): string | null => who.name ?? (owner.isAnonymous ? null : who.id);

const findByName = (
  parties: readonly Party[],
  rows: readonly RosterRow[],
  found: Map<Party, readonly RosterRow[]>,
): string[] => {
  const taken = new Set([...found.values()].flat());
  const left = parties.filter((party) => !found.has(party));
  const formsIn = (name: string | null): Iterable<string> => (name === null ? [] : formsOf(name));
  const rowForms = indexOf(rows, ({ name }) => formsIn(name));
  const partyForms = indexOf(left, (party) => formsIn(nameIn(party)));
  const having = <Item>(index: ReadonlyMap<string, readonly Item[]>, party: Party): Item[] => [
    ...new Set([...formsIn(nameIn(party))].flatMap((form) => index.get(form) ?? [])),
  ];
  const namesakes = new Map(left.map((party) => [party, having(rowForms, party)]));
  const isOther = haveOneNumber([...found, ...namesakes]) ? hasOtherNumber : () => false;
  return left.flatMap((party) => {
    const named = valueOf(namesakes, party).filter((row) => !isOther(party, row));
    const [row] = named;
    if (row === undefined) return [];
    const owners = new Set(having(partyForms, party).map(({ owner }) => owner.id));
    if (named.length === 1 && owners.size === 1 && !taken.has(row)) {
      found.set(party, [row]);
      return [];
    }
    return named.length > 1 ? [severalRows(party, named)] : [severalOwners(party)];
  });
};

/** A folder's name is no number of the platform's. */
const haveNumbers = ({ who }: Party, { lmsId }: RosterRow): boolean =>
  lmsId !== null && who.id !== null && who.name !== null;

const hasOtherNumber = (party: Party, row: RosterRow): boolean =>
  haveNumbers(party, row) && plainKey(String(row.lmsId)) !== plainKey(String(party.who.id));

/** Most have the same number on both sides: then these are one platform's, and two of them two people's. */
const haveOneNumber = (joined: readonly (readonly [Party, readonly RosterRow[]])[]): boolean => {
  const pairs = joined.flatMap(([party, [row, ...others]]) =>
    row === undefined || others.length > 0 || !haveNumbers(party, row) ? [] : [hasOtherNumber(party, row)],
  );
  return pairs.filter((isOther) => isOther).length * 2 < pairs.length;
};

const indexOf = <Item>(
  items: readonly Item[],
  keysOf: (item: Item) => Iterable<string>,
): ReadonlyMap<string, readonly Item[]> => {
  const index = new Map<string, Item[]>();
  for (const item of items) for (const key of keysOf(item)) remembered(index, key, () => []).push(item);
  return index;
};

/** `Ada Lovelace (7000)`; a folder's name once. */
const shownParty = ({ who, owner }: Party): string => {
  const [name, id] = [who.name ?? who.id ?? owner.id, owner.id].map((text) => sanitizeText(text, 200));
  return name === id ? String(id) : `${String(name)} (${String(id)})`;
};

const severalRows = (party: Party, rows: readonly RosterRow[]): string =>
  `${shownParty(party)} may be any of the students on lines ` +
  `${rows.map(({ line }) => String(line)).join(', ')} of the roster, so was joined with none of them. The roster needs the id by which ` +
  `the bundle tells them apart; the gradebook that the platform exports has it, and can be the roster.`;

const sharedId = (party: Party, rows: readonly RosterRow[]): string =>
  `${shownParty(party)} has an id that may be any of the students on lines ` +
  `${rows.map(({ line }) => String(line)).join(', ')} of the roster, so was joined with none of them. Give a roster with only those ids ` +
  'that the bundle has, or name the folders by e-mail addresses.';

const severalGroups = (party: Party, rows: readonly RosterRow[]): string =>
  `${shownParty(party)} may be any of the groups ` +
  `${[...new Set(rows.map(({ group }) => `"${sanitizeText(String(group), 80)}"`))].join(', ')} of the roster, so was joined with none ` +
  'of them. Write the group in the roster as the bundle does.';

const sameNumber = (party: Party, { line, name }: RosterRow): string =>
  `${shownParty(party)} has the id that line ${String(line)} of the roster gives to ` +
  `${sanitizeText(String(name), 200)}. Since the names differ, they were not joined by it. If they are one person, write the ` +
  `name in the roster as the bundle has it; if it is a group, name it in a column "group" of the roster.`;

const severalOwners = (party: Party): string =>
  `${shownParty(party)} has the name of a student of the roster, but somebody else ` +
  'of the bundle has it too or is that student by id, so nobody was joined by the name.';
