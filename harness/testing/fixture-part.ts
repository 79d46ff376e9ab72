/** Which checks an example runs: those of the part that its fault belongs to, as far as parts are independent. */
import { isNamed } from '../text/is-named.ts';
import type { FixtureCase } from './fixture-case.ts';

interface Parts {
  /** Ids of checks, `*` at the end for any ending. */
  readonly only: readonly string[];
  readonly parts?: readonly (readonly string[])[];
  readonly whole?: readonly string[];
}

/** All of `only`, but without the other parts where checks of one part fail and nothing else, and do no more than fail. */
export const partOf = (
  { only, parts = [], whole = [] }: Parts,
  name: string,
  { failing, verdicts }: Pick<FixtureCase, 'failing' | 'verdicts'>,
): readonly string[] => {
  const faulty = parts.find((part) => failing.length > 0 && failing.every((id) => isNamed({ id }, part)));
  if (faulty === undefined || Object.keys(verdicts).length > 0 || whole.includes(name)) return only;
  const others = parts.filter((part) => part !== faulty).flat();
  return only.filter((id) => !others.includes(id));
};
