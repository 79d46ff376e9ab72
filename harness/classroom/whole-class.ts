/** Who is in a class: in the bundle, on the roster, and in the downloads of the runs before. */
import { basename } from 'node:path';
import { GraderError } from '../contracts/errors.ts';
import { valueOf } from '../text/at.ts';
import { sanitizeText } from '../text/sanitize.ts';
import type { Bench } from './bench.ts';
import type { OpenBundle } from './bundle/open-bundle.ts';
import { type ClassFacts, readClass } from './class-folder.ts';
import type { ClassPolicy } from '../config/class-policy.ts';
import { joinRoster, type Student } from './roster/join.ts';
import { ownOf } from './points/policy.ts';
import { keepEarlier, type Moved, type WithEarlier } from './roster/keep-earlier.ts';
import type { Roster } from './roster/roster.ts';
import { contentOf, settingsBy, type Target } from './run/plan.ts';
import type { ClassFile } from './store/class-file.ts';
import { nameOf } from './store/places.ts';
import { type StudentFacts, wantedAttempts } from './summarise.ts';
import { listOf, whoIs } from './who-is.ts';

export interface WholeClass {
  readonly known: Omit<ClassFacts, 'bundle'>;
  /** Of this bundle. */
  readonly targets: readonly Target[];
  /** Of earlier ones. */
  readonly kept: WithEarlier['kept'];
  readonly areKeysSame: boolean;
}

export const wholeClass = async (
  bundle: OpenBundle,
  roster: Roster | null,
  folder: string,
  { graders, policy, fingerprint }: Bench & { readonly fingerprint: string },
): Promise<WholeClass> => {
  const given = roster?.file;
  const { students, notes } = joinRoster(bundle.attempts, roster);
  const attempts = await attemptsOf(students, fingerprint);
  const contents = new Map(attempts.map(({ place, content }) => [nameOf(place), content]));
  const wanted = new Set(students.flatMap((student) => wantedPlaces(student, policy)));
  const { before, unread } = await classBefore(folder);
  const zone = policy.timeZone ?? zoneOfMachine();
  const { kept, areKeysSame, moved, ...earlier } = keepEarlier(before, {
    students: students.map((student) => factsOf(student, contents)),
    ...{ hasRoster: roster !== null, kind: bundle.kind },
    ...{ assignments: graders.alone.assignments, settings: settingsBy(fingerprint) },
  });
  const known = {
    roster: given === undefined ? null : sanitizeText(basename(given), 200),
    fingerprint,
    unrecognised: [...bundle.unrecognised],
    former: [...earlier.former],
    notes: [
      ...notes,
      ...unread,
      ...earlier.notes,
      ...movedNotes(moved, policy),
      ...zoneNotes(before, kept, zone),
      ...rosterLost(before, given),
    ],
    students: earlier.students,
    ...(bundle.hasLocalTimes ? { localTimesIn: zone } : {}),
  };
  return { known, targets: attempts.filter(({ place }) => wanted.has(nameOf(place))), kept, areKeysSame };
};

const zoneOfMachine = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What earlier runs left; with a note where that cannot be read, for who is in an earlier download alone is not known then. */
const classBefore = async (
  folder: string,
): Promise<{ readonly before: ClassFile | null; readonly unread: string[] }> => {
  try {
    return { before: await readClass(folder), unread: [] };
  } catch (error) {
    if (!(error instanceof GraderError) || error.code === 'class-not-read') throw error;
    if (error.code === 'no-class') return { before: null, unread: [] };
    const unread = `class.json was not used, and is written anew: ${error.message} Students of earlier downloads alone are not in it.`;
    return { before: null, unread: [unread] };
  }
};

/** Without the roster of the run before, students may get other keys, by which exceptions name them. */
const rosterLost = (before: ClassFile | null, given: string | undefined): readonly string[] => {
  const roster = before?.roster ?? null;
  if (roster === null || given !== undefined) return [];
  return [
    `The last run had the roster ${roster}, this one has none: keys of students may differ, and nobody counts as missing. Give it again with --roster.`,
  ];
};

/** Who is in an earlier download alone keeps the times that were read of it. */
const zoneNotes = (before: ClassFile | null, kept: WithEarlier['kept'], zone: string): readonly string[] => {
  const readIn = before?.localTimesIn ?? zone;
  const timed = kept
    .map(({ student }) => student)
    .filter(({ attempts }) => attempts.some((one) => one.submittedAt !== null));
  if (readIn === zone || timed.length === 0) return [];
  return [
    `Times without a zone of an earlier download were read in that of ${readIn}, and would be in that of ${zone} now (${String(timed.length)}): ` +
      `${listOf(timed)}. If lateness counts, run the class again with that download.`,
  ];
};

/** Exceptions go by the key alone. */
const movedNotes = (moved: readonly Moved[], { students }: ClassPolicy): readonly string[] =>
  moved
    .filter(({ now }) => ownOf(students, now.key) !== undefined)
    .map(
      ({ was, now }) =>
        `The key of class.students.${sanitizeText(now.key, 80)} was that of ${whoIs(was)}, and is now that of ${whoIs(now)}. ` +
        'If the exception is meant for the first of them, write the key that class.json has for this student now.',
    );

const factsOf = ({ attempts, ...student }: Student, contents: ReadonlyMap<string, string>): StudentFacts => ({
  ...student,
  attempts: attempts.map(({ number, submittedAt, late, place, notes: own }) => ({
    ...{ number, late, place },
    submittedAt: submittedAt?.toISOString() ?? null,
    content: valueOf(contents, nameOf({ key: student.key, attempt: number })),
    notes: [...own],
  })),
});

/** Of the whole class, whichever are graded in this run: what is stored of other files than these counts no longer. */
const attemptsOf = async (students: readonly Student[], fingerprint: string): Promise<readonly Target[]> => {
  const targets: Target[] = [];
  for (const { key, attempts } of students) {
    for (const attempt of attempts) {
      const content = await contentOf(attempt, fingerprint);
      targets.push({ place: { key, attempt: attempt.number }, attempt, content });
    }
  }
  return targets;
};

const wantedPlaces = ({ key, attempts }: Student, policy: ClassPolicy): readonly string[] =>
  wantedAttempts(attempts, policy).map((attempt) => nameOf({ key, attempt }));
