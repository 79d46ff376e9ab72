import { plainOptions } from '../testing/formats/options.ts';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { githubActions } from '../formats/github-actions.ts';
import { gradescope } from '../formats/gradescope.ts';
import { formats } from '../formats/index.ts';
import { json } from '../formats/json.ts';
import { gradeCommand } from '../testing/grade-command.ts';
import { keptCommand } from '../testing/kept-command.ts';
import { readSarif } from '../testing/formats/tool-readers.ts';
import { failedReport } from '../testing/reports/failed.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const folder = scratchFolder('formats');

const grade = (args: readonly string[]) => keptCommand(args, { cwd: folder });

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
    const { code, stdout } = await gradeCommand(args, { cwd: folder, env, input: json.render(failedReport()) });
    expect({ code, stdout }).toEqual({ code: 0, stdout: githubActions.printed.render(failedReport(), plainOptions) });
    expect(readFileSync(summary, 'utf8')).toBe(`before\n${githubActions.render(failedReport())}`);
  });

  it('applies weights, words, who sees what and the layout of files by a configuration', async () => {
    writeFileSync(join(folder, 'de.yaml'), "language: de\ntexts:\n  formats.score: 'Punkte: {points} von 100'\n");
    const config = join(folder, 'course.yaml');
    writeFileSync(
      config,
      'words: de.yaml\nweights: {correctness: 0}\nformats: {gradescope: flat}\nchecks: {details: {board-1a: staff}}\n',
    );
    const { code, stdout } = await grade(['convert', report, '--config', config, '--output', 'gradescope=-']);
    expect(code).toBe(0);
    const file = JSON.parse(stdout) as { score: number; output: string; tests: { name: string; output: string }[] };
    expect(file.score).toBe(50);
    expect(file.output).toContain('Punkte: 50.00 von 100');
    const board = file.tests.find(({ name }) => name.startsWith('board-1a:'));
    expect(board?.output).toContain('hidden case 1');
    expect(stdout).not.toContain('random 10-by-10');
  });

  it('names the settings that it cannot apply', async () => {
    const config = join(folder, 'limits.yaml');
    writeFileSync(config, 'limits: {caseSeconds: 3}\njobs: 1\n');
    const { code, stderr } = await grade(['convert', report, '--config', config, '--output', 'csv=-']);
    const warning = 'Warning: these settings are not applied, since they need a new grading:\nlimits.caseSeconds.\n';
    expect({ code, stderr }).toEqual({ code: 0, stderr: warning });
  });

  it('tells in SARIF what checks are for', async () => {
    const { stdout } = await grade(['convert', report, '--output', 'sarif=-']);
    const { rules } = readSarif(stdout).file.runs[0].tool.driver;
    const help = rules.find(({ id }) => id === 'board-5a')?.help;
    expect(help?.text).toMatch(/^What is measured\n\n[^]*\n\nWhy\n\n[^]*\n\nWhat passing looks like\n\n/);
    expect(help?.markdown).toMatch(/^\*\*What is measured\*\*\n\n[^]*\n\n```text\npuzzle04.txt\n/);
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
    const { stdout, stderr } = spawnSync('bash', ['-c', command, process.execPath, resolve('bin/grade.js')], {
      encoding: 'utf8',
    });
    expect({ stdout, stderr }).toEqual({ stdout: '0\n', stderr: 'l' });
  });
});
