/** Compares a class and stores what was found, for staff: similarity-<language>.json, and a page for each pair it lists. */
import { readdir, rm } from 'node:fs/promises';
import { at, valueOf } from '../../text/at.ts';
import { inFolder } from '../store/places.ts';
import { write } from '../store/attempt-store.ts';
import type { EarlierText, Similarity, SimilarityOptions, SourceText, SubmissionText } from './comparison.ts';
import { sourcesIn } from './distinct.ts';
import { pagePlaces } from './page-places.ts';
import { pairPage } from './pair-page.ts';
import { findSimilar } from './similar.ts';
import {
  type Language,
  languages,
  type Party,
  type SimilarityFile,
  similarityFile,
  similarityPlaces,
  similaritySchema,
} from './similarity-file.ts';

export interface ClassComparison extends SimilarityOptions {
  /** Of the class. */
  readonly folder: string;
  readonly submissions: readonly SubmissionText[];
  /** handedInBy() of the class. */
  readonly handedIn?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Pages first, then similarity-<language>.json, which names them; then pages of an earlier comparison are removed.
 * @returns what similarity-<language>.json holds
 * @throws {GraderError} when a file cannot be written, or the submissions are too large to be compared
 */
export const compareClass = async ({
  folder,
  submissions,
  handedIn,
  signal,
  ...options
}: ClassComparison): Promise<SimilarityFile> => {
  const found = await findSimilar(submissions, options, signal);
  const stays = similarityPlaces(options.language);
  const places = pagePlaces(found.pairs, stays.pages);
  const known = byParty(submissions, options.earlier);
  for (const [index, pair] of found.pairs.entries()) {
    const [a, b] = [valueOf(known, idOf(pair.a)), valueOf(known, idOf(pair.b))];
    const sources = ({ files }: SubmissionText): readonly SourceText[] => sourcesIn(files, options.language);
    const page = pairPage(pair, { a: sources(a), b: sources(b) }, { a: a.name ?? null, b: b.name ?? null });
    await write(folder, at(places, index), page);
  }
  const stored = storedOf(found, { ...options, handedIn }, places);
  await write(folder, stays.file, `${JSON.stringify(stored, null, 1)}\n`);
  await removeOthers(folder, stays.pages, new Set(places));
  return stored;
};

const idOf = ({ key, label }: Party): string => JSON.stringify([key, label]);

const byParty = (
  submissions: readonly SubmissionText[],
  earlier: readonly EarlierText[],
): ReadonlyMap<string, SubmissionText> =>
  new Map([
    ...submissions.map((one) => [idOf({ ...one, label: null }), one] as const),
    ...earlier.map((one) => [idOf(one), one] as const),
  ]);

const storedOf = (
  { pairs, groups, distribution, notCompared, cut }: Similarity,
  { language, ignored, handedIn }: Pick<ClassComparison, 'language' | 'ignored' | 'handedIn'>,
  places: readonly string[],
): SimilarityFile =>
  similarityFile.parse({
    schema: similaritySchema,
    language,
    handedIn,
    ignored: ignored.map(({ path }) => path),
    pairs: pairs.map(({ parts, ...pair }, index) => ({ ...pair, parts: parts.length, page: at(places, index) })),
    ...{ groups, distribution, notCompared, cut },
  });

/** What was found before, of submissions or of students who are others by now: the page for staff would still show it. */
export const removeComparisons = async (folder: string, all: readonly Language[] = languages): Promise<void> => {
  for (const { file, pages } of all.map(similarityPlaces)) {
    await rm(inFolder(folder, file), { force: true });
    await removeOthers(folder, pages, new Set());
  }
};

const removeOthers = async (folder: string, pages: string, kept: ReadonlySet<string>): Promise<void> => {
  const names = await readdir(inFolder(folder, pages)).catch(() => []);
  const others = names.map((name) => `${pages}/${name}`).filter((place) => !kept.has(place));
  for (const place of others) {
    if (place.endsWith('.html')) await rm(inFolder(folder, place), { force: true });
  }
};
