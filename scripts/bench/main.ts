/**
 * Times one correct submission in each language graded whole, against other ways to make the same calls, in one run and
 * round by round, so that a busy machine slows all of them alike. `npm run bench -- --help`.
 */
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Argument, Command, Option } from 'commander';
import { cacheDir } from '../../harness/platform/cache-dir.ts';
import type { Prepared } from '../../harness/contracts/prepare.ts';
import { prepareSound } from '../../harness/course/require-sound.ts';
import { resolveSettings } from '../../harness/config/resolve.ts';
import { languages } from '../../harness/languages/registry.ts';
import { packageRoot } from '../../harness/platform/package-root.ts';
import { defined } from '../../harness/text/at.ts';
import { assignment8puzzle } from '../../specs/8puzzle/index.ts';
import { floor, junitSuite, prepareJava, processForTest } from './java-designs.ts';
import { compare, type Design, design, scaled } from './compare.ts';
import { measure, median, type Cost } from './measure.ts';
import { positive } from '../positive.ts';
import { type LanguageId, languageIds } from '../prove/mutant.ts';
import { writeHopeless } from './hopeless.ts';
import { warmGradings } from './open-grader.ts';
import { benchSolver } from './solver/main.ts';
import { writeRequests, writeTimedPuzzles } from './requests.ts';

const command = new Command('npm run bench --')
  .description('Times gradings against other ways to make the same calls, or the searches of the reference.')
  .addArgument(new Argument('[what]', 'what is timed').choices(['gradings', 'solver']).default('gradings'))
  .option('--rounds <n>', 'rounds in which each takes its turn', positive, 5)
  .addOption(new Option('--only <language>').choices(['java', 'typescript']))
  .option('--sample <n>', 'of the processes for single tests one in n is run, and the sum is multiplied', positive, 8)
  .parse();
const { rounds, sample, only } = command.opts<{ rounds: number; sample: number; only?: LanguageId }>();
const work = join(tmpdir(), '8puzzle-grader-bench');
const seed = 20_260_101;

/** By title; each has the rows of `gradings` first. */
type Tables = Readonly<Record<string, readonly Design[]>>;

const submissionOf = (language: string): string =>
  join(packageRoot(), 'fixtures', 'submissions', language, 'passed', 'two-queues');

const gradeCommand = (submission: string, ...flags: readonly string[]): string[] => [
  ...[
    process.execPath,
    join(packageRoot(), 'bin', 'grade.js'),
    submission,
    '--quiet',
    '--assignment',
    '8puzzle',
    ...flags,
  ],
  ...['--output', `json=${join(work, 'report.json')}`],
];

const prepareLanguage = async (id: string) => {
  const language = languages.find((one) => one.id === id);
  const facts = assignment8puzzle.languages[id];
  if (language === undefined || facts === undefined) throw new Error(`no language ${id}`);
  await language.prepare(facts, cacheDir());
  const { settings } = resolveSettings({}, { file: null, config: {} }, [assignment8puzzle]);
  const prepare = (inputs: 'official' | null): Promise<Prepared> =>
    prepareSound(assignment8puzzle, {
      ...{ settings: settings.own, seed, hiddenSeed: 1, language: id, notation: language.notation },
      ...{ cacheDir: cacheDir(), modules: facts.modules, checkSet: 'extended', inputs },
      weights: assignment8puzzle.weights,
    });
  const prepared = await prepare('official');
  const requests = await writeRequests(prepared, seed, join(work, `${id}-requests`));
  const fewer = await writeRequests(await prepare(null), seed, join(work, `${id}-fewer-requests`));
  const timed = await writeTimedPuzzles(prepared, join(work, `${id}-timed`));
  return { facts, requests, fewer: fewer.map(({ file }) => file), timed };
};

/** The original's numbers of random inputs. */
const asOfficial = ['--config', join(packageRoot(), 'scripts', 'bench', 'official.yaml')];

/** A table's first two rows: a grading, and the same calls without a grader. */
const gradings = (language: string, bare: readonly string[], ...flags: readonly string[]): Design[] => [
  design('grade, without style', gradeCommand(submissionOf(language), '--no-style', ...flags)),
  design('(a) the same calls in one bare process', bare),
];

