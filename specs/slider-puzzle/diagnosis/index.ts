/** The diagnosis of this assignment: faults that explain everything that was seen (docs/assessment.md). */
import type { Check } from '../../../harness/contracts/check.ts';
import type { Diagnosis, Prepared } from '../../../harness/contracts/prepare.ts';
import type { CheckResult, Verdict } from '../../../harness/contracts/report.ts';
import { faults } from './faults.ts';
import { findFaults } from './match.ts';
import { type Models, readModels } from './models.ts';
import { type SharedInputs, signsOf } from './signs.ts';

const failures: ReadonlySet<Verdict> = new Set(['failed', 'timed-out', 'crashed', 'out-of-memory']);

let read: Models | undefined;

/** Read when something fails for the first time: a grading in which all passes pays nothing for it. */
const known = (): Models => (read ??= readModels());

/** What names the faults of a submission that was asked these checks, with this seed. */
export const diagnoser =
  (checks: readonly Check[], seed: number): NonNullable<Prepared['diagnose']> =>
  (results) => {
    const failed = results.filter(({ verdict }) => failures.has(verdict)).map(({ id }) => id);
    return failed.length === 0 ? [] : diagnose(known(), results, failed, sharedInputs(checks, seed, known()));
  };

const diagnose = (
  { all }: Models,
  results: readonly CheckResult[],
  failed: readonly string[],
  shared: SharedInputs,
): readonly Diagnosis[] =>
  findFaults(all, signsOf(results, shared), failed).flatMap(({ fault, checks }) => {
    const words = faults.get(fault);
    return words === undefined ? [] : [{ id: fault, title: words.title(), advice: words.advice(), checks }];
  });

const sharedInputs = (checks: readonly Check[], seed: number, models: Models): SharedInputs => {
  const random = new Set(
    checks.flatMap(({ id, cases }) => cases.flatMap((one) => (one.kind === 'random' ? [`${id}/${one.name}`] : []))),
  );
  return {
    sameSeed: seed === models.seed,
    count: models.randomInputs,
    isRandom: (check, name) => random.has(`${check}/${name}`),
  };
};
