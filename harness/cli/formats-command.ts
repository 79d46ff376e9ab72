/** `grade formats`: the formats of `--output`. */
import type { DefineCommand } from './define-command.ts';
import type { Format } from '../contracts/format.ts';
import { formats } from '../formats/index.ts';
import { jsonText } from '../text/json-text.ts';
import { hanging } from '../text/wrap.ts';
import { terminalWidth, toStdout } from './terminal.ts';

export const defineFormats: DefineCommand = (command) => {
  command.option('--json', 'as JSON').action(async ({ json }: { readonly json?: true }) => {
    await toStdout(json === true ? asJson() : asList());
  });
};

const asJson = (): string =>
  jsonText(formats.map(({ id, title, place }) => ({ id, for: title, place: place ?? null })));

const asList = (): string => {
  const column = Math.max(...formats.map(({ id }) => id.length)) + 2;
  const lines = formats.flatMap((format) => entry(format, column));
  return `${lines.join('\n')}\n\nWrite one with --output FORMAT=PATH, when grading or with grade convert.\n`;
};

/** A line for what it is for, and one for where it goes: beside each other they would be columns of two words. */
const entry = ({ id, title, place }: Format, column: number): string[] => [
  ...hanging(id.padEnd(column), title, terminalWidth()),
  ...(place === undefined ? [] : hanging(`${' '.repeat(column)}goes to `, place, terminalWidth())),
];
