/** From what a platform tells to attempts: whole, numbered in time, within budgets, each name once. */
import { isIgnoredFile, isIgnoredFolder } from '../../intake/names.ts';
import { formatBytes } from '../../intake/limits.ts';
import type { Attempt, AttemptFile } from '../attempt.ts';
import { classLimits } from './class-limits.ts';
import { baseName } from './entry.ts';
import { shownName } from './entry-name.ts';
import { type ExpectedFiles, type Repaired, useExpectedNames } from './expected-names.ts';
import type { Draft, DraftFile } from './platform.ts';

/**
 * The attempts of all owners, in the order in which the bundle first has an owner, then in time. An attempt of which
 * nothing can be read is one all the same, with notes that say why.
 */
export const assemble = (drafts: readonly Draft[], expected: ExpectedFiles): Attempt[] => {
  const byOwner = Map.groupBy(drafts, ({ owner }) => `${owner.isAnonymous ? 'anonymous' : ''} ${owner.id}`);
  let left: number = classLimits.classBytes;
  return [...byOwner.values()].flatMap((attempts) =>
    attempts
      .toSorted((a, b) => a.order - b.order)
      .map((draft, index) => {
        const attempt = toAttempt(draft, index + 1, expected, left);
        left -= attempt.files.reduce((sum, { size }) => sum + size, 0);
        return attempt;
      }),
  );
};

const toAttempt = (draft: Draft, number: number, expected: ExpectedFiles, left: number): Attempt => {
  const readable = draft.files.filter(({ path, entry }) => entry.problem === null && !isOfTools(path));
  const blocked = draft.files.filter(({ path, entry }) => entry.problem !== null && !isOfTools(path));
  const once = eachOnce(readable, expected);
  const renamed = useExpectedNames(once.files, expected);
  const kept = withinBudget(renamed.files, expected, Math.min(left, classLimits.attemptBytes));
  const notes = [
    ...draft.notes,
    ...blocked.map(({ path, entry }) => `${shownName(path)} was left out: ${entry.problem}.`),
    ...once.notes,
    ...renamed.notes,
    ...kept.notes,
    ...tarNotes(kept.files),
  ];
  const { owner, order, submittedAt, late, place } = draft;
  return { owner, number, order, submittedAt, late, place, notes, files: kept.files.map(toFile) };
};

/** Build output, version control and settings below the submission, as the grader ignores them. */
const isOfTools = (path: string): boolean => {
  const segments = path.split('/');
  return isIgnoredFile(baseName(path)) || segments.slice(0, -1).some(isIgnoredFolder);
};

/** Two files of one name, upper and lower case aside, cannot both lie in a folder of every computer: the one that is asked for stays, else the newer. */
const eachOnce = (files: readonly DraftFile[], expected: ExpectedFiles): Repaired => {
  const byPath = new Map<string, DraftFile>();
  const notes: string[] = [];
  for (const file of files) {
    const key = file.path.toLowerCase();
    const other = byPath.get(key);
    const [kept, gone] = other === undefined || isBetter(file, other, expected) ? [file, other] : [other, file];
    byPath.set(key, kept);
    if (gone !== undefined)
      notes.push(
        `${shownName(gone.entry.place)} was left out, since ${shownName(kept.entry.place)} has the same name.`,
      );
  }
  return { files: [...byPath.values()], notes };
};

const isBetter = (file: DraftFile, other: DraftFile, expected: ExpectedFiles): boolean =>
  isExpected(file, expected) === isExpected(other, expected) ? isNewer(file, other) : isExpected(file, expected);

const isExpected = ({ path }: DraftFile, expected: ExpectedFiles): boolean => expected.includes(baseName(path));

/** Of the same time, or of none, the later in the bundle. */
const isNewer = (file: DraftFile, other: DraftFile): boolean => {
  const [a, b] = [file.entry.modifiedAt, other.entry.modifiedAt];
  return a === null || b === null || a.getTime() >= b.getTime();
};

/** The expected files first, then the small ones, until the budget is used up: a large video costs nobody the sources. */
const withinBudget = (files: readonly DraftFile[], expected: ExpectedFiles, mostBytes: number): Repaired => {
  const rank = (file: DraftFile): number => (isExpected(file, expected) ? 0 : 1);
  const kept = new Set<DraftFile>();
  const left: DraftFile[] = [];
  let bytes = 0;
  for (const file of files.toSorted((a, b) => rank(a) - rank(b) || a.entry.size - b.entry.size)) {
    const fits = bytes + file.entry.size <= mostBytes && kept.size < classLimits.attemptFiles;
    if (fits) {
      kept.add(file);
      bytes += file.entry.size;
    } else left.push(file);
  }
  return {
    files: files.filter((file) => kept.has(file)),
    notes: left.length === 0 ? [] : [budgetNote(left, mostBytes)],
  };
};

const budgetNote = (left: readonly DraftFile[], mostBytes: number): string => {
  const shown = left.slice(0, 3).map(({ path, entry }) => `${shownName(path)} (${formatBytes(entry.size)})`);
  const more = left.length > shown.length ? ` and ${(left.length - shown.length).toLocaleString('en-US')} more` : '';
  const limit =
    mostBytes < classLimits.attemptBytes
      ? `all submissions together may have ${formatBytes(classLimits.classBytes)}`
      : `a submission may have ${formatBytes(mostBytes)} and ${classLimits.attemptFiles.toLocaleString('en-US')} files`;
  return `Left out, since ${limit}: ${shown.join(', ')}${more}.`;
};

const tarNotes = (files: readonly DraftFile[]): string[] =>
  files
    .filter(({ path }) => /\.(?:tar|tgz|tar\.\w+|t[bx]z2?|rar|7z)$/i.test(path))
    .map(
      ({ path }) => `${shownName(path)} is not opened: only zip archives are. Ask for a zip, or pack it again as one.`,
    );

const toFile = ({ path, entry }: DraftFile): AttemptFile => ({
  path,
  place: entry.place,
  size: entry.size,
  read: () => entry.read(),
});
