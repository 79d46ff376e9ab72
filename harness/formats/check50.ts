/** The JSON of check50: every check with why it failed, or an error instead of results. */
import { notShown, type CheckResult } from '../contracts/report.ts';
import { checkText, firstMessage, reasonOf } from './common/detail.ts';
import { isFailure } from '../contracts/is-failure.ts';
import { fitting, sensibleBytes, type Detail } from './common/fitting.ts';
import { points, type Item } from './common/items.ts';
import { jsonText } from '../text/json-text.ts';
import { listed } from './common/listed.ts';
import { oneLine, shorten } from './common/shorten.ts';
import { studentView, type Graded, type Ungraded } from './common/view.ts';
import { commonMessages } from './common/messages.ts';
import type { Format } from '../contracts/format.ts';

/** Of check50's JSON that is followed here. */
const version = '3.4.0';

export const check50 = {
  id: 'check50',
  title: 'programs that read the JSON of check50',
  render: (report) => {
    const view = studentView(report);
    const head = { slug: oneLine(report.assignment, 200), version };
    if (view.standing !== 'graded') return jsonText({ ...head, error: errorOf(view) });
    return fitting(sensibleBytes, view.failures, (detail) => jsonText({ ...head, results: resultsOf(view, detail) }));
  },
} satisfies Format;

const errorOf = ({ standing, reason }: Ungraded): object => ({
  type: standing === 'withheld' ? 'GraderFault' : 'NothingToGrade',
  value: shorten(reason, 5_000),
  traceback: [],
  data: {},
});

const resultsOf = ({ scored }: Graded, detail: Detail): object[] => {
  const { items, left } = listed(scored, detail.checks);
  const results = items.map((item) => resultOf(item, detail));
  return left === 0 ? results : [...results, leftOut(left)];
};

const resultOf = ({ check, available, earned }: Item, detail: Detail): object => ({
  name: oneLine(check.id, 100),
  description: oneLine(check.title, 250),
  passed: check.verdict === 'skipped' ? null : check.verdict === 'passed',
  log:
    check.verdict === 'skipped'
      ? []
      : checkText(check, detail)
          .split('\n')
          .filter((line) => line !== ''),
  cause: causeOf(check, detail),
  data: { verdict: check.verdict, points: points(earned), max_points: points(available) },
  dependency: check.dependsOn === notShown || check.dependsOn === check.id ? null : check.dependsOn,
});

/** Null for what passed. The first failure stands for all; the log has the others. */
const causeOf = (check: CheckResult, { chars }: Detail): object | null => {
  if (check.verdict === 'passed') return null;
  if (check.verdict === 'skipped') return { rationale: shorten(reasonOf(check), chars) };
  const first = check.cases.find(isFailure);
  const some = (key: string, text: string | null | undefined): object =>
    text === null || text === undefined ? {} : { [key]: shorten(text, chars) };
  return {
    rationale: shorten(firstMessage(check), chars),
    ...some('help', first?.hint),
    ...some('expected', first?.expected),
    ...some('actual', first?.actual),
  };
};

const leftOut = (left: number): object => ({
  name: 'more',
  description: commonMessages.restCut({ count: left }),
  passed: null,
  log: [],
  cause: { rationale: commonMessages.restCut({ count: left }) },
  data: {},
  dependency: null,
});
