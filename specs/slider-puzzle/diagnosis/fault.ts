/** A fault in words. */
export interface Fault {
  /** Permanent. */
  readonly id: string;
  /** What is wrong, in one sentence. */
  readonly title: () => string;
  /** What to do about it. */
  readonly advice: () => string;
}

/** Faults that are put right in the same way: what to do, and a title by id for each. */
export const family = ({
  advice,
  ...titles
}: Record<'advice', () => string> & Record<string, () => string>): readonly Fault[] =>
  Object.entries(titles).map(([id, title]) => ({ id, title, advice }));
