/** Checks and points by section: each check is a mark that leads to where it is told. */
import type { VNode } from 'preact';
import { element } from '../../pages/figures/element.ts';
import type { CheckResult, Report } from '../../contracts/report.ts';
import { drawFilters, filterFacts } from './filter.ts';
import { cell, dataTable, row, shorten, verdictMark, verdictMarks } from './parts.ts';
import type { View } from './view.ts';
import { leftMessages, summaryMessages } from './messages.ts';
import { isOfBuild, sectionTitle } from '../../report/sections.ts';
import { verdictMessages } from '../../messages/names.ts';
import { contentsMessages, labelMessages } from '../common/messages.ts';
import { unassessed, unseenIn } from '../text/summary.ts';
import { audienceMessages } from '../../report/messages/audience.ts';
import { fixed } from '../../text/points.ts';

type Score = Report['scores'][number];

export const drawSummary = (view: View): VNode | null => {
  const { report } = view;
  const scores = report.scores.filter(({ weight, assessed }) => weight > 0 || assessed);
  if (scores.length === 0) return null;
  const columns = [
    { title: labelMessages.section() },
    { title: labelMessages.checksPassed() },
    { title: labelMessages.points(), number: true },
  ];
  const rows = scores.flatMap((one) => sectionRows(view, one));
  return element(
    'div',
    { class: 'summary' },
    drawFilters(view),
    dataTable(summaryMessages.caption(), columns, [...rows, scoreRow(report)]),
  );
};

const scoreRow = ({ summary: { score } }: Report): VNode =>
  row(element('strong', null, labelMessages.score()), [
    cell(''),
    cell(element('strong', null, score === null ? labelMessages.none() : pointsOf(score, 100)), true),
  ]);

/** Its result with the marks of its checks, or with those below it where they come in groups. */
const sectionRows = (view: View, one: Score): VNode[] => {
  const { report } = view;
  const known = one.assessed && report.gradable;
  const checks = report.checks.filter(({ section }) => section === one.section);
  const groups = [...Map.groupBy(checks, ({ group }) => group)];
  const unseen = checks.length === 0 ? null : unseenIn(report, one.section);
  const isGrouped = unseen !== null || (groups.some(([, own]) => own.length > 1) && groups.length > 1);
  const facts = filterFacts(checks);
  const isSaid = checks.length === 1 && one.passed === 1;
  const marks = isGrouped || isSaid ? null : marksOf(view, checks);
  const result = element(
    'tr',
    { ...facts, class: isGrouped ? 'grouped' : undefined },
    element('th', { scope: 'row' }, sectionTitle(report, one.section)),
    element('td', null, element('div', { class: 'group' }, resultOf(report, one), marks)),
    one.weight > 0 ? cell(known ? pointsOf(one.earned, one.available) : '–', true) : informationCell(),
  );
  if (!isGrouped) return [result];
  const parts = groups.map(([group, own]) => drawGroup(view, group, own));
  return [
    result,
    element('tr', { ...facts, class: 'marks' }, element('td', { colSpan: 3 }, parts, drawUnseen(unseen))),
  ];
};

const pointsOf = (earned: number, available: number): string =>
  summaryMessages.points({ earned: fixed(earned), available: fixed(available) });

const informationCell = (): VNode => element('td', { class: 'soft right' }, contentsMessages.information());

const resultOf = (report: Report, { section, passed, total, assessed }: Score): VNode => {
  if (!assessed) return element('span', { class: 'soft' }, unassessed(report));
  const text = outcomeOf(report, section) ?? labelMessages.passedOf({ passed, total });
  return verdictMark(passed === total ? 'passed' : 'failed', text);
};

/** Compilation and API are one question each, though more checks may be made of them. */
const outcomeOf = ({ summary }: Report, section: Score['section']): string | null =>
  isOfBuild(section) ? verdictMessages[summary[section]]() : null;

const drawGroup = (view: View, group: string, checks: readonly CheckResult[]): VNode =>
  element(
    'div',
    { class: 'group', ...filterFacts(checks) },
    element('p', { class: 'soft' }, group),
    marksOf(view, checks),
  );

const drawUnseen = (told: string | null): VNode | null =>
  told === null
    ? null
    : element('div', { class: 'group' }, element('p', { class: 'soft' }, audienceMessages.notShownRow()), told);

const marksOf = (view: View, checks: readonly CheckResult[]): VNode =>
  element(
    'ul',
    null,
    checks.slice(0, view.limits.entries).map((check) => markItem(view, check)),
    moreItem(checks.length - view.limits.entries),
  );

const moreItem = (count: number): VNode | null =>
  count <= 0 ? null : element('li', { class: 'soft' }, leftMessages.items({ count }));

/** Whoever uses the keyboard reaches what passed by its heading, and not through a hundred marks. */
const markItem = ({ anchors, limits }: View, check: CheckResult): VNode => {
  const { id, title, verdict } = check;
  const anchor = anchors.check(id);
  const said = summaryMessages.mark({
    check: id,
    title: shorten(title, limits.rowCharacters),
    verdict: verdictMessages[verdict](),
  });
  const [look, mark] = verdictMarks[verdict];
  return element(
    'li',
    filterFacts([check]),
    element(
      'a',
      {
        class: `mark ${look}`,
        href: anchor === null ? undefined : `#${anchor}`,
        title: said,
        'aria-label': said,
        tabIndex: verdict === 'passed' ? -1 : undefined,
      },
      mark,
    ),
  );
};
