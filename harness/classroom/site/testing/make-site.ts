/** Makes data of class reports for tests: classes of any size, always the same for the same size. */
import { at } from '../../../text/at.ts';
import type { CauseStatistics, CheckStatistics } from '../../points/statistics.ts';
import { classSchema, type ClassStudent, type StudentState } from '../../store/class-file.ts';
import type { SiteData, SiteGrading, SitePair } from '../site-data.ts';

/** A class of `count` students (fewer than 7,919) in three sections, with every state among each forty. */
export const siteOf = (count: number, change: Partial<SiteData> = {}): SiteData => {
  const students = Array.from({ length: count }, (_, index) => studentOf(index));
  const graded = students.filter(({ attempt }) => attempt !== null);
  return {
    class: classOf(students),
    gradings: new Map(graded.map(({ key }, index) => [key, gradingOf(index)])),
    statistics: {
      ...{ students: graded.length, checks: checksOf(graded.length), reliability: graded.length < 10 ? null : 0.87 },
      causes: causesOf(graded),
    },
    pairs: pairsOf(graded),
    isOlder: false,
    sameFiles: [],
    leftOut: [],
    anonymous: false,
    pseudonyms: new Map(students.map(({ key }, index) => [key, ((index * 7_919) % count) + 1])),
    ...change,
  };
};

/** With these students and nothing else changed. */
export const withStudents = (data: SiteData, students: readonly ClassStudent[]): SiteData => ({
  ...data,
  class: { ...data.class, students: [...students] },
});

export const classOf = (students: readonly ClassStudent[]): SiteData['class'] => ({
  schema: classSchema,
  assignment: '8puzzle',
  bundle: { name: 'cs201-8puzzle_submissions.zip', kind: 'canvas' },
  roster: 'roster.csv',
  grader: '0.2.0',
  fingerprint: '3f8a61c09e5d4b7a8c2e1f60d9b3a75e4c8f2a1b0d9e8f7c6b5a4d3e2f1c0b9a',
  students: [...students],
  former: [],
  unrecognised:
    students.length < 2 ? [] : [{ place: 'notes/readme.txt', reason: 'Its name begins with no student’s.' }],
  notes: [],
  policyNotes: [],
  points: '7c1d0e9f8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c3d2e1f0a9b8c7d6e5f4a3b2c1d',
  log: 'b2c1f0e9d8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c3d2e1f0a9b8c7d6e5f4a3b2c1',
  updatedAt: '2026-10-05T09:30:00.000Z',
});

const given = [
  'Ada',
  'José',
  'Linh',
  'Oluwaseun',
  'Mary-Ann',
  'Søren',
  'Zoë',
  'Ahmed',
  'Yuki',
  'Siobhán',
  'María',
  'Nils',
];
const family = [
  'Lovelace',
  'García',
  'Nguyễn',
  'Adeyemi',
  'O’Neil',
  'Kierkegaard',
  'Müller',
  'Haddad',
  'Tanaka',
  'Walsh',
  'Fernández',
  'Holgersson',
];

const stateOf = (index: number): StudentState => {
  const rare: Readonly<Record<number, StudentState>> = {
    ...{ 3: 'review', 7: 'not-gradable', 11: 'grader-fault', 13: 'missing', 17: 'excused', 19: 'waiting' },
  };
  return rare[index % 40] ?? 'graded';
};

