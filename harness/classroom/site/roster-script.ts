/** Brings the roster to life. Rows are drawn anew by what drew them first, so both are always the same. */
import { render } from 'preact';
import { defined } from '../../text/at.ts';
import { grouped } from '../../text/points.ts';
import { type Choice, chosenRows } from './roster-order.ts';
import { type ColumnId, drawRow, rosterColumns, type RosterRow } from './roster-row.ts';

/** More rows than this are shown by and by: a browser needs a second for thousands. */
const mostAtOnce = 1_000;
const firstRows = 500;

interface Roster {
  readonly rows: readonly RosterRow[];
  readonly table: HTMLTableElement;
  readonly body: HTMLTableSectionElement;
  readonly status: HTMLElement;
  readonly more: HTMLElement;
  choice: Choice;
  most: number;
  /** The body still holds what the writer of the page drew. */
  asWritten: boolean;
}

const everything: Choice = { search: '', state: '', section: '', order: null };

/** Does nothing on a page without students. */
export const startRoster = (): void => {
  const table = document.querySelector<HTMLTableElement>('#roster-table');
  if (table === null) return;
  const rows = JSON.parse(defined(found('#data').textContent, 'no data')) as readonly RosterRow[];
  const roster: Roster = {
    ...{ rows, table, body: defined(table.tBodies[0], 'no body'), status: found('#roster-status') },
    ...{ more: found('#roster-more'), choice: everything, most: firstRows, asWritten: true },
  };
  listen(roster);
  for (const heading of table.querySelectorAll<HTMLElement>('th[data-column]')) makeSortable(roster, heading);
  found('#roster-controls').hidden = false;
  // What a browser filled in again after a reload counts, too.
  choose(roster, chosenIn());
};

const found = (selector: string): HTMLElement =>
  defined(document.querySelector<HTMLElement>(selector), `no ${selector}`);

const valueOf = (selector: string): string =>
  document.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value ?? '';

const chosenIn = (): Omit<Choice, 'order'> => ({
  search: valueOf('#roster-search'),
  state: valueOf('#roster-state'),
  section: valueOf('#roster-section'),
});

const listen = (roster: Roster): void => {
  const controls = found('#roster-controls');
  controls.addEventListener('input', () => {
    choose(roster, chosenIn());
  });
  found('#roster-reset').addEventListener('click', () => {
    for (const control of controls.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'))
      control.value = '';
    choose(roster, everything);
  });
  roster.more.addEventListener('click', () => {
    const shown = roster.body.rows.length;
    showAll(roster);
    // The button is gone: with it the focus would be, too.
    const next = defined(roster.body.rows[shown], 'no row was added');
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  });
  window.addEventListener('beforeprint', () => {
    showAll(roster);
  });
};

const showAll = (roster: Roster): void => {
  roster.most = Infinity;
  show(roster);
};

const choose = (roster: Roster, change: Partial<Choice>): void => {
  roster.choice = { ...roster.choice, ...change };
  show(roster);
};

/** A click sorts by the column; another one turns it around. Numbers begin with the greatest. */
const makeSortable = (roster: Roster, heading: HTMLElement): void => {
  const column = heading.dataset['column'] as ColumnId;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'sort';
  button.append(...heading.childNodes);
  heading.replaceChildren(button);
  const isNumber = rosterColumns.some(({ id, number }) => id === column && number);
  button.addEventListener('click', () => {
    const { order } = roster.choice;
    choose(roster, { order: { column, descending: order?.column === column ? !order.descending : isNumber } });
  });
};

const show = (roster: Roster): void => {
  const { rows, choice, table, body, status, more } = roster;
  const chosen = chosenRows(rows, choice);
  const shown = chosen.length > mostAtOnce ? chosen.slice(0, roster.most) : chosen;
  drawRows(roster, body, shown);
  for (const heading of table.querySelectorAll<HTMLElement>('th[data-column]')) tellOrder(heading, choice.order);
  status.textContent = statusOf(shown.length, chosen.length, rows.length);
  more.hidden = shown.length === chosen.length;
  more.textContent = `Show all ${grouped(chosen.length)}`;
};

/** As long as all rows stand as they were written, nothing needs to be drawn. */
const drawRows = (roster: Roster, body: HTMLElement, shown: readonly RosterRow[]): void => {
  if (roster.asWritten) {
    const isSame = shown.length === roster.rows.length && shown.every((row, index) => row === roster.rows[index]);
    if (isSame) return;
    body.replaceChildren();
    roster.asWritten = false;
  }
  render(shown.map(drawRow), body);
};

const tellOrder = (heading: HTMLElement, order: Choice['order']): void => {
  if (order?.column !== heading.dataset['column']) heading.removeAttribute('aria-sort');
  else heading.setAttribute('aria-sort', order?.descending === true ? 'descending' : 'ascending');
};

const statusOf = (shown: number, chosen: number, all: number): string => {
  const students = `${grouped(all)} ${all === 1 ? 'student' : 'students'}`;
  const some = chosen === all ? students : `${grouped(chosen)} of ${students}`;
  return shown === chosen ? some : `${some}; the first ${grouped(shown)} are shown`;
};
