/** How the diagnosis fares with mutants made by hand, whose faults have names (`fixtures/mutants/diagnoses.yaml`). */
import { faultsOf } from './fault-names.ts';
import { groupBy } from './figures.ts';
import type { Result } from './mutant.ts';
import { at, defined } from '../../harness/text/at.ts';

/**
 * - `right`: a name that the fault has, and no other; `missed`: it has a name, and none was found.
 * - `wrong`: a name that is not that of the fault.
 * - `silent`: a fault without a name, of which nothing was said.
 */
export type Naming = 'right' | 'wrong' | 'missed' | 'silent';

/** Null for what tells nothing: what nothing is known of, what is no fault, and a grading that was ended early. */
export const namingOf = ({ mutant, outcomes: [first] }: Result): Naming | null => {
  const isAsked = mutant.origin === 'hand' && mutant.equivalent === null && first?.fate === 'killed';
  if (!isAsked || first.named === null) return null;
  const faults = faultsOf(mutant);
  if (first.named.some((name) => !faults.has(name))) return 'wrong';
  if (first.named.length > 0) return 'right';
  return faults.size === 0 ? 'silent' : 'missed';
};

/** How many of each. */
export const namingsOf = (results: readonly Result[]): Readonly<Record<Naming, number>> => {
  const counted = { right: 0, wrong: 0, missed: 0, silent: 0 };
  for (const result of results) {
    const naming = namingOf(result);
    if (naming !== null) counted[naming] += 1;
  }
  return counted;
};

/** Each wrong name, which needs a person, and the figures by language. */
export const namingLines = (results: readonly Result[]): string[] => {
  const lines = [...results.filter((one) => namingOf(one) === 'wrong').map(wrongLine), ...totalLines(results)];
  return lines.length === 0 ? [] : ['', ...lines];
};

const wrongLine = ({ mutant, outcomes }: Result): string =>
  `${mutant.id}: named ${defined(at(outcomes, 0).named, 'it has no name').join(' ')}, not ${[...faultsOf(mutant)].join(' ') || 'a known fault'}`;

const totalLines = (results: readonly Result[]): string[] =>
  groupBy(results, ({ mutant }) => mutant.language).flatMap(([language, group]) => {
    const { right, wrong, missed, silent } = namingsOf(group);
    if (right + wrong + missed + silent === 0) return [];
    return [`diagnosis ${language}: ${right} right, ${wrong} wrong, ${missed} missed, ${silent} unknown and not named`];
  });
