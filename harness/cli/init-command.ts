/** `grade init`: a folder with all that a course needs, and a first grading to see that it works. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Option } from 'commander';
import type { DefineCommand } from './define-command.ts';
import { openGrader } from '../api/open-grader.ts';
import { defaultFile, findConfig } from '../config/load.ts';
import type { Assignment } from '../contracts/assignment.ts';
import { GraderError, usageError } from '../contracts/errors.ts';
import { courseFiles } from '../kits/course-files.ts';
import { courseKit } from '../kits/course-kit.ts';
import { fileNameOf, graderOf, kitNamed, languagesOf, platforms } from '../kits/choose.ts';
import { refuseTaken, writeKit } from '../kits/write-kit.ts';
import { at } from '../text/at.ts';
import { fixed } from '../text/points.ts';
import { Interrupted } from './interrupt.ts';
import { nextSteps } from './kit-command.ts';
import { collect } from './option-values.ts';
import { openLine } from './progress.ts';
import { forPeople, toStderr, toStdout, useColor } from './terminal.ts';
import { shellWord } from '../text/shell-word.ts';

interface InitOptions {
  readonly course?: string;
  readonly language?: readonly string[];
  readonly platform?: string;
  readonly grader?: string;
  readonly yes?: true;
  readonly force?: true;
}

const none = 'none';

export const defineInit: DefineCommand = (command, { assignments }) => {
  command
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
};

interface Answers {
  readonly course: string;
  readonly languages: readonly string[];
  readonly platform: string;
  readonly grader: string;
  readonly force: boolean;
}

/** Asks only a person, and only what no option says. */
const answers = async (options: InitOptions, assignment: Assignment): Promise<Answers> => {
  const asked = process.stdin.isTTY && process.stdout.isTTY && options.yes !== true;
  const ask = asked ? askPerson : takeUsual;
  const all = Object.keys(assignment.languages).join(', ');
  const offered = [...platforms(), none].join(', ');
  return {
    course: options.course ?? (await ask('Name of the course', 'this course', '--course', String)),
    languages: await (options.language === undefined
      ? ask(`Languages (${all})`, all, '--language', (text) => languagesOf(text.split(/[\s,]+/), assignment))
      : languagesOf(options.language, assignment)),
    platform:
      options.platform ?? (await ask(`Platform (${offered})`, none, '--platform', (text) => platformNamed(text))),
    grader: graderOf(options.grader),
    force: options.force === true,
  };
};

/** `option` says the answer beforehand. */
type Ask = <T>(question: string, usual: string, option: string, read: (text: string) => T) => Promise<T>;

/** Again, until the answer can be used. */
const askPerson: Ask = async (question, usual, option, read) => {
  const given = (await answerTo(`${question}? [${usual}] `)).trim();
  try {
    return read(given === '' ? usual : given);
  } catch (error) {
    if (!(error instanceof GraderError)) throw error;
    toStderr(forPeople(`${error.message} ${error.remedy ?? ''}\n`));
    return askPerson(question, usual, option, read);
  }
};

/** @throws {Interrupted} when the person leaves by Ctrl-C or Ctrl-D */
const answerTo = async (question: string): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
    process.stdout.write('\n');
    throw new Interrupted();
  } finally {
    terminal.close();
  }
};

const takeUsual: Ask = async (question, usual, option, read) => {
  toStderr(`${question}: ${usual} (default; change it with ${option})\n`);
  return Promise.resolve(read(usual));
};

const platformNamed = (name: string): string => {
  if (name === none || platforms().includes(name)) return name;
  throw usageError('unknown-platform', `There is no platform "${name}".`, {
    remedy: 'Write one of those in parentheses.',
  });
};

const setUp = async (
  dir: string,
  { course, languages, platform, grader, force }: Answers,
  assignment: Assignment,
  assignments: readonly Assignment[],
): Promise<void> => {
  const kit = platform === none ? null : kitNamed(platform);
  const kitTarget = kit === null ? null : { form: kit.form, out: join(dir, 'platform', fileNameOf(kit)), force };
  if (kitTarget !== null) await refuseTaken([], kitTarget);
  const courseTarget = { form: 'folder', out: dir, force, beside: true } as const;
  await writeKit(await courseKit({ course, assignment, languages, grader, kit }), courseTarget);
  const config = join(dir, defaultFile);
  toStderr(`Written: ${config}, and the files next to it\n`);
  if (kit !== null && kitTarget !== null) {
    const taken = await courseFiles(await findConfig({ config }, assignments), assignment);
    await writeKit(await kit.files({ assignment, languages, course: taken, grader }), kitTarget);
    toStderr(`Written: ${kitTarget.out}\n`);
    await toStdout(`${nextSteps(kit, grader).join('\n')}\n`);
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
  const grader = await openGrader({ config: join(dir, defaultFile), assignments });
  try {
    const { summary } = await grader.grade(folder);
    const { score } = summary;
    const isRight = summary.compilation === 'passed' && summary.api === 'passed';
    const found =
      isRight && score !== null
        ? `compiles, has the right API, and gets ${fixed(score)} of 100 points, as nothing is written in it yet.`
        : `was not graded as it should be. Look at it: grade ${shellWord(folder)}`;
    line.clear();
    await toStdout(`Tried: the starter kit for ${language} ${found}\n`);
  } catch (error) {
    if (!(error instanceof GraderError)) throw error;
    line.clear();
    await toStdout(`Not tried: the starter kit for ${language}. ${error.message} ${error.remedy ?? ''}\n`);
  } finally {
    line.stop();
    await grader.close();
  }
};
