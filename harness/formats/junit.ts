/**
 * JUnit XML as both Jenkins' schema and Surefire's have it: one suite, a case for each check. There are no points in JUnit,
 * and cases have no properties there: the points of each check are properties of the suite. What costs no points is skipped,
 * with its text: a failure would turn a run red.
 */
import type { create } from 'xmlbuilder2';
import { mapStrings } from '../text/map-strings.ts';
import { legalXml } from '../text/escape/xml.ts';
import type { CheckResult, Report } from '../contracts/report.ts';
import { checkText, firstMessage, reasonOf } from './common/detail.ts';
import { fitting, sensibleBytes, type Detail } from './common/fitting.ts';
import { isRemark, mostPoints, pointsText, type Item, type Scored } from './common/items.ts';
import { listed } from './common/listed.ts';
import { firstPlace, folderOf } from './common/places.ts';
import { oneLine, shorten } from './common/shorten.ts';
import { milliseconds, secondsOf, type Around } from './common/times.ts';
import { editionView, type Ungraded, type View } from './common/view.ts';
import { commonMessages } from './common/messages.ts';
import type { Format, RenderOptions } from '../contracts/format.ts';
import { sectionTitle } from '../report/sections.ts';
import { verdictMessages } from '../messages/names.ts';

const render = async (report: Report, options: Pick<RenderOptions, 'environment'> = {}): Promise<string> => {
  // Loaded when it is needed: the command line starts with every format.
  const { create: build } = await import('xmlbuilder2');
  const view = { ...editionView(report), folder: folderOf(options) };
  for (let most = sensibleBytes; ; most /= 2) {
    const text = written(fitted(view, most), build);
    if (Buffer.byteLength(text) <= sensibleBytes || most < leastBytes) return text;
  }
};

export const junit = {
  id: 'junit',
  title: 'JUnit XML, for CI services and Artemis',
  render,
} satisfies Format;

/** Below this even the shortest is written as it is. */
const leastBytes = 50_000;

/** Building XML takes long, so the detail that fits is sought in JSON of about the same length. */
const fitted = (view: Shown, mostBytes: number): Element => {
  let root: Element = {};
  fitting(mostBytes, view.failures, (detail) => JSON.stringify((root = rootOf(view, detail))));
  return root;
};

const written = (root: Element, build: typeof create): string => {
  const document = build(
    { version: '1.0', encoding: 'UTF-8', invalidCharReplacement: legalXml },
    { testsuite: mapStrings(root, asItIs) },
  );
  return `${document.end({ prettyPrint: true })}\n`;
};

/** The library reads references in what it is given, and writes what looks like one as it is: `&x;` would be an unknown one. */
const asItIs = (text: string): string => text.replaceAll('&', '&amp;amp;');

type Shown = View & { readonly folder: string };

/** As xmlbuilder2 takes it: keys with @ are attributes, # is text. */
type Element = Readonly<Record<string, unknown>>;

const rootOf = (view: Shown, detail: Detail): Element => {
  const { report, scored } = view;
  const { items, left } = listed(scored, detail.checks);
  const known = items.map((item) => ({ item, kind: kindOf(item, scored) }));
  const seconds = secondsOf(report);
  const faults = view.standing === 'graded' ? [] : [notGraded(view)];
  const count = (...kinds: readonly Kind[]): number => known.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    '@name': oneLine(`${report.assignment} ${report.submission.name}`, 250),
    '@tests': known.length + faults.length,
    '@failures': count('failure'),
    '@errors': count('error') + faults.length,
    '@skipped': count('skipped', 'remark'),
    '@time': inSeconds(report.volatile.durationMs),
    properties: { property: propertiesOf(view, items, left) },
    testcase: [...known.map((one) => caseOf(one, view, { seconds, detail })), ...faults],
  };
};

const inSeconds = (ms: number): string => (ms / 1_000).toFixed(3);

/** Of the whole, then of each check by its id. */
const propertiesOf = ({ report, scored }: View, items: readonly Item[], left: number): Element[] => [
  ...(scored.score === null
    ? []
    : [property('score', pointsText(scored.score)), property('max_score', pointsText(mostPoints))]),
  property('timestamp', report.volatile.startedAt),
  ...(left > 0 ? [property('left_out', String(left))] : []),
  ...items.flatMap(({ check: { id, verdict }, earned, available }) => [
    property(`${id}.verdict`, verdict),
    property(`${id}.points`, pointsText(earned)),
    property(`${id}.max_points`, pointsText(available)),
  ]),
];

const property = (name: string, value: string): Element => ({
  '@name': oneLine(name, 250),
  '@value': oneLine(value, 250),
});

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

const caseOf = (
  { item: { check }, kind }: KnownItem,
  { report, folder }: Shown,
  { seconds, detail }: Around,
): Element => ({
  '@name': oneLine(`${check.id}: ${check.title}`, 250),
  '@classname': oneLine(`${check.section}.${check.group}`, 250),
  '@group': oneLine(sectionTitle(report, check.section), 100),
  '@time': inSeconds(milliseconds(seconds.get(check.id))),
  ...outcome(check, kind, placed(check, folder, detail)),
});

const outcome = (check: CheckResult, kind: Kind, text: string): Element => {
  if (kind === 'passed') return {};
  if (kind === 'skipped') return { skipped: { '@message': oneLine(reasonOf(check), 500) } };
  const message = firstMessage(check);
  if (kind === 'remark') {
    const verdict = commonMessages.informative({ verdict: verdictMessages[check.verdict]() });
    return { skipped: { '@message': oneLine(`${verdict}: ${message}`, 500) }, 'system-out': text };
  }
  return { [kind]: { '@message': oneLine(message, 500), '@type': check.verdict, '#': text } };
};

/** Cases have no attributes for a place; many readers find one in the text. */
const placed = (check: CheckResult, folder: string, detail: Detail): string => {
  const text = checkText(check, detail);
  const found = firstPlace(check);
  if (found === undefined) return text;
  const place = `${oneLine(folder + found.path, 300)}:${String(found.line)}`;
  return text.includes(place) ? text : `${place}\n${text}`;
};

const notGraded = ({ reason, standing }: Ungraded): Element => ({
  '@name': commonMessages.notGraded(),
  '@classname': standing,
  '@time': inSeconds(0),
  error: { '@message': oneLine(reason, 500), '@type': standing, '#': shorten(reason, 5_000) },
});
