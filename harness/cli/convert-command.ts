/**
 * `grade convert report.json --output FORMAT=PATH`: renders a report again, byte for byte as the grading would have. An
 * edition for students is made as of now: what they see after the due date is in it once that is over.
 */
import { Command } from 'commander';
import { forAudience } from '../report/student-view/student-view.ts';
import { readReport } from '../report/read.ts';
import type { Audience } from '../contracts/report.ts';
import { deliver } from './deliver.ts';
import { audienceOption, collect } from './option-values.ts';
import { parseOutputs } from './outputs.ts';

interface ConvertOptions {
  readonly output?: readonly string[];
  readonly audience?: Audience;
  readonly quiet?: true;
  readonly verbose?: true;
  readonly color: boolean;
}

/** Throws a usage error for a file that is not a report of this version. */
export const convertCommand = (): Command =>
  new Command('convert')
    .description('write a report.json in other formats, without grading again')
    .argument('<report>', 'report.json of a grading; - is standard input')
    .option('--output <format=path>', 'such as gradescope=results.json; - is the terminal; repeatable', collect)
    .addOption(audienceOption())
    .option('-q, --quiet', 'do not say what was written')
    .option('-v, --verbose', 'text: each case, the tables, what passed')
    .option('--no-color', 'no colors, as with NO_COLOR set')
    .action(
      async (path: string, { output = ['text=-'], audience = 'student', quiet, verbose, color }: ConvertOptions) => {
        const outputs = parseOutputs(output);
        const report = forAudience(await readReport(path), audience, new Date());
        await deliver(report, outputs, { quiet: quiet === true, verbose: verbose === true, color });
      },
    );
