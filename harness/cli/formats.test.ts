import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { githubActions } from '../formats/github-actions.ts';
import { gradescope } from '../formats/gradescope.ts';
import { formats } from '../formats/index.ts';
import { json } from '../formats/json.ts';
import { failedReport } from '../testing/reports/failed.ts';

const folder = mkdtempSync(join(tmpdir(), 'formats-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface Finished {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const grade = (args: readonly string[], env: Record<string, string> = {}, input = ''): Promise<Finished> =>
  new Promise((done) => {
    const child = execFile(
      process.execPath,
      [resolve('grade.ts'), ...args],
      { cwd: folder, env: { ...process.env, ...env } },
      (error, stdout, stderr) => {
        done({ code: Number(error?.code ?? 0), stdout, stderr });
      },
    );
    child.stdin?.end(input);
  });

const names =
  'html, json, text, gradescope, classroom50, github-classroom, github-actions, prairielearn, autolab, check50, ' +
  'exercism, junit, ctrf, tap, sarif, markdown, csv';

describe('the formats', () => {
  it('have these names, in this order', () => {
    expect(formats.map(({ id }) => id).join(', ')).toBe(names);
  });

  it('are listed within 80 columns, with what each is for and where it goes', async () => {
    const { code, stdout } = await grade(['formats']);
    expect(code).toBe(0);
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
    const entries = (stdout.split('\n\n')[0] ?? '').split(/\n(?=\S)/).map((entry) => entry.replaceAll(/\s+/g, ' '));
    const goes = (place: string | undefined): string => (place === undefined ? '' : ` goes to ${place}`);
    expect(entries).toEqual(formats.map(({ id, title, place }) => `${id} ${title}${goes(place)}`));
  });
});

describe('grade convert', () => {
  const report = join(folder, 'report.json');
  writeFileSync(report, json.render(failedReport()));

  it('writes what the grading would have written, byte for byte', async () => {
    const outputs = ['gradescope=out/results.json', 'json=again.json'].flatMap((one) => ['--output', one]);
    const { code, stderr } = await grade(['convert', report, ...outputs]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'Written: out/results.json\nWritten: again.json\n' });
    expect(readFileSync(join(folder, 'out/results.json'), 'utf8')).toBe(gradescope.render(failedReport()));
    expect(readFileSync(join(folder, 'again.json'))).toEqual(readFileSync(report));
  });

  it('reads standard input, prints annotations, and adds the summary to the file of the step', async () => {
    const summary = join(folder, 'summary.md');
    writeFileSync(summary, 'before\n');
    const env = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary };
    const args = ['convert', '-', '--output', 'github-actions=-'];
    const { code, stdout } = await grade(args, env, json.render(failedReport()));
    expect({ code, stdout }).toEqual({ code: 0, stdout: githubActions.printed.render(failedReport()) });
    expect(readFileSync(summary, 'utf8')).toBe(`before\n${githubActions.render(failedReport())}`);
  });

  it('says in words what is wrong with a file, and ends with exit code 2', async () => {
    const broken = join(folder, 'broken.json');
    writeFileSync(broken, '{"schema": "8puzzle-grader/report/v1"}');
    const { code, stderr } = await grade(['convert', broken, '--output', 'tap=-']);
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /^Error: The report has an older format .*\n {2}Where: .*broken.json\n {2}What to do: Grade/,
    );
  });
});

describe('standard output', () => {
  it('ends quietly when the reader has gone away', () => {
    const command = `"$0" "$1" words | head -c 1 >&2; echo "\${PIPESTATUS[0]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', command, process.execPath, resolve('grade.ts')], {
      encoding: 'utf8',
    });
    expect({ stdout, stderr }).toEqual({ stdout: '0\n', stderr: 'l' });
  });
});
