/** What a person at the terminal is told of a class: how many of what, who needs a look, what to do next. */
import type { ClassFile, StudentState } from '../../classroom/store/class-file.ts';
import type { ClassPolicy } from '../../config/class-policy.ts';
import { comparePoints } from '../../classroom/points/compare.ts';
import { policyChangeNotes } from '../../classroom/points/policy-change.ts';
import { meanOf, medianOf } from '../../classroom/site/averages.ts';
import { whoIs } from '../../classroom/who-is.ts';
import { places } from '../../classroom/store/places.ts';
import { valueOf } from '../../text/at.ts';
import { sanitizeText } from '../../text/sanitize.ts';
import { wrap } from '../../text/wrap.ts';

const states: readonly (readonly [StudentState, string])[] = [
  ['graded', 'graded'],
  ['review', 'graded, to be looked at'],
  ['not-gradable', 'not gradable'],
  ['grader-fault', 'not graded: a fault of the grader or of this machine'],
  ['waiting', 'not graded yet'],
  ['excused', 'excused'],
  ['missing', 'missing: on the roster, nothing handed in'],
];

const mostNames = 5;

interface SummaryFacts {
  readonly policy: ClassPolicy;
  /** Where the class is kept. */
  readonly folder: string;
  /** The class, or parts of it, as they were; none where scores are meant to change. */
  readonly before: readonly ClassFile[];
}

/** At most 80 columns. */
export const classSummary = (file: ClassFile, { policy, folder, before }: SummaryFacts): string => {
  const { students, bundle, roster, unrecognised, notes, policyNotes } = file;
  const scores = students.flatMap(({ score }) => score ?? []);
  const [mean, median] = [meanOf(scores), medianOf(scores)];
  const counted = states.flatMap(([state, words]) => {
    const number = students.filter((one) => one.state === state).length;
    return number === 0 ? [] : [`${String(number).padStart(6)}  ${words}`];
  });
  const unknown = roster === null ? [] : students.filter(({ onRoster }) => !onRoster);
  return [
    `${String(students.length)} ${students.length === 1 ? 'student' : 'students'}; ${bundle.kind}: ${bundle.name}`,
    ...counted,
    mean === null || median === null ? [] : `        mean ${mean.toFixed(2)}, median ${median.toFixed(2)}`,
    people(students, 'review', 'To be looked at'),
    people(
      students.filter(({ score }) => score === null),
      'not-gradable',
      'Not gradable',
    ),
    people(students, 'grader-fault', 'Run the class again for'),
    people(students, 'missing', 'Nothing handed in'),
    named('Not on the roster', unknown.map(whoIs)),
    named(
      'Belongs to nobody',
      unrecognised.map(({ place, reason }) => `${sanitizeText(place, 60)} (${reason})`),
    ),
    ...changeLines(before, students),
    ...noteLines(
      [...policyChangeNotes(before, students, policy), ...policyNotes, ...notes],
      `${folder}/${places.site}`,
    ),
    '',
    `Written: ${folder}/${places.grades}, ${folder}/${places.class}`,
    `Open:    ${folder}/${places.site}`,
    '',
  ]
    .flat()
    .join('\n');
};

/** Since the run before, as after another download, or by a newer grader. Of several parts it would tell nothing. */
const changeLines = (before: readonly ClassFile[], students: ClassFile['students']): string[] => {
  const [was, ...others] = before;
  if (was === undefined || others.length > 0) return [];
  const names = new Map(students.map((one) => [one.key, whoIs(one)]));
  const changes = comparePoints(was.students, students).filter((one) => one.before !== one.after);
  const told = changes.map((one) => ({ ...one, who: valueOf(names, one.key) }));
  const [first, other] = [told.filter((one) => one.before === null), told.filter((one) => one.before !== null)];
  return [
    ...named(
      `New scores (${String(first.length)})`,
      first.map(({ who }) => who),
    ),
    ...named(
      `Other scores than before (${String(other.length)})`,
      other.map(({ who, before: old, after }) => `${who} ${shownScore(old)} -> ${shownScore(after)}`),
    ),
  ];
};

export const shownScore = (score: number | null): string => (score === null ? 'none' : score.toFixed(2));

const longestNote = 400;

/** Where the rest is, when there is more than a terminal should show. */
const noteLines = (notes: readonly string[], page: string): string[] => {
  const shown = notes.slice(0, mostNames);
  const more = notes.length - shown.length;
  const isCut = shown.some((note) => note.length > longestNote);
  return [
    ...shown.flatMap((note) => wrap(sanitizeText(note, longestNote), 80)),
    ...(more > 0 ? [`and ${String(more)} more ${more === 1 ? 'note' : 'notes'}: ${page}`] : []),
    ...(more <= 0 && isCut ? [`The notes in full: ${page}`] : []),
  ];
};

const people = (students: ClassFile['students'], wanted: StudentState, title: string): string[] =>
  named(title, students.filter(({ state }) => state === wanted).map(whoIs));

/** `Not gradable: Lovelace, Ada (0012); ... and 4 more`, in lines of 80 characters; none without names. */
export const named = (title: string, names: readonly string[], most = mostNames): string[] => {
  if (names.length === 0) return [];
  const shown = names.slice(0, most).map((name) => sanitizeText(name, 300));
  const more = names.length - shown.length;
  return wrap(`${title}: ${shown.join('; ')}${more > 0 ? ` and ${String(more)} more` : ''}`, 80);
};
