/** The whole comparison of a class, in the thread that calls it: it takes seconds, so that a worker does. */
import { at } from '../../text/at.ts';
import { commonParts } from './common-parts.ts';
import type { CommonPart, SimilarPair, Similarity, SimilarityOptions, SubmissionText } from './comparison.ts';
import { type CountedPair, countShared } from './count-shared.ts';
import { type Content, distinctContents } from './distinct.ts';
import { rank, type Ranked } from './distribution.ts';
import { fingerprint } from './fingerprints.ts';
import { openParser } from './grammars.ts';

/** The same for the same input: nothing depends on a clock or on chance. */
export const compare = async (
  submissions: readonly SubmissionText[],
  { language, ignored, earlier, top }: SimilarityOptions,
): Promise<Similarity> => {
  const contents = distinctContents(submissions, earlier, language);
  const parser = await openParser(language);
  try {
    const fingerprints = fingerprint(parser, contents, ignored);
    const compared = contents.filter(({ isEarlier }) => !isEarlier).length;
    const { pairs, small } = countShared(fingerprints, compared);
    const ranked = rank(pairs.map(({ similarity }) => similarity));
    const best = pairs.toSorted((one, other) => other.similarity - one.similarity).slice(0, top);
    return {
      pairs: best.map((pair) => {
        const files = { a: at(fingerprints.files, pair.a), b: at(fingerprints.files, pair.b) };
        return detailed(pair, contents, ranked, commonParts(parser, files, fingerprints.ignored));
      }),
      groups: contents.filter(isGroup).map(({ parties }) => parties),
      distribution: ranked.distribution,
      notCompared: small.flatMap((place) => keysOf(at(contents, place))),
      cut: fingerprints.cut,
    };
  } finally {
    parser.delete();
  }
};

const isGroup = ({ parties, files, isEarlier }: Content): boolean =>
  parties.length > 1 && files.length > 0 && !isEarlier;

const keysOf = ({ parties }: Content): string[] => parties.filter(({ label }) => label === null).map(({ key }) => key);

const detailed = (
  { a, b, similarity }: CountedPair,
  contents: readonly Content[],
  { percentileOf }: Ranked,
  parts: readonly CommonPart[],
): SimilarPair => ({
  a: at(at(contents, a).parties, 0),
  b: at(at(contents, b).parties, 0),
  similarity,
  percentile: percentileOf(similarity),
  sharedTokens: parts.reduce((sum, { tokens }) => sum + tokens, 0),
  longest: parts.length === 0 ? 0 : at(parts, 0).tokens,
  longestLines: parts.length === 0 ? 0 : linesOf(at(parts, 0)),
  parts,
});

const linesOf = ({ a, b }: CommonPart): number => Math.max(...[a, b].map(({ from, to }) => to.line - from.line + 1));
