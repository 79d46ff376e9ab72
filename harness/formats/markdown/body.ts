/** A report in Markdown. What a student wrote stands in code, where nothing is read and nobody is notified. */
import { codeBlock, codeSpan, escapeMarkdown } from '../../text/escape/markdown.ts';
import type { Report } from '../../contracts/report.ts';
import type { Detail } from '../common/fitting.ts';
import { pointsText } from '../common/items.ts';
import { listed } from '../common/listed.ts';
import { oneLine, shorten } from '../common/shorten.ts';
import type { View } from '../common/view.ts';
import { commonMessages, headingMessages, labelMessages } from '../common/messages.ts';
import { causeBlocks, isSkipped, markdownMessages, skippedList } from './causes.ts';
import { placeBefore } from '../text/frame.ts';
import { sectionTitle } from '../../report/sections.ts';
import { shownName } from '../../report/shown-name.ts';
import { fixed } from '../../text/points.ts';
import { uncommanded } from '../../text/escape/workflow-command.ts';
import { wrap } from '../../text/wrap.ts';

/** Ends with a newline. */
export const markdownBody = (view: View, detail: Detail): string => {
  const { items, left } = listed(view.scored, detail.checks);
  const { blocks: failed, told } = causeBlocks(view, items, detail);
  const skipped = items.filter((item) => isSkipped(item) && !told.has(item.check.id));
  const blocks = [
    ...headingOf(view),
    ...reviewOf(view.report, detail),
    ...(detail.shortened ? [`*${commonMessages.shortened()}*`] : []),
    sectionTable(view),
    ...titled(headingMessages.failed(), failed),
    ...titled(headingMessages.notRun(), [skippedList(skipped)]),
    ...(left > 0 ? [commonMessages.restCut({ count: left })] : []),
    ...notesOf(view),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
};

const headingOf = ({ report, scored, reason }: View): string[] => {
  const result =
    scored.score === null ? commonMessages.notGraded() : commonMessages.score({ points: pointsText(scored.score) });
  const language = report.language === null ? '' : `, ${escapeMarkdown(oneLine(report.language, 50))}`;
  return [
    `## ${escapeMarkdown(oneLine(report.assignment, 100))}: ${result}`,
    `${codeSpan(oneLine(report.submission.name, 200))}${language}`,
    ...(reason === null ? [] : [codeBlock(uncommanded(wrap(shorten(reason, 2_000), 80).join('\n')), 'text')]),
    ...onlyOf(report),
  ];
};

const onlyOf = ({ only }: Report): string[] =>
  only.length === 0 ? [] : [escapeMarkdown(commonMessages.only({ checks: only.map(shownName).join(', ') }))];

/** Why a person should look: the first ones tell it. */
const mostReasons = 10;
const mostNotes = 20;

const reviewOf = ({ review }: Report, { chars }: Detail): string[] => {
  if (review.length === 0) return [];
  const reasons = review.map((one) => codeSpan(oneLine(`${placeBefore(one)}${one.reason}`, Math.min(chars, 500))));
  return [`**${commonMessages.review()}**`, listOf(reasons, mostReasons, commonMessages.moreReasons)];
};

const sectionTable = ({ report }: View): string => {
  const heading = [
    labelMessages.section(),
    labelMessages.checksPassed(),
    labelMessages.points(),
    labelMessages.outOf(),
  ];
  const graded = report.summary.score !== null;
  const rows = report.scores
    .filter(({ assessed }) => assessed)
    .map(({ section, passed, total, weight, earned, available }) => [
      escapeMarkdown(oneLine(sectionTitle(report, section), 100)),
      labelMessages.passedOf({ passed, total }),
      ...(weight > 0 && graded ? [fixed(earned), fixed(available)] : ['-', '-']),
    ]);
  return rows.length === 0 ? '' : [heading, ['---', '---', '---:', '---:'], ...rows].map(tableRow).join('\n');
};

const tableRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const titled = (title: string, blocks: readonly string[]): string[] => {
  const some = blocks.filter((block) => block !== '');
  return some.length === 0 ? [] : [`### ${title}`, ...some];
};

const listOf = (
  entries: readonly string[],
  most: number,
  more: (left: { readonly count: number }) => string,
): string => {
  const left = entries.length - most;
  return [...entries.slice(0, most), ...(left > 0 ? [more({ count: left })] : [])].map((one) => `- ${one}`).join('\n');
};

/** Without what has been said as the reason. */
const notesOf = ({ report: { submission, notes }, reason }: View): string[] => {
  const all = [...submission.notes.map(({ message }) => message), ...notes];
  const others = all.filter((note) => reason?.includes(note) !== true).map((note) => codeSpan(oneLine(note, 300)));
  return titled(markdownMessages.notes(), [listOf(others, mostNotes, commonMessages.moreNotes)]);
};
