/** What passed, section by section, folded. */
import type { VNode } from 'preact';
import { element } from '../../pages/figures/element.ts';
import type { CheckResult } from '../../contracts/report.ts';
import { someNames, visibilityOf } from './check.ts';
import { filterFacts } from './filter.ts';
import { cappedRows, cell, dataTable, fold, shorten } from './parts.ts';
import type { View } from './view.ts';
import { passedMessages } from './messages.ts';
import { sectionTitle } from '../../report/sections.ts';
import { labelMessages } from '../common/messages.ts';

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
