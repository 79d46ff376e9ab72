/** What a student is told of the score that counts, and how it came about, in the language that is spoken. Pure. */
import type { Standing } from '../../contracts/format.ts';
import { exact, hundredths } from '../../rubric/score.ts';
import { fixed } from '../../text/points.ts';
import type { StudentState } from '../store/class-file.ts';
import { lateWords } from './lateness.ts';
import { standingMessages } from './messages.ts';
import type { FinalPoints } from './points.ts';

type Points = Pick<FinalPoints, 'score' | 'raw' | 'late'> & { readonly state: StudentState };

/**
 * Of all who share one page; undefined where there is nothing to tell. What lateness and exceptions make of a score is each
 * student's own business: where members of a group differ, none of it is told.
 */
export const sharedStanding = (students: readonly Points[]): Standing | undefined => {
  const standings = students.map(standingOf);
  const [first] = standings;
  const isShared = new Set(standings.map((one) => JSON.stringify(one ?? null))).size < 2;
  return isShared ? first : { said: standingMessages.differs(), steps: [] };
};

/** The reasons of a course's exceptions are for staff: only what they add up to is told. */
const standingOf = ({ state, score, raw, late }: Points): Standing | undefined => {
  if (state === 'excused') return { said: standingMessages.excused(), steps: [] };
  if (score === null) return undefined;
  const known = raw === null ? [] : [{ what: standingMessages.submission(), points: raw }, ...lateSteps(raw, late)];
  const rest = hundredths(known.reduce((left, { points }) => left.sub(exact(points)), exact(score)));
  const all = [...known, ...(rest === 0 ? [] : [{ what: standingMessages.adjusted(), points: rest }])];
  return { said: standingMessages.counts({ points: fixed(score) }), steps: all.length > 1 || raw === null ? all : [] };
};

/** Lateness takes nothing that a submission does not have. */
const lateSteps = (raw: number, late: Points['late']): Standing['steps'] =>
  late === null ? [] : [{ what: lateWords(late), points: -Math.min(raw, late.minus) }];
