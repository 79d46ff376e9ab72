/** A comparison of two reports for people: what changed first, then why. */
import type { Report } from '../schema.ts';
import type { Paint } from '../text/paint.ts';
import { fixed } from '../text/summary.ts';
import { cutHard, hanging, padEnd, padStart, wrap } from '../text/wrap.ts';
import { changedChecks } from './text-checks.ts';
import type { FileChange, Hunk } from './code.ts';
import type { ReportDiff } from './diff.ts';
import type { Difference } from './reasons.ts';
import { signed } from './signed.ts';
import { diffWords as words } from './words.ts';
import { sectionWords } from '../words/names.ts';

export interface DiffStyle {
  readonly width: number;
  readonly paint: Paint;
}

/** All of it. */
export const diffText = (diff: ReportDiff, style: DiffStyle): string => {
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
export const diffSummary = (diff: ReportDiff, style: DiffStyle): string =>
  `${joined([scoreLines(diff, style), changedChecks(diff, style)])}\n`;

const joined = (parts: readonly (readonly string[])[]): string =>
  parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');

const mismatchLines = ({ mismatches }: ReportDiff, { width, paint }: DiffStyle): string[] =>
  mismatches.length === 0
    ? []
    : [
        ...wrap(words.mismatch(), width).map(paint.warning),
        ...mismatches.flatMap((one) => differenceLines(one, width)),
      ];

const differenceLines = ({ what, old, new: now }: Difference, width: number): string[] =>
  hanging('  ', words.difference({ what, old: old ?? words.untold(), now: now ?? words.untold() }), width);

const scoreLines = ({ points, new: side }: ReportDiff, { width, paint }: DiffStyle): string[] => {
  const { old, new: now, change } = points;
  if (old !== null && change === 0) return [paint.heading(words.scoreSame({ score: fixed(old) }))];
  const score = words.scoreMoved({
    old: old === null ? words.noScore() : fixed(old),
    now: now === null ? words.noScore() : fixed(now),
    change: change === null ? '' : ` (${signed(change)})`,
  });
  const reason = now === null && side.notGradable !== null ? wrap(side.notGradable, width).map(paint.bad) : [];
  return [paint.heading(score), ...reason];
};

const sectionLines = ({ points }: ReportDiff, { paint }: DiffStyle): string[] => {
  if (points.sections.length === 0) return [];
  const rows = points.sections.map(({ section, old, new: now, change }) => [
    sectionWords[section](),
    earned(old),
    earned(now),
    signed(change),
  ]);
  const head = [words.sectionHead(), words.oldHead(), words.newHead(), words.changeHead()];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string =>
    `  ${row.map((cell, column) => (column === 0 ? padEnd : padStart)(cell, widths[column] ?? 0)).join('   ')}`;
  return [paint.heading(words.sections()), paint.faint(line(head)), ...rows.map(line)];
};

const earned = (one: Pick<Report['scores'][number], 'earned' | 'available'>): string =>
  words.ofAvailable({ earned: fixed(one.earned), available: fixed(one.available) });

const whyLines = (diff: ReportDiff, { width, paint }: DiffStyle): string[] => {
  const { code, circumstances, checks, points } = diff;
  const changed = [checks.fixed, checks.broken, checks.reached, checks.unreached].some((list) => list.length > 0);
  const isChance = code.length === 0 && circumstances.length === 0 && (changed || (points.change ?? 0) !== 0);
  return [
    paint.heading(words.why()),
    ...(code.length === 0 ? [words.codeSame()] : code.map(fileLine)).flatMap((text) => hanging('  ', text, width)),
    ...(circumstances.length === 0
      ? hanging('  ', words.circumstancesSame(), width)
      : circumstances.flatMap((one) => differenceLines(one, width))),
    ...(isChance ? hanging('  ', words.chance(), width) : []),
  ];
};

const fileLine = ({ path, change, added, removed }: FileChange): string => {
  const lines = added === null || removed === null ? words.noLines() : words.lines({ added, removed });
  switch (change) {
    case 'added':
      return words.codeAdded({ path, lines });
    case 'removed':
      return words.codeRemoved({ path, lines });
    case 'changed':
      return words.codeChanged({ path, lines });
  }
};

/** Of one file, and of all together. */
const [mostOfFile, mostOfAll] = [60, 200];

/** Files that are wholly new or gone are told by name alone. */
const patchLines = (code: readonly FileChange[], style: DiffStyle): string[] => {
  let left = mostOfAll;
  const blocks = code
    .filter(({ change, hunks }) => change === 'changed' && hunks.length > 0)
    .map(({ path, hunks }) => {
      const lines = hunks.flatMap((hunk) => hunkLines(hunk, style));
      const shown = lines.slice(0, Math.min(mostOfFile, left));
      left -= shown.length;
      const more = lines.length - shown.length;
      return [style.paint.heading(path), ...shown, ...(more > 0 ? [words.moreLines({ count: more })] : [])];
    });
  return blocks.length === 0 ? [] : [style.paint.heading(words.code()), ...blocks.flat()];
};

const hunkLines = ({ oldStart, newStart, lines }: Hunk, { width, paint }: DiffStyle): string[] => [
  paint.faint(`@@ -${String(oldStart)} +${String(newStart)} @@`),
  ...lines.flatMap((line) => {
    const painted = line.startsWith('+') ? paint.good : line.startsWith('-') ? paint.bad : paint.faint;
    return cutHard(line.replaceAll('\t', '    '), width).map(painted);
  }),
];
