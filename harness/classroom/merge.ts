/** Parts of one class that were graded on several machines, put together. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { usageError } from '../contracts/errors.ts';
import { type ClassFacts, type ClassFolder, readCurrent } from './class-folder.ts';
import type { Rescorer } from './other-settings.ts';
import type { ClassPolicy } from '../config/class-policy.ts';
import { readWhole } from './regrade.ts';
import { settingsBy } from './run/plan.ts';
import { requireIntact, storeGraded, type StoredReport } from './store/attempt-store.ts';
import type { ClassFile, ClassStudent } from './store/class-file.ts';
import { filesOf, type Graded, settingsOf } from './store/graded.ts';
import { attemptFile, inFolder, places } from './store/places.ts';
import { factsOf } from './summarise.ts';
import { at, valueOf } from '../text/at.ts';

/**
 * Takes them over into the class that is opened, which may be a part itself.
 * @throws {GraderError} when they are of different classes or were graded with different settings, or a report was changed
 */
export const mergeClasses = async (
  opened: ClassFolder,
  folders: readonly string[],
  policy: ClassPolicy,
  by?: Rescorer,
): Promise<ClassFile> => {
  const all = existsSync(inFolder(opened.path, places.class)) ? [...folders, opened.path] : folders;
  const [first, ...others] = await Promise.all(all.map(readWhole));
  if (folders.length === 0 || first === undefined)
    throw usageError('nothing-to-merge', 'No folder of a class was given.', {
      remedy: 'Give the folders of the parts: grade class merge part1 part2 --out DIR',
    });
  for (const [index, other] of others.entries()) {
    const where = at(all, index + 1);
    requireSame(first, other, where === opened.path ? { where, remedy: ofOut } : { where });
  }
  const facts: ClassFacts = { ...first, students: first.students.map(factsOf) };
  for (const folder of folders) await takeOver(opened, folder, facts);
  return opened.refresh(facts, policy, by);
};

/** A part may still have what it graded of an earlier download, or by earlier settings, of students who are not its own now. */
const takeOver = async (opened: ClassFolder, folder: string, { students, fingerprint }: ClassFacts): Promise<void> => {
  const { gradedOf } = await readCurrent(opened.path, students);
  for (const one of (await readCurrent(folder, students)).attempts) {
    const { place, graded } = one;
    const known = gradedOf(place);
    if (known !== null && !(rankOf(graded, fingerprint) > rankOf(known, fingerprint))) {
      await opened.recover(place, known);
      continue;
    }
    await copy(one, folder, opened.path);
    await opened.record('merged', graded.report ?? graded.content, { ...place, score: graded.score });
  }
};

/** What these settings gave comes before all else, a report before a fault of the grader's, the later one before the earlier. */
const rankOf = ({ content, state, startedAt }: Graded, fingerprint: string): string =>
  [settingsOf(content) === settingsBy(fingerprint), state !== 'grader-fault', startedAt].join(' ');

const copy = async ({ place, graded }: StoredReport, from: string, to: string): Promise<void> => {
  if (graded.report === null) return storeGraded(to, place, graded);
  const report = await requireIntact(from, place, graded);
  const page = await readFile(inFolder(from, attemptFile(place, 'report.html')));
  return storeGraded(to, place, graded, [
    ['report.json', report],
    ['report.html', page],
  ]);
};

/** Where a folder is that differs, and what to do about it, if that is not what the difference alone says. */
interface Differing {
  readonly where: string;
  readonly remedy?: string;
}

const ofOut =
  'If it holds what was merged before, delete its class.json, or give another folder with --out. Else grade all parts alike: from one ' +
  'download, with the same settings and versions.';

const requireSame = (first: ClassFile, other: ClassFile, place: Differing): void => {
  const others = new Map(other.students.map((one) => [one.key, one]));
  if (first.students.length !== others.size || first.students.some(({ key }) => !others.has(key)))
    throw usageError('other-class', 'These are parts of different classes: their students differ.', {
      remedy: 'Merge parts that were graded from the same bundle and roster, into a folder without another class.',
      ...place,
    });
  const differs = first.students.find((one) => !isSame(one, valueOf(others, one.key)));
  if (differs !== undefined)
    throw usageError(
      'other-download',
      `The attempts of ${differs.key} differ between these parts, as in different downloads.`,
      {
        remedy:
          'Grade every part from the same download of the bundle; where its times have no zone, with class.timeZone.',
        ...place,
      },
    );
  if (first.fingerprint !== other.fingerprint)
    throw usageError('other-settings', 'These parts were graded with different settings, graders or compilers.', {
      remedy: 'Grade them with the same configuration and the same versions, or their scores cannot be compared.',
      ...place,
    });
};

/** By what the bundle says of the attempts, and by their files, as far as both parts have read them. */
const isSame = ({ attempts }: ClassStudent, { attempts: others }: ClassStudent): boolean =>
  attempts.length === others.length &&
  attempts.every(({ number, submittedAt, place, content }, index) => {
    const other = at(others, index);
    if (number !== other.number || submittedAt !== other.submittedAt || place !== other.place) return false;
    return content === null || other.content === null || filesOf(content) === filesOf(other.content);
  });
