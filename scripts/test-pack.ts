/**
 * `npm run test:pack`: packs the grader, installs the archive into an empty folder as a user would, and grades with
 * the installed command, by a course's own module and by a program: under the machine's own Node, outside the repository.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** What is missing from the package is missing from one of these: each needs other files of it. */
const oneOfEachKind = [
  'api',
  'board-1*',
  'solver-2*',
  'queue*',
  'client*',
  'rule*',
  'style-*',
  'timing-1-puzzle20',
  'memory-board-8',
  'memory-solver-puzzle20',
];

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), '8puzzle-grader-pack-'));
try {
  pack();
  install();
  grade(['--help'], 0);
  solve();
  play();
  grade(['fixtures', 'submission', 'java/passed/two-queues', '--write', 'none'], 2); // none is packed
  grade(['doctor', '--prepare'], 0);
  gradeFixture('java');
  gradeFixture('typescript');
  explainCourse();
  useLibrary();
  checkTypes();
  process.stdout.write('The packed grader installs and grades.\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function pack(): void {
  execFileSync('npm', ['pack', '--foreground-scripts', '--loglevel=error', '--pack-destination', folder], {
    cwd: root,
    stdio: 'inherit',
  });
}

/** Install scripts are on: they bring the Node that grades. */
function install(): void {
  const [archive] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  if (archive === undefined) throw new Error('npm pack made no archive.');
  execFileSync('npm', ['init', '--yes', '--silent'], { cwd: folder, stdio: 'ignore' });
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts=false'];
  const network = ['--prefer-offline', '--fetch-retries=5'];
  execFileSync('npm', ['install', ...quiet, ...network, `./${archive}`], { cwd: folder, stdio: 'inherit' });
}

/** By a search in a thread of its own, with tables and compiled loops that must have been packed. */
function solve(): void {
  const puzzle = join(root, 'fixtures', 'puzzles', 'puzzle4x4-50.txt');
  const answer = grade(['solve', '--json', '--stats', '--all', puzzle], 0);
  const { moves } = JSON.parse(answer) as { readonly moves: unknown };
  if (moves !== 50) throw new Error(`grade solve ${puzzle} gave ${String(moves)} moves.\n${answer}`);
}

/** The page with its script, which must have been packed. */
function play(): void {
  const page = grade(['play', '--output', '-'], 0);
  if (!page.includes('UNSOLVABLE PUZZLE')) throw new Error('grade play gave a page without its script.');
}

/** The correct submission with two queues must get full points from the installed command too. */
function gradeFixture(language: string): void {
  const submission = join(root, 'fixtures', 'submissions', language, 'passed', 'two-queues');
  if (!existsSync(submission)) throw new Error(`The fixture ${submission} is missing.`);
  const output = `json=${join(folder, `${language}.json`)}`;
  const only = oneOfEachKind.flatMap((id) => ['--only', id]);
  grade([submission, '--quiet', '--min-score', '100', '--output', output, ...only], 0);
}

/** A course's own module, which imports the installed grader by its name. */
function explainCourse(): void {
  copyFileSync(join(root, 'examples', 'extra-check', 'course.ts'), join(folder, 'course.ts'));
  const explained = grade(['explain', 'board-neighbors-twice', '--assignment', './course.ts'], 0);
  if (!explained.includes('can be iterated over twice'))
    throw new Error(`grade explain tells no more than\n${explained}`);
}

/** A program that opens a grader, under the Node that came with it. */
function useLibrary(): void {
  copyFileSync(join(root, 'examples', 'library', 'grade.mjs'), join(folder, 'grade.mjs'));
  const submission = join(root, 'fixtures', 'submissions', 'typescript', 'passed', 'two-queues');
  const said = run(join(folder, 'node_modules', '.bin', 'node'), ['grade.mjs', submission], 0);
  if (said !== 'Score: 100\n') throw new Error(`examples/library/grade.mjs printed ${said}`);
  if (!existsSync(join(folder, 'report.html'))) throw new Error('examples/library/grade.mjs wrote no report.html');
}

/** A program in TypeScript is compiled against the installed declarations. */
function checkTypes(): void {
  copyFileSync(join(root, 'examples', 'library', 'types.ts'), join(folder, 'types.mts'));
  // The declarations themselves are checked as well: they name what comes with the package alone.
  const options = ['--strict', '--noEmit', '--skipLibCheck', 'false', '--target', 'es2024'];
  for (const resolution of [
    ['--module', 'nodenext'],
    ['--module', 'preserve', '--moduleResolution', 'bundler'],
  ]) {
    run(join(folder, 'node_modules', '.bin', 'tsc'), [...options, ...resolution, 'types.mts'], 0);
  }
}

/** Gives what it printed. */
function grade(args: readonly string[], expected: number): string {
  return run(join(folder, 'node_modules', '.bin', 'grade'), args, expected);
}

function run(command: string, args: readonly string[], expected: number): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', env: machinesOwn() });
  if (status === expected) return stdout;
  const called = `${basename(command)} ${args.join(' ')}`;
  throw new Error(`${called}: exit code ${String(status)}, expected ${expected}\n${stdout}${stderr}`);
}

/** Without the repository's node_modules/.bin, whose Node would hide the machine's. */
function machinesOwn(): NodeJS.ProcessEnv {
  const folders = (process.env['PATH'] ?? '').split(':').filter((one) => !one.includes('node_modules'));
  return { ...process.env, PATH: folders.join(':') };
}
