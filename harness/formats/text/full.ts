/** All that a report holds, each check with its cases: `--verbose`. */
import type { Report } from '../../contracts/report.ts';
import type { Paint } from '../../text/paint.ts';
import { aligned, hanging } from '../../text/wrap.ts';
import { isFailure } from '../../contracts/is-failure.ts';
import { checkSetWords } from '../common/check-set.ts';
import { contentsMessages, headingMessages, isolationMessages } from '../common/messages.ts';
import { type CheckStyle, explainLines, failedChecks, passedChecks, skippedChecks } from './checks.ts';
import { headLines, scoreLines } from './frame.ts';
import { ledgerLines } from './ledger.ts';
import { aboutLabels, textMessages } from './messages.ts';
import { tableLines } from './tables.ts';

export const fullReport = (report: Report, style: CheckStyle): string[] => {
  const { width, paint } = style;
  const sections: readonly (readonly [string, readonly string[]])[] = [
    [contentsMessages.failed(), withExplain(failedChecks(report, style, 'points'), report, style)],
    [textMessages.informationHeading(), failedChecks(report, style, 'information')],
    [contentsMessages.measured(), tableLines(report, width, paint)],
    [headingMessages.notRun(), skippedChecks(report, width)],
    [headingMessages.passed(), passedChecks(report, style)],
    [contentsMessages.ledger(), ledgerLines(report, width)],
    [textMessages.aboutHeading(), about(report, width)],
  ];
  return [
    ...headLines(report, style),
    ...sections.flatMap(([heading, lines]) =>
      lines.length === 0 ? [] : ['', ...ruled(heading, width, paint), ...lines],
    ),
    '',
    ...scoreLines(report, width, paint),
  ];
};

/** Said once, by the first of them as an example. */
const withExplain = (lines: readonly string[], { checks }: Report, style: CheckStyle): readonly string[] => {
  const first = checks.find(isFailure);
  return lines.length === 0 || first === undefined ? lines : [...lines, '', ...explainLines(first.id, style)];
};

const ruled = (heading: string, width: number, paint: Paint): string[] => [
  paint.heading(heading),
  paint.faint('─'.repeat(Math.min(width, 80))),
];

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
