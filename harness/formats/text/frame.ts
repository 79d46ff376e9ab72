/** What stands above and below every report: whose it is, the files, the sections with their points, the score. */
import type { Report } from '../../contracts/report.ts';
import { fixed } from '../../text/points.ts';
import type { Paint } from '../../text/paint.ts';
import { wrap } from '../../text/wrap.ts';
import { commonMessages, labelMessages } from '../common/messages.ts';
import { sharedWeights } from '../common/shared-weights.ts';
import { oneLine } from '../common/shorten.ts';
import type { CheckStyle } from './checks.ts';
import { textMessages } from './messages.ts';
import { reviewLines } from './review.ts';
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

const onlyLines = ({ only }: Report, width: number): string[] =>
  only.length === 0 ? [] : wrap(commonMessages.only({ checks: only.join(', ') }), width);

export const scoreLines = ({ summary, notGradable }: Report, width: number, paint: Paint): string[] =>
  summary.score === null
    ? wrap(notGradable ?? textMessages.notGraded(), width).map(paint.bad)
    : [paint.heading(commonMessages.score({ points: fixed(summary.score) }))];
