/** Which student of an earlier run each one is, where keys, rosters or what the platform says have changed since. Pure. */
import type { Student } from './join.ts';
import { withoutZeros } from './ids.ts';
import { formsOf, isSomebodyElse } from './names.ts';

type Person = Pick<Student, 'key' | 'id' | 'name' | 'username' | 'email' | 'lmsId'>;

interface Way {
  readonly of: (one: Person) => string | null;
  /** The two are surely not one person, though they have this in common. */
  readonly isOther: (one: Person, other: Person) => boolean;
}

const hasOtherName = (one: Person, other: Person): boolean => isSomebodyElse(one.name, other.name);

const hasOtherNumber = (one: Person, other: Person): boolean =>
  differ(one.lmsId, other.lmsId) || differ(withoutZeros(one.id) ?? one.id, withoutZeros(other.id) ?? other.id);

const differ = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one.toLowerCase() !== other.toLowerCase();

const isOther = (one: Person, other: Person): boolean => hasOtherName(one, other) || hasOtherNumber(one, other);

/** The surest first. An address is one person's, whatever else is written beside it. */
const ways: readonly Way[] = [
  { of: ({ lmsId }) => lmsId, isOther: hasOtherName },
  { of: ({ id }) => id, isOther: hasOtherName },
  { of: ({ email }) => email, isOther: () => false },
  { of: ({ username }) => username, isOther },
  { of: ({ key }) => key, isOther },
  { of: ({ name }) => (name === null ? null : ([...formsOf(name)][0] ?? null)), isOther: hasOtherNumber },
];

/** Nobody is guessed: what two on one side have tells neither of them. */
export const sameStudents = <Now extends Person, Before extends Person>(
  now: readonly Now[],
  before: readonly Before[],
): ReadonlyMap<Now, Before> => {
  const found = new Map<Now, Before>();
  const taken = new Set<Before>();
  for (const way of ways) {
    const [ones, others] = [uniquely(now, way), uniquely(before, way)];
    for (const [text, one] of ones) {
      const other = others.get(text);
      if (one === null || other === undefined || other === null) continue;
      if (found.has(one) || taken.has(other) || way.isOther(one, other)) continue;
      found.set(one, other);
      taken.add(other);
    }
  }
  return found;
};

/** Null where several have it. */
const uniquely = <One extends Person>(all: readonly One[], { of }: Way): ReadonlyMap<string, One | null> => {
  const known = new Map<string, One | null>();
  for (const one of all) {
    const text = of(one)?.trim().toLowerCase() ?? '';
    if (text !== '') known.set(text, known.has(text) ? null : one);
  }
  return known;
};
