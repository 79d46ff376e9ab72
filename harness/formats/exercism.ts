/** The results.json of Exercism's test runners, version 3. It has verdicts and no points. */
import type { CheckResult } from '../contracts/report.ts';
import { checkText, testCode } from './common/detail.ts';
import { isFailure } from '../contracts/is-failure.ts';
import { fitting, sensibleBytes, type Detail } from './common/fitting.ts';
import { jsonText } from '../text/json-text.ts';
import { listed, restParts, restText, worthPoints } from './common/listed.ts';
import { oneLine, shorten } from './common/shorten.ts';
import { studentView, type View } from './common/view.ts';
import { commonMessages } from './common/messages.ts';
import type { Format } from '../contracts/format.ts';
import { verdictMessages } from '../messages/names.ts';

const mostOfMessage = 65_535;
const mostOfOutput = 500;

export const exercism = {
  id: 'exercism',
  title: 'Exercism test runners, version 3 (verdicts, no points)',
  place: '<output-dir>/results.json',
  render: (report) => {
    const view = studentView(report);
    const broken = notRun(view);
    if (broken !== null) return jsonText({ version: 3, status: 'error', message: shorten(broken, mostOfMessage) });
    return fitting(sensibleBytes, view.failures, (detail) => jsonText(graded(view, detail)));
  },
} satisfies Format;

/** Why no test could run: no score, or nothing was built; the compiler's messages then. */
const notRun = ({ report, standing, reason }: View): string | null => {
  if (standing !== 'graded') return reason;
  const compiled = report.checks.find((check) => check.section === 'compilation' && isFailure(check));
  const others = report.checks.filter((check) => check.section !== 'compilation');
  if (compiled === undefined || others.some(({ verdict }) => verdict !== 'skipped')) return null;
  const detail = { cases: 10, chars: mostOfMessage, checks: 1, shortened: false };
  return `${compiled.title}: ${verdictMessages[compiled.verdict]()}\n\n${checkText(compiled, detail)}`;
};

/** Only what costs points: one test that fails makes the whole fail. */
const graded = ({ scored }: View, detail: Detail): object => {
  const shown = listed(worthPoints(scored), detail.checks);
  const checks = shown.items.map(({ check }) => check);
  const groups = [...new Set(checks.map(({ group }) => group))];
  const tests = checks.map((check) => testOf(check, groups.indexOf(check.group) + 1, detail));
  const rest = restParts(shown).map(({ passed }) => restTest(passed, restText(shown), groups.length + 1));
  const all = [...tests, ...rest];
  // The message of the whole is for errors alone, and it fails by a test that fails.
  return {
    version: 3,
    status: all.every(({ status }) => status === 'pass') ? 'pass' : 'fail',
    message: null,
    tests: all,
  };
};

interface Test {
  readonly status: 'pass' | 'fail' | 'error';
  readonly [key: string]: unknown;
}

const restTest = (passed: boolean, text: string, task: number): Test => ({
  name: commonMessages.restTitle(),
  status: passed ? 'pass' : 'fail',
  message: passed ? null : text,
  output: null,
  test_code: text,
  task_id: task,
});

const testOf = (check: CheckResult, task: number, detail: Detail): Test => {
  const passed = check.verdict === 'passed';
  const code = testCode(check, detail);
  return {
    name: oneLine(`${check.id}: ${check.title}`, 250),
    status: statusOf(check),
    message: passed ? null : checkText(check, detail) || verdictMessages[check.verdict](),
    output: outputOf(check),
    test_code: code === '' ? oneLine(check.title, 250) : code,
    task_id: task,
  };
};

/** An error is what the test itself did not survive; what is not true is a failure. */
const statusOf = ({ verdict }: CheckResult): Test['status'] => {
  if (verdict === 'passed') return 'pass';
  return verdict === 'crashed' || verdict === 'timed-out' || verdict === 'out-of-memory' ? 'error' : 'fail';
};

/** What the student's code printed. */
const outputOf = ({ cases }: CheckResult): string | null => {
  const output = cases.find((one) => isFailure(one) && one.output !== null)?.output;
  if (output === undefined || output === null || output.bytes === 0) return null;
  return shorten(output.tail === '' ? output.head : `${output.head}\n...\n${output.tail}`, mostOfOutput);
};
