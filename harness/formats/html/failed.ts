/** Failed checks under the headings of their likely causes: those that cost points, and those that cost none. */
import type { VNode } from 'preact';
import type { Cause } from '../../report/causes.ts';
import { isFailure } from '../../rubric/score.ts';
import { element } from '../../pages/figures/element.ts';
import type { CheckResult } from '../../contracts/report.ts';
import { drawCheck } from './check.ts';
import { capped, fold, shorten, verdictMark } from './parts.ts';
import type { View } from './view.ts';
import { causeMessages } from './messages.ts';
import { labelMessages } from '../common/messages.ts';
import { fixed } from '../../text/points.ts';

/** The parts of all causes, of which `limits.checks` checks have one of their own. */
export const drawCauses = (view: View): { readonly costly: VNode[]; readonly free: VNode[] } => {
  let left = view.limits.checks;
  const drawn = view.causes.causes.map((cause, index) => {
    const node = drawCause(view, cause, index, Math.max(0, left));
    left -= cause.checks.length;
    return { node, cause };
  });
  const nodes = (costly: boolean): VNode[] =>
    drawn.filter(({ cause }) => cause.points > 0 === costly).map(({ node }) => node);
  return { costly: nodes(true), free: nodes(false) };
};

const drawCause = (view: View, cause: Cause, index: number, most: number): VNode => {
  const id = `cause-${String(index + 1)}`;
  const shown = cause.checks.slice(0, most);
  const others = cause.checks.slice(most);
  const alone = shown.length === 1 && shown[0]?.title === cause.title;
  return element(
    'section',
    { class: 'cause', id },
    element('h3', null, shorten(cause.title, view.limits.characters)),
    cause.advice === null ? null : element('p', null, shorten(cause.advice, view.limits.characters)),
    alone && cause.consequences.length === 0 ? null : element('p', { class: 'meta' }, countsOf(cause)),
    shown.map((check) => drawCheck(view, check, cause, !alone)),
    others.length === 0 ? null : moreChecks(view, others),
    consequencesOf(view, cause),
  );
};

const countsOf = ({ points, checks }: Cause): string => {
  const cases = checks.reduce((sum, check) => sum + check.cases.filter(isFailure).length, 0);
  return [
    points > 0 ? causeMessages.points({ points: fixed(points) }) : causeMessages.noPoints(),
    labelMessages.checks({ count: checks.length }),
    causeMessages.cases({ count: cases }),
  ].join(' · ');
};

/** Named alone, and still where links lead. */
const moreChecks = (view: View, checks: readonly CheckResult[]): VNode =>
  fold(causeMessages.more({ count: checks.length }), false, checkList(view, checks));

const checkList = (view: View, checks: readonly CheckResult[]): VNode =>
  element(
    'ul',
    { class: 'plain' },
    capped(
      view,
      checks,
      ({ id, title, verdict }) =>
        element(
          'li',
          { id: view.anchors.check(id) ?? undefined },
          element('code', null, id),
          ' ',
          title,
          ' ',
          verdictMark(verdict),
        ),
      (text) => element('li', null, text),
    ),
  );

/** What failed is drawn as all that failed; what was not run is named. */
const consequencesOf = (view: View, cause: Cause): VNode | null => {
  const { consequences } = cause;
  if (consequences.length === 0) return null;
  const [failed, others] = [consequences.filter(isFailure), consequences.filter((check) => !isFailure(check))];
  const drawn = failed.map((check) => drawCheck(view, check, cause, true));
  const list = others.length === 0 ? [] : [checkList(view, others)];
  return fold(causeMessages.consequences({ count: consequences.length }), false, ...drawn, ...list);
};
