/** Which student of an earlier run each one is, where keys, rosters or what the platform says have changed since. Pure. */
import type { Student } from './join.ts';
import { withoutZeros } from './ids.ts';
import { areNamedApart, formsOf, isNamedIn, isSomebodyElse, namesOf } from './names.ts';
import { uniquely } from './uniquely.ts';

type Person = Pick<Student, 'key' | 'id' | 'name' | 'username' | 'email' | 'lmsId'>;

interface Way {
  readonly of: (one: Person) => readonly (string | null)[];
  /** The two are surely not one person, though they have this in common. */
  readonly isOther: (one: Person, other: Person) => boolean;
}

const hasOtherName = (one: Person, other: Person): boolean => isSomebodyElse(one.name, other.name);

const hasOtherNumber = (one: Person, other: Person): boolean =>
  differ(one.lmsId, other.lmsId) || differ(withoutZeros(one.id) ?? one.id, withoutZeros(other.id) ?? other.id);

const differ = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one.toLowerCase() !== other.toLowerCase();

const isOther = (one: Person, other: Person): boolean => hasOtherName(one, other) || hasOtherNumber(one, other);

/** The surest first. An address is one person's, whatever else is written beside it; a key may be anything of a person. */
const ways: readonly Way[] = [
  { of: ({ lmsId }) => [lmsId], isOther: hasOtherName },
  { of: ({ id }) => [id], isOther: hasOtherName },
  { of: ({ email }) => [email], isOther: () => false },
  { of: ({ username }) => [username], isOther },
  { of: ({ key }) => [key], isOther: (one, other) => areNamedApart(one, other) || hasOtherNumber(one, other) },
  { of: ({ name }) => [...formsOf(name ?? '')], isOther: hasOtherNumber },
];

/** The number of another platform, and the key that is made of it, may be anybody's. */
const withoutNumber = (who: Person): Person => ({ ...who, lmsId: null, key: who.key === who.lmsId ? '' : who.key });

/**
 * Nobody is guessed: what two on one side have tells neither of them, and names that only have a word in common are two people's
 * where another student has one of them. `isOtherPlatform`: its own numbers are other people's.
 */
export const sameStudents = <Now extends Person, Before extends Person>(
  now: readonly Now[],
  before: readonly Before[],
  isOtherPlatform: boolean,
): ReadonlyMap<Now, Before> => {
  const found = new Map<Now, Before>();
  const taken = new Set<Before>();
  const [names, namesBefore] = [namesOf(now), namesOf(before)];
  const areTwo = (one: Person, other: Person): boolean =>
    areNamedApart(one, other) && (isNamedIn(names, other) || isNamedIn(namesBefore, one));
  const as = (who: Person): Person => (isOtherPlatform ? withoutNumber(who) : who);
  for (const way of ways) {
    const [ones, others] = [uniquely(now, (one) => way.of(as(one))), uniquely(before, (one) => way.of(as(one)))];
    for (const [text, one] of ones) {
      const other = others.get(text) ?? null;
      if (one === null || other === null || found.has(one) || taken.has(other)) continue;
      if (way.isOther(as(one), as(other)) || areTwo(one, other)) continue;
      found.set(one, other);
      taken.add(other);
    }
  }
  return found;
};
