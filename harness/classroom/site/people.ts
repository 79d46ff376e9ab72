/** The students as the page shows them. Here, and only here, an anonymous report loses whatever tells who they are. */
import { valueOf } from '../../text/at.ts';
import { signed } from '../../text/points.ts';
import { attemptStep } from '../points/points.ts';
import type { ClassAttempt, ClassStudent } from '../store/class-file.ts';
import { attemptFile } from '../store/places.ts';
import { cleanText, shownText } from './clean.ts';
import { inUtc } from './instants.ts';
import type { RosterRow } from './roster-row.ts';
import type { SiteData } from './site-data.ts';

export interface Person extends RosterRow {
  /** Why there is no score, or why a person should look at it. Empty in an anonymous report. */
  readonly reasons: readonly string[];
  /** What was forgiven. Empty in an anonymous report. */
  readonly notes: readonly string[];
  /** How many notes there are, told or not. */
  readonly noteCount: number;
  readonly onRoster: boolean;
}

export interface People {
  /** In the order of the page: of the class, or of their numbers. */
  readonly all: readonly Person[];
  /** Undefined for a key of another year. */
  byKey(key: string): Person | undefined;
}

/** @throws {RangeError} when the report is anonymous and a student has no pseudonym */
export const peopleOf = (data: SiteData): People => {
  const { students } = data.class;
  const told = data.anonymous ? largeSections(students) : null;
  const shared = sharedNames(students);
  const byKey = new Map(
    students.map((student, index) => {
      const isTold = told === null || told.has(student.section);
      return [student.key, personOf(isTold ? student : { ...student, section: null }, index, data, shared)];
    }),
  );
  const all = [...byKey.values()];
  return {
    all: data.anonymous ? all.sort((a, b) => a.id - b.id) : all,
    byKey: (key) => byKey.get(key),
  };
};

/** With fewer students than this, a section tells who somebody is, and so may the name of a class. */
export const fewest = 5;

/** None at all if those of small sections would stand out by having none. */
const largeSections = (students: readonly ClassStudent[]): ReadonlySet<string | null> => {
  const groups = [...Map.groupBy(students, ({ section }) => section)];
  const large = groups.filter(([section, own]) => section !== null && own.length >= fewest);
  const others = students.length - large.reduce((sum, [, own]) => sum + own.length, 0);
  return new Set(others > 0 && others < fewest ? [] : large.map(([section]) => section));
};

/** Names that do not tell who is meant, wherever they stand without more. */
const sharedNames = (students: readonly ClassStudent[]): ReadonlySet<string> => {
  const groups = [...Map.groupBy(students, ({ name }) => name)];
  return new Set(groups.flatMap(([name, own]) => (name === null || own.length < 2 ? [] : name)));
};

const personOf = (student: ClassStudent, index: number, data: SiteData, shared: ReadonlySet<string>): Person => {
  const grading = data.gradings.get(student.key);
  const counting = countingOf(student);
  const notes = counting === undefined ? [] : counting.notes;
  const reasons = [counting?.reason, ...(grading?.review ?? [])].filter((reason) => typeof reason === 'string');
  return {
    ...(data.anonymous ? nobody(valueOf(data.pseudonyms, student.key)) : identityOf(student, index, shared)),
    section: student.section === null ? null : shownText(student.section, 40),
    state: student.state,
    score: student.score,
    steps: stepsOf(student, data),
    late: lateOf(student, counting?.late ?? null),
    attempt: student.attempt,
    attempts: student.attempts.length,
    language: grading?.language ?? null,
    submitted: data.anonymous ? null : submittedOf(counting),
    seconds: grading === undefined ? null : grading.durationMs / 1_000,
    reasons: data.anonymous ? [] : [...new Set(reasons)],
    notes: data.anonymous ? [] : notes,
    noteCount: notes.length,
    onRoster: student.onRoster,
  };
};

/** The last one where none counts, such as after a fault of the grader: it says why. */
const countingOf = ({ attempts, attempt }: ClassStudent): ClassAttempt | undefined =>
  attempts.find(({ number }) => number === attempt) ?? attempts.at(-1);

type Identity = Pick<RosterRow, 'id' | 'name' | 'login' | 'key' | 'numbers' | 'email' | 'link'>;

const nobody = (id: number): Identity => ({
  ...{ id, name: { text: `Student ${id}`, whole: null } },
  ...{ login: null, key: null, numbers: [], email: null, link: null },
});

const identityOf = (student: ClassStudent, id: number, shared: ReadonlySet<string>): Identity => {
  const { key, name, username, email, attempt } = student;
  const called = name ?? username ?? email ?? key;
  const isShared = name !== null && shared.has(name);
  return {
    id,
    name: shownText(isShared ? `${called} (${key})` : called),
    key: isShared || called === key ? null : shownText(key, 60),
    numbers: [student.id, student.lmsId].flatMap((one) => (one === null ? [] : cleanText(one))),
    login: username === key || name === null || username === null ? null : shownText(username, 40),
    email: email === null ? null : cleanText(email),
    link: attempt === null || student.report === null ? null : reportOf(key, attempt),
  };
};

/** From `site/index.html`. A key names a folder, but is from a bundle: nothing in it may lead elsewhere. */
const reportOf = (key: string, attempt: number): string | null =>
  /^\.*$/.test(key) ? null : `../${attemptFile({ key: encodeURIComponent(key), attempt }, 'report.html')}`;

/** Reasons of exceptions, what lateness costs, what the limits cut off: whatever is not the attempt's score alone. */
const stepsOf = ({ steps, attempt }: ClassStudent, { anonymous }: SiteData): readonly string[] =>
  anonymous || (steps.length === 1 && steps[0]?.what === attemptStep(attempt ?? 0)) ? [] : steps.map(stepText);

const stepText = ({ what, points }: ClassStudent['steps'][number]): string => {
  if (points === 0) return cleanText(what);
  return `${cleanText(what)}: ${signed(points).replace('-', '−')}`;
};

const submittedOf = (attempt: ClassAttempt | undefined): string | null =>
  attempt === undefined || attempt.submittedAt === null ? null : inUtc(attempt.submittedAt);

const lateOf = ({ late }: ClassStudent, isLate: boolean | null): RosterRow['late'] => {
  if (late !== null) return { days: late.days, minus: late.minus };
  return isLate === true ? { days: null, minus: 0 } : null;
};
