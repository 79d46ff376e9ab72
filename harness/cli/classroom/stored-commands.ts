/** Commands for a class that is graded: they run no code of a submission. */
import { Command, Option } from 'commander';
import type { Assignment } from '../../contracts/assignment.ts';
import { usageError } from '../../contracts/errors.ts';
import { readClasses } from '../../classroom/class-folder.ts';
import { regradePage } from '../../classroom/site/regrade-page.ts';
import type { Class } from '../../classroom/open-class.ts';
import type { LeftCell, ScoredStudent } from '../../classroom/gradebook/fill.ts';
import type { ClassFile } from '../../classroom/store/class-file.ts';
import { whoIs } from '../../classroom/who-is.ts';
import { sanitizeText } from '../../text/sanitize.ts';
import { wrap } from '../../text/wrap.ts';
import { interruptible } from '../interrupt.ts';
import { exitCodes } from '../exit-code.ts';
import { collect, pointsValue, wholeNumber } from '../option-values.ts';
import { isStreamed, refuseFolder, writeOutput } from '../outputs.ts';
import { toStderr, toStdout, forPeople } from '../terminal.ts';
import { folderOption, withClass } from './class-options.ts';
import { classSummary, named } from './class-summary.ts';
import { similarText } from './similar-text.ts';
import { regradeText } from './regrade-text.ts';

interface Stored {
  readonly out: string;
  readonly config?: string | undefined;
  readonly assignment?: string | undefined;
}

type Report = (exitCode: number) => void;
type Work<Options> = (opened: Class, options: Options & Stored, given: readonly string[]) => Promise<number>;

export const storedClassCommands = (assignments: readonly Assignment[], report: Report): readonly Command[] => {
  const run =
    <Options>(work: Work<Options>) =>
    async (...given: unknown[]): Promise<void> => {
      const [options] = given.slice(-2) as [Options & Stored];
      const names = given
        .slice(0, -2)
        .flat()
        .filter((one) => typeof one === 'string');
      const { out, config, assignment } = options;
      await withClass({ out, config, assignment }, assignments, async (opened) => {
        report(await work(opened, options, names));
      });
    };
  return [
    fillCommand(run),
    feedbackCommand(run),
    regradeCommand(run),
    mergeCommand(run),
    similarCommand(run),
    verifyCommand(run),
    indexCommand(run),
  ];
};

type Run = <Options>(work: Work<Options>) => (...given: unknown[]) => Promise<void>;

const stored = (name: string, description: string): Command =>
  new Command(name)
    .description(description)
    .addOption(folderOption('folder of the class'))
    .option('--config <file>', 'settings; grader.config.yaml by default')
    .option('--assignment <id>', 'as when it was graded')
    .option('--no-color', 'no colors, as with NO_COLOR set');

/** Looked at before the work, which may take long. */
const fileFor =
  (option: string, example: string) =>
  (path: string): string => {
    refuseFolder(path, `${option} ${path}`, `${option} ${example}`);
    return path;
  };

interface FillChoice {
  readonly to: string;
  readonly platform?: string;
  readonly column?: Readonly<Record<string, string>>;
  readonly outOf?: number;
  readonly partial?: true;
}

const fillCommand = (run: Run): Command =>
  stored('fill', 'put the scores into a gradebook that you downloaded')
    .argument('<gradebook>', 'CSV or worksheet of the platform')
    .requiredOption('--to <file>', 'where the filled one is written', fileFor('--to', 'reports/filled.csv'))
    .option('--platform <name>', 'canvas, moodle, blackboard, brightspace, sakai or generic; by default recognized')
    .option('--column <score=title>', 'the column of the scores, such as score="Assignment 4 (1234)"', columnsOf)
    .option(
      '--out-of <n>',
      'points that 100 percent are worth, where the gradebook does not say (a CSV of no platform: 100)',
      pointsValue,
    )
    .option('--partial', 'it holds only some of the students')
    .action(
      run<FillChoice>(async (opened, options, [gradebook = '']) => {
        const { to, platform: kind, column: columns, outOf, partial } = options;
        const filled = await opened.fill(gradebook, { kind, columns, outOf, partial });
        await writeOutput(to, filled.bytes, false);
        // Beside a pipe or standard output no file can lie, and nothing else is to be in it.
        const isStream = await isStreamed(to);
        const list = isStream ? [] : [`${to}.changes.csv`];
        for (const path of list) await writeOutput(path, filled.list, false);
        const { changes, excused, unchanged, noScore, excusedBefore, notInGradebook, notInClass } = filled;
        const lines = [
          `Scores filled in: ${String(changes.length - excused)}; there already: ${String(unchanged)}`,
          excused === 0 ? [] : `Marked as excused: ${String(excused)}`,
          counted('Without a score, so their cells stay as they are', noScore.map(leftCell)),
          counted('Excused in the gradebook already, and left as they are', excusedBefore.map(leftCell)),
          counted('Scored, but not in this gradebook', notInGradebook.map(scored)),
          counted('In the gradebook, but not in this class, and left as they are', notInClass.map(whoIs)),
          ...filled.notes.flatMap((note) => wrap(note, 80)),
        ].flat();
        const summary = forPeople(`${lines.map((line) => sanitizeText(line, 10_000)).join('\n')}\n`);
        if (isStream) toStderr(summary);
        else await toStdout(summary);
        toStderr([to, ...list].map((path) => `Written: ${path}\n`).join(''));
        return exitCodes.graded;
      }),
    );

const counted = (title: string, names: readonly string[]): string[] =>
  named(`${title} (${String(names.length)})`, names, mostInGradebook);

