/** How many inputs random cases are asked with: as many as a course says, as the assignment's proof shows to be enough, or all. */
import type { Assignment } from './assignment.ts';
import type { Check } from './check.ts';
import { lazyCases } from './lazy-cases.ts';
import type { PrepareOptions } from './prepare.ts';

type Asked = Pick<PrepareOptions, 'inputs' | 'checkSet'>;

/**
 * The most inputs of a random case of the assignment's own; null for as many as it has. What is proved of all checks
 * together says nothing of the original's alone, which are asked with the original's numbers unless the course says otherwise.
 */
export const mostInputs = (
  { provedInputs }: Pick<Assignment, 'provedInputs'>,
  { inputs, checkSet }: Asked,
): number | null => {
  if (inputs !== null) return inputs === 'official' ? null : inputs;
  return checkSet === 'extended' ? (provedInputs ?? null) : null;
};

/** Asks no more than are proved to be enough. What a course adds to the assignment is not capped: nothing is proved of it. */
export const withProvedInputs =
  (provedInputs: number, prepare: Assignment['prepare']): Assignment['prepare'] =>
  async (options) => {
    const prepared = await prepare(options);
    return { ...prepared, checks: withInputs(prepared.checks, mostInputs({ provedInputs }, options)) };
  };

/** The checks with at most so many; the first inputs are the same. */
export const withInputs = (checks: readonly Check[], most: number | null): readonly Check[] =>
  most === null ? checks : checks.map((check) => lazyCases(check, () => check.cases.map((one) => atMost(one, most))));

const atMost = (one: Check['cases'][number], most: number): Check['cases'][number] =>
  one.kind === 'random' && one.count > most ? { ...one, count: most } : one;
