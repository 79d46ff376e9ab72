import { describe, expect, it } from 'vitest';
import { peopleOf } from './people.ts';
import { type Choice, chosenRows } from './roster-order.ts';
import type { ColumnId, RosterRow } from './roster-row.ts';
import { siteOf } from './testing/make-site.ts';

const rows = peopleOf(siteOf(40)).all;
const everything: Choice = { search: '', state: '', section: '', order: null };
const choose = (choice: Partial<Choice>): readonly RosterRow[] => chosenRows(rows, { ...everything, ...choice });
const names = (choice: Partial<Choice>): string[] => choose(choice).map(({ name }) => name.text);
const sortedBy = (column: ColumnId, descending = false): readonly RosterRow[] =>
  choose({ order: { column, descending } });

describe('the rows of the roster', () => {
  it('stand as they came when nothing is chosen', () => {
    expect(choose({})).toEqual(rows);
  });

  it('are found by a part of the name, whatever its case and its accents', () => {
    expect(names({ search: 'JOSE gar' })).toEqual(['José García']);
    expect(names({ search: 'soren gar' })).toEqual(['Søren García']);
    const more = chosenRows(peopleOf(siteOf(60)).all, { ...everything, search: "jose o'neil" });
    expect(more.map(({ name }) => name.text)).toEqual(['José O’Neil']);
  });

  it('are found by username and by e-mail address', () => {
    expect(names({ search: 'user7x' })).toEqual(['Ahmed Lovelace']);
    expect(names({ search: 'user7x@uni' })).toEqual(['Ahmed Lovelace']);
    expect(names({ search: '340007' })).toEqual(['Ahmed Lovelace']);
    expect(names({ search: 'student-0007' })).toEqual(['Ahmed Lovelace']);
  });

  it('can be those of one state and one section', () => {
    expect(choose({ state: 'missing' }).map(({ id }) => id)).toEqual([13]);
    expect(choose({ section: 'Section B' }).map(({ id }) => id % 3)).toEqual(new Array(13).fill(1));
    expect(choose({ state: 'missing', section: 'Section A' })).toEqual([]);
  });

  it('are sorted by number, not by digits', () => {
    const scores = sortedBy('score').flatMap(({ score }) => score ?? []);
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
  });

  it.each([false, true])('stand last without a value (descending: %s)', (descending) => {
    const sorted = sortedBy('score', descending).map(({ score }) => score === null);
    expect(sorted.indexOf(true)).toBe(sorted.lastIndexOf(false) + 1);
  });

  it('keep their order where the column is the same', () => {
    const ids = sortedBy('section').map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual([0, 3, 6]);
  });

  it('with accents stand where their letters do', () => {
    const sorted = sortedBy('name').map(({ name }) => name.text);
    expect(sorted.indexOf('José García')).toBeLessThan(sorted.indexOf('Linh García'));
  });
});
