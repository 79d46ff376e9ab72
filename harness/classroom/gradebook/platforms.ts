/** How gradebooks of the platforms look: by what they are known, which columns hold scores, what is the most. */
import { plainHeader } from '../roster/columns.ts';
import type { Row } from './cells.ts';

export interface GradebookKind {
  readonly id: string;
  /** By the header, and the values below it. */
  matches(header: readonly string[], rows: readonly Row[]): boolean;
  isScore(title: string): boolean;
  /** The most points of a column, in one row; null: it does not say. */
  most(title: string, column: number, row: Row, rows: readonly Row[], header: readonly string[]): number | null;
  /** What stands for a student who is excused; null: there is nothing for it. */
  readonly excused: string | null;
}

const numberIn = (text: string | undefined): number | null => {
  const value = Number((text ?? '').trim().replace(',', '.'));
  return (text ?? '').trim() === '' || Number.isNaN(value) ? null : value;
};

/** canvas-lms: gradebook_importer.rb, gradebook_exporter.rb. */
const canvas: GradebookKind = {
  id: 'canvas',
  matches: ([first = '', second = '', ...others]) =>
    first.includes('Student') && second.includes('ID') && others.some((title) => title.includes('Section')),
  isScore: (title) => /^.*\s\(\d+\)$/.test(title),
  most: (_, column, __, rows) => {
    const points = rows.find(({ cells }) => cells[0]?.value.trim() === 'Points Possible');
    return numberIn(points?.cells[column]?.value);
  },
  excused: 'EX',
};

const participant = /^\p{L}[^\d]* \d+$/u;

/** moodle: mod/assign/feedback/offline/importgradeslib.php. Titles are in the language of the site. */
const moodle: GradebookKind = {
  id: 'moodle',
  matches: (_, rows) => rows.length > 0 && rows.every(({ cells }) => participant.test(cells[0]?.value.trim() ?? '')),
  isScore: (title) =>
    ['grade', 'bewertung', 'note', 'calificacion', 'valutazione', 'beoordeling'].includes(plainHeader(title)),
  most: (_, __, { cells }, ___, header) => {
    const titles = ['maximumgrade', 'hochstebewertung', 'bestwertung', 'notemaximale', 'calificacionmaxima'];
    return numberIn(cells[header.findIndex((title) => titles.includes(plainHeader(title)))]?.value);
  },
  excused: null,
};

/** Blackboard's help, "Work offline with grade data": a title without the column's number would make a new column. */
const blackboard: GradebookKind = {
  id: 'blackboard',
  matches: (header) =>
    header.some((title) => plainHeader(title) === 'username') && header.some((title) => /\|\d+$/.test(title)),
  isScore: (title) => /\[Total Pts: [^\]]*\]\s*\|\d+$/.test(title),
  most: (title) => numberIn(/\[Total Pts: ([\d.,]+)/.exec(title)?.[1]),
  excused: null,
};

/** community.d2l.com, article 3538: the last column ends each line. */
const brightspace: GradebookKind = {
  id: 'brightspace',
  matches: (header) => header.at(-1)?.trim() === 'End-of-Line Indicator',
  isScore: (title) => /\bPoints Grade\b/.test(title),
  most: (title) => numberIn(/MaxPoints:([\d.,]+)/.exec(title)?.[1]),
  excused: null,
};

const generic: GradebookKind = {
  id: 'generic',
  matches: () => true,
  isScore: (title) =>
    ['score', 'grade', 'points', 'mark', 'punkte', 'bewertung', 'note', 'puntos', 'nota'].includes(plainHeader(title)),
  most: () => null,
  excused: null,
};

/** In the order in which they are tried; the last one has no form of its own. */
export const gradebookKinds: readonly GradebookKind[] = [moodle, blackboard, brightspace, canvas, generic];
