/** What is left of the checks: what passed, folded, section by section, and what was not run, by the reason. */
import type { VNode } from 'preact';
import { element } from '../../pages/figures/element.ts';
import type { CheckResult } from '../../contracts/report.ts';
import { sectionTitle } from '../../report/sections.ts';
import { reasonOf } from '../common/detail.ts';
import { commonMessages, labelMessages } from '../common/messages.ts';
import { someNames, visibilityOf } from './check.ts';
import { filterFacts } from './filter.ts';
import { notRunMessages, passedMessages } from './messages.ts';
import { cappedItems, cappedRows, cell, checkLink, dataTable, fold, shorten } from './parts.ts';
import type { View } from './view.ts';

export const drawPassed = (view: View): VNode[] => {
  const passed = view.report.checks.filter(({ verdict }) => verdict === 'passed');
  return [...Map.groupBy(passed, ({ section }) => section)].map(([section, checks]) => {
    const name = sectionTitle(view.report, section);
    const columns = [
      { title: passedMessages.id() },
      { title: passedMessages.title() },
      { title: passedMessages.cases() },
    ];
    const rows = cappedRows(view, checks, columns, (check) => passedRow(view, check));
    const summary = [
      element('strong', null, name),
      ' ',
      element('span', { class: 'soft' }, labelMessages.checks({ count: checks.length })),
    ];
    return element('div', filterFacts(checks), fold(summary, false, dataTable(name, columns, rows)));
  });
};

const passedRow = ({ anchors, limits }: View, check: CheckResult): VNode => {
  const { id, title, cases } = check;
  const asks = [title, ...visibilityOf(check)].join(' · ');
  return element(
    'tr',
    { id: anchors.check(id) ?? undefined },
    element('th', { scope: 'row' }, element('code', null, id)),
    cell(shorten(asks, limits.characters)),
    element('td', { class: 'soft' }, someNames(cases.map(({ name }) => name))),
  );
};

/** Checks or cases that are named at once. */
const mostOpen = 8;

interface NotRun {
  readonly check: string;
  readonly text: string;
  /** Where links to the check lead; a case has no such place. */
  readonly anchor: string | null;
}

/** For a reason that no failed check is, or where the grader failed. */
export const drawNotRun = (view: View): VNode | null => {
  const reasons = reasonsOf(view);
  if (reasons.size === 0) return null;
  const items = cappedItems(view, [...reasons], ([reason, all]) => element('li', null, reasonItem(view, reason, all)));
  return element('ul', { class: 'reasons', 'data-kinds': 'notRun' }, items);
};

const reasonsOf = ({ report, causes, anchors }: View): ReadonlyMap<string, readonly NotRun[]> => {
  const told = new Set(causes.causes.flatMap(({ consequences }) => consequences));
  const all = report.checks.flatMap((check) => {
    const { id, title, verdict, cases } = check;
    if (verdict === 'skipped' || verdict === 'grader-fault') {
      const one = { check: id, text: title, anchor: anchors.check(id), reason: reasonOf(check) };
      return told.has(check) ? [] : [one];
    }
    return cases
      .filter((one) => one.verdict === 'skipped')
      .map(({ name, message }) => ({
        check: id,
        text: notRunMessages.ofCheck({ check: title, name }),
        anchor: null,
        reason: message ?? commonMessages.noReason(),
      }));
  });
  return Map.groupBy(all, ({ reason }) => reason);
};

const reasonItem = (view: View, reason: string, all: readonly NotRun[]): (VNode | null)[] => {
  const list = element(
    'ul',
    { class: 'plain' },
    cappedItems(view, all, (one) => notRunItem(view, one)),
  );
  // Of one check, many cases may not have been run.
  const count = new Set(all.map(({ check }) => check)).size;
  return [
    element('p', null, shorten(reason, view.limits.characters)),
    all.length > mostOpen ? fold(labelMessages.checks({ count }), false, list) : list,
  ];
};

const notRunItem = (view: View, { check, text, anchor }: NotRun): VNode =>
  anchor === null
    ? element('li', null, checkLink(view, check), ' ', shorten(text, view.limits.rowCharacters))
    : element('li', { id: anchor }, element('code', null, check), ' ', shorten(text, view.limits.rowCharacters));
