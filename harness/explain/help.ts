/** What `grade explain` tells of checks, for formats that have a place for it. Inputs are not among it. */
import type { CheckHelp } from '../contracts/format.ts';
import type { ExplainedCheck } from './explained.ts';

/** By id of the check, for submissions in a language; null: in the first that it has. */
export const checkHelp = (checks: readonly ExplainedCheck[], language: string | null): ReadonlyMap<string, CheckHelp> =>
  new Map(
    checks.flatMap(({ id, languages }) => {
      const told = language === null ? Object.values(languages)[0] : languages[language];
      if (told === undefined) return [];
      const { measured, why, passing, source } = told;
      return [[id, { measured, why, passing, source }] as const];
    }),
  );
