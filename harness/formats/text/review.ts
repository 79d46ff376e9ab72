/** What a person should look at before the score is used, above everything else. */
import type { Report, ReviewItem } from '../../contracts/report.ts';
import type { Paint } from '../../text/paint.ts';
import { hanging, wrap } from '../../text/wrap.ts';
import { commonMessages } from '../common/messages.ts';

/** With an empty line behind; nothing when there is nothing to look at. */
export const reviewLines = ({ review }: Report, width: number, paint: Paint): string[] => {
  if (review.length === 0) return [];
  const heading = wrap(commonMessages.review(), width);
  const items = review.flatMap((one) => hanging('  - ', `${placeBefore(one)}${one.reason}`, width));
  return [...heading.map(paint.bad), ...items, ''];
};

/** `Stack.java:12: `, as far as it is known. */
export const placeBefore = ({ path, line }: ReviewItem): string => {
  if (path === null) return '';
  return line === null ? `${path}: ` : `${path}:${String(line)}: `;
};
