/** The pairs of a class that have most code in common, for a terminal. */
import { type Party, percentOf, type SimilarityFile } from '../../classroom/similarity/similarity-file.ts';
import type { ClassFile } from '../../classroom/store/class-file.ts';
import { places } from '../../classroom/store/places.ts';
import { whoIs } from '../../classroom/who-is.ts';
import { sanitizeText } from '../../text/sanitize.ts';
import { hanging, wrap } from '../../text/wrap.ts';

const most = 10;
const width = 80;

/** At most 80 columns, and no judgement. */
export const similarText = (found: readonly SimilarityFile[], folder: string, known: ClassFile['students']): string => {
  const names = new Map(known.map(({ key, name }) => [key, name]));
  /** Who is of another year is no student of this class. */
  const nameOf = ({ key, label }: Party): string =>
    label === null ? whoIs({ key, name: names.get(key) ?? null }) : `${key} (${label})`;
  if (found.length === 0) return 'There are no two submissions in one language to compare.\n';
  const parts = found.flatMap((one) => languageLines(one, nameOf));
  const advice = `A person should look at these: in a small assignment, any two programs are somewhat alike. Side by side: ${folder}/${places.site}`;
  return [...parts, '', ...wrap(advice, width), ''].join('\n');
};

const languageLines = (
  { language, pairs, distribution, groups, notCompared, cut }: SimilarityFile,
  nameOf: (party: Party) => string,
): string[] => {
  const usual =
    distribution.quantiles === null || distribution.pairs === 1
      ? ''
      : `; half of them below ${String(Math.ceil(distribution.quantiles.median * 100))} %`;
  const alone = notCompared.map((key) => nameOf({ key, label: null }));
  return [
    `${language}: ${String(distribution.pairs)} ${distribution.pairs === 1 ? 'pair' : 'pairs'} compared${usual}`,
    ...groups.flatMap((group) => listed('  the same files: ', group.map(nameOf))),
    ...listed('  too little code: ', alone),
    ...listed(
      '  read in part:    ',
      cut.map((one) => `${nameOf(one)} ${one.path}`),
    ),
    ...pairs.slice(0, most).flatMap(({ a, b, similarity, longestLines }) => {
      const lines = longestLines === 1 ? 'line in a row ' : 'lines in a row';
      const figures = `  ${`${String(percentOf(similarity))} %`.padStart(5)}  ${String(longestLines).padStart(4)} ${lines}  `;
      return hanging(figures, sanitizeText(`${nameOf(a)} and ${nameOf(b)}`, 400), width);
    }),
  ];
};

/** With semicolons, since names have commas. */
const listed = (label: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : hanging(label, sanitizeText(names.join('; '), 400), width);
