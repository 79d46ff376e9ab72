/** Where points came from and went to. */
import type { Report } from '../../contracts/report.ts';
import { pointsBy } from '../find-causes.ts';
import { sectionTitle } from '../sections.ts';

export interface PointChanges {
  /** Null where there is no score. */
  readonly old: number | null;
  readonly new: number | null;
  readonly change: number | null;
  /** Sections that earned more or less, or are out of more or less. */
  readonly sections: readonly SectionChange[];
  /** Lines of the ledger that cost more or less: by the id of the check that lost the points. */
  readonly checks: readonly { readonly check: string; readonly change: number }[];
}

export interface SectionChange {
  /** Its id, and what it is called. */
  readonly section: string;
  readonly title: string;
  readonly old: Earned;
  readonly new: Earned;
  readonly change: number;
}

interface Earned {
  readonly earned: number;
  readonly available: number;
}

type Scored = Pick<Report, 'summary' | 'sections' | 'scores' | 'lost'>;

export const pointChanges = (old: Scored, now: Scored): PointChanges => {
  const [before, after] = [old.summary.score, now.summary.score];
  return {
    old: before,
    new: after,
    change: before === null || after === null ? null : rounded(after - before),
    sections: sectionChanges(old, now),
    checks: before === null || after === null ? [] : ledgerChanges(old, now),
  };
};

const sectionChanges = (old: Scored, now: Scored): SectionChange[] => {
  const sections = [...new Set([...now.scores, ...old.scores].map(({ section }) => section))];
  return sections
    .map((section) => {
      const [before, after] = [earnedIn(old, section), earnedIn(now, section)];
      const title = sectionTitle({ sections: [...now.sections, ...old.sections] }, section);
      return { section, title, old: before, new: after, change: rounded(after.earned - before.earned) };
    })
    .filter(({ change, old: before, new: after }) => change !== 0 || before.available !== after.available);
};

const earnedIn = ({ scores }: Scored, wanted: string): Earned => {
  const { earned, available } = scores.find(({ section }) => section === wanted) ?? { earned: 0, available: 0 };
  return { earned, available };
};

const ledgerChanges = (old: Scored, now: Scored): PointChanges['checks'] => {
  // One check may have several lines: its own, and those of what was not run because of it.
  const [before, after] = [pointsBy(old.lost, itself), pointsBy(now.lost, itself)];
  return [...new Set([...after.keys(), ...before.keys()])]
    .map((check) => ({ check, change: rounded((before.get(check) ?? 0) - (after.get(check) ?? 0)) }))
    .filter(({ change }) => change !== 0);
};

const itself = (check: string): string => check;

const rounded = (points: number): number => Math.round(points * 100) / 100 + 0;
