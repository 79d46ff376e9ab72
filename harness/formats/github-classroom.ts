/**
 * What a runner of GitHub Classroom's (legacy) autograding hands to its reporter. Points are in hundredths, since the reporter
 * adds them up as they are. A test passes exactly when it has all its points, and fails exactly when it has none, so that
 * what the reporter counts and what it adds up speak of the same tests.
 */
import { checkText, testCode } from './common/detail.ts';
import { fitting, type Detail } from './common/fitting.ts';
import { mostPoints, type Item } from './common/items.ts';
import { jsonText } from '../text/json-text.ts';
import { listed, restParts, worthPoints, type Listed } from './common/listed.ts';
import { firstPlace, folderOf } from './common/places.ts';
import { oneLine, shorten } from './common/shorten.ts';
import { milliseconds, secondsOf } from './common/times.ts';
import { studentView, type Graded, type Ungraded } from './common/view.ts';
import { commonMessages } from './common/messages.ts';
import type { Format, RenderOptions } from '../contracts/format.ts';
import type { Report } from '../contracts/report.ts';

/** It is handed over in one variable as base64, and Linux allows no variable above 131,071 bytes. */
const mostBytes = 96_000;

const render = (report: Report, options: Pick<RenderOptions, 'environment'> = {}): string => {
  const view = studentView(report);
  if (view.standing !== 'graded') return jsonText(ungraded(view));
  return fitting(mostBytes, view.failures, (detail) => jsonText(graded(view, folderOf(options), detail)));
};

export const githubClassroom = {
  id: 'github-classroom',
  title: "the reporter of GitHub Classroom's autograding (legacy)",
  place: '<RUNNER>_RESULTS (base64)',
  render,
} satisfies Format;

/** Out of 0 points the reporter sends no points at all, and the step fails. */
const ungraded = ({ reason }: Ungraded): object => ({
  version: 1,
  status: 'error',
  max_score: 0,
  tests: [aTest(commonMessages.notGraded(), 'error', shorten(reason, 5_000), 0)],
});

const graded = ({ report, scored }: Graded, folder: string, detail: Detail): object => {
  const shown = listed(worthPoints(scored), detail.checks);
  const seconds = secondsOf(report);
  const tests = [
    ...shown.items.map((item) => ({
      ...testOf(item, folder, detail),
      duration: milliseconds(seconds.get(item.check.id)),
    })),
    ...restOf(shown),
  ];
  const status = tests.every((test) => test.status === 'pass') ? 'pass' : 'fail';
  return { version: 1, status, max_score: mostPoints, tests };
};

interface Test {
  readonly name: string;
  readonly status: 'pass' | 'fail' | 'error';
  readonly message: string | null;
  readonly test_code: string;
  readonly filename: string;
  readonly line_no: number;
  readonly duration: number;
  readonly score: number;
}

const testOf = ({ check, earned }: Item, folder: string, detail: Detail): Test => {
  const passed = check.verdict === 'passed';
  const place = firstPlace(check);
  return {
    ...aTest(oneLine(`${check.id}: ${check.title}`, 250), passed ? 'pass' : 'fail', checkText(check, detail), earned),
    test_code: testCode(check, detail),
    ...(place === undefined ? {} : { filename: oneLine(folder + place.path, 300), line_no: place.line }),
  };
};

const aTest = (name: string, status: Test['status'], message: string, score: number): Test => ({
  name,
  status,
  message: message === '' ? null : message,
  test_code: '',
  filename: '',
  line_no: 0,
  duration: 0,
  score,
});

const restOf = (shown: Listed): Test[] =>
  restParts(shown).map(({ passed, points }) =>
    aTest(commonMessages.restTitle(), passed ? 'pass' : 'fail', '', passed ? points : 0),
  );
