/** `grade fixtures`: makes an assignment's fixtures anew, or says how they differ. */
import { Command } from 'commander';
import type { Assignment } from '../assignment.ts';
import { usageError } from '../errors.ts';
import { suggestion } from '../suggest.ts';
import { toStderr, toStdout } from './terminal.ts';

interface Options {
  readonly check?: true;
  readonly assignment?: string;
}

/** `report` is told the exit code: 1 when `--check` found differences. */
export const fixturesCommand = (assignments: readonly Assignment[], report: (exitCode: number) => void): Command =>
  new Command('fixtures')
    .description('make puzzles and expected values anew')
    .option('--check', 'write nothing; exit code 1 when a file differs')
    .option('--assignment <id>', 'only those of this assignment')
    .action(async (options: Options) => {
      const check = options.check === true;
      let problems = 0;
      for (const assignment of chosen(assignments, options.assignment)) problems += await run(assignment, check);
      report(problems === 0 ? 0 : 1);
    });

/** Assignments that share their fixtures are gone through once. */
const chosen = (assignments: readonly Assignment[], id: string | undefined): readonly Assignment[] => {
  if (id === undefined) return [...new Map(assignments.map((one) => [one.fixtureSet, one])).values()];
  const found = assignments.filter((one) => one.id === id);
  if (found.length > 0) return found;
  const known = assignments.map((one) => one.id);
  throw usageError('unknown-assignment', `There is no assignment "${id}".`, { remedy: suggestion(id, known) });
};

const run = async (assignment: Assignment, check: boolean): Promise<number> => {
  const progress = (text: string): void => {
    if (process.stderr.isTTY) toStderr(`${text}\n`);
  };
  const { files, problems } = await assignment.fixtures({ check, progress });
  for (const problem of problems) await toStdout(`${problem}\n`);
  const verb = check ? 'compared' : 'written';
  const outcome = problems.length === 0 ? 'no problems' : `${problems.length} problems`;
  await toStdout(`${assignment.id}: ${files} files ${verb}, ${outcome}.\n`);
  return problems.length;
};
