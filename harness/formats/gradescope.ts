/**
 * Gradescope's results.json. A check is a test; visibilities become Gradescope's. What students see later than a check's
 * verdict, or never, is a test of its own that has no score.
 */
import type { CheckResult, Visibility } from '../contracts/report.ts';
import { checkText } from './common/detail.ts';
import { fitting, sensibleBytes, type Detail } from './common/fitting.ts';
import { points, pointsText, type Item } from './common/items.ts';
import { jsonText } from './common/json-text.ts';
import { asked, listed, type Listed } from './common/listed.ts';
import { oneLine, shorten } from './common/shorten.ts';
import { editionView, studentView, type Graded, type Ungraded } from './common/view.ts';
import { commonMessages } from './common/messages.ts';
import type { Format } from '../contracts/format.ts';
import { defineMessages } from '../messages/messages.ts';

const gradescopeMessages = defineMessages('gradescope', {
  details: '{id}, in detail: {title}',
  noTotal: 'Some tests are not visible to students yet, so Gradescope shows no total.',
});

export const gradescope = {
  id: 'gradescope',
  title: 'Gradescope autograders',
  place: '/autograder/results/results.json',
  render: (report) => {
    const view = report.audience === 'staff' ? editionView(report) : studentView(report);
    if (view.standing !== 'graded') return jsonText(ungraded(view));
    return fitting(sensibleBytes, view.failures, (detail) => jsonText(graded(view, detail)));
  },
} satisfies Format;

/**
 * Files in which there is nothing to grade get 0 and the reason. Without a score and without tests Gradescope reports that
 * the autograder failed, which is what happened, and stores no score: a fault of the grader must not look like a zero.
 */
const ungraded = ({ standing, reason }: Ungraded): object => ({
  ...(standing === 'nothing-to-grade' ? { score: 0 } : {}),
  output: shorten(reason, 10_000),
  output_format: 'text',
  ...(standing === 'nothing-to-grade' ? { tests: [] } : {}),
  stdout_visibility: 'hidden',
});

const graded = (view: Graded, detail: Detail): object => {
  const shown = listed(asked(view.scored), detail.checks);
  const tests = [...shown.items.flatMap((item) => testsOf(item, detail)), ...restOf(shown)];
  return {
    score: points(view.scored.score),
    output: introduction(view, tests, detail),
    output_format: 'text',
    test_output_format: 'text',
    visibility: 'visible',
    stdout_visibility: 'hidden',
    tests,
  };
};

/** Students see no total while a test is hidden from them; so it is not told here either. */
const introduction = ({ report, scored }: Graded, tests: readonly Test[], { shortened }: Detail): string => {
  const hidden = tests.some(({ visibility }) => visibility !== 'visible');
  return [
    ...(hidden ? [gradescopeMessages.noTotal()] : [commonMessages.score({ points: pointsText(scored.score) })]),
    ...(shortened ? [commonMessages.shortened()] : []),
    ...report.submission.notes.map(({ message }) => oneLine(message, 500)).slice(0, 20),
  ].join('\n');
};

interface Test {
  readonly visibility: string;
  readonly [key: string]: unknown;
}

const testsOf = ({ check, available, earned }: Item, detail: Detail): Test[] => {
  const later = companion(check);
  const text = checkText(check, detail);
  const test = {
    ...(available > 0 ? { score: points(earned), max_score: points(available) } : {}),
    status: check.verdict === 'passed' ? 'passed' : 'failed',
    name: oneLine(`${check.id}: ${check.title}`, 250),
    output: later === null ? text : '',
    tags: [check.section, check.group, check.verdict].map((tag) => oneLine(tag, 100)),
    visibility: visibilityOf(check.visibility),
    extra_data: { id: oneLine(check.id, 250), verdict: check.verdict },
  };
  if (later === null || text === '') return [test];
  const name = oneLine(gradescopeMessages.details({ id: check.id, title: check.title }), 250);
  return [
    test,
    { status: test.status, name, output: text, visibility: later, extra_data: { details: test.extra_data.id } },
  ];
};

/** Who sees the details, when those who see the verdict do not. */
const companion = ({ visibility, details, verdict }: CheckResult): string | null => {
  const order: readonly Visibility[] = ['always', 'after-due-date', 'staff'];
  if (verdict === 'passed' || order.indexOf(details) <= order.indexOf(visibility)) return null;
  return visibilityOf(details);
};

const visibilityOf = (visibility: Visibility): string => visibilities[visibility];

const visibilities = { always: 'visible', 'after-due-date': 'after_due_date', staff: 'hidden' } as const;

const restOf = ({ rest, left }: Listed): Test[] => {
  if (rest === null) return [];
  const output = left > 0 ? commonMessages.restCut({ count: left }) : commonMessages.restHidden();
  const earned = { score: points(rest.earned), max_score: points(rest.available) };
  return [{ ...earned, name: commonMessages.restTitle(), output, visibility: 'visible' }];
};
