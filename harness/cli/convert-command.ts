/**
 * `grade convert report.json --output FORMAT=PATH`: renders a report again, byte for byte as the grading would have. An
 * edition for students is made as of now: what they see after the due date is in it once that is over. With `--config` the
 * report is scored, marked and told by those settings.
 */
import type { DefineCommand } from './define-command.ts';
import { openGrader } from '../api/open-grader.ts';
import type { Assignment } from '../contracts/assignment.ts';
import type { Audience, Report } from '../contracts/report.ts';
import { inLocale } from '../messages/in-locale.ts';
import { readReport } from '../report/read.ts';
import { forAudience } from '../report/student-view/student-view.ts';
import { wrap } from '../text/wrap.ts';
import { deliverBy } from './grade-command.ts';
import { audienceOption, collect } from './option-values.ts';
import { parseOutputs } from './outputs.ts';
import { toStderr } from './terminal.ts';

interface ConvertOptions {
  readonly output?: readonly string[];
  readonly config?: string;
  readonly audience?: Audience;
  readonly quiet?: true;
  readonly verbose?: true;
  readonly color: boolean;
}

/** Throws a usage error for a file that is not a report of this version. */
export const defineConvert: DefineCommand = (command, { assignments }) => {
  command
    .argument('<report>', 'report.json of a grading; - is standard input')
    .option('--output <format=path>', 'such as gradescope=results.json; - is the terminal; repeatable', collect)
    .option('--config <file>', 'apply its weights, words and who sees what')
    .addOption(audienceOption())
    .option('-q, --quiet', 'do not say what was written')
    .option('-v, --verbose', 'text: each case, the tables, what passed')
    .option('--no-color', 'no colors, as with NO_COLOR set')
    .action((path: string, options: ConvertOptions) => convert(path, options, assignments));
};

const convert = async (path: string, options: ConvertOptions, assignments: readonly Assignment[]): Promise<void> => {
  const { output = ['text=-'], config, audience = 'student' } = options;
  const outputs = parseOutputs(output);
  const now = new Date();
  const grader = await openGrader({ config: config ?? {}, assignments, warm: false });
  const stored = await readReport(path);
  const applied = config === undefined ? { report: stored, notApplied: [] } : await grader.applySettings(stored, now);
  tellNotApplied(applied.notApplied);
  await inLocale(grader.locale, async () => {
    const report: Report = forAudience(applied.report, audience, now);
    await deliverBy(grader, report, outputs, options);
  });
};

const tellNotApplied = (keys: readonly string[]): void => {
  if (keys.length === 0) return;
  const text = `Warning: these settings are not applied, since they need a new grading: ${keys.join(', ')}.`;
  toStderr(`${wrap(text, 80).join('\n')}\n`);
};
