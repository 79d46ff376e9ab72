/** What people name: kits, platforms, languages. */
import type { Assignment } from '../contracts/assignment.ts';
import { usageError } from '../contracts/errors.ts';
import { packageVersion } from '../platform/package-root.ts';
import { nearest } from '../text/suggest.ts';
import { kits } from './index.ts';
import type { Kit } from './kit.ts';
import { starterKits } from './starter.ts';

/** Names of the kits that put the grader to work on a platform. */
export const platforms = (): readonly string[] => kits.filter((kit) => !starterKits.includes(kit)).map(({ id }) => id);

/** @throws {GraderError} for a name that no kit has */
export const kitNamed = (id: string): Kit => {
  const found = kits.find((kit) => kit.id === id);
  if (found !== undefined) return found;
  const names = kits.map((kit) => kit.id);
  const meant = nearest(id, names);
  throw usageError('unknown-kit', `There is no kit "${id}".`, {
    remedy: `${meant === null ? '' : `Did you mean "${meant}"? `}There are ${names.join(', ')}.`,
  });
};

/** What npm installs: this version, where no other source is named. */
export const graderOf = (given: string | undefined): string => given ?? packageVersion().replace(' ', '@');

/** By default; a folder or a zip. */
export const fileNameOf = ({ id, form }: Kit): string => (form === 'zip' ? `${id}.zip` : id);

/** Those that are named, `where` that may be, else all of the assignment. @throws {GraderError} for one that it does not have */
export const languagesOf = (
  given: readonly string[] | undefined,
  { languages }: Assignment,
  where = '--language',
): readonly string[] => {
  const known = Object.keys(languages);
  const unknown = given?.find((id) => !known.includes(id));
  if (unknown === undefined) return given === undefined ? known : [...new Set(given)];
  throw usageError('unknown-language', `"${unknown}" is no language of this assignment.`, {
    where,
    remedy: `Write ${known.join(' or ')}.`,
  });
};
