/** What a student is told of the score that counts, and how it came about. Pure. */
import type { Standing } from '../../contracts/format.ts';
import { exact, hundredths } from '../../rubric/score.ts';
import { fixed } from '../../text/points.ts';
import type { StudentState } from '../store/class-file.ts';
import type { FinalPoints } from './points.ts';

type Points = Pick<FinalPoints, 'score' | 'raw' | 'late' | 'steps'> & { readonly state: StudentState };

/**
 * Of all who share one page; undefined where there is nothing to tell. What lateness and exceptions make of a score is each
 * student's own business: where members of a group differ, none of it is told.
 */
export const sharedStanding = (students: readonly Points[]): Standing | undefined => {
  const standings = students.map(standingOf);
  const [first] = standings;
  const isShared = new Set(standings.map((one) => JSON.stringify(one ?? null))).size < 2;
  return isShared ? first : { said: 'What counts is not the same for all of your group: see your grades.', steps: [] };
};

/** The reasons of a course's exceptions are for staff: only what they add up to is told. */
const standingOf = ({ state, score, raw, late, steps }: Points): Standing | undefined => {
  if (state === 'excused') return { said: 'You are excused: this assignment does not count for you.', steps: [] };
  if (score === null) return undefined;
  // What was handed in comes first, then lateness.
  const known = [
    ...(raw === null ? [] : [{ what: 'This submission', points: raw }]),
    ...(raw === null || late === null ? [] : steps.slice(1, 2)),
  ];
  const rest = hundredths(known.reduce((left, { points }) => left.sub(exact(points)), exact(score)));
  const all = [...known, ...(rest === 0 ? [] : [{ what: 'Adjusted by your course', points: rest }])];
  return { said: `Counts as ${fixed(score)} of 100 points.`, steps: all.length > 1 || raw === null ? all : [] };
};
