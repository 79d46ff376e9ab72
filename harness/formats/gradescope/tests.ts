/**
 * A test for each check, or for each group of checks. What students see later than a verdict, or never, is a test of its own
 * without a score.
 */
import type { CheckResult } from '../../contracts/report.ts';
import { verdictMessages } from '../../messages/names.ts';
import { sectionTitle } from '../../report/sections.ts';
import { at } from '../../text/at.ts';
import { isFailure } from '../../contracts/is-failure.ts';
import { checkText, reasonOf } from '../common/detail.ts';
import type { Detail } from '../common/fitting.ts';
import { pointsText, type Item } from '../common/items.ts';
import { oneLine, shorten } from '../common/shorten.ts';
import type { Graded } from '../common/view.ts';
import { gradescopeMessages as messages } from './messages.ts';
import { companion, scoreOf, type Test, visibilityOf } from './test.ts';

/** Failed checks that are named. */
const mostNames = 25;

/**
 * Of each group, since nobody reads two hundred tests: which checks failed, and an example. Checks that students see at different
 * times are in different tests.
 */
export const groupedTests = (items: readonly Item[], report: Graded['report'], detail: Detail): Test[] => {
  const groups = Map.groupBy(items, ({ check: { section, group, visibility } }) =>
    JSON.stringify([section, group, visibility]),
  );
  return [...groups.values()].flatMap((members) => groupTests(members, report, detail));
};

const groupTests = (items: readonly Item[], report: Graded['report'], detail: Detail): Test[] => {
  const checks = items.map(({ check }) => check);
  const { section, group, visibility } = at(checks, 0);
  const name = nameOf(sectionTitle(report, section), group);
  const test = {
    ...scoreOf(items),
    name,
    output: outputOf(items, detail),
    tags: [section, group].map((tag) => oneLine(tag, 100)),
    visibility: visibilityOf(visibility),
    extra_data: { checks: Object.fromEntries(checks.map(({ id, verdict }) => [oneLine(id, 250), verdict])) },
  };
  return [test, ...laterTests(checks, name, detail)];
};

const nameOf = (section: string, group: string): string =>
  oneLine(section === group ? section : `${section}: ${group}`, 250);

/** Empty where all passed. */
const outputOf = (items: readonly Item[], detail: Detail): string => {
  const failed = items.filter(({ check }) => isFailure(check));
  const skipped = items.map(({ check }) => check).filter(({ verdict }) => verdict === 'skipped');
  const passed = items.length - failed.length - skipped.length;
  if (passed === items.length) return '';
  const more = Math.max(0, failed.length - mostNames);
  const lines = [
    messages.passed({ passed, count: items.length }),
    ...failed.slice(0, mostNames).map(failedLine),
    ...(more === 0 ? [] : [messages.moreFailed({ count: more })]),
    ...notRunLines(skipped),
  ];
  const shown = failed.find(({ check }) => companion(check) === null);
  const example = shown === undefined ? '' : checkText(shown.check, { ...detail, cases: Math.min(1, detail.cases) });
  const head = shown === undefined || example === '' ? [] : ['', messages.example({ id: shown.check.id }), example];
  return [...lines, ...head].join('\n');
};

const failedLine = ({ check: { id, title, verdict }, available }: Item): string => {
  const facts = { id, title, verdict: verdictMessages[verdict]() };
  const line =
    available > 0 ? messages.failedCosts({ ...facts, points: pointsText(available) }) : messages.failed(facts);
  return oneLine(line, 250);
};

/** By reason, as far as students see it. */
const notRunLines = (skipped: readonly CheckResult[]): string[] => {
  const reasons = Map.groupBy(skipped, (check) => (companion(check) === null ? reasonOf(check) : null));
  return [...reasons].map(([reason, { length: count }]) =>
    reason === null ? messages.notRun({ count }) : oneLine(messages.notRunFor({ count, reason }), 500),
  );
};

const laterTests = (checks: readonly CheckResult[], name: string, detail: Detail): Test[] => {
  const later = Map.groupBy(checks, companion);
  return [...later].flatMap(([visibility, members]) => {
    const told = members.filter((check) => visibility !== null && checkText(check, detail) !== '');
    if (visibility === null || told.length === 0) return [];
    const texts = told.map((check) => `${oneLine(`${check.id}: ${check.title}`, 250)}\n${checkText(check, detail)}`);
    return {
      status: 'failed',
      name: oneLine(messages.groupDetails({ name }), 250),
      output: shorten(texts.join('\n\n'), detail.chars * mostTold),
      visibility,
      extra_data: { details: told.map(({ id }) => oneLine(id, 250)) },
    };
  });
};

/** Checks' worth of text in one test. */
const mostTold = 20;

export const flatTests = (items: readonly Item[], detail: Detail): Test[] =>
  items.flatMap((item) => checkTests(item, detail));

const checkTests = (item: Item, detail: Detail): Test[] => {
  const { check } = item;
  const later = companion(check);
  const text = checkText(check, detail);
  const id = oneLine(check.id, 250);
  const test = {
    ...scoreOf([item]),
    name: oneLine(`${check.id}: ${check.title}`, 250),
    output: later === null ? text : '',
    tags: [check.section, check.group, check.verdict].map((tag) => oneLine(tag, 100)),
    visibility: visibilityOf(check.visibility),
    extra_data: { checks: { [id]: check.verdict } },
  };
  if (later === null || text === '') return [test];
  const name = oneLine(messages.details({ id: check.id, title: check.title }), 250);
  return [test, { status: 'failed', name, output: text, visibility: later, extra_data: { details: [id] } }];
};
