/** Which submissions of a class have much code in common, for people to look at: it changes no score and is told to no student. */
import { stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { usageError } from '../contracts/errors.ts';
import { decode } from '../intake/decode.ts';
import { listFolder } from '../intake/folder.ts';
import type { FoundFile } from '../intake/inventory.ts';
import type { KitFile } from '../kits/kit.ts';
import type { Report } from '../contracts/report.ts';
import { readReport } from '../report/read.ts';
import { sanitizeText } from '../text/sanitize.ts';
import { sha256 } from '../text/sha256.ts';
import { readClass } from './class-folder.ts';
import { compareClass, removeComparisons } from './similarity/compare-class.ts';
import type { EarlierText, SourceText, SubmissionText } from './similarity/comparison.ts';
import { handedInBy } from './similarity/handed-in.ts';
import { languages, type SimilarityFile } from './similarity/similarity-file.ts';
import { countedOf } from './store/class-file.ts';
import { inFolder } from './store/places.ts';

export interface SimilarOptions {
  /** Folders of code that everyone was given: what is in them makes nobody alike. */
  readonly ignored?: readonly string[] | undefined;
  /** Folders of classes of earlier years, as `grade class` wrote them. */
  readonly earlier?: readonly string[] | undefined;
  /** Pairs that are worked out in detail, of each language. 50 by default. */
  readonly top?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * One for each language of which there are two submissions or more. What the assignment hands out makes nobody alike either.
 * @throws {GraderError} when there is no class
 */
export const similarIn = async (
  folder: string,
  options: SimilarOptions,
  handedOut: readonly KitFile[],
): Promise<readonly SimilarityFile[]> => {
  const { top = 50, signal } = options;
  const given = handedOut.map(({ path, content }) => ({ path, text: String(content) }));
  const ignored = [...given, ...(await Promise.all((options.ignored ?? []).map(sourcesIn))).flat()];
  const handedIn = handedInBy((await readClass(folder)).students);
  const now = await submissionsOf(folder);
  const earlier = (await Promise.all(labelled(options.earlier ?? []).map(earlierOf))).flat();
  const found: SimilarityFile[] = [];
  for (const language of languages) {
    const submissions = now.filter((one) => one.language === language);
    if (submissions.length < 2) {
      await removeComparisons(folder, [language]);
      continue;
    }
    const before = earlier.filter((one) => one.language === language);
    found.push(await compareClass({ folder, language, submissions, handedIn, ignored, earlier: before, top, signal }));
  }
  return found;
};

type InLanguage = SubmissionText & { readonly language: string | null };

/** The attempt that counts of each student; of a group's one submission the first student's. */
const submissionsOf = async (folder: string): Promise<readonly InLanguage[]> => {
  const { students } = await readClass(folder);
  const seen = new Set<string>();
  const found: InLanguage[] = [];
  for (const student of students) {
    if (student.report === null) continue;
    const { place } = countedOf(student);
    if (seen.has(place)) continue;
    seen.add(place);
    const { submission, language } = await readReport(inFolder(folder, student.report));
    found.push({ key: student.key, name: student.name, language, files: filesOf(submission) });
  }
  return found;
};

/**
 * With a class of the assignment first: no file that is put before them takes their place. A report has the beginnings of long files,
 * and not all of many: what it does not have is not compared, which is told.
 */
const filesOf = ({ sources, files }: Report['submission']): readonly SourceText[] => {
  const whole = new Map(files.map(({ path, sha256 }) => [path, sha256]));
  const kept = new Set(sources.map(({ path }) => path));
  const others = files.filter(({ path, role }) => role !== 'ignored' && !kept.has(path));
  return [
    ...sources.map(({ path, text, cut }) =>
      cut ? { path, text, cutFrom: whole.get(path) ?? sha256(text) } : { path, text },
    ),
    ...others.map(({ path, sha256 }) => ({ path, text: '', cutFrom: sha256 })),
  ];
};

interface Earlier {
  readonly folder: string;
  readonly label: string;
}

/** Each folder once, by the last two names of its path, `2025/class`: no two have the same label. */
const labelled = (folders: readonly string[]): readonly Earlier[] => {
  const named = Map.groupBy(new Set(folders.map((folder) => resolve(folder))), (folder) =>
    sanitizeText(folder.split(sep).slice(-2).join('/'), 60),
  );
  return [...named].flatMap(([label, all]) =>
    all.map((folder, index) => ({ folder, label: index === 0 ? label : `${label} (${String(index + 1)})` })),
  );
};

const earlierOf = async ({ folder, label }: Earlier): Promise<readonly (EarlierText & InLanguage)[]> =>
  (await submissionsOf(folder)).map((one) => ({ ...one, label }));

/** Text files of a folder, however deep, in any encoding that a submission may have. */
const sourcesIn = async (folder: string): Promise<readonly SourceText[]> => {
  const found = await stat(folder).catch(() => null);
  if (found?.isDirectory() !== true)
    throw usageError('ignored-missing', 'There is no such folder.', {
      where: folder,
      remedy: 'Give the folder of the code that everyone was given.',
    });
  const { files } = await listFolder(folder);
  const read = (await Promise.all(files.map(readSource))).flat();
  if (read.length > 0) return read;
  throw usageError('ignored-empty', 'There is no text file in this folder.', {
    where: folder,
    remedy: 'Give the folder of the code that everyone was given, unpacked.',
  });
};

const mostBytes = 1_000_000;

const readSource = async (file: FoundFile): Promise<readonly SourceText[]> => {
  const content = await file.read(mostBytes);
  const decoded = content.kind === 'bytes' ? decode(content.bytes) : null;
  return decoded?.kind === 'text' ? [{ path: file.path, text: decoded.text }] : [];
};
