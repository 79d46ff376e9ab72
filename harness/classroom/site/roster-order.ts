/** Which rows of the roster are shown, and in which order. Pure; the page's script calls it. */
import type { ColumnId, RosterRow } from './roster-row.ts';
import { allStates } from './states.ts';

export interface Choice {
  /** Words that are looked for in names, usernames, keys, numbers and e-mail addresses; each must be there. */
  readonly search: string;
  /** Empty: all. */
  readonly state: string;
  /** Empty: all. */
  readonly section: string;
  /** Null: as the page came. */
  readonly order: { readonly column: ColumnId; readonly descending: boolean } | null;
}

/** What has no value in the column stands last, whichever way it is sorted. */
export const chosenRows = (rows: readonly RosterRow[], choice: Choice): readonly RosterRow[] => {
  const words = folded(choice.search)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const shown = rows.filter(
    (row) =>
      (choice.state === '' || row.state === choice.state) &&
      (choice.section === '' || sectionOf(row) === choice.section) &&
      isFound(row, words),
  );
  return choice.order === null ? shown : sorted(shown, choice.order);
};

/** All of the section's name, by which rows are filtered. */
export const sectionOf = ({ section }: RosterRow): string => (section === null ? '' : (section.whole ?? section.text));

const isFound = (row: RosterRow, words: readonly string[]): boolean => {
  if (words.length === 0) return true;
  const { name, login, key, numbers, email } = row;
  const text = folded(
    [name, login, key]
      .map((one) => one?.whole ?? one?.text)
      .concat(email ?? [], numbers)
      .join(' '),
  );
  return words.every((word) => text.includes(word));
};

/** What Unicode takes for letters of their own, as keyboards without them write it. */
const plain: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', '’': "'" };

/** So that "jose" finds "José", and "soren o'neil" "Søren O’Neil". */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđıßæœ’]/gu, (letter) => plain[letter] ?? letter);

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const sorted = (
  rows: readonly RosterRow[],
  { column, descending }: NonNullable<Choice['order']>,
): readonly RosterRow[] => {
  const value = values[column];
  const sign = descending ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [one, other] = [value(a), value(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * compared(one, other) || a.id - b.id;
  });
};

const compared = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other));

const values: Readonly<Record<ColumnId, (row: RosterRow) => string | number | null>> = {
  name: ({ name }) => name.whole ?? name.text,
  section: (row) => (row.section === null ? null : sectionOf(row)),
  state: ({ state }) => allStates.indexOf(state),
  score: ({ score }) => score,
  // Late by an unknown time stands before what is known to be later.
  late: ({ late }) => (late === null ? null : (late.days ?? 0)),
  attempt: ({ attempt }) => attempt,
  language: ({ language }) => language,
  submitted: ({ submitted }) => submitted,
  seconds: ({ seconds }) => seconds,
};
