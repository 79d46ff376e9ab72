/** What failed, by likely cause: what to do, one check that shows it, and the others folded. */
import { codeBlock, codeSpan, escapeMarkdown } from '../../text/escape/markdown.ts';
import { defineMessages } from '../../messages/messages.ts';
import { verdictMessages } from '../../messages/names.ts';
import { type Cause, causesOf } from '../../report/causes.ts';
import { isFailure } from '../../contracts/is-failure.ts';
import { fixed } from '../../text/points.ts';
import { causeTitle, isTitle } from '../common/cause-title.ts';
import { checkText, reasonOf } from '../common/detail.ts';
import type { Detail } from '../common/fitting.ts';
import { points, type Item } from '../common/items.ts';
import { commonMessages } from '../common/messages.ts';
import { oneLine } from '../common/shorten.ts';
import { type Around, secondsOf } from '../common/times.ts';
import type { View } from '../common/view.ts';

export const markdownMessages = defineMessages('markdown', {
  notes: 'Notes',
  lost: '{points} points lost',
  others: { one: '1 more check, for the same reason', other: '{count} more checks, for the same reason' },
});

interface Shown extends Around {
  readonly items: ReadonlyMap<string, Item>;
  /** Without a score nothing is known of what anything costs. */
  readonly isScored: boolean;
}

export interface CauseBlocks {
  /** Paragraphs, tables and blocks of code, in order. */
  readonly blocks: readonly string[];
  /** Ids of the checks that stand in them. */
  readonly told: ReadonlySet<string>;
}

/** The dearest first; then what failed and belongs to none. Of the checks, only those that there is room for. */
export const causeBlocks = ({ report, scored }: View, items: readonly Item[], detail: Detail): CauseBlocks => {
  const byId = new Map(items.map((item) => [item.check.id, item]));
  const shown: Shown = { items: byId, seconds: secondsOf(report), detail, isScored: scored.score !== null };
  const causes = causesOf(report).causes.map((cause) => ({ cause, own: ownItems(cause, byId) }));
  const told = new Set(causes.flatMap(({ own }) => own.map(({ check }) => check.id)));
  const others = items.filter(({ check }) => isFailure(check) && !told.has(check.id));
  return {
    blocks: [
      ...causes.flatMap(({ cause, own }) => blocksOf(cause, own, shown)),
      ...others.flatMap((item) => checkBlocks(item, shown)),
    ],
    told,
  };
};

const ownItems = ({ checks, consequences }: Cause, items: Shown['items']): Item[] =>
  [...checks, ...consequences].flatMap(({ id }) => items.get(id) ?? []);

const blocksOf = (cause: Cause, own: readonly Item[], shown: Shown): string[] => {
  const [first, ...others] = own;
  if (first === undefined) return [];
  const [notRun, folded] = [others.filter(isSkipped), others.filter((item) => !isSkipped(item))];
  return [
    [`#### ${headingOf(cause, shown.detail)}`, ...costOf(cause.points, shown).map((cost) => `(${cost})`)].join(' '),
    ...adviceOf(cause, shown.detail),
    ...checkBlocks(first, shown),
    ...(others.length === 0
      ? []
      : [
          '<details>',
          `<summary>${markdownMessages.others({ count: others.length })}</summary>`,
          ...folded.flatMap((item) => checkBlocks(item, shown)),
          ...(notRun.length === 0 ? [] : [skippedList(notRun)]),
          '</details>',
        ]),
  ];
};

/** What was read out of the hint of a case stands there, where a case is shown. */
const adviceOf = (cause: Cause, detail: Detail): string[] =>
  cause.advice === null || (!cause.proved && detail.cases > 0) ? [] : [wordsOf(cause, cause.advice, detail)];

/** Titles of checks, and words about what is proved, are ours; a hint or an exception may hold a student's. */
const wordsOf = ({ proved, checks }: Cause, words: string, { chars }: Detail): string => {
  const isOurs = proved || isTitle(words, checks);
  return isOurs ? escapeMarkdown(words) : codeSpan(oneLine(words, Math.min(chars, 1_000)));
};

const headingOf = (cause: Cause, detail: Detail): string => {
  const { id, title, checks } = cause;
  // What names a check, or a part of the build, holds nothing of a submission, but for what its cases say of files.
  const isOurs = isTitle(title, checks) || (id.startsWith('check/') && !isOfCases(title, checks));
  return isOurs ? escapeMarkdown(causeTitle(cause)) : wordsOf(cause, title, detail);
};

const isOfCases = (title: string, checks: Cause['checks']): boolean =>
  checks.some(({ cases }) => cases.some(({ message }) => (message ?? '') !== '' && title.includes(message ?? '')));

const costOf = (lost: number, { isScored }: Shown): string[] => {
  if (!isScored) return [];
  return [lost > 0 ? markdownMessages.lost({ points: fixed(lost) }) : commonMessages.information()];
};

const checkBlocks = (item: Item, shown: Shown): string[] => {
  const { seconds, detail } = shown;
  if (isSkipped(item)) return [skippedList([item])];
  const { check, available } = item;
  const time = seconds.get(check.id);
  const facts = [
    verdictMessages[check.verdict](),
    ...costOf(points(available), shown),
    ...(time === undefined ? [] : [`${time.toFixed(2)} s`]),
  ];
  const title = `**${codeSpan(oneLine(check.id, 100))}** ${escapeMarkdown(oneLine(check.title, 250))} (${facts.join(', ')})`;
  const text = checkText(check, detail);
  return text === '' ? [title] : [title, codeBlock(text, 'text')];
};

export const isSkipped = ({ check }: Item): boolean => check.verdict === 'skipped';

/** Checks that were not run, by the reason. */
export const skippedList = (items: readonly Item[]): string =>
  [...Map.groupBy(items, ({ check }) => oneLine(reasonOf(check), 300))]
    .map(([reason, all]) => {
      const ids = all.map(({ check }) => codeSpan(oneLine(check.id, 100)));
      return `- ${codeSpan(reason)}: ${ids.join(', ')}`;
    })
    .join('\n');
