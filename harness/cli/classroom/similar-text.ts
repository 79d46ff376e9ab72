/** The pairs of a class that have most code in common, for a terminal. */
import type { SimilarityFile } from '../../classroom/similarity/similarity-file.ts';
import { places } from '../../classroom/store/places.ts';
import { sanitizeText } from '../../text/sanitize.ts';
import { wrap } from '../../text/wrap.ts';

const most = 10;

/** At most 80 columns, and no judgement. */
export const similarText = (found: readonly SimilarityFile[], folder: string): string => {
  if (found.length === 0) return 'There are no two submissions in one language to compare.\n';
  const parts = found.flatMap(languageLines);
  const advice = `A person should look at these: in a small assignment, any two programs are somewhat alike. Side by side: ${folder}/${places.site}`;
  return [...parts, '', ...wrap(advice, 80), ''].join('\n');
};

const languageLines = ({ language, pairs, distribution, groups, notCompared, cut }: SimilarityFile): string[] => {
  const usual = distribution.quantiles === null ? '' : `; half of them below ${percent(distribution.quantiles.median)}`;
  return [
    `${language}: ${String(distribution.pairs)} ${distribution.pairs === 1 ? 'pair' : 'pairs'} compared${usual}`,
    ...groups.map((group) => `  the same files: ${listed(group.map(nameOf))}`),
    ...(notCompared.length === 0 ? [] : [`  too little code: ${listed(notCompared)}`]),
    ...(cut.length === 0 ? [] : [`  read in part:    ${listed(cut.map((one) => `${nameOf(one)} ${one.path}`))}`]),
    ...pairs.slice(0, most).map(({ a, b, similarity, longestLines }) => {
      const names = sanitizeText(`${nameOf(a)} and ${nameOf(b)}`, 48).padEnd(48);
      return `  ${percent(similarity).padStart(5)}  ${names}  ${String(longestLines).padStart(4)} lines on end`;
    }),
  ];
};

const listed = (names: readonly string[]): string => sanitizeText(names.join(', '), 60);

const nameOf = ({ key, label }: { readonly key: string; readonly label: string | null }): string =>
  label === null ? key : `${key} (${label})`;

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
