/** The report for people: the summary first, then every reason. Reads well at 80 columns, with and without colour. */
import { clean } from '../clean.ts';
import { mapStrings } from '../strings.ts';
import { failedChecks, passedChecks, type CheckStyle } from '../text/checks.ts';
import { ledgerLines } from '../text/ledger.ts';
import { makePaint, type Paint } from '../text/paint.ts';
import { filesLines, fixed, sharedWeights, summaryTable } from '../text/summary.ts';
import { reviewLines } from '../text/review.ts';
import { skippedChecks } from '../text/skipped.ts';
import { tableLines } from '../text/tables.ts';
import { hanging, wrap } from '../text/wrap.ts';
import type { Report } from '../schema.ts';
import type { Format, RenderOptions } from './format.ts';

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
  mapStrings(report, (one) => clean(one, maxCharacters, { multiline: true }));

const ungraded = (report: Report, { width, paint }: CheckStyle): string[] => [
  ...title(report, width, paint),
  '',
  ...filesLines(report, width, paint),
  '',
  ...wrap('Not gradable: nothing could be built from these files, so there is no score.', width).map(paint.bad),
];

const graded = (report: Report, style: CheckStyle, { verbose }: RenderOptions): string[] => {
  const { width, paint } = style;
  const sections: readonly (readonly [string, readonly string[]])[] = [
    ['What failed', failedChecks(report, style, 'points')],
    ['For information (costs no points)', failedChecks(report, style, 'information')],
    ['Measured', tableLines(report, width, paint)],
    ['What was not run', skippedChecks(report, width)],
    ['What passed', verbose ? passedChecks(report, style) : []],
    ['Lost points', ledgerLines(report, width)],
    ['About this report', about(report, width)],
  ];
  return [
    ...title(report, width, paint),
    '',
    ...filesLines(report, width, paint),
    '',
    ...reviewLines(report, width, paint),
    ...summaryTable(report, paint),
    ...sharedWeights(report, width),
    ...onlyLines(report, width),
    ...sections.flatMap(([heading, lines]) =>
      lines.length === 0 ? [] : ['', ...ruled(heading, width, paint), ...lines],
    ),
    '',
    ...scoreLines(report, width, paint),
  ];
};

const title = ({ assignment, language, submission }: Report, width: number, paint: Paint): string[] =>
  wrap([assignment, language ?? 'unknown language', submission.name].join(' - '), width).map(paint.heading);

const ruled = (heading: string, width: number, paint: Paint): string[] => [
  paint.heading(heading),
  paint.faint('─'.repeat(Math.min(width, 80))),
];

const onlyLines = ({ only }: Report, width: number): string[] =>
  only.length === 0
    ? []
    : wrap(`Only some checks were asked for (${only.join(', ')}); the score speaks of those alone.`, width);

const about = ({ isolation, seed, toolchain, notes }: Report, width: number): string[] => [
  ...hanging('Isolation:  ', isolationWords[isolation], width),
  ...(seed === null ? [] : [`Seed:       ${String(seed)}`]),
  ...hanging(
    'Toolchain:  ',
    [toolchain.grader, toolchain.compiler, toolchain.runtime].filter(Boolean).join(', '),
    width,
  ),
  ...notes.flatMap((note) => hanging('Note:       ', note, width)),
];

const isolationWords = {
  full: 'full (the submission ran in a sandbox)',
  root: 'root (the submission ran in a sandbox without a user namespace of its own)',
  container:
    'container (no sandbox but another user: the submission could have read public files and used the network)',
  none: 'none (the submission ran without a sandbox; it could have read and changed files)',
  'not-used': 'not used (nothing of the submission ran)',
} as const;

const scoreLines = ({ summary, notGradable }: Report, width: number, paint: Paint): string[] =>
  summary.score === null
    ? wrap(notGradable ?? 'Not graded.', width).map(paint.bad)
    : [paint.heading(`Score: ${fixed(summary.score)} of 100`)];
