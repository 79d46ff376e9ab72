/** What stands above and below every report: whose it is, the files, what a person should look at, the sections with their points, the score. */
import type { Report, ReviewItem } from '../../contracts/report.ts';
import { shownName } from '../../report/shown-name.ts';
import { fixed } from '../../text/points.ts';
import type { Paint } from '../../text/paint.ts';
import { hanging, wrap } from '../../text/wrap.ts';
import { commonMessages, labelMessages } from '../common/messages.ts';
import { sharedWeights } from '../common/shared-weights.ts';
import { oneLine } from '../common/shorten.ts';
import type { CheckStyle } from './checks.ts';
import { textMessages } from './messages.ts';
import { filesLines, summaryTable } from './summary.ts';

export const headLines = (report: Report, { width, paint, verbose }: CheckStyle): string[] => {
  const shared = sharedWeights(report);
  return [
    ...title(report, width, paint),
    '',
    ...filesLines(report, width, paint),
    '',
    ...reviewLines(report, width, paint),
    ...summaryTable(report, paint, verbose),
    ...(shared === null ? [] : wrap(shared, width)),
    ...onlyLines(report, width),
  ];
};

export const ungradedLines = (report: Report, { width, paint }: CheckStyle): string[] => [
  ...title(report, width, paint),
  '',
  ...filesLines(report, width, paint),
  '',
  ...wrap(textMessages.notGradable(), width).map(paint.bad),
];

const title = ({ assignment, language, submission }: Report, width: number, paint: Paint): string[] =>
  wrap(oneLine([assignment, language ?? labelMessages.unknownLanguage(), submission.name].join(' - '), 500), width).map(
    paint.heading,
  );

/** What a person should look at, with an empty line behind; nothing when there is nothing. */
const reviewLines = ({ review }: Report, width: number, paint: Paint): string[] => {
  if (review.length === 0) return [];
  const heading = wrap(commonMessages.review(), width);
  const items = review.flatMap((one) => hanging('  - ', `${placeBefore(one)}${one.reason}`, width));
  return [...heading.map(paint.bad), ...items, ''];
};

/** `Stack.java:12: `, as far as it is known. */
export const placeBefore = ({ path, line }: ReviewItem): string => {
  if (path === null) return '';
  return line === null ? `${path}: ` : `${path}:${String(line)}: `;
};

const onlyLines = ({ only }: Report, width: number): string[] =>
  only.length === 0 ? [] : wrap(commonMessages.only({ checks: only.map(shownName).join(', ') }), width);

export const scoreLines = ({ summary, notGradable }: Report, width: number, paint: Paint): string[] =>
  summary.score === null
    ? wrap(notGradable ?? textMessages.notGraded(), width).map(paint.bad)
    : [paint.heading(commonMessages.score({ points: fixed(summary.score) }))];