/** A gradebook of one section lacks all others. */
const mostInGradebook = 20;

/** `Smith, Sam (0015), missing, has 55` */
const leftCell = (one: LeftCell): string =>
  `${whoIs(one)}, ${one.state}${one.old === '' ? '' : `, has ${sanitizeText(one.old, 40)}`}`;

/** `Smith, Sam (0015), 93.5` */
const scored = (one: ScoredStudent): string => `${whoIs(one)}, ${String(one.score)}`;

/** Nothing but scores is filled in. */
function columnsOf(text: string): Readonly<Record<string, string>> {
  const title = /^score=(.+)$/su.exec(text)?.[1];
  if (title !== undefined) return { score: title };
  throw usageError('wrong-column', `"${text}" names no column of scores.`, {
    where: '--column',
    remedy: 'Write --column score=TITLE',
  });
}

interface FeedbackChoice {
  readonly to: string;
  readonly moodle?: true;
}

const feedbackCommand = (run: Run): Command =>
  stored('feedback', "the students' pages as one zip")
    .requiredOption('--to <zip>', 'where it is written', fileFor('--to', 'reports/pages.zip'))
    .option('--moodle', "with the folders of Moodle's download, to be uploaded there as feedback files")
    .action(
      run<FeedbackChoice>(async (opened, { to, moodle }) => {
        const { archive, pages, without } = await opened.feedback(moodle === true ? 'moodle' : 'pages');
        await writeOutput(to, archive, false);
        const { students } = await opened.read();
        const absent = students.filter(({ key }) => without.includes(key));
        const ungraded = absent.filter(({ report }) => report === null);
        const ungrouped = absent.filter(({ report }) => report !== null);
        const lines = [
          `Pages: ${String(pages)}`,
          ...counted('Without a report, so without a page', ungraded.map(whoIs)),
          ...counted('In no group, so without a page: Moodle takes no files for them', ungrouped.map(whoIs)),
        ];
        await toStdout(forPeople(`${lines.join('\n')}\n`));
        toStderr(`Written: ${to}\n`);
        return exitCodes.graded;
      }),
    );

interface RegradeChoice {
  readonly preview?: true;
  readonly apply?: true;
  readonly page?: string;
}

const regradeCommand = (run: Run): Command =>
  stored('regrade', 'scores by other settings: who changes, by how much and why; nothing is run')
    .addOption(new Option('--preview', 'only tell (the default)').conflicts('apply'))
    .option('--apply', 'make it so')
    .option('--page <html>', 'write the whole list as a page', fileFor('--page', 'reports/preview.html'))
    .action(
      run<RegradeChoice>(async (opened, { apply, out, page }) => {
        const preview = await opened.preview();
        const { students } = await opened.read();
        await toStdout(forPeople(regradeText(preview, students, apply === true)));
        if (page !== undefined) {
          await writeOutput(page, regradePage(preview, { students }, apply === true), false);
          toStderr(`Written: ${page}\n`);
        }
        if (apply !== true) return exitCodes.graded;
        const file = await interruptible((signal) => opened.apply(signal), applyAdvice);
        await tellClass(opened, file, { out, before: [] });
        return exitCodes.graded;
      }),
    );

const applyAdvice = 'What has been scored again is kept: run the same command again to go on.\n';

const tellClass = (
  { policy }: Class,
  file: ClassFile,
  { out: folder, before }: { readonly out: string; readonly before: readonly ClassFile[] },
): Promise<boolean> => toStdout(forPeople(classSummary(file, { policy, folder, before })));

const mergeCommand = (run: Run): Command =>
  stored('merge', 'put together what was graded with --shard')
    .argument('<dir...>', 'folders of the parts')
    .action(
      run(async (opened, { out }, folders) => {
        const before = await readClasses([out, ...folders]);
        await tellClass(opened, await opened.merge(folders), { out, before });
        return exitCodes.graded;
      }),
    );

interface SimilarChoice {
  readonly ignore?: readonly string[];
  readonly earlier?: readonly string[];
  readonly top?: number;
}

const similarCommand = (run: Run): Command =>
  stored('similar', 'submissions with much code in common, for people to look at; it changes no score')
    .option('--ignore <dir>', 'code that everyone was given; repeatable', collect)
    .option('--earlier <dir>', 'a class of an earlier year; repeatable', collect)
    .option('--top <n>', 'pairs that are shown in detail, of each language (default: 50)', wholeNumber(1, 1_000))
    .action(
      run<SimilarChoice>(async (opened, { ignore, earlier, top, out }) => {
        const found = await interruptible((signal) => opened.similar({ ignored: ignore, earlier, top, signal }));
        const { students } = await opened.read();
        await toStdout(forPeople(similarText(found, out, students)));
        return exitCodes.graded;
      }),
    );

const verifyCommand = (run: Run): Command =>
  stored('verify', 'is everything as the log says? exit code 1 if not').action(
    run(async (opened) => {
      const problems = await opened.verify();
      const lines = problems.map(({ where, problem }) => `${where}: ${problem}`);
      await toStdout(forPeople(`${lines.length === 0 ? 'Everything is as the log says.' : lines.join('\n')}\n`));
      return problems.length === 0 ? exitCodes.graded : exitCodes.belowMinimum;
    }),
  );

const indexCommand = (run: Run): Command =>
  stored('index', 'make scores, grades.csv, class.sqlite and the page again, from class.json and the reports').action(
    run(async (opened, { out }) => {
      const before = await readClasses([out]);
      await tellClass(opened, await opened.index(), { out, before });
      return exitCodes.graded;
    }),
  );
