/** What comes of the scan: whether a submission is run at all, and what a person should look at. Pure. */
import type { BuildResult } from './languages/language.ts';
import { findingSentence, type ScanFinding } from './languages/scan.ts';
import type { ReviewItem } from './report/schema.ts';
import type { Tier } from './sandbox/sandbox.ts';
import { refusalWords } from './words/refusal.ts';

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
  const more = others === 0 ? '' : refusalWords.moreReasons({ count: others });
  return [
    refusalWords.notRun(),
    `${placeOf(first)}${findingSentence(first)}${first.instead === null ? '' : ` ${first.instead}`}${more}`,
    strong.has(tier) ? refusalWords.nonetheless() : final(tier),
  ].join('\n');
};

const final = (tier: Tier): string => refusalWords.final({ tier });

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
  const reason = refusalWords.more({ more: String(more), most: String(MOST) });
  return [...items, { reason, path: null, line: null }];
};

const withOutcome = (scan: readonly ScanFinding[], outcome: ScanFinding['outcome']): readonly ScanFinding[] =>
  scan.filter((finding) => finding.outcome === outcome);

const reviewItem = (finding: ScanFinding): ReviewItem => {
  const { outcome, instead, path, line } = finding;
  const advice = instead === null ? '' : ` ${instead}`;
  const reason = refusalWords.item({
    finding: findingSentence(finding),
    advice,
    outcome: outcome === 'refused' ? refusalWords.refused() : refusalWords.flagged(),
  });
  return { reason, path, line: line > 0 ? line : null };
};
