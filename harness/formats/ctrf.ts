/** Common Test Report Format. Its objects are closed: points are in `extra`, and the exact verdict in `rawStatus`. */
import { packageName } from '../contracts/package-name.ts';
import type { CheckResult, Report } from '../contracts/report.ts';
import { checkText, firstMessage, reasonOf } from './common/detail.ts';
import { fitting, sensibleBytes, type Detail } from './common/fitting.ts';
import { isRemark, mostPoints, points, type Item } from './common/items.ts';
import { jsonText } from '../text/json-text.ts';
import { listed } from './common/listed.ts';
import { firstPlace, folderOf } from './common/places.ts';
import { oneLine, shorten } from './common/shorten.ts';
import { instantOf, milliseconds, secondsOf, type Around } from './common/times.ts';
import { editionView, type Ungraded, type View } from './common/view.ts';
import { commonMessages } from './common/messages.ts';
import type { Format, RenderOptions } from '../contracts/format.ts';
import { sectionTitle } from '../report/sections.ts';

const render = (report: Report, options: Pick<RenderOptions, 'environment'> = {}): string => {
  const view = editionView(report);
  return fitting(sensibleBytes, view.failures, (detail) => jsonText(documentOf(view, folderOf(options), detail)));
};

export const ctrf = {
  id: 'ctrf',
  title: 'Common Test Report Format',
  render,
} satisfies Format;

const documentOf = (view: View, folder: string, detail: Detail): object => {
  const { report, scored } = view;
  const { items, left } = listed(scored, detail.checks);
  const around = { seconds: secondsOf(report), detail, folder };
  const tests = items.map((item) => testOf(item, view, around));
  if (view.standing !== 'graded') tests.push(notGraded(view));
  const start = instantOf(report.volatile.startedAt);
  return {
    reportFormat: 'CTRF',
    specVersion: '0.0.0',
    ...(start === 0 ? {} : { timestamp: new Date(start).toISOString() }),
    generatedBy: report.toolchain.grader,
    results: {
      tool: { name: packageName, version: report.toolchain.grader.replace(/^.* /, '') },
      summary: { ...summaryOf(tests), start, stop: start + report.volatile.durationMs },
      tests,
      environment: { appName: oneLine(report.submission.name, 250), extra: { assignment: report.assignment } },
      extra: {
        gradable: report.gradable,
        score: scored.score === null ? null : points(scored.score),
        maxScore: points(mostPoints),
        leftOut: left,
      },
    },
  };
};

const statuses = ['passed', 'failed', 'skipped', 'pending', 'other'] as const;
type Status = (typeof statuses)[number];

interface Test {
  readonly name: string;
  readonly status: Status;
  readonly duration: number;
  readonly [key: string]: unknown;
}

const summaryOf = (tests: readonly Test[]): object => ({
  tests: tests.length,
  ...Object.fromEntries(statuses.map((one) => [one, tests.filter(({ status }) => status === one).length])),
});

interface Placed extends Around {
  readonly folder: string;
}

const testOf = (item: Item, { report, scored }: View, { seconds, detail, folder }: Placed): Test => {
  const { check, available, earned } = item;
  const place = firstPlace(check);
  return {
    name: oneLine(`${check.id}: ${check.title}`, 250),
    status: isRemark(item, scored) ? 'other' : statusOf(check),
    duration: milliseconds(seconds.get(check.id)),
    suite: [oneLine(sectionTitle(report, check.section), 100), oneLine(check.group, 100)],
    ...messageOf(check, detail),
    ...(place === undefined ? {} : { filePath: oneLine(folder + place.path, 300), line: place.line }),
    rawStatus: check.verdict === 'timed-out' ? 'timeout' : check.verdict,
    tags: [check.section],
    extra: { id: check.id, verdict: check.verdict, points: points(earned), maxPoints: points(available) },
  };
};

const statusOf = ({ verdict }: CheckResult): Status => {
  if (verdict === 'passed' || verdict === 'skipped') return verdict;
  return verdict === 'grader-fault' ? 'other' : 'failed';
};

const messageOf = (check: CheckResult, detail: Detail): object => {
  if (check.verdict === 'passed') return {};
  if (check.verdict === 'skipped') return { message: shorten(reasonOf(check), detail.chars) };
  return { message: shorten(firstMessage(check), detail.chars), trace: checkText(check, detail) };
};

const notGraded = ({ reason, standing }: Ungraded): Test => ({
  name: commonMessages.notGraded(),
  status: 'other',
  duration: 0,
  message: shorten(reason, 5_000),
  rawStatus: standing,
});
