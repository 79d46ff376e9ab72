/** What a class has to grade: whole attempts, equal ones once, and nothing that is graded already. */
import { createHash } from 'node:crypto';
import type { Attempt } from '../attempt.ts';
import { isIntact, readGraded, sha256 } from '../store/attempt-store.ts';
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
  const contents = new Map<Target, string>();
  const kept = new Map<Target, Graded>();
  for (const target of targets) {
    const content = await contentOf(target.attempt, fingerprint);
    contents.set(target, content);
    const known = await readGraded(folder, target.place);
    if (known === null || !holds(known, content) || again(target, known)) continue;
    if (await isIntact(folder, target.place, known)) kept.set(target, known);
  }
  const storedAt = new Map([...kept.keys()].map((target) => [contents.get(target), target.place]));
  const open = targets.filter((target) => !kept.has(target));
  const jobs = [...Map.groupBy(open, (target) => contents.get(target) ?? '')];
  return {
    kept,
    jobs: jobs.map(([content, group]) => ({ content, targets: group, stored: storedAt.get(content) ?? null })),
  };
};

/** A fault of the grader's says nothing about the submission: it is graded again in every run. */
const holds = ({ content, state }: Graded, wanted: string): boolean => content === wanted && state !== 'grader-fault';

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
