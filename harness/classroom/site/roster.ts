/** The roster: every student with state and score. Without script it is a table; with it, it can be searched and sorted. */
import type { VNode } from 'preact';
import { part } from '../../formats/html/parts.ts';
import { element } from '../../pages/figures/element.ts';
import type { People, Person } from './people.ts';
import { sectionOf } from './roster-order.ts';
import { drawRow, rosterColumns, type RosterRow } from './roster-row.ts';
import { allStates, stateWords } from './states.ts';

export const drawRoster = ({ all }: People): VNode | null =>
  part(
    'roster',
    'Students',
    ...(all.length === 0 ? [element('p', { class: 'soft' }, noStudents)] : [drawControls(all), drawTable(all)]),
  );

const noStudents = 'There are no students: the bundle contains no submissions, and no roster was given.';

/** For the page's script: the rows, without what only the writer needs. */
export const rosterData = ({ all }: People): readonly RosterRow[] =>
  all.map(({ reasons: _reasons, notes: _notes, noteCount: _noteCount, onRoster: _onRoster, ...row }) => row);

/** Hidden until the script is there: without it they do nothing. */
const drawControls = (people: readonly Person[]): VNode =>
  element(
    'div',
    { id: 'roster-controls', class: 'controls', role: 'search', hidden: true },
    drawControl(
      'roster-search',
      'Search',
      element('input', { id: 'roster-search', type: 'search', autocomplete: 'off' }),
    ),
    drawSelect('roster-state', 'State', statesOf(people)),
    drawSelect('roster-section', 'Section', sectionsOf(people)),
    element('button', { id: 'roster-reset', type: 'button' }, 'Show all'),
    element('p', { id: 'roster-status', class: 'soft', role: 'status' }, ''),
  );

interface Option {
  readonly value: string;
  readonly text: string;
}

const statesOf = (people: readonly Person[]): Option[] =>
  allStates
    .filter((state) => people.some((person) => person.state === state))
    .map((state) => ({ value: state, text: stateWords[state].text }));

const sectionsOf = (people: readonly Person[]): Option[] => {
  const texts = new Map(
    people.flatMap((person) => (person.section === null ? [] : [[sectionOf(person), person.section.text]])),
  );
  return [...texts].map(([value, text]) => ({ value, text })).sort((a, b) => collator.compare(a.value, b.value));
};

const collator = new Intl.Collator('en', { numeric: true });

const drawSelect = (id: string, label: string, options: readonly Option[]): VNode | null => {
  if (options.length < 2) return null;
  const drawn = options.map(({ value, text }) => element('option', { value }, text));
  return drawControl(id, label, element('select', { id }, element('option', { value: '' }, 'all'), drawn));
};

const drawControl = (id: string, label: string, control: VNode): VNode =>
  element('span', { class: 'control' }, element('label', { for: id }, label), control);

const drawTable = (people: readonly Person[]): VNode =>
  element(
    'div',
    null,
    element(
      'div',
      { class: 'scroll', tabIndex: 0, role: 'group', 'aria-label': 'Students' },
      element(
        'table',
        { id: 'roster-table', class: 'data' },
        element('caption', { class: 'unseen' }, 'Students'),
        element('thead', null, element('tr', null, rosterColumns.map(drawHeading))),
        element('tbody', null, people.map(drawRow)),
      ),
    ),
    element('button', { id: 'roster-more', type: 'button', hidden: true }, 'Show more'),
  );

const drawHeading = ({ id, title, number }: (typeof rosterColumns)[number]): VNode =>
  element('th', { scope: 'col', 'data-column': id, class: number ? 'number' : undefined }, title);
