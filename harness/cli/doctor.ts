/** `grade doctor`: what works on this machine, found by doing. */
import type { DefineCommand } from './define-command.ts';
import type { Assignment } from '../contracts/assignment.ts';
import { cacheDir } from '../platform/cache-dir.ts';
import { checkup, type Problems } from '../doctor/checkup.ts';
import { factsFor } from '../doctor/language-findings.ts';
import { renderCheckup } from '../doctor/table.ts';
import { GraderError, graderFault } from '../contracts/errors.ts';
import { languages } from '../languages/registry.ts';
import { explained } from '../platform/system-error.ts';
import { toStderr, toStdout } from './terminal.ts';
import { jsonText } from '../text/json-text.ts';

interface Options {
  readonly json?: true;
  readonly prepare?: true;
  readonly allowWeakIsolation?: true;
}

/** The subcommand. Throws a grader fault, hence exit code 4, when nothing can be graded on this machine. */
export const defineDoctor: DefineCommand = (command, { assignments }) => {
  command
    .option('--json', 'as JSON')
    .option('--prepare', 'first build what each language needs once per machine, such as a runtime image')
    .option('--allow-weak-isolation', 'a weak tier is enough, as for grading with this option')
    .action((options: Options) => examine(assignments, options));
};

const examine = async (assignments: readonly Assignment[], options: Options): Promise<void> => {
  const problems = options.prepare === true ? await prepare(assignments) : new Map<string, string>();
  const found = await checkup(assignments, problems, options.allowWeakIsolation === true);
  await toStdout(options.json === true ? jsonText(found) : renderCheckup(found));
  if (!found.gradable) {
    throw graderFault('nothing-gradable', 'Nothing can be graded on this machine.', {
      remedy:
        'Follow the advice above on what is missing. In a clone of the repository, npm run setup installs what it can.',
    });
  }
};

/** One language after the other: each uses all cores by itself. One that fails does not keep the others from it. */
const prepare = async (assignments: readonly Assignment[]): Promise<Problems> => {
  const problems = new Map<string, string>();
  for (const language of languages) {
    try {
      if ((await language.unavailable()) !== null) continue;
      for (const facts of factsFor(language, assignments)) await language.prepare(facts, cacheDir());
      for (const lacking of (await language.installOptionalTools?.(cacheDir())) ?? []) toStderr(`${lacking}\n`);
    } catch (cause) {
      const error = explained(cause);
      if (!(error instanceof GraderError)) throw error;
      const { message, where, remedy } = error;
      problems.set(language.id, [message, where && `  ${where}`, remedy].filter((line) => line !== null).join('\n'));
    }
  }
  return problems;
};
