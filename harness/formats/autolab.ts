/**
 * What Autolab reads from standard output: a line of semantic feedback, then, last, the line of scores. There is one problem,
 * `score`, out of 100: Autolab refuses a result that names a problem which the assessment does not have.
 */
import { checkText } from './common/detail.ts';
import { fitting, type Detail } from './common/fitting.ts';
import { points, type Item } from './common/items.ts';
import { asked, listed, type Listed, restText } from './common/listed.ts';
import { oneLine } from './common/shorten.ts';
import { studentView, type Graded, type Ungraded } from './common/view.ts';
import { commonMessages } from './common/messages.ts';
import type { Format } from '../contracts/format.ts';
import { sectionTitle } from '../report/sections.ts';

const mostBytes = 500_000;

export const autolab = {
  id: 'autolab',
  title: 'Autolab autograders: feedback, then the scores in the last line',
  place: 'the last lines of standard output',
  render: (report) => {
    const view = studentView(report);
    const feedback = (detail: Detail): object => (view.standing === 'graded' ? graded(view, detail) : ungraded(view));
    // Autolab gives 0 to every problem when it finds no scores, and keeps an empty grade for null.
    const scores = { scores: { score: view.scored.score === null ? null : points(view.scored.score) } };
    return fitting(
      mostBytes,
      view.failures,
      (detail) => `${JSON.stringify(feedback(detail))}\n${JSON.stringify(scores)}\n`,
    );
  },
} satisfies Format;

const ungraded = ({ reason }: Ungraded): object => {
  const stage = commonMessages.notGraded();
  return semantic([[stage, { [stage]: { passed: false, hint: oneLine(reason, 2_000) } }]]);
};

const graded = ({ report, scored }: Graded, detail: Detail): object => {
  const shown = listed(asked(scored), detail.checks);
  // Two sections may be called the same.
  const byTitle = Map.groupBy(shown.items, ({ check }) => oneLine(sectionTitle(report, check.section), 100));
  const stages = [...byTitle].map(([title, all]): Stage => [title, testsOf(all, detail)]);
  return semantic([...stages, ...restOf(shown)]);
};

const restOf = (shown: Listed): Stage[] => {
  const { rest, left } = shown;
  if (rest === null && left === 0) return [];
  const passed = rest === null || rest.earned === rest.available;
  const text = restText(shown);
  return [[commonMessages.restTitle(), { [text]: { passed, hint: text } }]];
};

type Stage = readonly [string, Readonly<Record<string, { readonly passed: boolean; readonly hint: string }>>];

const testsOf = (items: readonly Item[], detail: Detail): Stage[1] =>
  Object.fromEntries(
    items.map(({ check }) => [
      oneLine(`${check.id}: ${check.title}`, 250),
      { passed: check.verdict === 'passed', hint: checkText(check, detail) },
    ]),
  );

const semantic = (stages: readonly Stage[]): object => ({
  _presentation: 'semantic',
  stages: stages.map(([name]) => name),
  ...Object.fromEntries(stages),
});
