/** A failed check: its verdict, its failed cases as far as there is room, and what passed of it. */
import type { ComponentChild, VNode } from 'preact';
import type { Cause } from '../../report/causes.ts';
import { isFailure } from '../../contracts/is-failure.ts';
import { element } from '../../pages/figures/element.ts';
import type { CaseResult, CheckResult } from '../../contracts/report.ts';
import { isOfBuild } from '../../report/sections.ts';
import { drawCase } from './case.ts';
import { filterFacts } from './filter.ts';
import { dataTable, fold, row, shorten, verdictMark } from './parts.ts';
import type { View } from './view.ts';
import { checkMessages, leftMessages } from './messages.ts';
import { verdictMessages } from '../../messages/names.ts';
import { labelMessages } from '../common/messages.ts';
import { fixed } from '../../text/points.ts';

/** Cases that stand one under the other before the rest is folded. */
const mostOpen = 4;
const mostNames = 12;

export interface CheckStyle {
  readonly withTitle: boolean;
  /** Its first case stands open, for the cause; of what a compiler or the API says, all stand beside it. */
  readonly isExample: boolean;
}

export const drawCheck = (view: View, check: CheckResult, cause: Cause, style: CheckStyle): VNode => {
  const { withTitle, isExample } = style;
  const { full, rows, left } = view.plan.of(check);
  const drawn = full.map((one, index) => drawCase(view, one, check, cause, isExample && index === 0));
  const most = isExample && !isOfBuild(check.section) ? 1 : mostOpen;
  const all = full.length + rows.length + left;
  const open = Math.min(drawn.length, openOf(all, most));
  const further = [...drawn.slice(open), ...rowTable(view, check, rows), ...leftOut(view, left)];
  const id = view.anchors.check(check.id) ?? undefined;
  const label = id === undefined ? undefined : `${id}-title`;
  return element(
    'article',
    { class: 'check', id, 'aria-labelledby': withTitle ? label : undefined, ...filterFacts([check]) },
    element(
      'div',
      { class: 'head' },
      withTitle ? element('h4', { id: label }, check.title) : null,
      element('p', { class: 'meta' }, metaOf(view, check)),
    ),
    drawn.slice(0, open),
    further.length === 0 ? null : fold(checkMessages.moreCases({ count: all - open }), false, ...further),
    isExample ? null : passedCases(check),
  );
};

/** How many cases stand open at most: one alone is not worth a fold. */
const openOf = (all: number, most: number): number => (all - most === 1 ? all : most);

const metaOf = (view: View, check: CheckResult): ComponentChild[] => {
  const lost = view.report.lost.find((line) => line.check === check.id)?.points ?? 0;
  const failed = check.cases.filter(isFailure).length;
  const texts = [
    check.cases.length > 1 ? checkMessages.failedOf({ failed, count: check.cases.length }) : null,
    lost > 0 ? checkMessages.points({ points: fixed(lost) }) : null,
    ...visibilityOf(check),
  ];
  return [
    verdictMark(check.verdict),
    ...texts.flatMap((text) => (text === null ? [] : [' · ', text])),
    ' · ',
    element('code', null, check.id),
  ];
};

/** Only a staff edition has such checks. */
export const visibilityOf = ({ visibility, details }: CheckResult): string[] => {
  if (visibility === 'staff') return [checkMessages.staffOnly()];
  if (visibility === 'after-due-date') return [checkMessages.afterDueDate()];
  if (details === 'staff') return [checkMessages.detailsStaffOnly()];
  return details === 'after-due-date' ? [checkMessages.detailsAfterDueDate()] : [];
};

/** Many cases that are much alike: one row each. */
const rowTable = (view: View, check: CheckResult, cases: readonly CaseResult[]): VNode[] => {
  if (cases.length === 0) return [];
  const compares = cases.some(({ expected, actual }) => expected !== null || actual !== null);
  const columns = [
    { title: checkMessages.case() },
    ...(compares
      ? [{ title: labelMessages.expected() }, { title: labelMessages.actual() }]
      : [{ title: checkMessages.message() }]),
  ];
  const text = (value: string | null): VNode =>
    element('td', { class: 'value' }, shorten(value ?? '', view.limits.rowCharacters));
  const rows = cases.map((one) => {
    const verdict = one.verdict === check.verdict ? '' : ` (${verdictMessages[one.verdict]()})`;
    const values = compares ? [text(one.expected), text(one.actual ?? one.message)] : [text(one.message)];
    return row(`${shorten(one.name, view.limits.rowCharacters)}${verdict}`, values);
  });
  return [dataTable(checkMessages.caption({ check: check.id }), columns, rows)];
};

const leftOut = ({ where }: View, count: number): VNode[] =>
  count === 0 ? [] : [element('p', { class: 'soft' }, checkMessages.left({ count, where }))];

const passedCases = ({ cases }: CheckResult): VNode | null => {
  const names = cases.filter(({ verdict }) => verdict === 'passed').map(({ name }) => name);
  if (names.length === 0) return null;
  return element(
    'p',
    { class: 'soft small' },
    checkMessages.passedCases({ count: names.length, names: someNames(names) }),
  );
};

export const someNames = (names: readonly string[]): string => {
  const more = names.length - mostNames;
  const shown = names.slice(0, mostNames).map((name) => shorten(name, 120));
  return more > 0 ? `${shown.join(', ')} ${leftMessages.items({ count: more })}` : shown.join(', ');
};
