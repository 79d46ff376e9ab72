/** Case results from judgements and outcomes. All text of the student's passes the cleaner here. */
import { errorMessage } from '../text/error-message.ts';
import { sanitizeText } from '../text/sanitize.ts';
import type { Capture, Observation, StackFrame, Thrown } from '../contracts/protocol.ts';
import { type CaseResult, nothingShown, notRun } from '../contracts/report.ts';
import { mapStrings } from '../text/map-strings.ts';
import type { Place } from '../contracts/shown.ts';
import type { Judgement, Measured, Shown, StaticFinding } from '../contracts/check.ts';
import type { Budget } from './budget.ts';
import { describeOutcome, type IncompleteOutcome } from './outcome-text.ts';
import { placeOf, stackLines } from './stack-trace.ts';
import { caseMessages } from './messages/cases.ts';

const valueCharacters = 4_000;
const messageCharacters = 2_000;
/** Of an exception's type: judges shorten long ones. */
const typeCharacters = 60;

export const passedCase = (name: string, measured?: Measured, shown?: Shown): CaseResult => ({
  ...nothingShown,
  ...cleanShown(shown),
  name,
  verdict: 'passed',
  measured: cleanValues(measured),
});

export const skippedCase = (name: string, reason: string): CaseResult => ({
  ...nothingShown,
  name,
  verdict: 'skipped',
  message: reason,
});

/** A case that was not run though it should have been: its check cannot pass. */
export const notRunCase = (name: string, message: string): CaseResult => ({
  ...nothingShown,
  name,
  verdict: 'skipped',
  actual: notRun,
  message,
  hint: caseMessages.notRunHint(),
});

/** The time of the whole grading ended before the case did. Where the machine was busy with something else, that is ours. */
export const unreachedCase = (name: string, budget: Pick<Budget, 'totalMs' | 'starved'>): CaseResult => {
  const seconds = String(Math.round(budget.totalMs / 1000));
  if (budget.starved()) {
    const hint = caseMessages.machineBusyHint();
    return { ...nothingShown, name, verdict: 'grader-fault', message: caseMessages.machineBusy({ seconds }), hint };
  }
  return notRunCase(name, caseMessages.notRun({ seconds }));
};

export const faultCase = (name: string, error: unknown): CaseResult => ({
  ...nothingShown,
  name,
  verdict: 'grader-fault',
  message: caseMessages.graderFailed({ message: errorMessage(error) }),
  hint: caseMessages.graderFailedHint(),
});

/** What is known of a case's run besides the judgement. */
export interface RunFacts {
  readonly observations: readonly Observation[];
  readonly out: Capture;
  readonly err: Capture;
  /** Lines that show the case, for a judgement that has none of its own. */
  readonly reproduction: readonly string[];
}

/** The result of a case that ran to its end. */
export function judgedCase(name: string, judgement: Judgement, facts: RunFacts): CaseResult {
  if (judgement.passed) return passedCase(name, judgement.measured, judgement.shown);
  const thrown = toldException(judgement, facts.observations);
  return {
    ...nothingShown,
    ...cleanShown(judgement.shown),
    name,
    verdict: 'failed',
    expected: block(judgement.expected, valueCharacters),
    actual: block(judgement.actual, valueCharacters),
    message: block(judgement.message, messageCharacters),
    hint: judgement.hint === undefined ? null : sanitizeText(judgement.hint, messageCharacters),
    reproduction: (judgement.reproduction ?? facts.reproduction).map((line) => sanitizeText(line, messageCharacters)),
    grids: (judgement.grids ?? []).map((grid) => ({
      title: sanitizeText(grid.title, 80),
      cells: grid.cells.map((row) => row.map((cell) => sanitizeText(cell, 12))),
      marked: grid.marked,
    })),
    trace: thrown === null ? [] : stackLines(thrown),
    places: thrown === null ? [] : exceptionPlaces(thrown),
    output: output(facts.out, facts.err),
    measured: cleanValues(judgement.measured),
  };
}