const otherGradings = (language: LanguageId): Design[] => {
  const opened = (what: 'warm' | 'first'): Promise<Cost> =>
    measure([
      process.execPath,
      join(packageRoot(), 'scripts', 'bench', 'open-grader.ts'),
      what,
      submissionOf(language),
    ]);
  const warm = async (): Promise<Cost> => scaled(await opened('warm'), 1 / warmGradings);
  return [
    design('grade, with style', gradeCommand(submissionOf(language))),
    { name: 'of two at once by a warm grader, without style', run: warm },
    { name: 'until the first verdict', run: () => opened('first') },
    design('a hopeless submission', gradeCommand(writeHopeless(language, work), '--no-style')),
  ];
};

const javaDesigns = async (): Promise<Tables> => {
  const { facts, requests, fewer, timed } = await prepareLanguage('java');
  const bench = await prepareJava(submissionOf('java'), facts.instruments, cacheDir(), join(work, 'java'));
  const { junit } = bench;
  const files = requests.map(({ file }) => file);
  const official = requests
    .filter(({ section }) => ['correctness', 'memory', 'timing'].includes(section))
    .map(({ file }) => file);
  const series = defined(
    requests.find(({ section }) => section === 'timing'),
    'no request of timing',
  ).file;
  // The five tables of the official report time each puzzle by itself.
  const single = [...official.filter((file) => file !== series), ...Array.from({ length: 5 }, () => timed).flat()];
  const suiteBy = (jar: string): string[] => junitSuite(bench, jar, official, series);
  return {
    java: [...gradings('java', floor(bench, fewer)), ...otherGradings('java')],
    'java, inputs: official': [
      ...gradings('java', floor(bench, files), ...asOfficial),
      ...(junit === null ? [] : [design('(b) JUnit in one process, five timed passes', suiteBy(junit))]),
      {
        name: `(c) javac and a JVM for each test (every ${String(sample)}th, scaled)`,
        run: () => sampled(single.map((file) => processForTest(bench, file))),
      },
    ],
  };
};

const typescriptDesigns = async (): Promise<Tables> => {
  const { facts, requests, fewer } = await prepareLanguage('typescript');
  const files = requests.map(({ file }) => file);
  const bare = (list: readonly string[]): string[] => [
    process.execPath,
    ...'--max-old-space-size=2048 --max-semi-space-size=64 --stack-size=3900 --no-warnings'.split(' '),
    join(packageRoot(), 'scripts', 'bench', 'typescript', 'replay.mjs'),
    ...[submissionOf('typescript'), facts.instruments, ...list],
  ];
  return {
    typescript: [...gradings('typescript', bare(fewer)), ...otherGradings('typescript')],
    'typescript, inputs: official': gradings('typescript', bare(files), ...asOfficial),
  };
};

/** One command in `sample`, multiplied. */
const sampled = async (commands: readonly (readonly string[])[]): Promise<Cost> => {
  const sum = { wallSeconds: 0, cpuSeconds: 0, peakBytes: 0 };
  const chosen = commands.filter((_, index) => index % sample === 0);
  for (const argv of chosen) {
    const cost = await measure(argv);
    sum.wallSeconds += cost.wallSeconds;
    sum.cpuSeconds += cost.cpuSeconds;
    sum.peakBytes = Math.max(sum.peakBytes, cost.peakBytes);
  }
  return scaled(sum, commands.length / chosen.length);
};

const benchGrading = async (): Promise<void> => {
  for (const language of only === undefined ? languageIds : [only]) {
    const tables = language === 'java' ? await javaDesigns() : await typescriptDesigns();
    for (const [title, designs] of Object.entries(tables)) await compare(title, designs, rounds);
  }
  const starts: Cost[] = [];
  for (let round = 0; round < rounds; round++)
    starts.push(await measure([process.execPath, join(packageRoot(), 'bin', 'grade.js'), '--version']));
  const version = median(starts.map(({ wallSeconds }) => wallSeconds));
  process.stdout.write(`grade --version: ${(1_000 * version).toFixed(0)} ms\n`);
};

await mkdir(work, { recursive: true });
if (command.processedArgs[0] === 'solver') benchSolver(rounds, work);
else await benchGrading();
