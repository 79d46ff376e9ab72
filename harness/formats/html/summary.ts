/** Checks and points by section and group. */
import type { VNode } from 'preact';
import { element } from '../../pages/figures/element.ts';
import type { CheckResult, Report } from '../../contracts/report.ts';
import { cell, dataTable, row } from './parts.ts';
import type { View } from './view.ts';
import { summaryMessages } from './messages.ts';
import { sectionTitle } from '../../report/sections.ts';
import { verdictMessages } from '../../messages/names.ts';
import { contentsMessages, labelMessages } from '../common/messages.ts';
import { textMessages } from '../text/messages.ts';
import { fixed } from '../../text/points.ts';

type Score = Report['scores'][number];

export const drawSummary = ({ report, limits }: View): VNode | null => {
  const scores = report.scores.filter(({ weight, assessed }) => weight > 0 || assessed);
  if (scores.length === 0) return null;
  const { score } = report.summary;
  const columns = [
    { title: labelMessages.section() },
    { title: labelMessages.checksPassed() },
    { title: labelMessages.points(), number: true },
  ];
  const rows = scores.flatMap((one) => [sectionRow(report, one), ...groupRows(report, one, limits.entries)]);
  const sum = row(element('strong', null, labelMessages.score()), [
    cell(''),
    cell(element('strong', null, score === null ? labelMessages.none() : pointsOf(score, 100)), true),
  ]);
  return element('div', { class: 'summary' }, dataTable(summaryMessages.caption(), columns, [...rows, sum]));
};

const sectionRow = (report: Report, one: Score): VNode => {
  const known = one.assessed && report.gradable;
  return row(sectionTitle(report, one.section), [
    cell(resultOf(report, one)),
    one.weight > 0 ? cell(known ? pointsOf(one.earned, one.available) : '–', true) : informationCell(),
  ]);
};

const pointsOf = (earned: number, available: number): string =>
  summaryMessages.points({ earned: fixed(earned), available: fixed(available) });

const informationCell = (): VNode => element('td', { class: 'soft right' }, contentsMessages.information());

const resultOf = (report: Report, { section, passed, total, assessed }: Score): VNode => {
  if (!assessed) {
    const why = !report.gradable
      ? verdictMessages.skipped()
      : report.only.length > 0
        ? textMessages.notAskedFor()
        : textMessages.notAssessed();
    return element('span', { class: 'soft' }, why);
  }
  return result(passed === total, outcomeOf(report, section) ?? labelMessages.passedOf({ passed, total }));
};

/** Compilation and API are one question each, though more checks may be made of them. */
const outcomeOf = ({ summary }: Report, section: Score['section']): string | null => {
  if (section !== 'compilation' && section !== 'api') return null;
  const outcome = summary[section];
  return verdictMessages[outcome]();
};

const result = (whole: boolean, text: string): VNode =>
  element(
    'span',
    { class: whole ? 'verdict good' : 'verdict bad' },
    element('span', { 'aria-hidden': 'true' }, whole ? '✓ ' : '✗ '),
    text,
  );

/** A section with one group needs no rows of its own for it, nor does one that passed as a whole. */
const groupRows = ({ checks }: Report, { section, passed, total }: Score, most: number): VNode[] => {
  if (passed === total) return [];
  const groups = Map.groupBy(
    checks.filter((check) => check.section === section),
    ({ group }) => group,
  );
  if (groups.size < 2) return [];
  return [...groups].slice(0, most).map(([group, own]) => groupRow(group, own));
};

const groupRow = (group: string, checks: readonly CheckResult[]): VNode => {
  const total = checks.length;
  const passed = checks.filter(({ verdict }) => verdict === 'passed').length;
  const skipped = checks.filter(({ verdict }) => verdict === 'skipped').length;
  const text =
    skipped > 0 ? labelMessages.passedOfNotRun({ passed, total, skipped }) : labelMessages.passedOf({ passed, total });
  return element(
    'tr',
    { class: 'group' },
    element('th', { scope: 'row' }, group),
    cell(result(passed === total, text)),
    cell(''),
  );
};
