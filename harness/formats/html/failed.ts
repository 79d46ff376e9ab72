/** Failed checks under the headings of their causes: those that cost points, and those that cost none. */
import type { VNode } from 'preact';
import type { Cause } from '../../report/causes.ts';
import { exampleOf } from '../../report/example.ts';
import { isFailure } from '../../contracts/is-failure.ts';
import { causeTitle } from '../common/cause-title.ts';
import { element } from '../../pages/figures/element.ts';
import type { CheckResult } from '../../contracts/report.ts';
import { drawCheck } from './check.ts';
import { filterFacts } from './filter.ts';
import { cappedItems, fold, sentence, shorten, verdictMark } from './parts.ts';
import type { View } from './view.ts';
import { causeMessages } from './messages.ts';
import { labelMessages } from '../common/messages.ts';
import { fixed } from '../../text/points.ts';

/** Causes whose example stands open: who has more begins with these. */
const mostOpen = 7;

/** The parts of all causes, of which `limits.checks` checks have one of their own. Without a score none is said to cost nothing. */
export const drawCauses = (view: View): { readonly costly: VNode[]; readonly free: VNode[] } => {
  const isScored = view.report.summary.score !== null;
  let left = view.limits.checks;
  const drawn = view.causes.causes.map((cause, index) => {
    const isCostly = cause.points > 0 || !isScored;
    const node = drawCause(view, cause, index, Math.max(0, left), isCostly && index < mostOpen);
    left -= cause.checks.length;
    return { node, isCostly };
  });
  const nodes = (costly: boolean): VNode[] =>
    drawn.filter(({ isCostly }) => isCostly === costly).map(({ node }) => node);
  return { costly: nodes(true), free: nodes(false) };
};

const drawCause = (view: View, cause: Cause, index: number, most: number, isOpen: boolean): VNode => {
  const content = contentOf(view, cause, most);
  const title = element('h3', null, shorten(causeTitle(cause), view.limits.characters));
  const counts = element('span', { class: 'meta' }, countsOf(view, cause));
  const facts = {
    class: 'cause',
    id: `cause-${String(index + 1)}`,
    ...filterFacts([...cause.checks, ...cause.consequences]),
  };
  return isOpen
    ? element('section', facts, element('div', { class: 'head' }, title, counts), ...content)
    : element('details', { ...facts, class: 'cause fold' }, element('summary', null, title, ' ', counts), ...content);
};

/** What to do, the check with the example, and all others folded. */
const contentOf = (view: View, cause: Cause, most: number): (VNode | null)[] => {
  const example = exampleOf(cause)?.check ?? cause.checks[0];
  const others = cause.checks.filter((check) => check !== example);
  const [shown, named] = [others.slice(0, Math.max(0, most - 1)), others.slice(Math.max(0, most - 1))];
  const withTitle = example?.title !== cause.title;
  return [
    cause.advice === null ? null : element('p', null, sentence(cause.advice, view.limits.characters)),
    example === undefined ? null : drawCheck(view, example, cause, { withTitle, isExample: true }),
    others.length === 0
      ? null
      : fold(
          causeMessages.more({ count: others.length }),
          false,
          ...shown.map((check) => drawCheck(view, check, cause, inFold)),
          named.length === 0 ? null : checkList(view, named),
        ),
    consequencesOf(view, cause),
  ];
};

const inFold = { withTitle: true, isExample: false } as const;

const countsOf = ({ report }: View, { points, checks }: Cause): string => {
  const cost = points > 0 ? causeMessages.points({ points: fixed(points) }) : causeMessages.noPoints();
  const cases = checks.reduce((sum, check) => sum + check.cases.filter(isFailure).length, 0);
  return [
    ...(report.summary.score === null ? [] : [cost]),
    labelMessages.checks({ count: checks.length }),
    causeMessages.cases({ count: cases }),
  ].join(' · ');
};

/** Named alone, and still where links lead. */
const checkList = (view: View, checks: readonly CheckResult[]): VNode =>
  element(
    'ul',
    { class: 'plain' },
    cappedItems(view, checks, (check) =>
      element(
        'li',
        { id: view.anchors.check(check.id) ?? undefined, ...filterFacts([check]) },
        element('code', null, check.id),
        ' ',
        check.title,
        ' ',
        verdictMark(check.verdict),
      ),
    ),
  );

/** What failed is drawn as all that failed; what was not run is named. */
const consequencesOf = (view: View, cause: Cause): VNode | null => {
  const { consequences } = cause;
  if (consequences.length === 0) return null;
  const [failed, others] = [consequences.filter(isFailure), consequences.filter((check) => !isFailure(check))];
  const drawn = failed.map((check) => drawCheck(view, check, cause, inFold));
  const list = others.length === 0 ? [] : [checkList(view, others)];
  return fold(causeMessages.consequences({ count: consequences.length }), false, ...drawn, ...list);
};