export const studentOf = (index: number): ClassStudent => {
  const [first, last] = [at(given, index % given.length), at(family, Math.floor(index / given.length) % family.length)];
  const key = `student-${String(index).padStart(4, '0')}`;
  const state = stateOf(index);
  const hasScore = state === 'graded' || state === 'review';
  const hasAttempt = hasScore || state === 'not-gradable' || state === 'grader-fault';
  const raw = hasScore ? Math.round(10_000 - ((index * 37) % 61) ** 2 * 2.4) / 100 : null;
  const isLate = index % 9 === 4 && hasScore;
  return {
    key,
    id: null,
    name: `${first} ${last}`,
    username: `user${index}x`,
    email: `user${index}x@uni.example`,
    lmsId: String(340_000 + index),
    ...{ section: `Section ${at(['A', 'B', 'C'], index % 3)}`, group: null, onRoster: index % 97 !== 5, state },
    score: raw === null ? null : Math.max(0, isLate ? raw - 10 : raw),
    raw,
    late: isLate ? { days: 1, minus: 10 } : null,
    attempt: hasAttempt ? 1 + (index % 2) : null,
    report: hasAttempt ? `students/${key}/${1 + (index % 2)}/report.json` : null,
    steps: [],
    attempts: hasAttempt
      ? Array.from({ length: 1 + (index % 2) }, (_, earlier) => attemptOf(index, earlier + 1, state))
      : [],
  };
};

const attemptOf = (index: number, number: number, state: StudentState): ClassStudent['attempts'][number] => ({
  ...{ number, submittedAt: `2026-10-0${1 + (index % 4)}T1${index % 10}:2${number}:00.000Z`, late: index % 9 === 4 },
  content: null,
  place: `user${index}x_${index}_`,
  state: state === 'graded' || state === 'review' ? state : 'not-gradable',
  score: null,
  reason:
    state === 'not-gradable'
      ? 'Board.java does not compile: line 12 lacks a semicolon.'
      : state === 'grader-fault'
        ? 'The grader ran out of disk space.'
        : null,
  notes:
    index % 50 === 21 ? ['Board-1.java was read as Board.java: the platform renames what is handed in twice.'] : [],
});

const gradingOf = (index: number): SiteGrading => ({
  ...{ language: index % 5 === 0 ? 'typescript' : 'java', isolation: 'full', host: 'grader-1' },
  toolchain:
    index % 5 === 0 ? '8puzzle-grader 0.2.0, Node 24.21.0' : '8puzzle-grader 0.2.0, OpenJDK 21.0.8, javac 21.0.8',
  durationMs: 9_000 + ((index * 7_001) % 23_000),
  review: index % 40 === 3 ? ['The submission reads a file that it was not given.'] : [],
});

const titles = [
  'hamming() of the boards in the files',
  'manhattan()',
  'equals()',
  'neighbors()',
  'twin()',
  'Solver: moves()',
  'Solver: solution()',
  'The submission compiles',
];

const checksOf = (n: number): CheckStatistics[] =>
  (n === 0 ? [] : titles).map((title, index) => ({
    ...{ id: `check-${index}`, title, section: index < 5 ? 'board' : index < 7 ? 'solver' : 'compilation', n },
    facility: n < 10 ? null : index === 7 ? 1 : 0.95 - index * 0.1,
    discrimination: n < 10 || index === 7 ? null : 0.6 - index * 0.11,
    meanLost: index === 7 ? 0 : 0.5 + index,
  }));

const causesOf = (students: readonly ClassStudent[]): CauseStatistics[] =>
  [
    'hamming() probably counts the blank.',
    'equals() compares with == instead of the tiles.',
    'The queue grows without end.',
  ]
    .map((title, index) => ({
      ...{ id: `cause-${index}`, title },
      students: students.filter((_, place) => place % (4 + index * 3) === 1).map(({ key }) => key),
    }))
    .filter(({ students: own }) => own.length > 0)
    .map((cause, index) => ({ ...cause, points: cause.students.length * (3.5 + index) }));

const pairsOf = (students: readonly ClassStudent[]): SitePair[] =>
  students
    .slice(0, -1)
    .slice(0, 3)
    .map(({ key: a }, index) => {
      const b = at(students, index + 1).key;
      return {
        a,
        b,
        similarity: 0.93 - index * 0.1,
        longest: 1_412 - index * 300,
        page: `site/similar/${a}--${b}.html`,
      };
    });
