/**
 * JUnit XML, the subset that is widely read: a suite for each section, a case for each check. There are no points in JUnit;
 * they are properties of the cases. What costs no points is skipped, with its text: a failure would turn a run red.
 */
import type { create } from 'xmlbuilder2';
import { legalXml } from '../text/escape/xml.ts';
import type { CheckResult } from '../contracts/report.ts';
import { checkText, reasonOf } from './common/detail.ts';
import { isFailure } from '../rubric/score.ts';
import { fitting, sensibleBytes, type Detail } from './common/fitting.ts';
import { isRemark, mostPoints, pointsText, type Item, type Scored } from './common/items.ts';
import { listed } from './common/listed.ts';
import { oneLine, shorten } from './common/shorten.ts';
import { editionView, type Ungraded, type View } from './common/view.ts';
import { commonMessages } from './common/messages.ts';
import type { Format } from '../contracts/format.ts';
import { sectionTitle } from '../report/sections.ts';
import { verdictMessages } from '../messages/names.ts';

export const junit = {
  id: 'junit',
  title: 'JUnit XML, for CI services and Artemis',
  render: async (report) => {
    // Loaded when it is needed: the command line starts with every format.
    const { create: build } = await import('xmlbuilder2');
    const view = editionView(report);
    for (let most = sensibleBytes; ; most /= 2) {
      const text = written(fitted(view, most), build);
      if (Buffer.byteLength(text) <= sensibleBytes || most < leastBytes) return text;
    }
  },
} satisfies Format;

/** Below this even the shortest is written as it is. */
const leastBytes = 50_000;

/** Building XML takes long, so the detail that fits is sought in JSON of about the same length. */
const fitted = (view: View, mostBytes: number): Element => {
  let root: Element = {};
  fitting(mostBytes, view.failures, (detail) => JSON.stringify((root = rootOf(view, detail))));
  return root;
};

const written = (root: Element, build: typeof create): string => {
  const document = build({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: legalXml }, { testsuites: root });
  return `${document.end({ prettyPrint: true })}\n`;
};

/** As xmlbuilder2 takes it: keys with @ are attributes, # is text. */
type Element = Readonly<Record<string, unknown>>;

const rootOf = (view: View, detail: Detail): Element => {
  const { report, scored } = view;
  const { items, left } = listed(scored, detail.checks);
  const suites = [...Map.groupBy(items, ({ check }) => check.section)].map(([section, all]) =>
    suiteOf(
      oneLine(sectionTitle(report, section), 100),
      all.map((item) => ({ item, kind: kindOf(item, scored) })),
      detail,
    ),
  );
  if (view.standing !== 'graded') suites.push(notGraded(view));
  return {
    '@name': oneLine(`${report.assignment} ${report.submission.name}`, 250),
    ...totals(suites),
    '@time': (report.volatile.durationMs / 1000).toFixed(3),
    '@timestamp': report.volatile.startedAt.replace(/\.\d+Z$/, 'Z'),
    ...properties({
      ...(scored.score === null ? {} : { score: pointsText(scored.score), max_score: pointsText(mostPoints) }),
      ...(left > 0 ? { left_out: String(left) } : {}),
    }),
    testsuite: suites,
  };
};

interface Counts {
  readonly '@tests': number;
  readonly '@failures': number;
  readonly '@errors': number;
  readonly '@skipped': number;
}

const suiteOf = (name: string, items: readonly KnownItem[], detail: Detail): Element & Counts => {
  const count = (kind: Kind): number => items.filter((one) => one.kind === kind).length;
  return {
    '@name': name,
    '@tests': items.length,
    '@failures': count('failure'),
    '@errors': count('error'),
    '@skipped': count('skipped') + count('remark'),
    testcase: items.map((one) => caseOf(one, detail)),
  };
};

const totals = (suites: readonly Counts[]): Counts => {
  const sum = (key: keyof Counts): number => suites.reduce((all, suite) => all + suite[key], 0);
  return {
    '@tests': sum('@tests'),
    '@failures': sum('@failures'),
    '@errors': sum('@errors'),
    '@skipped': sum('@skipped'),
  };
};

type Kind = 'passed' | 'failure' | 'error' | 'skipped' | 'remark';

interface KnownItem {
  readonly item: Item;
  readonly kind: Kind;
}

/** An error is a check that did not finish, or a fault of the grader. */
const kindOf = (item: Item, scored: Scored): Kind => {
  const { verdict } = item.check;
  if (isRemark(item, scored)) return 'remark';
  if (verdict === 'passed' || verdict === 'skipped') return verdict;
  return verdict === 'failed' || verdict === 'tampering' ? 'failure' : 'error';
};

const caseOf = ({ item: { check, available, earned }, kind }: KnownItem, detail: Detail): Element => {
  const place = check.cases.flatMap(({ places }) => places)[0];
  return {
    '@name': oneLine(`${check.id}: ${check.title}`, 250),
    '@classname': oneLine(`${check.section}.${check.group}`, 250),
    ...(place === undefined ? {} : { '@file': oneLine(place.path, 300), '@line': place.line }),
    ...properties({
      id: check.id,
      verdict: check.verdict,
      points: pointsText(earned),
      max_points: pointsText(available),
    }),
    ...outcome(check, kind, detail),
  };
};

const outcome = (check: CheckResult, kind: Kind, detail: Detail): Element => {
  if (kind === 'passed') return {};
  if (kind === 'skipped') return { skipped: { '@message': oneLine(reasonOf(check), 500) } };
  const message = check.cases.find(isFailure)?.message ?? verdictMessages[check.verdict]();
  if (kind === 'remark') {
    const verdict = commonMessages.informative({ verdict: verdictMessages[check.verdict]() });
    return { skipped: { '@message': oneLine(`${verdict}: ${message}`, 500) }, 'system-out': checkText(check, detail) };
  }
  return { [kind]: { '@message': oneLine(message, 500), '@type': check.verdict, '#': checkText(check, detail) } };
};

const notGraded = ({ reason, standing }: Ungraded): Element & Counts => ({
  '@name': commonMessages.notGraded(),
  '@tests': 1,
  '@failures': 0,
  '@errors': 1,
  '@skipped': 0,
  testcase: [
    {
      '@name': commonMessages.notGraded(),
      '@classname': standing,
      error: { '@message': oneLine(reason, 500), '@type': standing, '#': shorten(reason, 5_000) },
    },
  ],
});

const properties = (values: Readonly<Record<string, string>>): Element => {
  const property = Object.entries(values).map(([name, value]) => ({ '@name': name, '@value': oneLine(value, 250) }));
  return property.length === 0 ? {} : { properties: { property } };
};
