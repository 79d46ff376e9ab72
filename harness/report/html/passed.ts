/** What passed, section by section, folded. */
import type { VNode } from 'preact';
import { element } from '../figures/element.ts';
import type { CheckResult } from '../schema.ts';
import { someNames, visibilityOf } from './check.ts';
import { capped, cell, dataTable, fold, shorten } from './parts.ts';
import type { View } from './view.ts';
import { passedWords } from './words.ts';
import { sectionWords } from '../words/names.ts';

export const drawPassed = (view: View): VNode[] => {
  const passed = view.report.checks.filter(({ verdict }) => verdict === 'passed');
  return [...Map.groupBy(passed, ({ section }) => section)].map(([section, checks]) => {
    const name = sectionWords[section]();
    const columns = [{ title: passedWords.id() }, { title: passedWords.title() }, { title: passedWords.cases() }];
    const rows = capped(
      view,
      checks,
      (check) => passedRow(view, check),
      (text) => element('tr', null, element('td', { colSpan: columns.length, class: 'soft' }, text)),
    );
    const summary = [
      element('strong', null, name),
      ' ',
      element('span', { class: 'soft' }, passedWords.checks({ count: checks.length })),
    ];
    return fold(summary, false, dataTable(name, columns, rows));
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
