/** What a class has to grade: whole attempts, equal ones once, and nothing that is graded already. */
import { createHash } from 'node:crypto';
import type { Attempt } from '../attempt.ts';
import { isIntact, listAttempts, readGraded, sha256 } from '../store/attempt-store.ts';
import type { Graded } from '../store/graded.ts';
import type { AttemptPlace } from '../store/places.ts';

/** An attempt that is wanted, and where its report goes. */
export interface Target {
  readonly place: AttemptPlace;
  readonly attempt: Attempt;
}

/** Attempts of the same files, of which one is graded for all. */
export interface Job {
  readonly content: string;
  readonly targets: readonly Target[];
  /** Where a report of these files is stored already, under another place: it is taken over. */
  readonly stored: AttemptPlace | null;
}

export interface Plan {
  readonly jobs: readonly Job[];
  /** Targets whose report is there and still holds. */
  readonly kept: ReadonlyMap<Target, Graded>;
}

interface PlanFacts {
  readonly folder: string;
  /** What reports depend on beside the files. */
  readonly fingerprint: string;
  /** Graded again though their reports hold. */
  readonly again: (target: Target, known: Graded) => boolean;
}

/** In the order of the targets. @throws {GraderError} when the bundle cannot be read */
export const planClass = async (
  targets: readonly Target[],
  { folder, fingerprint, again }: PlanFacts,
): Promise<Plan> => {
  const stored = await storedReports(folder);
  const kept = new Map<Target, Graded>();
  const open = new Map<string, Target[]>();
  const anew = new Set<string>();
  for (const target of targets) {
    const content = await contentOf(target.attempt, fingerprint);
    const known = stored.get(content)?.find(({ place }) => isSame(place, target.place))?.graded;
    if (known !== undefined && !again(target, known)) {
      kept.set(target, known);
      continue;
    }
    if (known !== undefined) anew.add(content);
    open.set(content, [...(open.get(content) ?? []), target]);
  }
  const jobs = [...open].map(([content, group]) => {
    const others = anew.has(content) ? undefined : stored.get(content);
    const elsewhere = others?.find(({ place }) => group.every((target) => !isSame(place, target.place)));
    return { content, targets: group, stored: elsewhere?.place ?? null };
  });
  return { kept, jobs };
};

const isSame = (one: AttemptPlace, other: AttemptPlace): boolean =>
  one.key === other.key && one.attempt === other.attempt;

interface StoredReport {
  readonly place: AttemptPlace;
  readonly graded: Graded;
}

/** By content: those that are whole and unchanged, of whichever student, also of one whose key was another before. */
const storedReports = async (folder: string): Promise<ReadonlyMap<string, readonly StoredReport[]>> => {
  const stored = new Map<string, StoredReport[]>();
  for (const place of await listAttempts(folder)) {
    const graded = await readGraded(folder, place);
    if (graded === null || !tells(graded) || !(await isIntact(folder, place, graded))) continue;
    stored.set(graded.content, [...(stored.get(graded.content) ?? []), { place, graded }]);
  }
  return stored;
};

/** A fault of the grader's says nothing about the submission: it is graded again in every run. */
const tells = ({ state }: Graded): boolean => state !== 'grader-fault';

const contentOf = async ({ files }: Attempt, fingerprint: string): Promise<string> => {
  const hash = createHash('sha256').update(fingerprint);
  const digests: [string, string][] = [];
  for (const file of files) digests.push([file.path, await digestOf(file)]);
  digests.sort(([one], [other]) => (one < other ? -1 : 1));
  return hash.update(JSON.stringify(digests)).digest('hex');
};

/** What cannot be read differs from whatever can; grading it tells why. */
const digestOf = (file: Attempt['files'][number]): Promise<string> =>
  file.read().then(sha256, (error: unknown) => `unreadable: ${String(error)}`);
