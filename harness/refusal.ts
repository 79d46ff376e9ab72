/** What comes of the scan: whether a submission is run at all, and what a person should look at. Pure. */
import type { BuildResult } from './languages/language.ts';
import { findingSentence, type ScanFinding } from './languages/scan.ts';
import type { ReviewItem } from './report/schema.ts';
import type { Tier } from './sandbox/sandbox.ts';

/** `refuse`: what the scan refuses is not run. `flag`: it is graded and listed, where the sandbox is a second wall. */
export type ScanSetting = 'refuse' | 'flag';

/** Tiers in which a submission can do no harm, whatever it is made of. */
const strong: ReadonlySet<string> = new Set(['full', 'root']);

/** Why nothing of the submission is run, and what to do, in words; null when it is run. What was not built is not run anyway. */
export const refusalOf = (
  { scan, program }: Pick<BuildResult, 'scan' | 'program'>,
  setting: ScanSetting,
  tier: Tier,
): string | null => {
  const refused = scan.filter(({ outcome }) => outcome === 'refused');
  const [first] = refused;
  if (first === undefined || program === null || (setting === 'flag' && strong.has(tier))) return null;
  const others = refused.length - 1;
  const more =
    others === 0 ? '' : ` There ${others === 1 ? 'is one more reason' : `are ${String(others)} more reasons`}.`;
  return [
    `Not run: the scan refused this submission, so that it has no score, and no zero either. A person has to look at it.`,
    `${placeOf(first)}${findingSentence(first)}${first.instead === null ? '' : ` ${first.instead}`}${more}`,
    strong.has(tier) ? nonetheless : final(tier),
  ].join('\n');
};

const nonetheless =
  'To grade it nonetheless once somebody has looked: `--scan flag`, or `scan: flag` in grader.config.yaml.';

const final = (tier: Tier): string =>
  `In the tier ${tier} that is final, since there is no sandbox that would hold it. Grade it where \`npx grade doctor\` ` +
  `says that the tier is full or root.`;

const placeOf = ({ path, line, column }: ScanFinding): string => {
  const numbers = [line, column].filter((number) => number > 0).map(String);
  return `${[path, ...numbers].join(':')}: `;
};

/** More than these would hide the rest of the report. */
const MOST = 20;

/** What was refused first, then what was flagged. */
export const scanReview = (scan: readonly ScanFinding[]): ReviewItem[] => {
  const sorted = [...withOutcome(scan, 'refused'), ...withOutcome(scan, 'flagged')];
  const items = sorted.slice(0, MOST).map(reviewItem);
  const more = sorted.length - items.length;
  if (more === 0) return items;
  const reason = `The scan found ${String(more)} more; the first ${String(MOST)} are listed.`;
  return [...items, { reason, path: null, line: null }];
};

const withOutcome = (scan: readonly ScanFinding[], outcome: ScanFinding['outcome']): readonly ScanFinding[] =>
  scan.filter((finding) => finding.outcome === outcome);

const reviewItem = (finding: ScanFinding): ReviewItem => {
  const { outcome, instead, path, line } = finding;
  const advice = instead === null ? '' : ` ${instead}`;
  const reason = `${findingSentence(finding)}${advice} (${outcome} by the scan)`;
  return { reason, path, line: line > 0 ? line : null };
};
