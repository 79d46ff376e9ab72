/** How many inputs random cases are asked with: as many as a course says, as the assignment's proof shows to be enough, or all. */
import type { Assignment } from '../contracts/assignment.ts';
import type { Check } from '../contracts/check.ts';
import type { GradingSettings } from '../contracts/settings.ts';

/**
 * The most inputs of a random case; null for as many as it has. What is proved of all checks together says nothing of the
 * original's alone, which are asked with the original's numbers unless the course says otherwise.
 */
export const mostInputs = (
  { provedInputs }: Pick<Assignment, 'provedInputs'>,
  { inputs, checks }: Pick<GradingSettings, 'inputs' | 'checks'>,
): number | null => {
  if (inputs !== null) return inputs === 'official' ? null : inputs;
  return checks.set === 'extended' ? (provedInputs ?? null) : null;
};

/** The checks with at most so many; the first inputs are the same. */
export const withInputs = (checks: readonly Check[], most: number | null): readonly Check[] =>
  most === null ? checks : checks.map((check) => ({ ...check, cases: check.cases.map((one) => atMost(one, most)) }));

const atMost = (one: Check['cases'][number], most: number): Check['cases'][number] =>
  one.kind === 'random' && one.count > most ? { ...one, count: most } : one;
