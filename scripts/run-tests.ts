/**
 * `npm test`: runs vitest and ends with one line of totals, `N passed, N failed` (and `, N skipped`), for people and
 * machines that read only the last line. Arguments go to vitest, which then runs only those files. What takes long is left
 * out: `npm run verify` asks for it by `--project verify`, and by `--long` for what is tagged so in the other projects.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type Totals, totalsLine } from './totals.ts';

const results = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ status: z.string(), tags: z.array(z.string()) })) }),
  ),
});

const given = process.argv.slice(2).filter((argument) => argument !== '--long');
const onlyLong = process.argv.includes('--long');
const scratch = mkdtempSync(join(tmpdir(), '8puzzle-grader-tests-'));
try {
  const output = join(scratch, 'results.json');
  const code = await vitest(output);
  const ran = read(output);
  if (ran !== null && ran.left > 0 && !onlyLong)
    process.stdout.write(`${ran.left} tests take long and were left out: npm run verify\n`);
  process.stdout.write(`${totalsLine(ran, code)}\n`);
  process.exitCode = code;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

async function vitest(output: string): Promise<number> {
  const cli = join(import.meta.dirname, '..', 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`];
  const projects = given.some((argument) => argument.startsWith('--project'))
    ? []
    : ['--project', '!verify', '--tags-filter', onlyLong ? 'long' : '!long'];
  const child = spawn(process.execPath, [cli, 'run', ...reporters, ...projects, ...given], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/** Null when vitest ended before it could write its results. `left`: by the tag, for this run or the other one. */
function read(output: string): (Totals & { readonly left: number }) | null {
  try {
    const {
      numPassedTests: passed,
      numFailedTests: failed,
      testResults,
    } = results.parse(JSON.parse(readFileSync(output, 'utf8')));
    const idle = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => !['passed', 'failed'].includes(status));
    const skipped = idle.filter(({ tags }) => tags.includes('long') === onlyLong).length;
    return { passed, failed, skipped, left: idle.length - skipped };
  } catch {
    return null;
  }
}
