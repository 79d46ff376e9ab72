/** Commands for a class that is graded on many machines: a worker, and what takes the reports out. */
import { Command } from 'commander';
import type { DefineCommand } from '../define-command.ts';
import type { Assignment } from '../../contracts/assignment.ts';
import type { Flags } from '../../config/resolve.ts';
import { usual } from '../../classroom/queue/usual.ts';
import { readClasses } from '../../classroom/class-folder.ts';
import { exitCodes } from '../exit-code.ts';
import { gradingOptions, runningOptions } from '../grading-options.ts';
import { interruptible } from '../interrupt.ts';
import { wholeNumber } from '../option-values.ts';
import { forPeople, toStderr, toStdout } from '../terminal.ts';
import { folderOption, withClass } from './class-options.ts';
import { classSummary } from './class-summary.ts';
import { queueText } from './queue-text.ts';

type Report = (exitCode: number) => void;

export const databaseFlags = '--database <url>';

interface WorkerChoice extends Flags {
  readonly config?: string | undefined;
  readonly database: string;
  readonly parallel?: number;
  readonly untilEmpty?: boolean;
  readonly pollSeconds: number;
  readonly checkSeconds: number;
}

export const defineWorker: DefineCommand = (command, { assignments, report }) => {
  command
    .requiredOption(databaseFlags, 'postgresql://user@host/database; the password in PGPASSWORD')
    .optionsGroup('What is graded, as for `grade class`:');
  gradingOptions(command, assignments);
  command
    .optionsGroup('How it runs:')
    .option('--parallel <n>', 'gradings at once; by default what cores and memory allow', wholeNumber(1, 256))
    .option('--jobs <n>', 'programs at once of a grading that runs alone', wholeNumber(1, 256))
    .option('--until-empty', 'end when nothing is left; else it runs until Ctrl-C')
    .option('--poll-seconds <n>', 'how often it looks for new gradings', wholeNumber(1, 3_600), usual.pollSeconds)
    .option(
      '--check-seconds <n>',
      'how often it looks for workers that are gone',
      wholeNumber(1, 3_600),
      usual.checkSeconds,
    );
  runningOptions(command);
  command.addHelpText('after', workerExits).action(async (options: WorkerChoice) => {
    report(await runWorker(options, assignments));
  });
};

const runWorker = async (options: WorkerChoice, assignments: readonly Assignment[]): Promise<number> => {
  const { work } = await import('../../classroom/queue/work.ts');
  const { graded, late, faults } = await interruptible((signal) => work({ ...options, assignments, signal, say }));
  const more = [
    faults > 0 ? `, ${String(faults)} ended in an error` : [],
    late > 0 ? `, ${String(late)} too late` : [],
  ];
  await toStdout(`Nothing is left to grade. This worker graded ${String(graded)}${more.flat().join('')}.\n`);
  return exitCodes.graded;
};

/** The commands of `grade class` that need the database. */
export const queueCommands = (assignments: readonly Assignment[], report: Report): readonly Command[] => [
  collectCommand(assignments, report),
  statusCommand(report),
];

interface CollectChoice extends Flags {
  readonly config?: string | undefined;
  readonly database: string;
  readonly out: string;
  readonly class?: string;
  readonly wait?: boolean;
}

const collectCommand = (assignments: readonly Assignment[], report: Report): Command =>
  new Command('collect')
    .description('collect from the database what workers have graded')
    .requiredOption(databaseFlags, 'as it was put in with')
    .addOption(folderOption('folder of the class'))
    .option('--class <id>', 'if it was put in from another folder; grade class queue lists them')
    .option('--wait', 'until all of it is graded')
    .option('--config <file>', 'settings; grader.config.yaml by default')
    .option('--assignment <id>', 'as when it was put in')
    .addHelpText('after', collectExits)
    .action(async (options: CollectChoice) => {
      report(await collect(options, assignments));
    });

const collect = (
  { database, class: id, wait, ...options }: CollectChoice,
  assignments: readonly Assignment[],
): Promise<number> =>
  withClass(options, assignments, async (opened) => {
    const before = await readClasses([options.out]);
    const { file, taken, open, dead } = await interruptible((signal) =>
      opened.collect({ database, id, wait, signal, say }),
    );
    await toStdout(forPeople(classSummary(file, { policy: opened.policy, folder: options.out, before })));
    toStderr(`New reports taken out: ${String(taken)}\n`);
    for (const reason of new Set(dead)) toStderr(forPeople(`Could not be graded: ${reason}\n`));
    if (open > 0) toStderr(`Not graded yet: ${String(open)}. Run this again later, or with --wait.\n`);
    return dead.length > 0 ? exitCodes.fault : exitCodes.graded;
  });

const statusCommand = (report: Report): Command =>
  new Command('queue')
    .description('show how far the gradings in a database are')
    .requiredOption(databaseFlags, 'as it was put in with')
    .action(async ({ database: url }: { readonly database: string }) => {
      const { queueStatus } = await import('../../classroom/queue/status.ts');
      await toStdout(forPeople(queueText(await queueStatus(url))));
      report(exitCodes.graded);
    });

const say = (text: string): void => {
  toStderr(forPeople(`${text}\n`));
};

const collectExits = `
Exit codes: 0 collected, as far as it is graded, 2 usage or configuration,
4 some could not be graded (each is told), 130 interrupted (run it again).`;

const workerExits = `
Exit codes: 0 nothing is left (with --until-empty), 2 usage, configuration, or
other settings than the class has, 4 fault of the grader or of this machine,
130 interrupted: what was running is given back.`;
