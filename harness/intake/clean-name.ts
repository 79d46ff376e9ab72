/** The name of a file or folder as it is kept. To be judged when it is clean: what is taken out of a name may make another of it. */
import { sanitizeText } from '../text/sanitize.ts';
import { limits } from './limits.ts';

/** Harmless to show, and no way to another folder. */
export const cleanName = (name: string): string => {
  const clean = sanitizeText(name, limits.nameCharacters);
  return ['', '.', '..'].includes(clean) ? '_' : clean;
};
