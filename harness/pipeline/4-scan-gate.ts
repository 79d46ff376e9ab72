/** What comes of the scan: whether a submission is run at all, and what a person should look at. Pure. */
import type { BuildResult } from '../contracts/language.ts';
import { findingSentence, type ScanFinding, type ScanSetting } from '../contracts/scan.ts';
import type { ReviewItem } from '../contracts/report.ts';
import { isWeak, type Tier } from '../contracts/sandbox.ts';
import { defineMessages } from '../messages/messages.ts';

const refusalMessages = defineMessages('refusal', {
  notRun:
    'Not run: the scan refused this submission, so it has no score (this is not a zero). A person has to look at it.',
  nonetheless:
    'To grade it anyway, once somebody has looked at it: `--scan flag`, or `scan: flag` in grader.config.yaml.',
  final:
    'In the tier {tier} this is final, because there is no secure sandbox. Grade it where `npx grade doctor` reports the tier full or root.',
  more: 'The scan found {more} more; the first {most} are listed.',
  item: '{finding}{advice} ({outcome} by the scan)',
  moreReasons: { one: '{first} There is one more reason.', other: '{first} There are {count} more reasons.' },
  refused: 'refused',
  flagged: 'flagged',
});

/** Why nothing of the submission is run, and what to do, in words; null when it is run. What was not built is not run anyway. */
export const refusalOf = (
  { scan, program }: Pick<BuildResult, 'scan' | 'program'>,
  setting: ScanSetting,
  tier: Tier,
): string | null => {
  const refused = scan.filter(({ outcome }) => outcome === 'refused');
  const [first] = refused;
  if (first === undefined || program === null || (setting === 'flag' && !isWeak(tier))) return null;
  const more = refused.length - 1;
  const reason = `${placeOf(first)}${findingSentence(first)}${first.instead === null ? '' : ` ${first.instead}`}`;
  return [
    refusalMessages.notRun(),
    more === 0 ? reason : refusalMessages.moreReasons({ first: reason, count: more }),
    isWeak(tier) ? refusalMessages.final({ tier }) : refusalMessages.nonetheless(),
  ].join('\n');
};

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
  const reason = refusalMessages.more({ more: String(more), most: String(MOST) });
  return [...items, { reason, path: null, line: null }];
};

const withOutcome = (scan: readonly ScanFinding[], outcome: ScanFinding['outcome']): readonly ScanFinding[] =>
  scan.filter((finding) => finding.outcome === outcome);

const reviewItem = (finding: ScanFinding): ReviewItem => {
  const { outcome, instead, path, line } = finding;
  const advice = instead === null ? '' : ` ${instead}`;
  const reason = refusalMessages.item({
    finding: findingSentence(finding),
    advice,
    outcome: outcome === 'refused' ? refusalMessages.refused() : refusalMessages.flagged(),
  });
  return { reason, path, line: line > 0 ? line : null };
};
