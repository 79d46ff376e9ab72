/** Families of checks that are explained by words alone. */
import type { ExplanationFamily } from '../../../harness/assignment.ts';

/** Three messages for each name: what is measured, why, and what passes. */
type ThreeWords<Name extends string> = Readonly<Record<`${Name}${'Measured' | 'Why' | 'Passing'}`, () => string>>;

export type Plain<Name extends string> = readonly [name: Name, checks: readonly string[], source: string];

export const plainFamilies = <const Name extends string>(
  words: ThreeWords<Name>,
  families: readonly Plain<Name>[],
): readonly ExplanationFamily[] =>
  families.map(([name, checks, source]) => ({
    checks,
    of: () => ({
      measured: words[`${name}Measured`](),
      why: words[`${name}Why`](),
      passing: words[`${name}Passing`](),
      source,
    }),
  }));

/** With all its decimals: `1.8375`. */
export const factorWords = (factor: number): string => String(Number(factor.toFixed(6)));
