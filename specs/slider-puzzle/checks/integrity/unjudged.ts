/**
 * What could not be compared, of a program that is right and fast in the timed rows: it did not finish, or gave wrong answers, where
 * the queue and the boards are looked at, or no time was left for that; or it solves timed files worse where they are not timed. One that
 * is slow or wrong is told so by other checks; one that is neither may have noticed that it is not timed, or spent the time elsewhere.
 */
import type { Check, StaticFinding } from '../../../../harness/contracts/check.ts';
import type { CodeFacts } from '../../../../harness/contracts/code-facts.ts';
import { strictest } from '../../../../harness/contracts/marks.ts';
import type { FollowUps } from '../../../../harness/contracts/prepare.ts';
import type { CaseResult, CheckResult } from '../../../../harness/contracts/report.ts';
import { defineMessages, joinedWords } from '../../../../harness/messages/messages.ts';
import { explained } from '../context.ts';
import { sourceMessages } from '../sources.ts';
import { timingCheckId } from '../timing/question.ts';
import { boardsCheckId } from './boards.ts';
import { hiddenCheckId } from './hidden.ts';
import { queueCheckId } from './queue.ts';
import { betterWhenTimed } from './timed-alone.ts';

const messages = defineMessages('integrity-unjudged', {
  title: 'searches are compared like those that are timed',
  measured:
    'Whether a program whose timed rows pass also finishes, with right answers, the searches that integrity-queue and integrity-boards compare, and solves timed files as well in integrity-hidden.',
  why: 'What is not finished cannot be compared. All but one of these searches are smaller than most timed ones, so a program that solves those solves these. And the same board takes the same search, wherever it is asked.',
  passing:
    'At most one of the comparisons is left out, for lack of time or of an answer, or most of the timed rows fail as well; and at most one timed file is solved worse in integrity-hidden than in its own row. Otherwise a person looks at what the program does there. Nothing is revoked for that.',
  inputs: 'The results of integrity-queue, integrity-boards and integrity-hidden, and of timing.',
  code: 'submitted code',
  leftOut:
    '{check} could not compare {cases}: the program does not finish there, or gives wrong answers, though most of its timed rows pass. Nothing is revoked for that.',
  outOfTime:
    '{check} could not compare {cases}: the time of the whole grading ran out before, though most of the timed rows pass. Whether their counts are those of the search is not known. Grade it again with more time (limits.totalSeconds). Nothing is revoked for that.',
  timedAlone:
    'In {check}, {files} are answered wrongly or not at all, or with more calls than any correct search makes, though the timed rows of the same files pass: the program does something else where it is timed. Nothing is revoked for that.',
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
    const told = [...leftOut(results), ...timedAlone(results)];
    if (told.length === 0) return [];
    const inspect = (code: CodeFacts): StaticFinding[] =>
      told.map(({ message }) => ({ ...placeOf('Solver', code), message }));
    const marks = strictest(told.map((each) => each.check));
    return [{ ...check(), ...marks, cases: [{ kind: 'static', name: messages.code(), inspect }] }];
  },
});

interface Told {
  readonly check: CheckResult;
  readonly message: string;
}

/** Of one that failed, a person is told already. */
const quiet = (results: readonly CheckResult[], ...ids: readonly string[]): readonly CheckResult[] =>
  results.filter(({ id, verdict }) => ids.includes(id) && (verdict === 'passed' || verdict === 'skipped'));

const leftOut = (results: readonly CheckResult[]): readonly Told[] => {
  const left = quiet(results, queueCheckId, boardsCheckId).flatMap(leftOutOf);
  const count = left.reduce((sum, { names }) => sum + names.length, 0);
  if (count < enough || !isTimedWell(results)) return [];
  return left.map((each) => ({ check: each.check, message: wordsOf(each) }));
};

const timedAlone = (results: readonly CheckResult[]): readonly Told[] =>
  quiet(results, hiddenCheckId).flatMap((check): readonly Told[] => {
    const files = betterWhenTimed(check, results);
    if (files.length < enough) return [];
    return [{ check, message: messages.timedAlone({ check: check.id, files: joinedWords(files) }) }];
  });

/** Why a comparison is left out: the program gave nothing to compare, or was not asked any more. For lack of a puzzle, none is. */
const reasons = ['unjudged', 'unreached'] as const;

interface LeftOut {
  readonly check: CheckResult;
  readonly reason: (typeof reasons)[number];
  readonly names: readonly string[];
}

const leftOutOf = (check: CheckResult): readonly LeftOut[] =>
  reasons
    .map((reason) => ({ check, reason, names: namesOf(check.cases, reason) }))
    .filter(({ names }) => names.length > 0);

const namesOf = (cases: readonly CaseResult[], reason: LeftOut['reason']): readonly string[] =>
  cases.filter(({ measured }) => measured?.[reason] === 1).map(({ name }) => name);

/** Half of the timed rows pass, by the operations of the queue and by time, which only right numbers of moves do. */
const isTimedWell = (results: readonly CheckResult[]): boolean =>
  (['1', '2'] as const).every((table) => {
    const rows = results.filter(({ id }) => id.startsWith(timingCheckId(table, '')));
    return rows.length > 0 && 2 * rows.filter(({ verdict }) => verdict === 'passed').length >= rows.length;
  });

const wordsOf = ({ check, reason, names }: LeftOut): string => {
  const words = { check: check.id, cases: joinedWords(names) };
  return reason === 'unjudged' ? messages.leftOut(words) : messages.outOfTime(words);
};

/** Of a class; where there is none of that name, of what comes first. */
export const placeOf = (wanted: string, { classes, modules }: CodeFacts): Pick<StaticFinding, 'path' | 'line'> => {
  const [place] = [...classes.filter(({ name }) => name === wanted), ...classes];
  return { path: place?.path ?? modules[0]?.path ?? '', line: place?.line ?? 0 };
};
