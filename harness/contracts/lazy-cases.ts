/** Checks whose cases are made when somebody first asks for them: of a grading with `only` most are never asked. */
import type { Case, Check } from './check.ts';

/** The check that these facts are, with cases that `make` gives once. */
export const lazyCases = <Facts extends object>(
  facts: Facts,
  make: () => readonly Case[],
): Facts & Pick<Check, 'cases'> => {
  let made: readonly Case[] | null = null;
  return withFacts(facts, {
    get cases() {
      return (made ??= make());
    },
  });
};

/** What `{ ...one, ...more }` would be, had spreading not asked for the cases. */
export const withFacts = <One extends object, More extends object>(one: One, more: More): One & More =>
  Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(one), ...Object.getOwnPropertyDescriptors(more) },
  ) as One & More;
