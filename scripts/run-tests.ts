/**
 * `npm test`: runs vitest and ends with one line of totals, `N passed, N failed` (and `, N skipped`), for people and
 * machines that read only the last line. Arguments go to vitest, which then runs only those files. What takes long is left
 * out: `npm run verify` asks for it by `--project verify`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { totalsLine } from './totals.ts';

const results = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
});

const scratch = mkdtempSync(join(tmpdir(), '8puzzle-grader-tests-'));
try {
  const output = join(scratch, 'results.json');
  const code = await vitest(output);
  process.stdout.write(`${totalsLine(read(output), code)}\n`);
  process.exitCode = code;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

async function vitest(output: string): Promise<number> {
  const cli = join(import.meta.dirname, '..', 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`];
  const given = process.argv.slice(2);
  const projects = given.includes('--project') ? [] : ['--project', '!verify'];
  const child = spawn(process.execPath, [cli, 'run', ...reporters, ...projects, ...given], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/** Null when vitest ended before it could write its results. */
function read(output: string): z.infer<typeof results> | null {
  try {
    return results.parse(JSON.parse(readFileSync(output, 'utf8')));
  } catch {
    return null;
  }
}
