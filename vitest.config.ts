import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const sources = ['harness', 'specs', 'reference', 'bin', 'scripts', 'examples'];
const tests = sources.map((folder) => `${folder}/**/*.test.ts`);

/** Folders whose tests start compilers, JVMs, sandboxes, browsers or the command line. */
const processes = [
  'harness/{sandbox,cli,doctor,probe,languages,api,course}/**',
  'harness/intake/unreadable.test.ts',
  'harness/kits/*.test.ts',
  'harness/classroom/class{,-points,-log,-parts}.test.ts',
  'harness/classroom/run/*.test.ts',
  'harness/classroom/queue/*.test.ts',
  'harness/**/browser.test.ts',
  'specs/*/{submissions,reference-submissions}.test.ts',
  'specs/algs4/**',
  'specs/slider-puzzle/{lab,fixtures,commands}/**',
  'specs/slider-puzzle/checks/together/**',
  'reference/lab/**',
  '{bin,scripts,examples}/**',
].map((folder) => (folder.endsWith('.ts') ? folder : `${folder}/*.test.ts`));

/** Have or change what other files of the same process would see: counts, environment, what was found out about the machine. */
const alone = ['reference/instruments/**/*.test.ts', 'harness/sandbox/isolation.test.ts'];

const ignored = ['**/node_modules/**', 'fixtures/**', 'dist/**'];

/** Minutes each, or nearly. What begins last should be short, and a fresh clone knows no times of the last run. */
const longest = [
  'specs/8puzzle/submissions.test.ts',
  'specs/8puzzle/reference-submissions.test.ts',
  'harness/classroom/queue/queue.test.ts',
  'harness/cli/classroom/class-command.test.ts',
  'harness/classroom/class.test.ts',
  'specs/slider-puzzle/lab/solve/solve.test.ts',
].map((file) => join(import.meta.dirname, file));

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => longest.includes(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * Four projects. `pure` and `processes` share modules among their files, since a quarter of the time would go into loading them
 * anew; `processes` start compilers, sandboxes or browsers, which are shared as well; `alone` are isolated from each other; `verify`
 * takes minutes. It runs by `npm run verify`, as do tests of the others that are tagged `long`.
 */
export default defineConfig({
  resolve: {
    // As course modules import it.
    alias: [
      { find: /^8puzzle-grader\/slider-puzzle$/, replacement: join(import.meta.dirname, 'slider-puzzle.ts') },
      { find: /^8puzzle-grader$/, replacement: join(import.meta.dirname, 'index.ts') },
    ],
  },
  test: {
    // The tests start real compilers, JVMs and sandboxes: no more files at once than there are cores.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    globalSetup: join(import.meta.dirname, 'harness/testing/shared-folder.ts'),
    setupFiles: [join(import.meta.dirname, 'harness/testing/same-inputs.ts')],
    // Ends what hangs; a busy machine takes many times as long as a test does alone.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    tags: [{ name: 'long', description: 'Takes long; for npm run verify.' }],
    // On a runner of GitHub, too, the command answers as anywhere else, and adds nothing to the summary of the tests' own step.
    env: { GITHUB_ACTIONS: '', GITHUB_STEP_SUMMARY: '' },
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: { name: 'processes', pool: 'forks', isolate: false, include: processes, exclude: [...ignored, ...alone] },
      },
      {
        extends: true,
        test: {
          name: 'pure',
          pool: 'threads',
          isolate: false,
          include: tests,
          exclude: [...ignored, ...processes, ...alone],
        },
      },
      { extends: true, test: { name: 'alone', pool: 'forks', include: alone, exclude: ignored } },
      {
        extends: true,
        test: {
          name: 'verify',
          pool: 'forks',
          testTimeout: 1_800_000,
          hookTimeout: 1_800_000,
          env: { EVERY_RUN: '1' },
          include: [
            ...sources.map((folder) => `${folder}/**/*.verify.ts`),
            'harness/testing/fuzz/*.test.ts',
            'specs/8puzzle/reference-submissions.test.ts',
          ],
          exclude: ignored,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['grade.ts', 'index.ts', 'harness/**/*.ts', 'specs/**/*.ts', 'reference/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text-summary', 'html'],
    },
  },
});
