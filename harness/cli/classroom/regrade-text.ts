/** What a change of settings does to a class, for a terminal. */
import type { PointsChange } from '../../classroom/points/compare.ts';
import type { ClassFile } from '../../classroom/store/class-file.ts';
import { whoIs } from '../../classroom/who-is.ts';
import { notAppliedNote, type Regrade } from '../../classroom/regrade.ts';
import { at } from '../../text/at.ts';
import { sanitizeText } from '../../text/sanitize.ts';
import { displayWidth, padEnd, wrap } from '../../text/wrap.ts';
import { named, shownScore } from './class-summary.ts';

const most = 40;
const width = 80;

type Names = ReadonlyMap<string, string | null>;

/** At most 80 columns; `applied`: it is about to be done, and is not only asked. */
export const regradeText = (regrade: Regrade, known: ClassFile['students'], applied: boolean): string => {
  const { changes, students, notes } = regrade;
  const note = notAppliedNote(regrade);
  const names = new Map(known.map(({ key, name }) => [key, name]));
  return [
    `${String(changes.length)} of ${String(students)} students ${changes.length === 1 ? 'is' : 'are'} affected${changes.length === 0 ? '' : ':'}`,
    ...rowsOf(changes.slice(0, most), names),
    changes.length > most ? `  and ${String(changes.length - most)} more: --page FILE lists all` : [],
    ...(note === null ? ungraded(regrade.mustRunAgain, names) : wrap(note, width)),
    // Applied, they are told with the class.
    ...(applied ? [] : notes).flatMap((one) => wrap(one, width)),
    applied ? [] : changes.length === 0 ? [] : 'Nothing was changed. To apply the changes: --apply',
    '',
  ]
    .flat()
    .join('\n');
};

const ungraded = (keys: readonly string[], names: Names): readonly string[] => [
  ...named(
    'Not graded yet, so without a score',
    keys.map((key) => whoIs({ key, name: names.get(key) ?? null })),
    most,
  ),
  ...(keys.length === 0 ? [] : ['Grade them by running grade class BUNDLE with these settings.']),
];

/** Why a score changes stands behind it, or below it when it is long. */
const rowsOf = (changes: readonly PointsChange[], names: Names): readonly string[] => {
  const who = changes.map(({ key }) => shortly(key, names.get(key) ?? null));
  const longest = Math.max(0, ...who.map(displayWidth));
  return changes.flatMap(({ before, after, why }, index) => {
    const change = `  ${padEnd(at(who, index), longest)} ${shownScore(before).padStart(7)} -> ${shownScore(after).padStart(7)}`;
    const reason = sanitizeText(why.join('; '), 300);
    const together = `${change}  ${reason}`.trimEnd();
    if (displayWidth(together) <= width) return [together];
    return [change, ...wrap(reason, width - 6).map((line) => `      ${line}`)];
  });
};

/** The key tells those apart whose names are cut. */
const shortly = (key: string, name: string | null): string => {
  const short = sanitizeText(key, 28);
  return whoIs({ key: short, name: name === null ? null : sanitizeText(name, 40 - ' ()'.length - short.length) });
};
