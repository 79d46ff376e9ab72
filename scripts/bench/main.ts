/**
 * Times one correct submission in each language graded whole, against other ways to make the same calls, in one run and
 * round by round, so that a busy machine slows all of them alike. `npm run bench -- --help`.
 */
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Table from 'cli-table3';
import { Argument, Command, Option } from 'commander';
import { cacheDir } from '../../harness/platform/cache-dir.ts';
import type { Prepared } from '../../harness/contracts/prepare.ts';
import { prepareSound } from '../../harness/course/require-sound.ts';
import { resolveSettings } from '../../harness/config/resolve.ts';
import { languages } from '../../harness/languages/registry.ts';
import { packageRoot } from '../../harness/platform/package-root.ts';
import { at, defined } from '../../harness/text/at.ts';
import { assignment8puzzle } from '../../specs/8puzzle/index.ts';
import { floor, junitSuite, prepareJava, processForTest } from './java-designs.ts';
import { measure, median, type Cost } from './measure.ts';
import { positive } from '../positive.ts';
import { benchSolver } from './solver/main.ts';
import { writeRequests, writeTimedPuzzles } from './requests.ts';

const command = new Command('npm run bench --')
  .description('Times gradings against other ways to make the same calls, or the searches of the reference.')
  .addArgument(new Argument('[what]', 'what is timed').choices(['gradings', 'solver']).default('gradings'))
  .option('--rounds <n>', 'rounds in which each takes its turn', positive, 5)
  .addOption(new Option('--only <language>').choices(['java', 'typescript']))
  .option('--sample <n>', 'of the processes for single tests one in n is run, and the sum is multiplied', positive, 8)
  .parse();
const { rounds, sample, only } = command.opts<{ rounds: number; sample: number; only?: string }>();
const work = join(tmpdir(), '8puzzle-grader-bench');
const seed = 20_260_101;

interface Design {
  readonly name: string;
  readonly run: () => Promise<Cost>;
}

const submissionOf = (language: string): string =>
  join(packageRoot(), 'fixtures', 'submissions', language, 'passed', 'two-queues');

const gradeCommand = (language: string, ...flags: readonly string[]): string[] => [
  ...[process.execPath, join(packageRoot(), 'bin', 'grade.js'), submissionOf(language), '--quiet'],
  ...['--assignment', '8puzzle', '--output', `json=${join(work, `${language}.json`)}`, ...flags],
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

const design = (name: string, argv: readonly string[]): Design => ({ name, run: () => measure(argv) });

/** Gradings as courses ask for them and with the original's numbers of inputs, each beside the bare process with the same calls. */
const gradings = (language: string, bare: string, fewer: readonly string[], all: readonly string[]): Design[] => [
  design('grade, without style', gradeCommand(language, '--no-style')),
  design('grade, with style', gradeCommand(language)),
  design(`(a) the same calls in one bare ${bare}`, fewer),
  design('grade, inputs: official, without style', gradeCommand(language, '--no-style', ...asOfficial)),
  design(`(a) the same calls in one bare ${bare}`, all),
];

const javaDesigns = async (): Promise<Design[]> => {
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
  return [
    ...gradings('java', 'JVM', floor(bench, fewer), floor(bench, files)),
    ...(junit === null ? [] : [design('(b) JUnit in one process, five timed passes', suiteBy(junit))]),
    {
      name: `(c) javac and a JVM for each test (every ${String(sample)}th, scaled)`,
      run: () => sampled(single.map((file) => processForTest(bench, file))),
    },
  ];
};

const typescriptDesigns = async (): Promise<Design[]> => {
  const { facts, requests, fewer } = await prepareLanguage('typescript');
  const files = requests.map(({ file }) => file);
  const bare = (list: readonly string[]): string[] => [
    process.execPath,
    ...'--max-old-space-size=2048 --max-semi-space-size=64 --stack-size=3900 --no-warnings'.split(' '),
    join(packageRoot(), 'scripts', 'bench', 'typescript', 'replay.mjs'),
    ...[submissionOf('typescript'), facts.instruments, ...list],
  ];
  return gradings('typescript', 'Node', bare(fewer), bare(files));
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
  const scale = commands.length / chosen.length;
  return { ...sum, wallSeconds: sum.wallSeconds * scale, cpuSeconds: sum.cpuSeconds * scale };
};

const compare = async (title: string, designs: readonly Design[]): Promise<void> => {
  const measured = designs.map(({ name, run }) => ({ name, run, costs: [] as Cost[] }));
  for (let round = 0; round < rounds; round++) {
    for (const { name, run, costs } of measured) {
      process.stderr.write(`${title}, round ${String(round + 1)}: ${name}\n`);
      costs.push(await run());
    }
  }
  const table = new Table({ head: [title, 'wall s', 'CPU s', 'peak MiB', 'x grade'], style: { head: [], border: [] } });
  const base = median(at(measured, 0).costs.map(({ wallSeconds }) => wallSeconds));
  for (const { name, costs } of measured) {
    const wall = median(costs.map(({ wallSeconds }) => wallSeconds));
    const cpu = median(costs.map(({ cpuSeconds }) => cpuSeconds));
    const peak = Math.max(...costs.map(({ peakBytes }) => peakBytes)) / 2 ** 20;
    table.push([name, wall.toFixed(2), cpu.toFixed(2), peak.toFixed(0), (wall / base).toFixed(2)]);
  }
  process.stdout.write(`${table.toString()}\n`);
};

const benchGrading = async (): Promise<void> => {
  for (const language of only === undefined ? ['java', 'typescript'] : [only]) {
    await compare(language, language === 'java' ? await javaDesigns() : await typescriptDesigns());
  }
  const version = await measure([process.execPath, join(packageRoot(), 'bin', 'grade.js'), '--version']);
  process.stdout.write(`grade --version: ${(1_000 * version.wallSeconds).toFixed(0)} ms\n`);
};

await mkdir(work, { recursive: true });
if (command.processedArgs[0] === 'solver') benchSolver(rounds, work);
else await benchGrading();
