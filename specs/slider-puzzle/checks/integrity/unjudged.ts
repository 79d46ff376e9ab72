/**
 * What could not be compared, of a program that is right and fast in the timed rows: it did not finish, or gave wrong answers, where
 * the queue and the boards are looked at. One that is slow or wrong is told so by other checks; one that is neither may have
 * noticed that it is not timed.
 */
import type { Check, StaticFinding } from '../../../../harness/contracts/check.ts';
import type { CodeFacts } from '../../../../harness/contracts/code-facts.ts';
import type { FollowUps } from '../../../../harness/contracts/prepare.ts';
import type { CaseResult, CheckResult } from '../../../../harness/contracts/report.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { explained } from '../context.ts';
import { sourceMessages } from '../sources.ts';
import { timingCheckId, type TimingTable } from '../timing/question.ts';
import { boardsCheckId } from './boards.ts';
import { queueCheckId } from './queue.ts';

const messages = defineMessages('integrity-unjudged', {
  title: 'searches are compared like those that are timed',
  measured:
    'Whether a program whose timed rows pass also finishes, with right answers, the searches that integrity-queue and integrity-boards compare.',
  why: 'What is not finished cannot be compared. All but one of these searches are smaller than most timed ones, so a program that solves those solves these.',
  passing:
    'At most one of the comparisons is left out, or most of the timed rows fail as well. Otherwise a person looks at what the program does there. Nothing is revoked for that.',
  inputs: 'The results of integrity-queue and integrity-boards, and of timing 1 and 2.',
  code: 'submitted code',
  leftOut:
    '{check} could not compare {cases}: the program does not finish there, or gives wrong answers, though most of its timed rows pass. Nothing is revoked for that.',
});

const check = (): Omit<Check, 'cases'> => ({
  id: 'integrity-unjudged',
  section: 'integrity',
  group: 'Queue',
  title: messages.title(),
  explanation: explained(messages, sourceMessages.integrity()),
  needs: [],
});

/** One might be bad luck, or a fault that shows seldom. */
const enough = 2;

/** Needed only where comparisons were left out; it then fails, and costs nothing by itself. */
export const unjudgedFollowUps = (): FollowUps => ({
  checks: [check()],
  needed: (results) => {
    const left = results.filter(isQuiet).filter(({ cases }) => cases.some(isUnjudged));
    const [one] = left;
    const count = left.flatMap(({ cases }) => cases.filter(isUnjudged)).length;
    if (one === undefined || count < enough || !isTimedWell(results)) return [];
    const inspect = (code: CodeFacts): StaticFinding[] =>
      left.map(({ id, cases }) => ({ ...solverIn(code), message: messages.leftOut(wordsOf(id, cases)) }));
    const { visibility, details } = one;
    return [{ ...check(), visibility, details, cases: [{ kind: 'static', name: messages.code(), inspect }] }];
  },
});

/** Of one that failed, a person is told already. */
const isQuiet = ({ id, verdict }: CheckResult): boolean =>
  [queueCheckId, boardsCheckId].includes(id) && (verdict === 'passed' || verdict === 'skipped');

/** What was never asked, for lack of time or of a puzzle, says nothing of the program. */
const isUnjudged = ({ measured }: CaseResult): boolean => measured?.['unjudged'] === 1;

/** Half of the timed rows pass, by the operations of the queue and by time, which only right numbers of moves do. */
const isTimedWell = (results: readonly CheckResult[]): boolean => {
  const [byTime, byQueue] = [shareOf('1', results), shareOf('2', results)];
  return (byQueue ?? 0) >= 1 / 2 && (byTime ?? 0) >= 1 / 2;
};

/** Of the rows of a table that pass; null when none was asked. */
const shareOf = (table: TimingTable, results: readonly CheckResult[]): number | null => {
  const rows = results.filter(({ id }) => id.startsWith(timingCheckId(table, '')));
  return rows.length === 0 ? null : rows.filter(({ verdict }) => verdict === 'passed').length / rows.length;
};

const wordsOf = (id: string, cases: readonly CaseResult[]): { readonly check: string; readonly cases: string } => {
  const names = cases.filter(isUnjudged).map(({ name }) => name);
  return { check: id, cases: new Intl.ListFormat('en-GB').format(names) };
};

const solverIn = ({ classes, modules }: CodeFacts): Pick<StaticFinding, 'path' | 'line'> => {
  const [place] = [...classes.filter(({ name }) => name === 'Solver'), ...classes];
  return { path: place?.path ?? modules[0]?.path ?? '', line: place?.line ?? 0 };
};
