/** Readers of the formats for people and spreadsheets: only what stands in them once. */
import { hundredths, type Reading } from './reading.ts';

/** The heading has the score. */
export const readMarkdown = (text: string): Reading => {
  const [heading = ''] = text.split('\n');
  const score = /: Score: ([\d.]+) of 100$/.exec(heading)?.[1];
  if (score === undefined && !heading.endsWith(': Not graded')) throw new Error(`This is no heading: ${heading}`);
  return { score: score === undefined ? null : hundredths(Number(score)), outcomes: new Map() };
};

/** RFC 4180, lines ended by LF: cells by the names in the header. */
export const csvRow = (text: string): Readonly<Record<string, string>> => {
  const records = text.replace(/\n$/, '').split(/\n(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const [names = [], cells = []] = records.map((record) =>
    [...`,${record}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(([, quoted, plain = '']) =>
      quoted === undefined ? plain : quoted.replaceAll('""', '"'),
    ),
  );
  if (records.length !== 2 || names.length !== cells.length) throw new Error('This is no header with one row.');
  return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
};

export const readCsv = (text: string): Reading => {
  const { score = '' } = csvRow(text);
  return { score: score === '' ? null : hundredths(Number(score)), outcomes: new Map() };
};
