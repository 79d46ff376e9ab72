/** Which checks were fixed, which were broken, and which stayed as they were. */
import type { CheckResult, Report, Verdict } from '../../contracts/report.ts';
import { isFailure } from '../../contracts/is-failure.ts';

export interface CheckChange {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  readonly old: Outcome;
  readonly new: Outcome;
}

export interface Outcome {
  readonly verdict: Verdict;
  readonly failed: number;
  readonly cases: number;
  /** What the first failed case said; null when none did. */
  readonly message: string | null;
}

export interface CheckChanges {
  readonly fixed: readonly CheckChange[];
  /** Passed before, and did not now. */
  readonly broken: readonly CheckChange[];
  readonly stillFailing: readonly CheckChange[];
  /** Not run before, and failed now. */
  readonly reached: readonly CheckChange[];
  /** Run before, and not now. */
  readonly unreached: readonly CheckChange[];
  /** Ids of checks that only one of the reports has. */
  readonly onlyOld: readonly string[];
  readonly onlyNew: readonly string[];
  readonly unchanged: { readonly passed: number; readonly notRun: number };
}

type Checked = Pick<Report, 'checks'>;

export const checkChanges = (old: Checked, now: Checked): CheckChanges => {
  const before = new Map(old.checks.map((check) => [check.id, check]));
  const after = new Map(now.checks.map((check) => [check.id, check]));
  const pairs = [...after.values()].flatMap((check) => {
    const earlier = before.get(check.id);
    return earlier === undefined ? [] : [changeOf(earlier, check)];
  });
  const of = (kind: Kind): CheckChange[] => pairs.filter((pair) => kindOf(pair) === kind);
  return {
    fixed: of('fixed'),
    broken: of('broken'),
    stillFailing: of('failing'),
    reached: of('reached'),
    unreached: of('unreached'),
    onlyOld: [...before.keys()].filter((id) => !after.has(id)),
    onlyNew: [...after.keys()].filter((id) => !before.has(id)),
    unchanged: { passed: of('passed').length, notRun: of('not-run').length },
  };
};

type Kind = 'fixed' | 'broken' | 'failing' | 'reached' | 'unreached' | 'passed' | 'not-run';

const kindOf = ({ old, new: now }: CheckChange): Kind => {
  const [before, after] = [standing(old), standing(now)];
  if (after === 'passed') return before === 'passed' ? 'passed' : 'fixed';
  if (after === 'skipped') return before === 'skipped' ? 'not-run' : 'unreached';
  if (before === 'passed') return 'broken';
  return before === 'skipped' ? 'reached' : 'failing';
};

/** Where the grader failed, nothing is known of the check. */
const standing = ({ verdict }: Outcome): 'passed' | 'skipped' | 'failed' => {
  if (verdict === 'grader-fault') return 'skipped';
  return verdict === 'passed' || verdict === 'skipped' ? verdict : 'failed';
};

const changeOf = (old: CheckResult, now: CheckResult): CheckChange => ({
  id: now.id,
  title: now.title,
  section: now.section,
  old: outcomeOf(old),
  new: outcomeOf(now),
});

const outcomeOf = ({ verdict, cases, reason }: CheckResult): Outcome => {
  const failed = cases.filter(isFailure);
  return { verdict, failed: failed.length, cases: cases.length, message: failed[0]?.message ?? reason };
};
