/** `grade init`: a folder with all that a course needs, and a first grading to see that it works. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Command, Option } from 'commander';
import { openGrader } from '../api/open-grader.ts';
import { findConfig } from '../config/load.ts';
import type { Assignment } from '../contracts/assignment.ts';
import { GraderError } from '../contracts/errors.ts';
import { courseFiles } from '../kits/course-files.ts';
import { courseKit } from '../kits/course-kit.ts';
import { kitNamed, languagesOf, platforms } from '../kits/choose.ts';
import { writeKit } from '../kits/write-kit.ts';
import { packageVersion } from '../platform/package-root.ts';
import { at } from '../text/at.ts';
import { collect } from './option-values.ts';
import { openLine } from './progress.ts';
import { toStderr, toStdout, useColor } from './terminal.ts';

interface InitOptions {
  readonly course?: string;
  readonly language?: readonly string[];
  readonly platform?: string;
  readonly grader?: string;
  readonly yes?: true;
  readonly force?: true;
}

const none = 'none';

export const initCommand = (assignments: readonly Assignment[]): Command =>
  new Command('init')
    .description('set up a course: settings, starter kits, the files for its platform')
    .argument('[dir]', 'where', '.')
    .option('--course <name>', 'such as "COS 226, fall"')
    .option('--language <id>', 'java or typescript; repeatable; both by default', collect)
    .addOption(new Option('--platform <name>', 'where students hand in').choices([...platforms(), none]))
    .option('--grader <spec>', 'what npm installs')
    .option('-y, --yes', 'ask nothing')
    .option('--force', 'overwrite files that are there')
    .action(async (dir: string, options: InitOptions) => {
      await setUp(dir, await answers(options, at(assignments, 0)), at(assignments, 0), assignments);
    });

interface Answers {
  readonly course: string;
  readonly languages: readonly string[];
  readonly platform: string;
  readonly grader: string;
  readonly force: boolean;
}

/** Asks only a person, and only what no option says. */
const answers = async (options: InitOptions, assignment: Assignment): Promise<Answers> => {
  const asks = process.stdin.isTTY && process.stdout.isTTY && options.yes !== true;
  const terminal = asks ? createInterface({ input: process.stdin, output: process.stdout }) : null;
  const ask = async (question: string, usual: string): Promise<string> => {
    const given = (await terminal?.question(`${question} [${usual}] `))?.trim() ?? '';
    return given === '' ? usual : given;
  };
  try {
    const all = Object.keys(assignment.languages).join(', ');
    const course = options.course ?? (await ask('Name of the course?', 'this course'));
    const languages = options.language ?? (await ask(`Languages (${all})?`, all)).split(/[\s,]+/);
    const platform = options.platform ?? (await ask(`Platform (${[...platforms(), none].join(', ')})?`, none));
    return {
      ...{ course, languages: languagesOf(languages, assignment), platform },
      ...{ grader: options.grader ?? packageVersion().replace(' ', '@'), force: options.force === true },
    };
  } finally {
    terminal?.close();
  }
};

const setUp = async (
  dir: string,
  { course, languages, platform, grader, force }: Answers,
  assignment: Assignment,
  assignments: readonly Assignment[],
): Promise<void> => {
  const kit = platform === none ? null : kitNamed(platform);
  await writeKit(await courseKit({ course, assignment, languages, grader }), {
    form: 'folder',
    out: dir,
    force,
    beside: true,
  });
  const config = join(dir, 'grader.config.yaml');
  toStderr(`Written: ${config}, and what lies beside it\n`);
  if (kit !== null) {
    const taken = await courseFiles(await findConfig({ config }, assignments), assignment);
    const out = join(dir, 'platform', kit.form === 'zip' ? `${kit.id}.zip` : kit.id);
    await writeKit(await kit.files({ assignment, languages, course: taken, grader }), { form: kit.form, out, force });
    toStderr(`Written: ${out}\n`);
    await toStdout(`${kit.next.join('\n')}\n`);
  }
  for (const language of languages) await tryStarter(dir, language, assignments);
  await toStdout(`Next: read ${join(dir, 'README.md')}, and grade a submission of your own in that folder.\n`);
};

/** What cannot be graded on this machine can be set up here all the same. */
const tryStarter = async (dir: string, language: string, assignments: readonly Assignment[]): Promise<void> => {
  const folder = join(dir, 'starter', language);
  if (!existsSync(folder)) return;
  const line = await openLine(useColor(process.stderr));
  line.show(`Trying the starter kit for ${language}`);
  const grader = await openGrader({ config: join(dir, 'grader.config.yaml'), assignments });
  try {
    const { summary } = await grader.grade(folder);
    const isRight = summary.compilation === 'passed' && summary.api === 'passed' && summary.score !== null;
    const found = isRight
      ? `compiles, has the right API, and gets ${String(summary.score)} of 100 points, as nothing is written in it yet.`
      : `was not graded as it should be. Look at it: grade ${folder}`;
    line.clear();
    await toStdout(`Tried: the starter kit for ${language} ${found}\n`);
  } catch (error) {
    if (!(error instanceof GraderError)) throw error;
    line.clear();
    await toStdout(`Not tried: ${language} cannot be graded on this machine. ${error.message} ${error.remedy ?? ''}\n`);
  } finally {
    line.stop();
    await grader.close();
  }
};
