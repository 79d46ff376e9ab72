/** The text of one check, in as much detail as there is room for. */
import type { CaseResult, CheckResult, Report } from '../../contracts/report.ts';
import { caseLines } from '../text/cases.ts';
import { uncommanded } from '../../text/escape/workflow-command.ts';
import { makePaint } from '../../text/paint.ts';
import { remembered } from '../../text/remembered.ts';
import type { Detail } from './fitting.ts';
import { lastOf, shorten } from './shorten.ts';
import { commonMessages } from './messages.ts';
import { isFailure } from '../../contracts/is-failure.ts';
import { verdictMessages } from '../../messages/names.ts';

/** Lines for people on why a check did not pass, for a fixed-width font; empty when it did. */
export const checkText = (check: CheckResult, { cases, chars }: Detail): string => {
  if (check.verdict === 'passed') return '';
  if (check.verdict === 'skipped') return shorten(commonMessages.notRun({ reason: reasonOf(check) }), chars);
  const failed = check.cases.filter(isFailure);
  // What is to be done is the same for many cases in a row: it is said at the first of them.
  const told = failed.slice(0, cases).map((one, index) => caseText(one, check, failed[index - 1]?.hint === one.hint));
  const left = failed.length - told.length;
  const cut = shorten(told.join('\n\n'), chars);
  if (left === 0) return cut;
  return told.length === 0
    ? commonMessages.cases({ count: left })
    : `${cut}\n\n${commonMessages.more({ count: left })}`;
};

const style = { width: 80, verbose: false, paint: makePaint(false) };

/** A report is told several times until it fits: each case is laid out once. */
const known = new WeakMap<CaseResult, string>();

const caseText = (one: CaseResult, check: CheckResult, isAdvised: boolean): string =>
  remembered(known, one, () => {
    const shown = isAdvised ? { ...bounded(one), hint: null } : bounded(one);
    const lines = caseLines(shown, check, style).map((line) => line.replace(/^ {2}/, ''));
    // A line that was wrapped may begin with what was harmless within the line.
    return uncommanded(lines.join('\n'));
  });

/** Laying out takes time with the length of a text, most of which would be cut off again. */
const bounded = (one: CaseResult): CaseResult => ({
  ...one,
  message: one.message === null ? null : shorten(one.message, 2_000),
  expected: one.expected === null ? null : shorten(one.expected, 1_000),
  actual: one.actual === null ? null : shorten(one.actual, 1_000),
  output: one.output && { ...one.output, head: shorten(one.output.head, 500), tail: lastOf(one.output.tail, 500) },
});

/** What the first failure says; the verdict where it says nothing. */
export const firstMessage = ({ verdict, cases }: CheckResult): string =>
  cases.find(isFailure)?.message ?? verdictMessages[verdict]();

/** Why there is no score, in words. */
export const whyNotGraded = ({ notGradable }: Pick<Report, 'notGradable'>): string =>
  notGradable ?? commonMessages.noReason();

/** Why a check was not run, in words. */
export const reasonOf = ({ reason, cases }: CheckResult): string =>
  reason ?? cases.find(({ message }) => message !== null)?.message ?? commonMessages.noReason();

/** Code that shows the first failure; empty when there is none, as where the compiler's own excerpt would stand. */
export const testCode = ({ section, cases }: CheckResult, { chars }: Detail): string =>
  section === 'compilation' ? '' : shorten(cases.find(isFailure)?.reproduction.join('\n') ?? '', chars);
