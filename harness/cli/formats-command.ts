/** `grade formats`: the formats of `--output`. */
import Table from 'cli-table3';
import { Command } from 'commander';
import type { Format } from '../contracts/format.ts';
import { formats } from '../formats/index.ts';
import { toStdout } from './terminal.ts';

export const formatsCommand = (): Command =>
  new Command('formats')
    .description('list the formats of --output: what each is for, and where a platform expects it')
    .option('--json', 'as JSON')
    .action(async ({ json }: { readonly json?: true }) => {
      await toStdout(json === true ? asJson() : asTable());
    });

const asJson = (): string =>
  `${JSON.stringify(
    formats.map(({ id, title, place }) => ({ id, for: title, place: place ?? null })),
    null,
    2,
  )}\n`;

/** With the borders and padding, 80 columns. */
const widths = [18, 24, 34];

const asTable = (): string => {
  const table = new Table({
    head: ['Format', 'For', 'Goes to'],
    colWidths: widths,
    wordWrap: true,
    wrapOnWordBoundary: true,
    style: { head: [], border: [], compact: true },
  });
  for (const format of formats) table.push(row(format));
  return `${table.toString()}\n\nWrite one with --output FORMAT=PATH, when grading or with grade convert.\n`;
};

const row = ({ id, title, place }: Format): string[] => [id, title, place ?? ''];
