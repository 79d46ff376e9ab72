/** Brings a finished report to everyone who asked for it, so that a grading is never lost to a full disk. */
import { GraderError } from '../contracts/errors.ts';
import type { Format, FormatSettings, RenderOptions } from '../contracts/format.ts';
import { text } from '../formats/text.ts';
import type { Report } from '../contracts/report.ts';
import { appendOutput, type Output, writeOutput } from './outputs.ts';
import { forPeople, terminalWidth, toStderr, toStdout, useColor } from './terminal.ts';

export interface DeliveryOptions {
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly color: boolean;
  readonly formats?: FormatSettings | undefined;
  readonly explainOptions?: string | undefined;
  /** What the checks are for, when a format tells it. */
  readonly help?: (() => Promise<RenderOptions['help']>) | undefined;
}

/** Where the report goes when nothing was said, below the working directory. */
export const defaultReport = 'reports/report.json';

/**
 * Writes every output. When one cannot be written the others still are, the text goes to the terminal if it was not
 * there yet, and then the first error is thrown.
 */
export const deliver = async (report: Report, outputs: readonly Output[], options: DeliveryOptions): Promise<void> => {
  const details = outputs.find(({ format, path }) => format.id === 'json' && path !== '-')?.path ?? null;
  const errors: unknown[] = [];
  for (const { format, path } of outputs.toSorted(terminalFirst)) {
    try {
      const help = format.explains === true ? await options.help?.() : undefined;
      const rendering = { ...renderOptions(options, path, details), help };
      const content = await format.render(report, rendering);
      if (path === '-') await print(format, content, report, rendering);
      else await writeOutput(path, content, report.isolation === 'container');
      if (path !== '-' && !options.quiet) toStderr(`Written: ${path}\n`);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length === 0) return;
  await tellAnyway(report, outputs, options);
  throw errors.find((error) => error instanceof GraderError) ?? errors[0];
};

/** The text, beside what was printed: a program that reads a format there would take the text for a part of it. */
const tellAnyway = async (report: Report, outputs: readonly Output[], options: DeliveryOptions): Promise<void> => {
  const printed = outputs.find(({ path }) => path === '-');
  if (printed?.format === text) return;
  const stream = printed === undefined ? process.stdout : process.stderr;
  const rendering = { ...renderOptions(options, '-', null), color: options.color && useColor(stream) };
  const content = forPeople(text.render(report, rendering));
  if (printed === undefined) await toStdout(content);
  else toStderr(content);
};

/** A format that prints something else has its content in a file that the platform names, when it does. */
const print = async (format: Format, content: string, report: Report, rendering: RenderOptions): Promise<void> => {
  if (format.printed === undefined) {
    await toStdout(format.id === text.id ? forPeople(content) : content);
    return;
  }
  await toStdout(format.printed.render(report, rendering));
  const file = process.env[format.printed.variable] ?? '';
  if (file !== '') await appendOutput(file, content);
};

/** What is read at once comes before messages about files. */
const terminalFirst = (a: Output, b: Output): number => Number(b.path === '-') - Number(a.path === '-');

const renderOptions = (options: DeliveryOptions, path: string, details: string | null): RenderOptions => ({
  width: path === '-' ? terminalWidth() : 80,
  color: path === '-' && options.color && useColor(process.stdout),
  verbose: options.verbose,
  details: path === '-' ? details : null,
  explainOptions: options.explainOptions,
  environment: process.env,
  formats: options.formats,
});
