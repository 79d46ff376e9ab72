/** What somebody who has just saved a file wants to read: all of it the first time, then what changed. */
import { diffReports } from '../../report/diff/diff.ts';
import type { TextStyle } from '../../text/paint.ts';
import { diffMessages } from '../../report/diff/messages.ts';
import { diffSummary } from '../../report/diff/text.ts';
import type { RenderOptions } from '../../contracts/format.ts';
import { isFailure } from '../../contracts/is-failure.ts';
import { descriptionOfCheck } from '../../report/describe-cause.ts';
import { isOfBuild } from '../../report/sections.ts';
import { whyNotGraded } from '../../formats/common/detail.ts';
import { text } from '../../formats/text.ts';
import { textMessages } from '../../formats/text/messages.ts';
import type { Report } from '../../contracts/report.ts';
import { cutHard, hanging, wrap } from '../../text/wrap.ts';

/** Messages of the compiler that are told; fixing the first ones often fixes the others. */
const mostMessages = 5;

type WatchStyle = TextStyle & Pick<RenderOptions, 'color' | 'verbose' | 'explainOptions'>;

/** `last` is the last report of a submission that ran; null: there was none yet. */
export const tellReport = (report: Report, last: Report | null, style: WatchStyle): string => {
  if (!report.gradable && report.checks.length === 0)
    return lines(wrap(whyNotGraded(report), style.width).map(style.paint.bad));
  if (!wasRun(report)) return lines(compilerLines(report, style));
  if (last !== null) return diffSummary(diffReports(last, report), style);
  return text.render(report, { ...style, details: null });
};

/** Was there a program that could be asked? */
export const wasRun = ({ checks, summary }: Report): boolean =>
  checks.length > 0 &&
  (summary.compilation === 'passed' ||
    checks.some(({ section, verdict }) => !isOfBuild(section) && verdict !== 'skipped'));

const compilerLines = (report: Report, { width, paint }: TextStyle): string[] => {
  const compilation = report.checks.find((check) => check.section === 'compilation' && check.cases.some(isFailure));
  if (compilation === undefined) return wrap(whyNotGraded(report), width).map(paint.bad);
  const { title } = descriptionOfCheck(compilation);
  const cases = compilation.cases.filter((one) => isFailure(one) && !title.includes(one.message ?? one.name));
  const left = cases.length - mostMessages;
  return [
    ...wrap(title, width).map(paint.bad),
    ...cases
      .slice(0, mostMessages)
      .flatMap(({ name, message, reproduction, hint }, index) => [
        ...hanging('  ', `${name}  ${message ?? ''}`, width),
        ...reproduction.flatMap((line) => cutHard(`    ${line}`, width)).map(paint.faint),
        ...(index > 0 || hint === null ? [] : hanging(`  ${textMessages.hint()} `, hint, width)),
      ]),
    ...(left > 0 ? [`  ${diffMessages.more({ count: left })}`] : []),
  ];
};

const lines = (all: readonly string[]): string => `${all.join('\n')}\n`;
