/** What a person should look at before the score is used, above everything else. */
import type { Report } from '../schema.ts';
import type { Paint } from './paint.ts';
import { hanging, wrap } from './wrap.ts';
import { textWords } from '../words/text.ts';

/** With an empty line behind; nothing when there is nothing to look at. */
export const reviewLines = ({ review }: Report, width: number, paint: Paint): string[] => {
  if (review.length === 0) return [];
  const heading = wrap(textWords.review(), width);
  const items = review.flatMap(({ reason, path, line }) => hanging('  - ', `${place(path, line)}${reason}`, width));
  return [...heading.map(paint.bad), ...items, ''];
};

const place = (path: string | null, line: number | null): string => {
  if (path === null) return '';
  return line === null ? `${path}: ` : `${path}:${String(line)}: `;
};
