/** What a change of settings does to a class, for a terminal. */
import type { Regrade } from '../../classroom/regrade.ts';
import { sanitizeText } from '../../text/sanitize.ts';
import { wrap } from '../../text/wrap.ts';

const most = 40;

/** At most 80 columns; `applied`: it is about to be done, and is not only asked. */
export const regradeText = ({ changes, notApplied, mustRunAgain, students }: Regrade, applied: boolean): string => {
  const rows = changes.slice(0, most).map(({ key, before, after, why }) => {
    const change = `${shown(before).padStart(7)} -> ${shown(after).padStart(7)}`;
    return `  ${sanitizeText(key, 28).padEnd(28)} ${change}  ${sanitizeText(why.join('; '), 30)}`.trimEnd();
  });
  return [
    `${String(changes.length)} of ${String(students)} scores change${changes.length === 0 ? '' : ':'}`,
    ...rows,
    changes.length > most ? `  and ${String(changes.length - most)} more` : [],
    notApplied.length === 0
      ? []
      : wrap(
          `These settings need a new grading and are not in this: ${notApplied.join(', ')}. It concerns ${String(mustRunAgain.length)} students: run grade class BUNDLE with them.`,
          80,
        ),
    notApplied.length === 0 && mustRunAgain.length > 0
      ? wrap(`Not graded, and so without a score: ${mustRunAgain.slice(0, most).join(', ')}`, 80)
      : [],
    applied ? [] : changes.length === 0 ? [] : 'Nothing was written. To make it so: --apply',
    '',
  ]
    .flat()
    .join('\n');
};

const shown = (score: number | null): string => (score === null ? 'none' : score.toFixed(2));
