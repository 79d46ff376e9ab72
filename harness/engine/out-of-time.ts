/** Checks that were not run since others used up the time: which ones did. */
import type { CaseResult, CheckResult } from '../contracts/report.ts';
import { messageIdOf } from '../messages/message-id.ts';

/**
 * What was not run then depends on the first check that did not finish: one of its own group, else of its section, else any.
 * Where all finished, slowly, it depends on nothing but itself.
 */
export function blamed(results: readonly CheckResult[]): CheckResult[] {
  const culprits = results.filter(({ cases }) => cases.some(isUnfinished));
  return results.map((result) => {
    if (result.dependsOn !== result.id) return result;
    const inSection = culprits.filter(({ section }) => section === result.section);
    const culprit = inSection.find(({ group }) => group === result.group) ?? inSection[0] ?? culprits[0];
    return culprit === undefined ? result : { ...result, dependsOn: culprit.id };
  });
}

/** Did its program have to be stopped, or end by itself? */
const isUnfinished = ({ verdict, message }: CaseResult): boolean =>
  unfinished.has(verdict) || stopped.has(messageIdOf(message ?? ''));

const unfinished: ReadonlySet<CaseResult['verdict']> = new Set(['timed-out', 'crashed', 'out-of-memory']);

/** What is said of a program that did too much of something. */
const stopped: ReadonlySet<string> = new Set(['outcome.operations', 'outcome.output']);