/** The result of a case that did not finish. */
export function incompleteCase(
  name: string,
  outcome: IncompleteOutcome,
  reproduction: readonly string[],
): CaseResult & { readonly message: string } {
  const text = describeOutcome(outcome);
  const message = outcome.isAssumed === true ? caseMessages.neverAnswers() : text.message;
  return {
    ...nothingShown,
    name,
    verdict: text.verdict,
    expected: text.expected || null,
    actual: text.actual || null,
    message: block(message, messageCharacters),
    hint: text.hint,
    reproduction: reproduction.map((line) => sanitizeText(line, messageCharacters)),
    output: output(outcome.out, outcome.err),
  };
}

/** A rule that the code breaks, at one place. */
export function findingCase({ path, line, message, hint }: StaticFinding): CaseResult {
  return {
    ...nothingShown,
    name: sanitizeText(line > 0 ? `${path}:${String(line)}` : path, 300),
    verdict: 'failed',
    message: block(message, messageCharacters),
    hint: hint === undefined ? null : sanitizeText(hint, messageCharacters),
    places: placesAt({ path, line, column: 0, level: 'error', message }),
  };
}

/** A place in a file, or none when the line is not known (0). */
export const placesAt = ({ path, line, column, level, message }: FoundAt): Place[] =>
  line > 0
    ? [
        {
          path: sanitizeText(path, 300),
          line,
          column: column > 0 ? column : null,
          level,
          message: sanitizeText(message, messageCharacters, { multiline: true }),
        },
      ]
    : [];

/** As a compiler or a tool tells it: 0 where it is not known. */
type FoundAt = Omit<Place, 'column'> & { readonly column: number };

const exceptionPlaces = (thrown: Thrown): Place[] => {
  const { type, message } = thrown;
  const frame = placeOf(thrown);
  return frame === undefined
    ? []
    : placesAt({
        ...{ path: frame.file, line: frame.line, column: 0, level: 'error' },
        message: message === '' ? type : `${type}: ${message}`,
      });
};

const cleanShown = ({ sequences = [], searches = [], curves = [] }: Shown = {}): Partial<CaseResult> => {
  const cleaned = mapStrings({ sequences, searches, curves }, (text) => sanitizeText(text, messageCharacters));
  return { sequences: [...cleaned.sequences], searches: [...cleaned.searches], curves: [...cleaned.curves] };
};

/** The exception that a judgement tells of by its type, among several by its place: a right call's is no part of it. */
const toldException = (
  { message, actual }: Extract<Judgement, { passed: false }>,
  observations: readonly Observation[],
): Thrown | null => {
  const words = `${message}\n${actual}`;
  const told = exceptionsIn(observations).filter(({ type }) => words.includes(type.slice(0, typeCharacters)));
  return told.find(({ frames: [frame] }) => frame !== undefined && isNamed(frame, words)) ?? told[0] ?? null;
};

const isNamed = ({ file, line }: StackFrame, words: string): boolean =>
  new RegExp(`${RegExp.escape(`${file}:${String(line)}`)}(?!\\d)`).test(words);

const exceptionsIn = (observations: readonly Observation[]): Thrown[] =>
  observations.flatMap((one) => {
    if (one.kind === 'exception') return [one];
    return one.kind === 'each' ? exceptionsIn(one.items.flat()) : [];
  });

/** Numbers as they are; texts may hold names that a student chose. */
const cleanValues = (measured?: Measured): CaseResult['measured'] =>
  measured === undefined ? null : { ...mapStrings(measured, (text) => sanitizeText(text, 300)) };

/** Both streams as one; a stream that was not written to is left out. */
function output(out: Capture, err: Capture): CaseResult['output'] {
  const bytes = out.bytes + err.bytes;
  if (bytes === 0) return null;
  return { head: block(out.head + err.head, 8_000), tail: block(out.tail + err.tail, 8_000), bytes };
}

/** Text of several lines. */
const block = (text: string, maxCharacters: number): string => sanitizeText(text, maxCharacters, { multiline: true });
