/** What a class has to grade: whole attempts, equal ones once, and nothing that is graded already. */
import { graderFault } from '../../contracts/errors.ts';
import { at } from '../../text/at.ts';
import { remembered } from '../../text/remembered.ts';
import { sha256 } from '../../text/sha256.ts';
import type { Attempt } from '../attempt.ts';
import { shownName } from '../bundle/entry-name.ts';
import { listGraded, readValid, type StoredReport } from '../store/attempt-store.ts';
import { filesOf, type Graded } from '../store/graded.ts';
import type { AttemptPlace } from '../store/places.ts';

/** An attempt that is wanted, and where its report goes. */
export interface Target {
  readonly place: AttemptPlace;
  readonly attempt: Attempt;
  /** Of its files and of all that they are graded with (contentOf). */
  readonly content: string;
}

/** Attempts of the same files, of which one is graded for all. */
export interface Job {
  readonly content: string;
  readonly targets: readonly Target[];
  /**
   * A report of these files that is there already, under another place: it is taken over. By the time it is read, another one may
   * be in its place.
   */
  readonly stored: StoredReport | null;
}

export interface Plan {
  readonly jobs: readonly Job[];
  /** Targets whose report is there and still holds. */
  readonly kept: ReadonlyMap<Target, Graded>;
  /** Of the kept ones: those that were late beside others, in a run that ended before it came to grade them alone. */
  readonly again: readonly Job[];
}

interface PlanFacts {
  readonly folder: string;
  /** Graded again though their reports hold. */
  readonly again: (known: Graded) => boolean;
}

/** In the order of the targets. */
export const planClass = async (targets: readonly Target[], facts: PlanFacts): Promise<Plan> => {
  const stored = await storedReports(facts.folder);
  const reportsOf = (content: string): readonly StoredReport[] => stored.get(content) ?? [];
  const { kept, open, anew, late } = sortOut(targets, reportsOf, facts);
  const jobs = [...open].map(([content, group]) => {
    return { content, targets: group, stored: anew.has(content) ? null : bestOf(reportsOf(content)) };
  });
  const again = [...late].map(([content, group]) => {
    const { place } = at(group, 0);
    const usable = reportsOf(content).filter((one) => one.graded.alone || isSame(one.place, place));
    return { content, targets: group, stored: bestOf(usable) };
  });
  return { kept, jobs, again };
};

/** Targets by what is to be done; all but the kept ones by their content. */
interface SortedOut {
  readonly kept: ReadonlyMap<Target, Graded>;
  readonly open: ReadonlyMap<string, readonly Target[]>;
  /** Contents of which no stored report is wanted. */
  readonly anew: ReadonlySet<string>;
  readonly late: ReadonlyMap<string, readonly Target[]>;
}

const sortOut = (
  targets: readonly Target[],
  reportsOf: (content: string) => readonly StoredReport[],
  { again }: PlanFacts,
): SortedOut => {
  const [kept, anew] = [new Map<Target, Graded>(), new Set<string>()];
  const [open, late] = [new Map<string, Target[]>(), new Map<string, Target[]>()];
  for (const target of targets) {
    const { content } = target;
    const known = reportsOf(content).find(({ place }) => isSame(place, target.place));
    if (known !== undefined && !again(known.graded)) {
      kept.set(target, known.graded);
      if (known.graded.late) remembered(late, content, () => []).push(target);
      continue;
    }
    if (known !== undefined) anew.add(content);
    remembered(open, content, () => []).push(target);
  }
  return { kept, open, anew, late };
};

const isSame = (one: AttemptPlace, other: AttemptPlace): boolean =>
  one.key === other.key && one.attempt === other.attempt;

/** One that was made alone is not asked again. */
const bestOf = (reports: readonly StoredReport[]): StoredReport | null =>
  reports.find(({ graded }) => graded.alone) ?? reports[0] ?? null;

/** By content: those that are whole and unchanged, of whichever student, also of one whose key was another before. */
const storedReports = async (folder: string): Promise<ReadonlyMap<string, readonly StoredReport[]>> =>
  Map.groupBy(await listGraded(folder, readValid), ({ graded }) => graded.content);

/** 64 hexadecimal digits: one half of the fingerprint, of what reports depend on beside the files, one of the files. */
export const contentOf = async ({ files }: Attempt, fingerprint: string): Promise<string> => {
  const digests: [string, string][] = [];
  for (const file of files) digests.push([file.path, await digestOf(file)]);
  digests.sort(([one], [other]) => (one < other ? -1 : 1));
  return [fingerprint, JSON.stringify(digests)].map(halfOf).join('');
};

/** @throws {GraderError} when the files are others by now: their report would count for all who handed in those that were planned */
export const requirePlanned = async ({ targets, content }: Job): Promise<void> => {
  const { attempt } = at(targets, 0);
  if (filesOf(await contentOf(attempt, '')) === filesOf(content)) return;
  throw graderFault('submission-changed', 'Files of this submission were changed while the class was graded.', {
    where: shownName(attempt.place),
    remedy: 'Run the class again when nothing changes them any more.',
  });
};

const halfOf = (part: string): string => sha256(part).slice(0, 32);

/** The half of a content (settingsOf) that every report has which is made with these settings. */
export const settingsBy = (fingerprint: string): string => halfOf(fingerprint);

/** What cannot be read differs from whatever can, and from all else that cannot; grading it tells why. */
const digestOf = (file: Attempt['files'][number]): Promise<string> =>
  file.read().then(sha256, (error: unknown) => `unreadable: ${file.place}: ${String(error)}`);
