/** Points from results: which section earned what, and what every lost point was lost by. */
import type { CheckResult, Report } from '../contracts/report.ts';
import { reportMessages } from '../report/messages/report.ts';
import { ledger } from '../rubric/ledger.ts';
import {
  anyAvailable,
  score,
  sectionScores,
  sharePoints,
  tallySections,
  type Tally,
  type Weights,
} from '../rubric/score.ts';

export interface Score {
  readonly tallies: readonly Tally[];
  /** 0..100, rounded once, half up, to two decimals; null when nothing was assessed that is worth points. */
  readonly points: number | null;
  readonly sections: Report['scores'];
  readonly lost: Report['lost'];
}

/** Knows nothing of running: verdicts and weights alone decide. */
export const scoreChecks = (checks: readonly CheckResult[], sections: readonly string[], weights: Weights): Score => {
  const tallies = tallySections(checks, sections);
  const shares = sharePoints(tallies, weights);
  const points = anyAvailable(shares) ? score(shares) : null;
  return { tallies, points, sections: sectionScores(shares), lost: ledger(checks, shares) };
};

/** What the summary says of a section. */
export const countsOf = (tallies: readonly Tally[], section: string): Omit<Tally, 'section'> => {
  const { passed = 0, total = 0, assessed = false } = tallies.find((one) => one.section === section) ?? {};
  return { passed, total, assessed };
};

/** Null where there is a score. */
export const noPointsReason = (points: Score['points']): string | null =>
  points === null ? reportMessages.nothingWorthPoints() : null;
