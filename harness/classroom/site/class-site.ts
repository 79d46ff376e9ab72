/** The pages for staff, from what is stored of a class: one with names, and one without for whoever must not see them. */
import { readFile } from 'node:fs/promises';
import { counts } from '../../rubric/score.ts';
import { parseJson } from '../../text/parse-json.ts';
import { classStatistics, type ScoredStudent } from '../points/statistics.ts';
import { handedInBy } from '../similarity/handed-in.ts';
import { languages, type SimilarityFile, similarityFile, similarityPlaces } from '../similarity/similarity-file.ts';
import type { ClassFile, ClassStudent } from '../store/class-file.ts';
import type { Graded } from '../store/graded.ts';
import { inFolder } from '../store/places.ts';
import type { GradedOf } from '../summarise.ts';
import { pseudonymsOf } from './pseudonyms.ts';
import { renderSite } from './render-site.ts';
import type { LeftOut, SiteData, SitePair } from './site-data.ts';

export const renderClassSite = async (
  folder: string,
  file: ClassFile,
  gradedOf: GradedOf,
): Promise<{ readonly named: string; readonly anonymous: string }> => {
  const gradings = countedGradings(file, gradedOf);
  const data: Omit<SiteData, 'anonymous'> = {
    class: file,
    gradings,
    statistics: classStatistics(file.students.flatMap((student) => scoredStudent(student, gradings.get(student.key)))),
    ...(await storedSimilar(folder, file.students)),
    pseudonyms: await pseudonymsOf(folder, file.students),
  };
  const [named, anonymous] = await Promise.all([
    renderSite({ ...data, anonymous: false }),
    renderSite({ ...data, anonymous: true }),
  ]);
  return { named, anonymous };
};

const countedGradings = ({ students }: ClassFile, gradedOf: GradedOf): ReadonlyMap<string, Graded> =>
  new Map(
    students.flatMap(({ key, attempt }) => {
      const graded = attempt === null ? null : gradedOf({ key, attempt });
      return graded === null ? [] : [[key, graded] as const];
    }),
  );

/** Not of who is excused: what was handed in all the same makes no score. */
const scoredStudent = ({ key, state }: ClassStudent, graded: Graded | undefined): readonly ScoredStudent[] => {
  if (graded === undefined || graded.score === null || state === 'excused') return [];
  const { checks, causes } = graded;
  const asked = checks.filter(counts).map(({ id, section, title, verdict, lost }) => ({
    ...{ id, section, title, lost },
    passed: verdict === 'passed',
  }));
  return [{ key, checks: asked, causes }];
};

/** Null when the class was not compared. */
const storedSimilar = async (
  folder: string,
  students: ClassFile['students'],
): Promise<Pick<SiteData, 'pairs' | 'isOlder' | 'sameFiles' | 'leftOut'>> => {
  const read = languages.map(async (language) => {
    const text = await readFile(inFolder(folder, similarityPlaces(language).file), 'utf8').catch(() => null);
    return text === null ? null : (similarityFile.safeParse(parseJson(text)).data ?? null);
  });
  const files = (await Promise.all(read)).filter((file) => file !== null);
  if (files.length === 0) return { pairs: null, isOlder: false, sameFiles: [], leftOut: [] };
  const now = handedInBy(students);
  const pairs = files.flatMap((file) => file.pairs).toSorted((one, other) => other.similarity - one.similarity);
  return {
    pairs: pairs.map(({ a, b, similarity, longest, page }): SitePair => {
      return { a: nameOf(a), b: nameOf(b), similarity, longest, page };
    }),
    isOlder: files.some(({ handedIn = now }) => handedIn !== now),
    sameFiles: files.flatMap(({ groups }) => groups.map((group) => group.map(nameOf))),
    leftOut: files.flatMap(leftOutOf),
  };
};

const leftOutOf = ({ notCompared, cut }: SimilarityFile): LeftOut[] => [
  ...notCompared.map((key) => ({ key, files: [] })),
  ...Map.groupBy(cut, nameOf)
    .entries()
    .map(([key, files]) => ({ key, files: files.map(({ path }) => path) })),
];

const nameOf = ({ key, label }: { readonly key: string; readonly label: string | null }): string =>
  label === null ? key : `${key} (${label})`;
