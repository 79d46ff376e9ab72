/** How much of a report a page shows. The first limits are for every usual report; the later ones for ever larger ones. */
import type { Report } from '../../contracts/report.ts';

export interface Limits {
  /** Failed cases with all they have, on the whole page and of one check. */
  readonly fullCases: number;
  readonly fullOfCheck: number;
  /** Failed cases that are a row of a table, on the whole page. */
  readonly rowCases: number;
  /** Cases whose solutions and searches are drawn. */
  readonly figures: number;
  /** Plots with a picture. */
  readonly plots: number;
  /** Failed checks with a part of their own; the others are named. */
  readonly checks: number;
  /** Entries of any list of short lines, and rows of a table. */
  readonly entries: number;
  /** Characters of one value, and of one in a row. */
  readonly characters: number;
  readonly rowCharacters: number;
  /** Lines of code around a finding; null: all lines. */
  readonly around: number | null;
  /** Lines of code on the whole page. */
  readonly codeLines: number;
  /** Files of more lines are without colours. */
  readonly coloredLines: number;
  /** When even lists and texts of the report are cut before anything is drawn. */
  readonly clip: { readonly items: number; readonly characters: number } | null;
}

const usual: Limits = {
  fullCases: 240,
  fullOfCheck: 40,
  rowCases: 2_500,
  figures: 30,
  plots: 20,
  checks: 400,
  entries: 400,
  characters: 4_000,
  rowCharacters: 300,
  around: null,
  codeLines: 8_000,
  coloredLines: 1_500,
  clip: null,
};

/** Drawings take most of what a page has: they go before the code does, and each is in the report. */
const fewerDrawn: Limits = { ...usual, figures: 10 };

const large: Limits = {
  ...usual,
  fullCases: 80,
  fullOfCheck: 10,
  rowCases: 2_000,
  figures: 8,
  plots: 8,
  checks: 150,
  entries: 150,
  characters: 1_500,
  rowCharacters: 120,
  around: 8,
  codeLines: 3_000,
  coloredLines: 0,
};

const larger: Limits = {
  ...large,
  fullCases: 25,
  fullOfCheck: 3,
  rowCases: 600,
  figures: 2,
  plots: 2,
  checks: 60,
  entries: 60,
  characters: 600,
  around: 3,
  codeLines: 600,
};

const clipped: Limits = { ...larger, rowCases: 200, figures: 0, plots: 0, clip: { items: 120, characters: 400 } };

const least: Limits = { ...clipped, fullCases: 5, fullOfCheck: 1, rowCases: 40, clip: { items: 12, characters: 80 } };

/** In the order in which they are tried. What the last ones let through is small, whatever the report holds. */
export const allLimits: readonly [Limits, ...Limits[]] = [usual, fewerDrawn, large, larger, clipped, least];

/** A copy of which no list and no text is longer. Texts are cut so that they say so; a list's end is not marked. */
export const clip = (report: Report, { items, characters }: NonNullable<Limits['clip']>): Report => {
  const changed = (one: unknown): unknown => {
    if (typeof one === 'string') return one.length > characters ? `${one.slice(0, characters - 1)}…` : one;
    if (Array.isArray(one)) return one.slice(0, items).map(changed);
    if (typeof one !== 'object' || one === null) return one;
    const entries = Object.entries(one).slice(0, Math.max(items, mostKeys));
    return Object.fromEntries(entries.map(([key, inner]) => [key.slice(0, characters), changed(inner)]));
  };
  return changed(report) as Report;
};

/** More than any object of a report has keys by its schema. */
const mostKeys = 40;
