/** A row of the roster: drawn by the writer of the page, and again by its script when rows are searched or sorted. */
import type { VNode } from 'preact';
import { element } from '../../pages/figures/element.ts';
import type { StudentState } from '../store/class-file.ts';
import { drawText, type ShownText } from './shown-text.ts';
import { stateWords } from './states.ts';

export interface RosterRow {
  /** A number of its own; an anonymous report shows it. */
  readonly id: number;
  readonly name: ShownText;
  readonly login: ShownText | null;
  /** By which settings and folders name the student; null in an anonymous report, and where it is the name. */
  readonly key: ShownText | null;
  /** Numbers by which the student is found as well. */
  readonly numbers: readonly string[];
  readonly email: string | null;
  readonly section: ShownText | null;
  readonly state: StudentState;
  readonly score: number | null;
  /** How it came about, where there is more to say than the score of the attempt. */
  readonly steps: readonly string[];
  /** `days` is null where the platform says late and the course takes nothing off. */
  readonly late: { readonly days: number | null; readonly minus: number } | null;
  readonly attempt: number | null;
  readonly attempts: number;
  readonly language: string | null;
  /** ISO 8601. */
  readonly submitted: string | null;
  /** That the grading took. */
  readonly seconds: number | null;
  readonly link: string | null;
}

export const rosterColumns = [
  { id: 'name', title: 'Student', number: false },
  { id: 'section', title: 'Section', number: false },
  { id: 'state', title: 'State', number: false },
  { id: 'score', title: 'Score', number: true },
  { id: 'late', title: 'Late', number: false },
  { id: 'attempt', title: 'Attempt', number: true },
  { id: 'language', title: 'Language', number: false },
  { id: 'submitted', title: 'Handed in, UTC', number: false },
  { id: 'seconds', title: 'Grading, s', number: true },
] as const;
export type ColumnId = (typeof rosterColumns)[number]['id'];

export const drawRow = (row: RosterRow): VNode => {
  const { section, score, attempt, attempts, language, submitted, seconds } = row;
  return element(
    'tr',
    { key: row.id },
    element(
      'th',
      { scope: 'row' },
      drawStudent(row),
      [row.key, row.login].map((one) => one && drawLogin(one)),
    ),
    element('td', null, section === null ? none() : drawText(section)),
    element('td', null, drawState(row.state)),
    number(drawScore(score, row.steps)),
    element('td', { class: 'nowrap' }, lateText(row.late)),
    number(attempt === null ? none() : attemptText(attempt, attempts)),
    element('td', null, language ?? none()),
    element('td', { class: 'nowrap' }, submitted === null ? none() : submitted.slice(0, 16).replace('T', ' ')),
    number(seconds === null ? none() : seconds.toFixed(1)),
  );
};

const drawScore = (score: number | null, steps: readonly string[]): string | (VNode | string)[] => {
  const shown = score === null ? none('no score') : score.toFixed(2);
  if (steps.length === 0) return shown;
  const items = steps.map((step) => element('li', null, element('bdi', null, step)));
  return [element('details', null, element('summary', null, shown), element('ul', { class: 'plain' }, items))];
};

/** The name, leading to the report where there is one. */
export const drawStudent = ({ name, link }: Pick<RosterRow, 'name' | 'link'>): VNode =>
  link === null ? drawText(name) : element('a', { href: link }, drawText(name));

export const drawState = (state: StudentState): VNode => {
  const { text, look, mark } = stateWords[state];
  return element('span', { class: `state ${look}` }, element('span', { 'aria-hidden': 'true' }, `${mark} `), text);
};

const drawLogin = (login: ShownText): VNode => element('span', { class: 'login' }, drawText(login));

const none = (said = 'none'): (VNode | string)[] => [
  element('span', { 'aria-hidden': 'true', class: 'soft' }, '–'),
  element('span', { class: 'unseen' }, said),
];

const number = (content: string | (VNode | string)[]): VNode => element('td', { class: 'number' }, content);

const attemptText = (attempt: number, attempts: number): string =>
  attempts > 1 ? `${attempt} of ${attempts}` : String(attempt);

const lateText = (late: RosterRow['late']): string | (VNode | string)[] => {
  // Also where nobody knows: a bundle may have no times.
  if (late === null) return none();
  if (late.days === null) return 'late';
  const days = `${late.days} ${late.days === 1 ? 'day' : 'days'}`;
  return late.minus === 0 ? days : `${days}, −${late.minus.toFixed(2)}`;
};
