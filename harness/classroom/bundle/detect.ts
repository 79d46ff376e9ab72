/** Which platform made a bundle, by the names of its entries. */
import { usageError } from '../../contracts/errors.ts';
import { shownName } from './entry-name.ts';
import { belowFirst, type Entry, firstName } from './entry.ts';
import type { Platform } from './platform.ts';
import { platformOf, platforms } from './platforms.ts';
import { folders } from './platforms/folders.ts';

export interface Detected {
  readonly platform: Platform;
  /** As the platform reads them: without the folder around them all, if that was in the way. */
  readonly entries: readonly Entry[];
}

export type IsStudent = (name: string) => boolean;

/** So much of a bundle has to be in one platform's form. */
const enough = 0.9;

/** A platform that this much fits is not passed over for plain folders: the bundle may be a mixture. */
const tooMuchToIgnore = 0.1;

/**
 * The platform of the kind, or the first that at least 90 % of the bundle fits. `rootName` is the name of the folder, or
 * of the zip without its ending; `isStudent` tells of a folder's name whether it is one of the roster. @throws {GraderError} of usage when none does, or when the kind is unknown
 */
export const detect = (
  entries: readonly Entry[],
  rootName: string,
  kind: string | undefined,
  isStudent: IsStudent,
): Detected => {
  if (entries.length === 0) throw emptyBundle(rootName);
  const views = viewsOf(entries, rootName, isStudent);
  if (kind !== undefined) return bestView(platformOf(kind), views, isStudent);
  const partOf = partsOf(entries, isStudent);
  const fits = platforms.map((platform) => {
    const best = bestView(platform, views, isStudent);
    return { ...best, count: matchesOf(best).size, share: shareOf(best, partOf) };
  });
  const found = fits.find(({ share }) => share >= enough);
  const rival = fits.find(({ platform, share }) => platform !== folders && share >= tooMuchToIgnore);
  if (found === undefined || (found.platform === folders && rival !== undefined)) throw undecided(entries, fits);
  return found;
};

/** As the names are, without the folder around all of them, and with the name of the folder that was opened. */
const viewsOf = (entries: readonly Entry[], rootName: string, isStudent: IsStudent): readonly (readonly Entry[])[] => [
  entries,
  withoutWrapper(entries, isStudent),
  entries.map((entry) => ({ ...entry, path: `${rootName}/${entry.path}` })),
];

const withoutWrapper = (entries: readonly Entry[], isStudent: IsStudent): readonly Entry[] => {
  const [first] = entries;
  if (
    first === undefined ||
    isStudent(firstName(first.path)) ||
    !entries.every(({ path }) => path.includes('/') && firstName(path) === firstName(first.path))
  )
    return entries;
  return entries.map((entry) => ({ ...entry, path: belowFirst(entry.path) }));
};

const bestView = (
  platform: Platform,
  [asIs = [], stripped = [], named = []]: readonly (readonly Entry[])[],
  isStudent: IsStudent,
): Detected => {
  if (platform === folders) return { platform, entries: holdsStudents(stripped, isStudent) ? stripped : asIs };
  const counts = [asIs, stripped, named].map((view) => ({
    platform,
    entries: view,
    count: matchesOf({ platform, entries: view }).size,
  }));
  const best = counts.reduce((a, b) => (b.count > a.count ? b : a));
  return { platform, entries: best.entries };
};

/** The folder around all is not a student's if there are several folders or zips in it, and hardly any files beside them, or one of the roster's. */
const holdsStudents = (entries: readonly Entry[], isStudent: IsStudent): boolean => {
  const inside = folders.matches(entries.map(({ path }) => path));
  const names = new Set(inside.map(firstName));
  if (names.size > 1) return inside.length >= enough * entries.length;
  return [...names].some((name) => isStudent(name.replace(/\.zip$/i, '')));
};

const matchesOf = ({ platform, entries }: Detected): ReadonlySet<string> =>
  new Set(platform.matches(judged(entries).map(({ path }) => path)));

/** The folder of an entry, or its own name, below the folder around all: by its place, which all views have. */
const partsOf = (entries: readonly Entry[], isStudent: IsStudent): ReadonlyMap<string, string> =>
  new Map(withoutWrapper(entries, isStudent).map(({ place, path }) => [place, firstName(path)]));

/**
 * How much of a bundle fits. A folder counts once, however many files are in it: what one student hands in does not say
 * which platform all the others are from.
 */
const shareOf = (view: Detected, partOf: ReadonlyMap<string, string>): number => {
  const fitting = matchesOf(view);
  const parts = [...Map.groupBy(judged(view.entries), ({ place }) => partOf.get(place)).values()];
  const fits = parts.filter((part) => part.filter(({ path }) => fitting.has(path)).length >= enough * part.length);
  return fits.length / parts.length;
};

/** Links and the like say nothing of the platform, unless there is nothing else. */
const judged = (entries: readonly Entry[]): readonly Entry[] => {
  const readable = entries.filter(({ problem }) => problem === null);
  return readable.length === 0 ? entries : readable;
};

const emptyBundle = (rootName: string): Error =>
  usageError('empty-bundle', 'The bundle contains no files.', {
    where: shownName(rootName),
    remedy: 'Download the submissions again, or give the folder in which they are.',
  });

type Fit = Detected & {
  /** Of files. */
  readonly count: number;
  readonly share: number;
};

const undecided = (entries: readonly Entry[], fits: readonly Fit[]): Error => {
  const readable = judged(entries);
  const total = readable.length.toLocaleString('en-US');
  const some = fits.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  const counts = some.map(
    ({ platform, count }) => `${count.toLocaleString('en-US')} of ${total} fit ${platform.title} (${platform.id})`,
  );
  const isMixed = some.filter(({ platform, share }) => platform !== folders && share >= tooMuchToIgnore).length > 1;
  const what = isMixed
    ? 'The bundle mixes the names of several platforms'
    : 'It is not clear which platform this bundle is from: at least 90 % of its files and folders must have names in one form';
  const found = counts.length === 0 ? `none of its ${total} files has a name that is known` : counts.join('; ');
  const examples = examplesOf(entries, some[0]);
  return usageError('unclear-bundle', `${what}; ${found}.${examples}`, {
    remedy:
      'Say what it is with --bundle KIND ' +
      `(${platforms.map(({ id }) => id).join(', ')}), or describe the names with --pattern, a regular expression with ` +
      'the groups (?<student_id>...) and (?<file_id>...).',
  });
};

const examplesOf = (entries: readonly Entry[], best: Fit | undefined): string => {
  const fitting = new Set(best === undefined ? [] : best.platform.matches(best.entries.map(({ path }) => path)));
  const seen = best === undefined ? entries : best.entries;
  const others = seen.filter(({ path }) => !fitting.has(path)).slice(0, 3);
  if (others.length === 0) return '';
  const names = others.map(({ path }) => `"${shownName(path)}"`).join(', ');
  return best === undefined ? ` For example ${names}.` : ` Not in the form of ${best.platform.title}: ${names}.`;
};
