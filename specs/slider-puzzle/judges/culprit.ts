/** Which method changes what others answer, where several objects were asked in different orders. */

/** One call; its answer is null where there was none. */
export interface AnsweredCall {
  readonly object: number;
  readonly method: string;
  /** The answer may differ between objects. */
  readonly perObject: boolean;
  readonly answer: string | null;
}

/**
 * The one method that was called, on each object that answered wrongly, between the last right answer and the first wrong one of
 * the same method; null where there are several, or none. Right is what a new object answers.
 */
export const culpritOf = (calls: readonly AnsweredCall[]): string | null => {
  const objects = [...Map.groupBy(calls, ({ object }) => object).values()];
  const right = new Map(
    objects.flatMap(([first]) =>
      first === undefined || first.perObject ? [] : [[first.method, first.answer] as const],
    ),
  );
  const suspects = objects.map((own) => suspectsIn(own, right)).filter((one) => one !== null);
  const [culprit, ...others] = suspects.reduce((all, some) => all.intersection(some), suspects[0] ?? new Set<string>());
  return culprit === undefined || others.length > 0 ? null : culprit;
};

/** Null where all answers are right. */
const suspectsIn = (
  own: readonly AnsweredCall[],
  right: ReadonlyMap<string, string | null>,
): ReadonlySet<string> | null => {
  const lastRight = new Map<string, number>();
  for (const [index, { method, perObject, answer }] of own.entries()) {
    const expected = perObject ? undefined : right.get(method);
    if (expected === undefined) continue;
    if (answer !== expected) return new Set(own.slice(lastRight.get(method) ?? 0, index).map((call) => call.method));
    lastRight.set(method, index);
  }
  return null;
};
