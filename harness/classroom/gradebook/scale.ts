/** How many points a score of 100 is in a gradebook: what the file says, else what the command was told. */
import { usageError } from '../../contracts/errors.ts';
import { sanitizeText } from '../../text/sanitize.ts';
import type { ClassStudent } from '../store/class-file.ts';
import { listOf } from '../who-is.ts';
import type { GradebookKind } from './platforms.ts';

interface Place {
  readonly kind: GradebookKind;
  /** Of the column that is filled. */
  readonly title: string;
  /** File and line. */
  readonly where: string;
}

export interface Scale {
  /** Points that 100 percent are worth. */
  readonly most: number;
  /** Is it from the file? */
  readonly isSaid: boolean;
}

/** `said` is undefined where the file need not say. @throws {GraderError} where it should, does not, and nothing was told */
export const scaleOf = (said: string | undefined, outOf: number | undefined, place: Place): Scale => {
  const most = pointsIn(said ?? '');
  if (most !== null) return { most, isSaid: true };
  if (said === undefined || outOf !== undefined) return { most: outOf ?? 100, isSaid: false };
  throw withoutMost(said, place);
};

/** Three digits behind a mark: `1,000` is a thousand for Blackboard and one for who writes decimals with a comma. */
export const isThousands = (text: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);

/** Null for what is no number of points, and for what may be a thousand. */
const pointsIn = (text: string): number | null => {
  const plain = text.trim();
  if (!/^\d+(?:[.,]\d+)?$/.test(plain) || isThousands(plain)) return null;
  const points = Number(plain.replace(',', '.'));
  return points > 0 ? points : null;
};

const withoutMost = (said: string, { kind, title, where }: Place): Error => {
  const found = said.trim() === '' ? 'there is nothing' : `there is "${sanitizeText(said.trim(), 40)}"`;
  return usageError(
    'gradebook-most',
    `The gradebook does not say how many points can be reached in "${sanitizeText(title, 80)}": ${found} ${kind.placeOfMost}.`,
    {
      where: sanitizeText(where, 300),
      remedy:
        'Say it: --out-of N, the points that 100 percent are worth. An assignment graded by a scale needs points on the ' +
        'platform first; then download the gradebook again.',
    },
  );
};

type Scored = Pick<ClassStudent, 'key' | 'name' | 'score'>;

/** importgradeslib.php and locallib.php of Moodle's offline worksheet; D2L, "Importing grades". */
const aboveMost =
  'Above the most points that the gradebook allows, which Moodle leaves out and Brightspace cuts, unless the item allows more:';

/** What whoever uploads the file should know of its points. */
export const scaleNotes = (
  cells: readonly { readonly student: Scored; readonly scale: Scale | null }[],
  outOf: number | undefined,
): readonly string[] => {
  const said = cells.filter(({ scale }) => scale?.isSaid === true);
  const above = said.map(({ student }) => student).filter(({ score }) => (score ?? 0) > 100);
  const used = new Set(cells.flatMap(({ scale }) => (scale === null ? [] : [scale.most])));
  const others = new Set(said.map(({ scale }) => scale?.most).filter((most) => most !== outOf));
  return [
    ...(used.size > 0 ? [`Points that 100 percent are worth: ${[...used].join(' and ')}.`] : []),
    ...(above.length > 0 ? [`${aboveMost} ${listOf(above)}.`] : []),
    ...(outOf !== undefined && others.size > 0
      ? [`--out-of ${String(outOf)} was not used: the gradebook itself says ${[...others].join(' and ')}.`]
      : []),
  ];
};
