/** Readers of the formats for people and spreadsheets: only what stands in them once. */
import { parse } from 'csv-parse/sync';
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
  const [row, ...others] = parse<Readonly<Record<string, string>>>(text, { columns: true, record_delimiter: '\n' });
  if (row === undefined || others.length > 0) throw new Error('This is no header with one row.');
  return row;
};

export const readCsv = (text: string): Reading => {
  const { score = '' } = csvRow(text);
  return { score: score === '' ? null : hundredths(Number(score)), outcomes: new Map() };
};
