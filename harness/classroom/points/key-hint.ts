/** Whose key was meant by a text that is nobody's. Pure. */
import { sanitizeText } from '../../text/sanitize.ts';
import { nearest } from '../../text/suggest.ts';
import { withoutZeros } from '../roster/ids.ts';
import type { ClassStudent } from '../store/class-file.ts';
import { listOf, whoIs } from '../who-is.ts';

/** What of a student people may write for the key. */
export type Identified = Pick<ClassStudent, 'key'> &
  Partial<Pick<ClassStudent, 'name' | 'lmsId' | 'id' | 'username' | 'email' | 'group'>>;

/**
 * Who has that text elsewhere, as whoever had no roster before had it as the key. A key of similar spelling is only guessed for
 * words: the number beside another one is somebody else's.
 */
export const keyHint = (key: string, known: readonly Identified[]): string | null => {
  const owners = ownersOf(key, known);
  const [owner, ...others] = owners;
  if (owner !== undefined && others.length === 0)
    return `${whoIs(owner)} has it as name, number, username or address: write "${sanitizeText(owner.key, 80)}".`;
  if (owner !== undefined)
    return `Several have it as name, number, username or address: ${listOf(owners)}. Write the key of one of them.`;
  const members = known.filter(({ group }) => group?.toLowerCase() === key.trim().toLowerCase());
  if (members.length > 0) return `A group is called so: write the key of each member who is meant: ${listOf(members)}.`;
  const meant = withoutZeros(key) === null ? nearest(key, wordsOf(known)) : null;
  return meant === null ? null : `Did you mean "${sanitizeText(meant, 80)}"?`;
};

/** Without zeros at the beginning where nobody has it with them: spreadsheets drop them. */
const ownersOf = (key: string, known: readonly Identified[]): readonly Identified[] => {
  const wanted = key.trim().toLowerCase();
  const exact = known.filter((one) => idsOf(one).some((id) => id.toLowerCase() === wanted));
  const number = withoutZeros(key);
  if (exact.length > 0 || number === null) return exact;
  return known.filter((one) => [one.key, ...idsOf(one)].some((id) => withoutZeros(id) === number));
};

const idsOf = ({ name, lmsId, id, username, email }: Identified): readonly string[] =>
  [name, lmsId, id, username, email].filter((one) => typeof one === 'string');

const wordsOf = (known: readonly Identified[]): string[] =>
  known.map(({ key }) => key).filter((key) => withoutZeros(key) === null);
