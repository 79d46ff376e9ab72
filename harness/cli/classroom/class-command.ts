/** `grade class BUNDLE`: a whole class, from the platform's bundle to its gradebook. Its own commands work on what it has written. */
import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import type { DefineCommand } from '../define-command.ts';
import { gradingOptions, runningOptions } from '../grading-options.ts';
import type { Assignment } from '../../contracts/assignment.ts';
import { usageError } from '../../contracts/errors.ts';
import { usual } from '../../classroom/queue/usual.ts';
import { readClasses } from '../../classroom/class-folder.ts';
import { platforms } from '../../classroom/bundle/platforms.ts';
import { parseShard } from '../../classroom/run/shard.ts';
import { nearest } from '../../text/suggest.ts';
import { exitCodes } from '../exit-code.ts';
import { interruptible } from '../interrupt.ts';
import { collectIds, wholeNumber } from '../option-values.ts';
import { forPeople, toStdout, useColor } from '../terminal.ts';
import { openClassProgress } from './class-progress.ts';
import { type ClassOptions, folderOption, withClass } from './class-options.ts';
import { classSummary } from './class-summary.ts';
import { putClass } from './put-class.ts';
import { databaseFlags, queueCommands } from './queue-commands.ts';
import { storedClassCommands } from './stored-commands.ts';

/** `report` is told the exit code: 4 when some could not be graded for the grader's own reasons. */
export const defineClass: DefineCommand = (command, { assignments, report }) => {
  command
    .usage('[options] <zip|folder>\n       grade class <command> [options]')
    .argument('<bundle>', 'zip or folder that the platform gave, or a folder of submissions')
    .enablePositionalOptions()
    .optionsGroup('The class:')
    .addOption(folderOption('where all of it is kept; the next run goes on there'))
    .option('--roster <csv>', 'the students: id, name, email, section, group; tells who is missing')
    .option('--bundle <platform>', `${platforms.map(({ id }) => id).join(', ')}; by default recognized from the names`)
    .option('--pattern <regex>', 'for other names: with the groups student_id and file_id')
    .optionsGroup('What is graded:');
  gradingOptions(command, assignments);
  command
    .option('--only <student>', 'only the student of this key; repeatable', collectIds)
    .option('--failed', 'also grade again: everyone who lost points or has no score')
    .option('--shard <i/n>', 'only part i of n, for several machines; then: grade class merge')
    .optionsGroup('How it runs:')
    .option('--parallel <n>', 'gradings at once; by default what cores and memory allow', wholeNumber(1, 256));
  runningOptions(command);
  queueOptions(command);
  command
    .optionsGroup('Output:')
    .option('-q, --quiet', 'no progress and no summary')
    .option('--no-color', 'no colors, as with NO_COLOR set')
    .addHelpText('after', examples)
    .action(async (bundle: string, options: ClassOptions, given: Command) => {
      refuseMisspelt(bundle, given);
      requireEffect(options, given);
      report(await gradeClass(bundle, options, assignments));
    });
  for (const one of [...storedClassCommands(assignments, report), ...queueCommands(assignments, report)])
    command.addCommand(one);
};

const queueOptions = (command: Command): void => {
  command
    .optionsGroup('On many machines (docs/class.md):')
    .option(databaseFlags, 'put the gradings into this PostgreSQL, for `grade worker`')
    .option(
      '--heartbeat-seconds <n>',
      'a worker silent for this long counts as gone',
      wholeNumber(10, 3_600),
      usual.heartbeatSeconds,
    )
    .option(
      '--expire-seconds <n>',
      'a grading that takes longer goes to another worker',
      wholeNumber(1, 86_400),
      usual.expireSeconds,
    )
    .option('--retries <n>', 'tries after the first, before a grading is given up', wholeNumber(0, 100), usual.retries);
};

/** A misspelt command is taken for a bundle. */
const refuseMisspelt = (bundle: string, { commands }: Command): void => {
  const names = commands.map((one) => one.name());
  const meant = existsSync(bundle) ? null : nearest(bundle, names);
  if (meant === null) return;
  throw usageError('unknown-command', `There is neither a bundle nor a command "${bundle}".`, {
    remedy: `Did you mean "grade class ${meant}"?`,
  });
};

/** Options by which only one way of grading goes. */
const ofOneWay = {
  heartbeatSeconds: 'database',
  expireSeconds: 'database',
  retries: 'database',
  parallel: 'here',
} as const satisfies Partial<Record<keyof ClassOptions, keyof typeof otherWay>>;

/** What is told of an option that would have no effect. */
const otherWay = {
  database: {
    code: 'without-database',
    problem: 'is only of use together with --database',
    remedy: 'or give the database into which the gradings are to be put',
  },
  here: {
    code: 'with-database',
    problem: 'has no effect together with --database, since nothing is graded here',
    remedy: 'and give it to `grade worker` on the machines that grade',
  },
} as const;

const requireEffect = ({ database }: ClassOptions, given: Command): void => {
  const way = database === undefined ? 'here' : 'database';
  for (const [name, own] of Object.entries(ofOneWay)) {
    if (own === way || given.getOptionValueSource(name) !== 'cli') continue;
    const long = String(given.options.find((one) => one.attributeName() === name)?.long);
    const { code, problem, remedy } = otherWay[own];
    throw usageError(code, `${long} ${problem}.`, { remedy: `Leave ${long} out, ${remedy}.` });
  }
};

const gradeClass = async (
  bundle: string,
  options: ClassOptions,
  assignments: readonly Assignment[],
): Promise<number> => {
  const shard = options.shard === undefined ? undefined : parseShard(options.shard);
  if (options.database !== undefined) return putClass(bundle, options, options.database, { shard, assignments });
  return withClass(options, assignments, async (opened) => {
    const { quiet, out: folder } = options;
    const before = await readClasses([folder]);
    const progress = await openClassProgress(quiet !== true, options.color && useColor(process.stderr));
    try {
      const { roster, bundle: kind, pattern, only, failed } = options;
      const how = { roster, kind, pattern, only, failed, shard, onEvent: progress.onEvent.bind(progress) };
      const file = await interruptible((signal) => {
        signal.addEventListener('abort', progress.stop.bind(progress), { once: true });
        return opened.grade(bundle, { ...how, signal });
      }, interruptAdvice);
      progress.stop();
      if (quiet !== true) await toStdout(forPeople(classSummary(file, { policy: opened.policy, folder, before })));
      return file.students.some(({ state }) => state === 'grader-fault') ? exitCodes.fault : exitCodes.graded;
    } finally {
      progress.stop();
    }
  });
};

const interruptAdvice = 'What has been graded is kept: run the same command again to go on.\n';

const examples = `
Examples:
  grade class bundle.zip --roster roster.csv        all in reports/class
  grade class bundle.zip --roster roster.csv        again: only what is new
  grade class fill gradebook.csv --to filled.csv    scores for the platform
  grade class regrade --config changed-config.yaml  who would change, how much

Exit codes: 0 graded, 2 usage or configuration, 4 some not graded by a fault of
the grader or of this machine (run it again), 130 interrupted (run it again).`;
