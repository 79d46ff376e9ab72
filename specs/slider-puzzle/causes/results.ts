/** What is asked of the results of several checks, to find what they show together. */
import type { Diagnosis } from '../../../harness/contracts/prepare.ts';
import { isFailure } from '../../../harness/contracts/is-failure.ts';
import type { CaseResult, CheckResult } from '../../../harness/contracts/report.ts';
import { messageIdOf } from '../../../harness/messages/message-id.ts';
import { isNamed } from '../../../harness/text/is-named.ts';

export type Rule = (results: readonly CheckResult[], language: string) => Diagnosis | null;

export const failuresOf = ({ cases }: CheckResult): readonly CaseResult[] => cases.filter(isFailure);

/** The failed ones of these of which each failed case is so. */
export const allOf = (
  results: readonly CheckResult[],
  names: readonly string[],
  is: (one: CaseResult) => boolean,
): readonly CheckResult[] =>
  failedOnes(results, names).filter((check) => failuresOf(check).length > 0 && failuresOf(check).every(is));

export const failedOnes = (results: readonly CheckResult[], names: readonly string[]): readonly CheckResult[] =>
  results.filter((check) => isFailure(check) && isNamed(check.id, names));

export const hasPassed = (results: readonly CheckResult[], id: string): boolean =>
  results.some((check) => check.id === id && check.verdict === 'passed');

export const hintOf = ({ hint }: CaseResult): string => (hint === null ? '' : messageIdOf(hint));
export const isHinted =
  (...ids: readonly string[]) =>
  (one: CaseResult): boolean =>
    ids.includes(hintOf(one));

export const isUnfinished = (one: CaseResult): boolean =>
  ['timed-out', 'out-of-memory'].includes(one.verdict) || messageIdOf(one.message ?? '') === 'outcome.operations';

/** A later call answers something else than an earlier one. */
export const isChanged = ({ message }: CaseResult): boolean => messageIdOf(message ?? '') === 'same-answers.notKept';

/** The numbers of each board in the lines that show a failure, as each language writes them. */
export const boardsIn = ({ reproduction }: CaseResult): readonly (readonly number[])[] =>
  reproduction.flatMap((line) => {
    const [, tiles] = /= ([{[][\d\s,{}[\]]+);$/.exec(line) ?? [];
    return tiles === undefined ? [] : [Array.from(tiles.matchAll(/\d+/g), Number)];
  });

export const diagnosis = (id: string, title: string, advice: string, checks: readonly CheckResult[]): Diagnosis => ({
  ...{ id, title, advice, checks: checks.map(({ id }) => id) },
});
