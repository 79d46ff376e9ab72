/** What a person should look at before the score is used, above everything else. */
import type { Report } from '../../contracts/report.ts';
import type { Paint } from '../../text/paint.ts';
import { hanging, wrap } from '../../text/wrap.ts';
import { commonMessages } from '../common/messages.ts';

/** With an empty line behind; nothing when there is nothing to look at. */
export const reviewLines = ({ review }: Report, width: number, paint: Paint): string[] => {
  if (review.length === 0) return [];
  const heading = wrap(commonMessages.review(), width);
  const items = review.flatMap(({ reason, path, line }) => hanging('  - ', `${place(path, line)}${reason}`, width));
  return [...heading.map(paint.bad), ...items, ''];
};

const place = (path: string | null, line: number | null): string => {
  if (path === null) return '';
  return line === null ? `${path}: ` : `${path}:${String(line)}: `;
};
