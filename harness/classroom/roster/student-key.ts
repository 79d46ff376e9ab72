/** Folder names for students: the same in every run, harmless on every disk. */
import { at } from '../../text/at.ts';
import { sha256 } from '../../text/sha256.ts';
import { withoutAccents } from './names.ts';

/** By what a key is made: `label` is what people know the student by, `identity` is nobody else's. */
export interface Named {
  readonly label: string;
  readonly identity: string;
}

const mostCharacters = 60;

/**
 * A key for each, in their order: lower-case ASCII letters, digits and `-`, at most 60 characters, each once. Where two would be the
 * same, each has a hash of its identity behind, so that neither depends on the other's place in the class.
 */
export const studentKeys = (students: readonly Named[]): string[] => {
  const slugs = students.map(({ label }) => slugOf(label));
  const counts = Map.groupBy(slugs, (slug) => slug);
  const taken = new Set<string>();
  return students.map(({ identity }, index) => {
    const slug = at(slugs, index);
    const isAlone = slug !== '' && !reserved.test(slug) && counts.get(slug)?.length === 1;
    // A student may be named as another's hash would have it.
    const key = isAlone && !taken.has(slug) ? slug : otherKey(slug, identity, taken);
    taken.add(key);
    return key;
  });
};

/** Another one for who cannot have that key, which may be somebody else's by now: the same in every run. */
export const otherKey = (key: string, identity: string, taken: ReadonlySet<string>): string => {
  let other = withHash(key, identity);
  for (let round = 1; taken.has(other); round += 1) other = withHash(key, `${identity} ${String(round)}`);
  return other;
};

const slugOf = (label: string): string => {
  const slug = withoutAccents(label)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, mostCharacters);
  return slug.replace(/^-+|-+$/g, '');
};

/** Devices on Windows, whatever folder they are in. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

const withHash = (slug: string, identity: string): string => {
  const hash = sha256(identity).slice(0, 8);
  const start = slug.slice(0, mostCharacters - hash.length - 1).replace(/-+$/, '');
  return start === '' ? `student-${hash}` : `${start}-${hash}`;
};
