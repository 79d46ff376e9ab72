/**
 * `grade convert report.json --output FORMAT=PATH`: renders a report again, byte for byte as the grading would have. An
 * edition for students is made as of now: what they see after the due date is in it once that is over.
 */
import { Command } from 'commander';
import { forAudience } from '../report/audience.ts';
import { readReport } from '../report/read.ts';
import type { Audience } from '../report/schema.ts';
import { deliver } from './deliver.ts';
import { audienceOption, collect } from './option-values.ts';
import { parseOutputs } from './outputs.ts';
import { convertWords as words } from './words/formats.ts';

interface ConvertOptions {
  readonly output?: readonly string[];
  readonly audience?: Audience;
  readonly quiet?: true;
  readonly verbose?: true;
  readonly color: boolean;
}

/** Throws a usage error for a file that is no report of this version. */
export const convertCommand = (): Command =>
  new Command('convert')
    .description(words.description())
    .argument('<report>', words.argument())
    .option('--output <format=path>', words.output(), collect)
    .addOption(audienceOption())
    .option('-q, --quiet', words.quiet())
    .option('-v, --verbose', words.verbose())
    .option('--no-color', words.color())
    .action(
      async (path: string, { output = ['text=-'], audience = 'student', quiet, verbose, color }: ConvertOptions) => {
        const outputs = parseOutputs(output);
        const report = forAudience(await readReport(path), audience, new Date());
        await deliver(report, outputs, { quiet: quiet === true, verbose: verbose === true, color });
      },
    );
