/**
 * What is not believed in the light of the integrity checks: passes of published files whose answers are stored, and counts of
 * a queue that is not the search. Only what is proven costs anything; all else is told to the person who grades.
 */
import type { Withdrawal } from '../../../harness/engine/check.ts';
import type { CaseResult, CheckResult } from '../../../harness/report/schema.ts';
import { timingCheckId, timingTableIds } from '../timing/checks.ts';
import { hiddenCheckId, publishedCheckId } from './hidden.ts';
import { storedHint } from './pair.ts';
import { queueCheckId } from './queue.ts';
import { integrityWords } from './words.ts';

export const distrusted = (results: readonly CheckResult[]): readonly Withdrawal[] => [
  ...storedAnswers(results),
  ...idleQueue(results),
];

const casesOf = (results: readonly CheckResult[], wanted: string): readonly CaseResult[] =>
  results.filter(({ id }) => id === wanted).flatMap(({ cases }) => cases);

/** A program that answers hidden boards without a search that shows is not accused: how much it searches tells nothing. */
const storedAnswers = (results: readonly CheckResult[]): readonly Withdrawal[] => {
  const pairs = [hiddenCheckId, publishedCheckId].flatMap((because) =>
    casesOf(results, because).map((one) => ({ one, because })),
  );
  if (pairs.some(({ one }) => one.measured?.['unseen'] === 1)) return [];
  return pairs
    .filter(({ one }) => one.measured?.['state'] === 'stored')
    .map(({ one, because }) => ({ ...concerned(one), message: one.message ?? '', hint: storedHint(), because }));
};

/** A twin with a wrong answer takes back all that is asked about the file, one that is too costly the rows of these limits. */
const concerned = ({ name, measured }: CaseResult): Pick<Withdrawal, 'checks' | 'case'> => {
  const over = typeof measured?.['over'] === 'string' ? measured['over'].split(' ') : [];
  const tables = timingTableIds.filter((table) => over.includes(table));
  const checks =
    measured?.['twin'] === integrityWords.wrong()
      ? ['solver-*', 'queue-*', 'timing-*']
      : tables.map((table) => timingCheckId(table, name));
  return { checks, case: name };
};

/** One puzzle might be chance. */
const enough = 2;

const idleQueue = (results: readonly CheckResult[]): readonly Withdrawal[] => {
  const found = casesOf(results, queueCheckId).filter(({ measured }) => measured?.['idle'] === 1);
  const [first] = found;
  if (first === undefined || found.length < enough) return [];
  return [
    {
      checks: ['queue-*', 'timing-2-*'],
      case: null,
      message: integrityWords.notTheSearch({ why: first.message ?? '' }),
      hint: first.hint ?? '',
      because: queueCheckId,
    },
  ];
};
