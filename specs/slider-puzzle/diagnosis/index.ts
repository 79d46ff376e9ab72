/** The diagnosis of this assignment: faults that explain everything that was seen (docs/assessment.md). */
import type { Diagnosis } from '../../../harness/contracts/prepare.ts';
import type { CheckResult, Verdict } from '../../../harness/contracts/report.ts';
import { isOfEquals } from '../causes/board-consequences.ts';
import { faults } from './faults.ts';
import { findFaults } from './match.ts';
import { type Models, readModels } from './models.ts';
import { signsOf } from './signs.ts';

const failures: ReadonlySet<Verdict> = new Set(['failed', 'timed-out', 'crashed', 'out-of-memory']);

let read: Models | undefined;

/** Read when something fails for the first time: a grading in which all passes pays nothing for it. */
const known = (): Models => (read ??= readModels());

/** Names the faults of a submission that was asked with this seed. */
export const diagnose = (results: readonly CheckResult[], seed: number): readonly Diagnosis[] => {
  const failed = results.filter(({ verdict }) => failures.has(verdict)).map(({ id }) => id);
  if (failed.length === 0) return [];
  const { all, randomInputs: count, seed: seedOfModels } = known();
  const seen = signsOf(results, { sameSeed: seed === seedOfModels, count });
  return findFaults(all, seen, failed).flatMap(({ fault, checks }) => {
    const words = faults.get(fault);
    return words === undefined || (fault === 'equals-never' && isInherited(results))
      ? []
      : [{ id: fault, title: words.title(), advice: words.advice(), checks }];
  });
};

/** The check of the API says why equals() compares references: it is the inherited one. */
const isInherited = (results: readonly CheckResult[]): boolean =>
  results.some(({ id, cases }) => id === 'api' && cases.some(isOfEquals));
