import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Run } from '../testing/grade-command.ts';
import { keptCommand } from '../testing/kept-command.ts';
import type { ReportDiff } from '../report/diff/diff.ts';
import { passedReport } from '../testing/reports/passed.ts';
import { failedReport, notGradableReport } from '../testing/reports/failed.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const folder = scratchFolder('diff');

beforeAll(async () => {
  const text = JSON.stringify(passedReport());
  await Promise.all([
    writeFile(join(folder, 'good.json'), text),
    writeFile(join(folder, 'bad.json'), JSON.stringify(failedReport())),
    writeFile(join(folder, 'none.json'), JSON.stringify(notGradableReport())),
    writeFile(join(folder, 'cut.json'), text.slice(0, 500)),
    writeFile(join(folder, 'old.json'), text.replace('/report/v4', '/report/v1')),
    writeFile(join(folder, 'command.json'), text.replace('two-queues', '##[error]x')),
    writeFile(join(folder, 'hostile.json'), text.replace('two-queues', '\\u001b[2J\\u202egnp.exe')),
  ]);
});

const diff = (...args: string[]): Promise<Run> => keptCommand(['diff', ...args], { cwd: folder });

describe('grade diff', () => {
  it('says what changed, and with --json all of it', async () => {
    const [text, json] = await Promise.all([diff('bad.json', 'good.json'), diff('bad.json', 'good.json', '--json')]);
    expect(text).toMatchObject({ code: 0, stderr: '' });
    expect(text.stdout).toContain('Score: 24.28 -> 100.00 (+75.72)');
    expect((JSON.parse(json.stdout) as ReportDiff).points.change).toBe(75.72);
  });

  it('prints nothing as JSON that a runner of GitHub Actions would obey', async () => {
    const { stdout } = await diff('good.json', 'command.json', '--json');
    expect(stdout).not.toContain('##[');
    expect(JSON.stringify(JSON.parse(stdout))).toContain('##[error]x');
  });

  it('counts nothing as unchanged where nothing was run', async () => {
    const { stdout } = await diff('good.json', 'none.json');
    expect(stdout).toContain('Score: 100.00 -> none');
    expect(stdout).not.toContain('Unchanged');
    expect(stdout).not.toMatch(/\n\n$/u);
  });

  it('ends with exit code 1 for a regression when that is asked for', async () => {
    const runs = [
      diff('good.json', 'bad.json'),
      diff('good.json', 'bad.json', '--fail-on-regression'),
      diff('bad.json', 'good.json', '--fail-on-regression'),
    ];
    expect((await Promise.all(runs)).map(({ code }) => code)).toEqual([0, 1, 0]);
  });

  it('refuses what is no report, with exit code 2', async () => {
    const runs = ['cut.json', 'old.json', 'nowhere.json', '-'].map((name) =>
      diff(name, name === '-' ? '-' : 'good.json'),
    );
    const results = await Promise.all(runs);
    expect(results.map(({ code, stdout }) => ({ code, stdout }))).toEqual(runs.map(() => ({ code: 2, stdout: '' })));
    expect(results.map(({ stderr }) => stderr).join('\n')).toMatch(
      /cut\.json[^]*old\.json[^]*nowhere\.json[^]*Both reports/,
    );
  });

  it('shows nothing of a report that a terminal would obey', async () => {
    const { stdout } = await diff('good.json', 'hostile.json');
    expect(stdout).toContain('gnp.exe');
    // eslint-disable-next-line no-control-regex -- that is what must not be there
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  });
});
