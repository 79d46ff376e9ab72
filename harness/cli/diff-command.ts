/** `grade diff OLD NEW`: two reports of one student, what changed and why. */
import type { DefineCommand } from './define-command.ts';
import { usageError } from '../contracts/errors.ts';
import { commandless } from '../formats/json.ts';
import { diffReports } from '../report/diff/diff.ts';
import { diffText } from '../report/diff/text.ts';
import { readReport } from '../report/read.ts';
import { jsonText } from '../text/json-text.ts';
import { makePaint } from '../text/paint.ts';
import { exitCodes } from './exit-code.ts';
import { forPeople, terminalWidth, toStdout, useColor } from './terminal.ts';

interface DiffOptions {
  readonly json?: true;
  readonly failOnRegression?: true;
  readonly color: boolean;
}

/** `report` is told the exit code. Throws a usage error for a file that is not a report of this version. */
export const defineDiff: DefineCommand = (command, { report }) => {
  command
    .argument('<old>', 'report.json of the earlier grading; - is standard input')
    .argument('<new>', 'report.json of the later grading; - is standard input')
    .option('--json', 'as JSON, with everything')
    .option('--fail-on-regression', 'exit code 1 when a check broke or the score is lower')
    .option('--no-color', 'no colors, as with NO_COLOR set')
    .action(async (old: string, now: string, options: DiffOptions) => {
      if (old === '-' && now === '-') {
        throw usageError('stdin-twice', 'Both reports cannot come from standard input.', {
          remedy: 'Give one of them as a file.',
        });
      }
      const diff = diffReports(await readReport(old), await readReport(now));
      const paint = makePaint(options.color && useColor(process.stdout));
      const shown =
        options.json === true ? commandless(jsonText(diff)) : diffText(diff, { width: terminalWidth(), paint });
      await toStdout(options.json === true ? shown : forPeople(shown));
      report(options.failOnRegression === true && diff.regression ? exitCodes.belowMinimum : exitCodes.graded);
    });
};
