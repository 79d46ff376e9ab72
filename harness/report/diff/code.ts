/** How the submitted files changed: by their digests, and by line where the reports have the text. */
import { structuredPatch } from 'diff';
import type { Report } from '../../contracts/report.ts';

export interface FileChange {
  readonly path: string;
  readonly change: 'added' | 'removed' | 'changed';
  /** Lines that came and went; null when the text is not known or too much changed to be compared. */
  readonly added: number | null;
  readonly removed: number | null;
  readonly hunks: readonly Hunk[];
}

/** Lines as in a patch: each begins with a space, `+` or `-`. */
export interface Hunk {
  readonly oldStart: number;
  readonly newStart: number;
  readonly lines: readonly string[];
}

type Submitted = Pick<Report, 'submission'>;

/** The files that were used in one of the gradings and differ, in the order of their paths. */
export const codeChanges = (old: Submitted, now: Submitted): FileChange[] => {
  const [before, after] = [digestsOf(old), digestsOf(now)];
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.filter((path) => before.get(path) !== after.get(path)).map((path) => changeOf(path, old, now));
};

const digestsOf = ({ submission }: Submitted): ReadonlyMap<string, string> =>
  new Map(submission.files.filter(({ role }) => role !== 'ignored').map(({ path, sha256 }) => [path, sha256]));

const changeOf = (path: string, old: Submitted, now: Submitted): FileChange => {
  const [from, to] = [digestsOf(old).has(path), digestsOf(now).has(path)];
  const change = !from ? 'added' : !to ? 'removed' : 'changed';
  const [before, after] = [textOf(path, old, from), textOf(path, now, to)];
  const hunks = before === null || after === null ? null : hunksOf(path, before, after);
  if (hunks === null) return { path, change, added: null, removed: null, hunks: [] };
  const count = (mark: string): number =>
    hunks.flatMap(({ lines }) => lines).filter((line) => line.startsWith(mark)).length;
  return { path, change, added: count('+'), removed: count('-'), hunks };
};

/** Null when it is not in the report, or not whole. */
const textOf = (path: string, { submission }: Submitted, isThere: boolean): string | null => {
  if (!isThere) return '';
  const source = submission.sources.find((one) => one.path === path);
  return source === undefined || source.cut ? null : source.text;
};

/** Comparing texts that have nothing in common takes quadratic time. */
const bounds = { context: 2, timeout: 1_000, maxEditLength: 2_000 };

const hunksOf = (path: string, before: string, after: string): readonly Hunk[] | null =>
  structuredPatch(path, path, before, after, '', '', bounds)?.hunks.map(({ oldStart, newStart, lines }) => ({
    oldStart,
    newStart,
    lines,
  })) ?? null;
