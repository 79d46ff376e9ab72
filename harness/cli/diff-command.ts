/** `grade diff OLD NEW`: two reports of one student, what changed and why. */
import { Command } from 'commander';
import { usageError } from '../errors.ts';
import { diffReports } from '../report/diff/diff.ts';
import { diffText } from '../report/diff/text.ts';
import { readReport } from '../report/read.ts';
import { makePaint } from '../report/text/paint.ts';
import { exitCodes } from './exit-code.ts';
import { forPeople, terminalWidth, toStdout, useColor } from './terminal.ts';
import { diffCommandWords as words } from './words/diff.ts';

interface DiffOptions {
  readonly json?: true;
  readonly failOnRegression?: true;
  readonly color: boolean;
}

/** `report` is told the exit code. Throws a usage error for a file that is no report of this version. */
export const diffCommand = (report: (exitCode: number) => void): Command =>
  new Command('diff')
    .description(words.description())
    .argument('<old>', words.old())
    .argument('<new>', words.new())
    .option('--json', words.json())
    .option('--fail-on-regression', words.failOnRegression())
    .option('--no-color', words.color())
    .action(async (old: string, now: string, options: DiffOptions) => {
      if (old === '-' && now === '-') {
        throw usageError('stdin-twice', words.twice(), { remedy: words.twiceRemedy() });
      }
      const diff = diffReports(await readReport(old), await readReport(now));
      const paint = makePaint(options.color && useColor(process.stdout));
      const shown =
        options.json === true
          ? `${JSON.stringify(diff, null, 2)}\n`
          : diffText(diff, { width: terminalWidth(), paint });
      await toStdout(options.json === true ? shown : forPeople(shown));
      report(options.failOnRegression === true && diff.regression ? exitCodes.belowMinimum : exitCodes.graded);
    });
