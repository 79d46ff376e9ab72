/** `grade kit`: the files that put the grader to work on a platform. */
import type { DefineCommand } from './define-command.ts';
import type { Assignment } from '../contracts/assignment.ts';
import { findConfig, type LoadedConfig } from '../config/load.ts';
import { usageError } from '../contracts/errors.ts';
import { findAssignment } from '../config/named.ts';
import { courseFiles } from '../kits/course-files.ts';
import { fileNameOf, graderOf, kitNamed, languagesOf } from '../kits/choose.ts';
import { requireInSettings } from '../kits/grading-options.ts';
import { kits } from '../kits/index.ts';
import type { Kit } from '../kits/kit.ts';
import { privateIn, refuseForStudents, secretsIn } from '../kits/secrets.ts';
import { writeKit } from '../kits/write-kit.ts';
import { at } from '../text/at.ts';
import { hanging } from '../text/wrap.ts';
import { collect } from './option-values.ts';
import { forPeople, terminalWidth, toStderr, toStdout } from './terminal.ts';

interface KitOptions {
  readonly out?: string;
  readonly config?: string;
  readonly assignment?: string;
  readonly language?: readonly string[];
  readonly grader?: string;
  readonly force?: true;
}

export const defineKit: DefineCommand = (command, { assignments }) => {
  command
    .argument('[kit]', 'which one; without it, they are listed')
    .option('--out <path>', 'folder or zip to write (default: the name of the kit)')
    .option('--config <file>', 'settings to take along; grader.config.yaml by default')
    .option('--assignment <id>', 'as for grading')
    .option('--language <id>', 'java or typescript; repeatable; by default that of the settings, else both', collect)
    .option('--grader <spec>', 'what npm installs where the kit does not bring the grader')
    .option('--force', 'overwrite what is there')
    .action(async (id: string | undefined, options: KitOptions) => {
      if (id !== undefined) await makeKit(kitNamed(id), options, assignments);
      else if (Object.keys(options).length > 0) throw noKit();
      else await toStdout(list());
    });
};

const noKit = (): Error =>
  usageError('no-kit', 'No kit is named, and options are only for making one.', {
    remedy: 'Name it: grade kit NAME --out PATH. To list them: grade kit',
  });

const list = (): string => {
  const column = Math.max(...kits.map(({ id }) => id.length)) + 2;
  const lines = kits.flatMap(({ id, title }) => hanging(id.padEnd(column), title, terminalWidth()));
  return `${lines.join('\n')}\n\nMake one with grade kit NAME --out PATH.\n`;
};

const makeKit = async (kit: Kit, options: KitOptions, assignments: readonly Assignment[]): Promise<void> => {
  const loaded = await findConfig(options, assignments);
  const named = options.assignment ?? loaded.config.assignment;
  const assignment =
    loaded.course ?? (named === undefined ? at(assignments, 0) : findAssignment(named, assignments, {}));
  if (options.assignment !== undefined && kit.withoutSettings !== true) requireInSettings(kit, assignment, loaded);
  const course = await courseFiles(loaded, assignment);
  const languages = languagesFor(options, loaded, assignment);
  const secrets = kit.withoutSettings === true ? [] : secretsIn(course.files);
  if (kit.forStudents === true && kit.withoutSettings !== true) refuseForStudents([...secrets, ...privateIn(loaded)]);
  const grader = graderOf(options.grader);
  const files = await kit.files({ assignment, languages, course, grader });
  const out = options.out ?? fileNameOf(kit);
  await writeKit(files, { form: kit.form, out, force: options.force });
  for (const { where, what } of secrets) {
    toStderr(forPeople(`Warning: ${where} seems to hold ${what}. Anyone who has the kit can read it.\n`));
  }
  toStderr(forPeople(`Written: ${out}\n`));
  await toStdout(forPeople(`${nextSteps(kit, grader).join('\n')}\n`));
};

const languagesFor = (
  { language }: KitOptions,
  { config, valuePlaces }: LoadedConfig,
  assignment: Assignment,
): readonly string[] =>
  language === undefined && config.language !== undefined
    ? languagesOf([config.language], assignment, valuePlaces.get('language'))
    : languagesOf(language, assignment);

/** What to do with a kit, and what has to be on npm for it. */
export const nextSteps = (kit: Kit, grader: string): readonly string[] =>
  kit.installsGrader === true ? [...kit.next, installs(grader)] : kit.next;

const installs = (grader: string): string =>
  `It installs ${grader} with npm, so that must be there for everyone who uses the kit. To use another source, such as a fork (@course/grader@1.0.0) or the address of a .tgz: --grader SPEC`;
