/** A comparison of two reports for people: what changed first, then why. */
import type { Report } from '../../contracts/report.ts';
import { fixed, signed } from '../../text/points.ts';
import { cutHard, displayWidth, hanging, padEnd, padStart, wrap } from '../../text/wrap.ts';
import { changedChecks } from './text-checks.ts';
import type { FileChange, Hunk } from './code.ts';
import type { ReportDiff } from './diff.ts';
import type { Difference } from './reasons.ts';
import type { TextStyle } from '../../text/paint.ts';
import { diffMessages as messages } from './messages.ts';
import { at } from '../../text/at.ts';

/** All of it. */
export const diffText = (diff: ReportDiff, style: TextStyle): string => {
  const parts = [
    mismatchLines(diff, style),
    scoreLines(diff, style),
    changedChecks(diff, style),
    sectionLines(diff, style),
    whyLines(diff, style),
    patchLines(diff.code, style),
  ];
  return `${joined(parts)}\n`;
};

/** What changed, without why: for somebody who has just saved a file. */
export const diffSummary = (diff: ReportDiff, style: TextStyle): string =>
  `${joined([scoreLines(diff, style), changedChecks(diff, style)])}\n`;

const joined = (parts: readonly (readonly string[])[]): string =>
  parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');

const mismatchLines = ({ mismatches }: ReportDiff, { width, paint }: TextStyle): string[] =>
  mismatches.length === 0
    ? []
    : [
        ...wrap(messages.mismatch(), width).map(paint.warning),
        ...mismatches.flatMap((one) => differenceLines(one, width)),
      ];

const differenceLines = ({ what, old, new: now }: Difference, width: number): string[] =>
  hanging('  ', messages.difference({ what, old: old ?? messages.untold(), now: now ?? messages.untold() }), width);

const scoreLines = ({ points, new: side }: ReportDiff, { width, paint }: TextStyle): string[] => {
  const { old, new: now, change } = points;
  if (old !== null && change === 0) return [paint.heading(messages.scoreSame({ score: fixed(old) }))];
  const score = messages.scoreMoved({
    old: old === null ? messages.noScore() : fixed(old),
    now: now === null ? messages.noScore() : fixed(now),
    change: change === null ? '' : ` (${signed(change)})`,
  });
  const reason = now === null && side.notGradable !== null ? wrap(side.notGradable, width).map(paint.bad) : [];
  return [paint.heading(score), ...reason];
};

const sectionLines = ({ points }: ReportDiff, { paint }: TextStyle): string[] => {
  if (points.sections.length === 0) return [];
  const rows = points.sections.map(({ title, old, new: now, change }) => [
    title,
    earned(old),
    earned(now),
    signed(change),
  ]);
  const head = [messages.sectionHead(), messages.oldHead(), messages.newHead(), messages.changeHead()];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => displayWidth(at(row, column)))));
  const line = (row: readonly string[]): string =>
    `  ${row.map((cell, column) => (column === 0 ? padEnd : padStart)(cell, at(widths, column))).join('   ')}`;
  return [paint.heading(messages.sections()), paint.faint(line(head)), ...rows.map(line)];
};

const earned = (one: Pick<Report['scores'][number], 'earned' | 'available'>): string =>
  messages.ofAvailable({ earned: fixed(one.earned), available: fixed(one.available) });

const whyLines = (diff: ReportDiff, { width, paint }: TextStyle): string[] => {
  const { code, circumstances, checks, points } = diff;
  const changed = [checks.fixed, checks.broken, checks.reached, checks.unreached].some((list) => list.length > 0);
  const isChance = code.length === 0 && circumstances.length === 0 && (changed || (points.change ?? 0) !== 0);
  return [
    paint.heading(messages.why()),
    ...(code.length === 0 ? [messages.codeSame()] : code.map(fileLine)).flatMap((text) => hanging('  ', text, width)),
    ...(circumstances.length === 0
      ? hanging('  ', messages.circumstancesSame(), width)
      : circumstances.flatMap((one) => differenceLines(one, width))),
    ...(isChance ? hanging('  ', messages.chance(), width) : []),
  ];
};

const fileLine = ({ path, change, added, removed }: FileChange): string => {
  const file = fileWords[change]({ path });
  return added === null || removed === null
    ? messages.fileNoLines({ file })
    : messages.fileLines({ file, added, removed });
};

const fileWords = { added: messages.codeAdded, removed: messages.codeRemoved, changed: messages.codeChanged } as const;

/** Of one file, and of all together. */
const [mostOfFile, mostOfAll] = [60, 200];

/** Files that are wholly new or gone are told by name alone. */
const patchLines = (code: readonly FileChange[], style: TextStyle): string[] => {
  let left = mostOfAll;
  const blocks = code
    .filter(({ change, hunks }) => change === 'changed' && hunks.length > 0)
    .map(({ path, hunks }) => {
      const lines = hunks.flatMap((hunk) => hunkLines(hunk, style));
      const shown = lines.slice(0, Math.min(mostOfFile, left));
      left -= shown.length;
      const more = lines.length - shown.length;
      return [style.paint.heading(path), ...shown, ...(more > 0 ? [messages.moreLines({ count: more })] : [])];
    });
  return blocks.length === 0 ? [] : [style.paint.heading(messages.code()), ...blocks.flat()];
};

const hunkLines = ({ oldStart, newStart, lines }: Hunk, { width, paint }: TextStyle): string[] => [
  paint.faint(`@@ -${String(oldStart)} +${String(newStart)} @@`),
  ...lines.flatMap((line) => {
    const painted = line.startsWith('+') ? paint.good : line.startsWith('-') ? paint.bad : paint.faint;
    return cutHard(line.replaceAll('\t', '    '), width).map(painted);
  }),
];
