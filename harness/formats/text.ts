/** The report for people: on one screen what to do, or with `verbose` everything. Reads well at 80 columns, with and without colour. */
import type { Format } from '../contracts/format.ts';
import type { Report } from '../contracts/report.ts';
import { mapStrings } from '../text/map-strings.ts';
import { makePaint } from '../text/paint.ts';
import { uncommanded } from '../text/escape/workflow-command.ts';
import { sanitizeText } from '../text/sanitize.ts';
import { isNothingToGrade } from './common/view.ts';
import type { CheckStyle } from './text/checks.ts';
import { ungradedLines } from './text/frame.ts';
import { fullReport } from './text/full.ts';
import { shortReport } from './text/short.ts';

export const text = {
  id: 'text',
  title: 'for people, as on the terminal',
  render: (report, options) => {
    const style: CheckStyle = { ...options, paint: makePaint(options.color) };
    return uncommanded(`${linesOf(cleanStrings(report), style).join('\n')}\n`);
  },
} satisfies Format;

const linesOf = (report: Report, style: CheckStyle): string[] => {
  if (isNothingToGrade(report)) return ungradedLines(report, style);
  return style.verbose ? fullReport(report, style) : shortReport(report, style);
};

const maxCharacters = 20_000;

/** Cleaned at the border already; once more here costs little, and a terminal obeys whatever slips through. */
const cleanStrings = (report: Report): Report =>
  mapStrings(report, (one) => sanitizeText(one, maxCharacters, { multiline: true }));
