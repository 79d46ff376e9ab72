/** Commands for a class that is graded on many machines: a worker, and what takes the reports out. */
import { Command } from 'commander';
import type { DefineCommand } from '../define-command.ts';
import type { Assignment } from '../../contracts/assignment.ts';
import type { Flags } from '../../config/resolve.ts';
import type { Database } from '../../classroom/queue/database.ts';
import { openGrader } from '../../api/open-grader.ts';
import { readClasses } from '../../classroom/class-folder.ts';
import { usualParallel } from '../../classroom/grade-bundle.ts';
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
    .option('--poll-seconds <n>', 'how often it looks for new gradings', wholeNumber(1, 3_600), 2)
    .option('--check-seconds <n>', 'how often it looks for workers that are gone', wholeNumber(1, 3_600), 30);
  runningOptions(command);
  command.addHelpText('after', workerExits).action(async (options: WorkerChoice) => {
    report(await work(options, assignments));
  });
};

const work = async (
  { database: url, parallel = usualParallel(), untilEmpty = false, pollSeconds, checkSeconds, ...flags }: WorkerChoice,
  assignments: readonly Assignment[],
): Promise<number> => {
  const { runWorker } = await import('../../classroom/queue/worker.ts');
  const alone = await openGrader({ ...flags, assignments });
  const beside = await openGrader({ ...flags, jobs: 1, assignments });
  try {
    const { graded, late, faults } = await withDatabase(url, (database) =>
      interruptible((signal) => {
        const how = { parallel, untilEmpty, pollSeconds, checkSeconds, signal, say };
        return runWorker(database, { alone, beside }, how);
      }),
    );
    const more = [
      faults > 0 ? `, ${String(faults)} ended in an error` : [],
      late > 0 ? `, ${String(late)} too late` : [],
    ];
    await toStdout(`Nothing is left to grade. This worker graded ${String(graded)}${more.flat().join('')}.\n`);
    return exitCodes.graded;
  } finally {
    await Promise.all([alone.close(), beside.close()]);
  }
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
    .action(async ({ database: url, class: id, wait = false, ...options }: CollectChoice) => {
      report(await collect(url, { id, wait }, options, assignments));
    });

const collect = async (
  url: string,
  how: { readonly id: string | undefined; readonly wait: boolean },
  options: Omit<CollectChoice, 'database' | 'class' | 'wait'>,
  assignments: readonly Assignment[],
): Promise<number> => {
  const { collectClass } = await import('../../classroom/queue/collect.ts');
  return withDatabase(url, (database) =>
    withClass(options, assignments, async (opened) => {
      const before = await readClasses([options.out]);
      const { file, taken, open, dead } = await interruptible((signal) =>
        opened.change((folder, bench) => collectClass(database, folder, bench, { ...how, signal, say })),
      );
      await toStdout(forPeople(classSummary(file, { policy: opened.policy, folder: options.out, before })));
      toStderr(`New reports taken out: ${String(taken)}\n`);
      for (const reason of new Set(dead)) toStderr(forPeople(`Could not be graded: ${reason}\n`));
      if (open > 0) toStderr(`Not graded yet: ${String(open)}. Run this again later, or with --wait.\n`);
      return dead.length > 0 ? exitCodes.fault : exitCodes.graded;
    }),
  );
};

const statusCommand = (report: Report): Command =>
  new Command('queue')
    .description('show how far the gradings in a database are')
    .requiredOption(databaseFlags, 'as it was put in with')
    .action(async ({ database: url }: { readonly database: string }) => {
      const { readStatus } = await import('../../classroom/queue/status.ts');
      await toStdout(forPeople(queueText(await withDatabase(url, readStatus))));
      report(exitCodes.graded);
    });

/** With a connection that is closed afterwards, whatever happens. The packages for it are loaded only now. */
export const withDatabase = async <T>(url: string, use: (database: Database) => Promise<T>): Promise<T> => {
  const { openDatabase } = await import('../../classroom/queue/database.ts');
  const database = await openDatabase(url);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
};

const say = (text: string): void => {
  toStderr(forPeople(`${text}\n`));
};

const workerExits = `
Exit codes: 0 nothing is left (with --until-empty), 2 usage, configuration, or
other settings than the class has, 4 fault of the grader or of this machine,
130 interrupted: what was running is given back.`;
