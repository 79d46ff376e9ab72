/** How gradebooks of the platforms look: by what they are known, which columns hold scores, what is the most. */
import { isCanvas, plainHeader } from '../roster/columns.ts';
import type { Row } from '../roster/cells.ts';

export interface GradebookKind {
  readonly id: string;
  /** By the header, the values below it, and whether a title is above it. */
  matches(header: readonly string[], rows: readonly Row[], isTitled: boolean): boolean;
  isScore(title: string): boolean;
  /** What it says of the most points of a column, in one row; undefined where a file of this kind need not say. */
  most(title: string, column: number, row: Row, rows: readonly Row[], header: readonly string[]): string | undefined;
  /** What it says without saying of which column: asked where `most` is undefined and the command was told nothing. */
  likelyMost?(column: number, row: Row, header: readonly string[]): string | undefined;
  /** Where it says so, behind "there is nothing". */
  readonly placeOfMost: string;
  /** What stands for a student who is excused; null: there is nothing for it. */
  readonly excused: string | null;
}

/** canvas-lms: gradebook_importer.rb, gradebook_exporter.rb. */
const canvas: GradebookKind = {
  id: 'canvas',
  matches: (header) => isCanvas(header) && ['student', 'lastname'].includes(plainHeader(header[0] ?? '')),
  isScore: (title) => /^.*\s\(\d+\)$/.test(title),
  most: (_, column, __, rows) => {
    const points = rows.find(({ cells }) => cells[0]?.value.trim() === 'Points Possible');
    return points?.cells[column]?.value ?? '';
  },
  placeOfMost: 'in the row "Points Possible"',
  excused: 'EX',
};

const participant = /^\p{L}[^\d]* \d+$/u;

/** moodle: mod/assign/feedback/offline/importgradeslib.php. Titles are in the language of the site. */
const moodle: GradebookKind = {
  id: 'moodle',
  matches: (_, rows) => rows.length > 0 && rows.every(({ cells }) => participant.test(cells[0]?.value.trim() ?? '')),
  isScore: (title) =>
    ['grade', 'bewertung', 'note', 'calificacion', 'valutazione', 'beoordeling'].includes(plainHeader(title)),
  // mod/assign/gradingtable.php: the column after the grades has the maximum, or the words of a scale.
  most: (_, column, { cells }) => cells[column + 1]?.value ?? '',
  placeOfMost: 'in the column after it',
  excused: null,
};

/** `Homework 1 [Total Pts: 50 Score] |9003`: with other words where the site speaks another language. */
const blackboardTitle = /\[[^[\]\d]*(\d[\d.,]*)[^[\]]*\]\s*\|\d+$/;

/**
 * Blackboard's help, "Work offline with grade data": a title without the column's number would make a new column. What has "up
 * to" so many points is computed there, and only what is shown as a score takes points: in other languages than
 * English that column has to be named.
 */
const blackboard: GradebookKind = {
  id: 'blackboard',
  matches: (header) => header.some((title) => blackboardTitle.test(title)),
  isScore: (title) => /\[Total Pts: \d[\d.,]* Score\]\s*\|\d+$/.test(title),
  most: (title) => blackboardTitle.exec(title)?.[1] ?? '',
  placeOfMost: 'behind "Total Pts:" in its title',
  excused: null,
};

/** community.d2l.com, article 3538: the last column ends each line, and is called so in the language of the site, as is the rest. */
const brightspace: GradebookKind = {
  id: 'brightspace',
  matches: (_, rows) => rows.length > 0 && rows.every(({ cells }) => cells.at(-1)?.value.trim() === '#'),
  isScore: (title) => /\bPoints Grade\b/.test(title),
  most: (title) => /<[^<>:]*:([\d.,]+)/.exec(title)?.[1] ?? '',
  placeOfMost: 'behind "MaxPoints:" in its title',
  excused: null,
};

const titlesOfMost = ['max', 'maxpoints', 'maxscore', 'maximum', 'outof', 'pointspossible'];

/** Sakai's `Homework 1 [25]` (gradebookng, ImportGradesHelper.java). */
const titleWithMost = / \[(\d+(?:[.,]\d\d?)?)\]$/;

/**
 * Gradescope's exports are two of these, `Total Score`, `Max Points`; of a course `Homework 1`, `Homework 1 - Max Points`. So is
 * that of Sakai's gradebook.
 */
const generic: GradebookKind = {
  id: 'generic',
  matches: () => true,
  isScore: (title) =>
    ['score', 'grade', 'points', 'mark', 'punkte', 'bewertung', 'note', 'puntos', 'nota'].includes(plainHeader(title)),
  most: (title, _, { cells }, __, header) => {
    const inTitle = titleWithMost.exec(title)?.[1];
    if (inTitle !== undefined) return inTitle;
    const own = titlesOfMost.map((most) => plainHeader(title) + most);
    const column = header.findIndex((other) => own.includes(plainHeader(other)));
    return column < 0 ? undefined : (cells[column]?.value ?? '');
  },
  likelyMost: (column, { cells }, header) => {
    const columns = header.flatMap((title, index) => (titlesOfMost.includes(plainHeader(title)) ? [index] : []));
    const nearest = columns.find((index) => index > column) ?? columns.at(-1);
    return nearest === undefined ? undefined : (cells[nearest]?.value ?? '');
  },
  placeOfMost: 'in its column of the maximum',
  excused: null,
};

/** The grades.csv of an assignment (AssignmentServiceImpl.zipSubmissions), in the language of the site; points in no language. */
const sakai: GradebookKind = {
  ...generic,
  id: 'sakai',
  matches: (_, __, isTitled) => isTitled,
  most: () => '',
  placeOfMost: 'about it in the file',
};

/** In the order in which they are tried; the last one has no form of its own. */
export const gradebookKinds: readonly GradebookKind[] = [moodle, blackboard, brightspace, canvas, sakai, generic];
