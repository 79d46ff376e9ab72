/** What a platform understands of its file, in one form for all platforms. */

export type Outcome = 'passed' | 'not-passed' | 'not-run';

export interface Reading {
  /** Hundredths; null: the platform gets no score. Undefined where a format has no notion of it. */
  readonly score: number | null | undefined;
  /** Hundredths that its tests sum up to, and what they are out of; undefined where tests have no points. */
  readonly sums?: { readonly earned: number; readonly available: number };
  /** By the id of the check. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

export const hundredths = (points: number): number => Math.round(points * 100);

export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** `board-1a: hamming()` begins with the id. */
export const idOf = (name: string): string => /^(check-\d+|[\w-]+):/.exec(name)?.[1] ?? '';

export const outcome = (passed: boolean, ran = true): Outcome => (!ran ? 'not-run' : passed ? 'passed' : 'not-passed');

/** In the words that many formats use. */
export const outcomeOfWord = (word: string): Outcome => outcome(word === 'passed', word !== 'skipped');

interface Named {
  readonly name: string;
}

/** Tests that stand for checks: those with an id in front. */
export const outcomesOf = <T extends Named>(
  tests: readonly T[],
  outcomeOf: (test: T) => Outcome,
): ReadonlyMap<string, Outcome> =>
  new Map(tests.filter(({ name }) => idOf(name) !== '').map((test) => [idOf(test.name), outcomeOf(test)]));
