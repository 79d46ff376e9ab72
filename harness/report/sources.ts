/** The submitted source files as a report keeps them. */
import type { SourceFile as SubmittedSource, Submission } from '../contracts/submission.ts';
import { sanitizeText } from '../text/sanitize.ts';
import type { SourceFile } from '../contracts/shown.ts';

/** Characters of one file, and of all together: what a page for one submission can bear. */
const mostOfFile = 60_000;
const mostOfAll = 200_000;

/** Files with a class of the assignment first, then those that they may use; the last ones are left out when it gets too much. */
export const sourcesOf = ({ roots, extras }: Pick<Submission, 'roots' | 'extras'>): SourceFile[] => {
  const byPath = new Map([...roots.values(), ...extras].map((file) => [file.path, file]));
  let left = mostOfAll;
  return [...byPath.values()].flatMap((file) => {
    const kept = keep(file, Math.min(left, mostOfFile));
    left -= kept.text.length;
    return kept.text === '' && file.text !== '' ? [] : [kept];
  });
};

/** Whole lines alone, so that what is left out begins at a line. */
const keep = ({ path, text }: SubmittedSource, most: number): SourceFile => {
  const cleaned = sanitizeText(text, text.length * 8 + 1, { multiline: true });
  if (cleaned.length <= most) return { path: sanitizeText(path, 300), text: cleaned, cut: false };
  const end = cleaned.lastIndexOf('\n', most);
  return { path: sanitizeText(path, 300), text: cleaned.slice(0, Math.max(0, end + 1)), cut: true };
};
