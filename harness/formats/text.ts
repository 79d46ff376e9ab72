/** The report for people: the summary first, then every reason. Reads well at 80 columns, with and without colour. */
import { sanitizeText } from '../text/sanitize.ts';
import { mapStrings } from '../text/map-strings.ts';
import { failedChecks, passedChecks, type CheckStyle } from './text/checks.ts';
import { ledgerLines } from './text/ledger.ts';
import { makePaint, type Paint } from '../text/paint.ts';
import { filesLines, summaryTable } from './text/summary.ts';
import { fixed } from '../text/points.ts';
import { reviewLines } from './text/review.ts';
import { skippedChecks } from './text/skipped.ts';
import { tableLines } from './text/tables.ts';
import { aligned, hanging, wrap } from '../text/wrap.ts';
import type { Report } from '../contracts/report.ts';
import { checkSetWords } from './common/check-set.ts';
import { oneLine } from './common/shorten.ts';
import type { Format, RenderOptions } from '../contracts/format.ts';
import { aboutLabels, textMessages } from './text/messages.ts';
import {
  commonMessages,
  contentsMessages,
  headingMessages,
  isolationMessages,
  labelMessages,
} from './common/messages.ts';
import { isFailure } from '../rubric/score.ts';
import { sharedWeights } from './common/shared-weights.ts';

export const text = {
  id: 'text',
  title: 'for people, as on the terminal',
  render: (report, options) => {
    const paint = makePaint(options.color);
    const style: CheckStyle = { ...options, paint };
    const cleaned = cleanStrings(report);
    const lines = cleaned.checks.length === 0 ? ungraded(cleaned, style) : graded(cleaned, style, options);
    return `${lines.join('\n')}\n`;
  },
} satisfies Format;

const maxCharacters = 20_000;

/** Cleaned at the border already; once more here costs little, and a terminal obeys whatever slips through. */
const cleanStrings = (report: Report): Report =>
  mapStrings(report, (one) => sanitizeText(one, maxCharacters, { multiline: true }));

const ungraded = (report: Report, { width, paint }: CheckStyle): string[] => [
  ...title(report, width, paint),
  '',
  ...filesLines(report, width, paint),
  '',
  ...wrap(textMessages.notGradable(), width).map(paint.bad),
];

const graded = (report: Report, style: CheckStyle, { verbose }: RenderOptions): string[] => {
  const { width, paint } = style;
  const sections: readonly (readonly [string, readonly string[]])[] = [
    [contentsMessages.failed(), withExplain(failedChecks(report, style, 'points'), report, style)],
    [textMessages.informationHeading(), failedChecks(report, style, 'information')],
    [contentsMessages.measured(), tableLines(report, width, paint)],
    [headingMessages.notRun(), skippedChecks(report, width)],
    [headingMessages.passed(), verbose ? passedChecks(report, style) : []],
    [contentsMessages.ledger(), ledgerLines(report, width)],
    [textMessages.aboutHeading(), about(report, width)],
  ];
  const shared = sharedWeights(report);
  return [
    ...title(report, width, paint),
    '',
    ...filesLines(report, width, paint),
    '',
    ...reviewLines(report, width, paint),
    ...summaryTable(report, paint),
    ...(shared === null ? [] : wrap(shared, width)),
    ...onlyLines(report, width),
    ...sections.flatMap(([heading, lines]) =>
      lines.length === 0 ? [] : ['', ...ruled(heading, width, paint), ...lines],
    ),
    '',
    ...scoreLines(report, width, paint),
  ];
};

/** Said once, by the first of them as an example. */
const withExplain = (lines: readonly string[], { checks }: Report, { width, paint }: CheckStyle): readonly string[] => {
  const first = checks.find(isFailure);
  return lines.length === 0 || first === undefined
    ? lines
    : [...lines, '', ...wrap(textMessages.explain({ check: first.id }), width).map(paint.faint)];
};

const title = ({ assignment, language, submission }: Report, width: number, paint: Paint): string[] =>
  wrap(oneLine([assignment, language ?? labelMessages.unknownLanguage(), submission.name].join(' - '), 500), width).map(
    paint.heading,
  );

const ruled = (heading: string, width: number, paint: Paint): string[] => [
  paint.heading(heading),
  paint.faint('─'.repeat(Math.min(width, 80))),
];

const onlyLines = ({ only }: Report, width: number): string[] =>
  only.length === 0 ? [] : wrap(commonMessages.only({ checks: only.join(', ') }), width);

const about = (report: Report, width: number): string[] => {
  const { isolation, seed, toolchain, notes } = report;
  const labels = aligned(aboutLabels, 2);
  const checks = checkSetWords(report);
  const tools = [toolchain.grader, toolchain.compiler, toolchain.runtime].filter(Boolean).join(', ');
  return [
    ...hanging(labels.isolation, isolationMessages[isolation](), width),
    ...(checks === null ? [] : hanging(labels.checks, checks, width)),
    ...(seed === null ? [] : [`${labels.seed}${String(seed)}`]),
    ...hanging(labels.toolchain, tools, width),
    ...notes.flatMap((note) => hanging(labels.note, note, width)),
  ];
};

const scoreLines = ({ summary, notGradable }: Report, width: number, paint: Paint): string[] =>
  summary.score === null
    ? wrap(notGradable ?? textMessages.notGraded(), width).map(paint.bad)
    : [paint.heading(commonMessages.score({ points: fixed(summary.score) }))];
