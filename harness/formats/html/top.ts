/** What is read first: whose report it is, the score in one sentence, and whether a person should look. */
import type { VNode } from 'preact';
import { isFailure } from '../../contracts/is-failure.ts';
import { element } from '../../pages/figures/element.ts';
import type { CheckResult, Report } from '../../contracts/report.ts';
import type { Cause } from '../../report/causes.ts';
import { shownName } from '../../report/shown-name.ts';
import { cappedItems, minus, part } from './parts.ts';
import type { View } from './view.ts';
import { leftMessages, topMessages } from './messages.ts';
import { commonMessages, headingMessages, labelMessages } from '../common/messages.ts';
import { fixed, signed, sumOf } from '../../text/points.ts';
import { sharedWeights } from '../common/shared-weights.ts';

export const drawHeader = ({ report }: View): VNode =>
  element(
    'header',
    { class: 'wrap top' },
    element(
      'p',
      { class: 'kicker' },
      [report.assignment, report.language ?? labelMessages.unknownLanguage(), topMessages[report.audience]()].join(
        ' · ',
      ),
    ),
    element('h1', null, report.submission.name),
  );

export const drawScore = (view: View): VNode => {
  const { report, limits, where } = view;
  const { score } = report.summary;
  const shared = sharedWeights(report);
  const remarks = [...sentences(view), ...onlyOf(report), ...(shared === null ? [] : [shared])];
  return element(
    'div',
    { class: 'score' },
    score === null
      ? element('p', { class: 'score-number none' }, element('strong', null, topMessages.noScore()))
      : element('p', { class: 'score-number' }, element('strong', null, fixed(score)), ' ', topMessages.outOf()),
    element(
      'div',
      { class: 'score-words' },
      remarks.map((text) => element('p', null, text)),
      limits.clip === null ? null : element('p', { class: 'soft' }, leftMessages.clipped({ ...limits.clip, where })),
    ),
  );
};

/** What the class makes of the score. */
export const drawStanding = ({ standing }: View): VNode | null => {
  if (standing === null) return null;
  const { said, steps } = standing;
  return element(
    'div',
    { class: 'standing' },
    element('p', null, element('strong', null, said)),
    steps.length === 0
      ? null
      : element(
          'ul',
          null,
          steps.map(({ what, points }, index) =>
            element('li', null, `${what}: ${points < 0 ? minus(-points) : (index === 0 ? fixed : signed)(points)}`),
          ),
        ),
  );
};

/** A file and line leads into the code where that is shown. */
export const drawReview = (view: View): VNode | null => {
  const { report, anchors } = view;
  if (report.review.length === 0) return null;
  const items = cappedItems(view, report.review, ({ reason, path, line }) => {
    const anchor = path === null || line === null ? null : anchors.line(path, line);
    const place = path === null ? null : element('code', null, line === null ? path : `${path}:${line}`);
    const linked = anchor === null ? place : element('a', { href: `#${anchor}` }, place);
    return element('li', null, linked, linked === null ? null : ' ', reason);
  });
  const drawn = part('review', headingMessages.review(), element('ul', null, items));
  return drawn === null ? null : element('div', { class: 'notice warn' }, drawn);
};

const sentences = ({ report, causes }: View): string[] => {
  const { summary, checks, notGradable } = report;
  if (summary.score === null) return [...(notGradable === null ? [] : [notGradable]), ...unscored(checks)];
  return report.lost.length === 0 ? nothingLost(checks) : [lostWords(causes.causes, 100 - summary.score)];
};

/** Nothing where checks were run all the same: beside a failure that is not shown, the reason says all there is. */
const unscored = (checks: readonly CheckResult[]): string[] => {
  if (checks.some(({ verdict }) => verdict === 'grader-fault')) return [topMessages.fault()];
  return checks.every(({ verdict }) => verdict === 'skipped') ? [topMessages.nothingBuilt()] : [];
};

/** Nothing where no check is shown that passed. */
const nothingLost = (checks: readonly CheckResult[]): string[] => {
  const failed = checks.filter(isFailure).length;
  if (failed > 0) return [topMessages.perfect({ count: failed })];
  const count = checks.filter(({ verdict }) => verdict === 'passed').length;
  return count === 0 ? [] : [(count === checks.length ? topMessages.allPassed : topMessages.allRunPassed)({ count })];
};

/** Which checks no cause explains, such as those that are not shown, is told in the ledger. */
const lostWords = (causes: readonly Cause[], all: number): string => {
  const costly = causes.filter(({ points }) => points > 0);
  const [dearest] = costly;
  if (dearest === undefined) return topMessages.lostAlone({ lost: fixed(all) });
  const lost = topMessages.lost({ lost: fixed(sumOf(costly)), count: costly.length });
  const others = Math.round((all - sumOf(costly)) * 100) / 100;
  return [
    lost,
    ...(costly.length > 1 ? [topMessages.dearest({ points: fixed(dearest.points) })] : []),
    ...(others > 0 ? [topMessages.lostElse({ points: fixed(others) })] : []),
  ].join(' ');
};

const onlyOf = ({ only }: Report): string[] =>
  only.length === 0 ? [] : [commonMessages.only({ checks: only.map(shownName).join(', ') })];
