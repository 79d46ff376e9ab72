/** Classroom 50's result.json (`classroom50/result/v1`). Whole numbers: points are told in hundredths, 100 points as 10,000. */
import { checkText } from './common/detail.ts';
import { fitting, sensibleBytes, type Detail } from './common/fitting.ts';
import { mostPoints, type Item } from './common/items.ts';
import { jsonText } from '../text/json-text.ts';
import { asked, listed, restParts, type Listed } from './common/listed.ts';
import { oneLine, shorten } from './common/shorten.ts';
import { instantOf } from './common/times.ts';
import { studentView, type Graded, type Ungraded, type View } from './common/view.ts';
import { commonMessages } from './common/messages.ts';
import type { Format, RenderOptions } from '../contracts/format.ts';

export const classroom50 = {
  id: 'classroom50',
  title: 'Classroom 50 runners',
  place: './result.json',
  render: (report, options) => {
    const view = studentView(report);
    const head = identity(view, options);
    if (view.standing !== 'graded') return jsonText({ ...head, ...ungraded(view) });
    return fitting(sensibleBytes, view.failures, (detail) => jsonText({ ...head, ...graded(view, detail) }));
  },
} satisfies Format;

/** From the variables that the runner sets. It stamps these fields itself, so a placeholder is never what is collected. */
const identity = ({ report }: View, { environment = {} }: RenderOptions): object => {
  const given = (name: string): string | null => (environment[name] === '' ? null : (environment[name] ?? null));
  const from = (name: string, placeholder: string): string => given(name) ?? placeholder;
  const username = given('USERNAME');
  const instant = strictInstant(report.volatile.startedAt);
  return {
    schema: 'classroom50/result/v1',
    classroom: from('CLASSROOM', 'unknown'),
    assignment: from('ASSIGNMENT', oneLine(report.assignment, 100)),
    assignment_type: typeOf(environment['ASSIGNMENT_TYPE']),
    owner: from('OWNER', 'unknown'),
    submission: from('SUBMISSION_TAG', 'submit/unknown'),
    commit: from('COMMIT_URL', 'unknown'),
    release: from('RELEASE_URL', 'https://example.invalid/release'),
    review: from('REVIEW_URL', 'https://example.invalid/review'),
    datetime: instant,
    graded_at: instant,
    ...(username === null ? {} : { submitted_by: { username, id: null } }),
  };
};

const typeOf = (given: string | undefined): string => (given === 'group' || given === 'team' ? given : 'individual');

/** `YYYY-MM-DDTHH:MM:SSZ`, without a fraction. */
const strictInstant = (text: string): string => `${new Date(instantOf(text)).toISOString().slice(0, 19)}Z`;

/** 0 of 0 points, as the runner itself gives where nothing was assessed: no zero out of something. */
const ungraded = ({ reason }: Ungraded): object => ({
  score: 0,
  'max-score': 0,
  tests: [
    {
      'test-name': commonMessages.notGraded(),
      passed: false,
      score: 0,
      'max-score': 0,
      message: shorten(reason, 5_000),
    },
  ],
});

const graded = ({ scored }: Graded, detail: Detail): object => {
  const shown = listed(asked(scored), detail.checks);
  return {
    score: scored.score,
    'max-score': mostPoints,
    tests: [...shown.items.map((item) => testOf(item, detail)), ...restOf(shown)],
  };
};

const testOf = ({ check, available, earned }: Item, detail: Detail): object => ({
  'test-name': oneLine(`${check.id}: ${check.title}`, 250),
  passed: check.verdict === 'passed',
  score: earned,
  'max-score': available,
  verdict: check.verdict,
  message: checkText(check, detail),
});

const restOf = (shown: Listed): object[] =>
  restParts(shown).map(({ passed, points }) => ({
    'test-name': commonMessages.restTitle(),
    passed,
    score: passed ? points : 0,
    'max-score': points,
  }));
