/** Students as sentences for staff name them. Pure. */
import { sanitizeText } from '../text/sanitize.ts';

interface Who {
  readonly key: string;
  readonly name?: string | null;
}

/** `Lovelace, Ada (0012)`: a name alone may be two students'. */
export const whoIs = ({ key, name = null }: Who): string => {
  const shown = sanitizeText(key, 80);
  return name === null ? shown : `${sanitizeText(name, 80)} (${shown})`;
};

/** With semicolons, since names have commas. */
export const listOf = (students: readonly Who[]): string => students.map(whoIs).join('; ');
