import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Run } from '../testing/grade-command.ts';
import { keptCommand } from '../testing/kept-command.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const folder = scratchFolder('explain');

interface Explained {
  readonly id: string;
  readonly languages: Readonly<Record<string, { readonly inputs: readonly string[]; readonly passing: string }>>;
}

/** In a folder without settings, as at 80 columns. */
const explain = (...args: string[]): Promise<Run> => keptCommand(['explain', ...args], { cwd: folder });

describe('grade explain', () => {
  it('tells of a check what, why, inputs, the limit of each language and the source, within 80 columns', async () => {
    const { stdout, code } = await explain('memory-board-120');
    expect(code).toBe(0);
    const headings = stdout.split('\n').filter((line) => /^[A-Z]/u.test(line));
    expect(headings).toEqual([
      'What is measured',
      'Why',
      'On which inputs',
      'What passing looks like',
      'Where the rule comes from',
      'What it is worth',
    ]);
    expect(stdout.replace(/\s+/gu, ' ')).toContain('Java: At most 1.15 x (4 n^2 + 32 n + 64), which is 70,729 bytes');
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('counts no input that the course does not have', async () => {
    const config = join(folder, 'one-puzzle.yaml');
    mkdirSync(join(folder, 'puzzles'));
    writeFileSync(join(folder, 'puzzles', 'puzzle20.txt'), '3\n 1 6 4\n 7 0 8\n 2 3 5\n');
    writeFileSync(config, 'puzzles: puzzles\n');
    const told = async (id: string): Promise<string> => (await explain(id, '--config', config)).stdout;
    expect(await told('solver-2a')).toMatch(/On which inputs\n {2}None\.\n/u);
    expect(await told('timing-1-puzzle46')).toContain('It is not run here for lack of inputs, and costs no points.');
    expect(await told('timing-1-puzzle20')).toContain('One of the 5 checks of timing');
  });

  it('tells a check of the wider set from one that does not exist', async () => {
    const config = join(folder, 'official.yaml');
    writeFileSync(config, 'checks: {set: official, visibility: {board-1a: staff}, off: [board-2a]}\n');
    const told = async (id: string): Promise<string> => (await explain(id, '--config', config)).stderr;
    expect(await told('board-21')).toContain('"board-21" goes beyond the original assessment');
    expect(await told('board-99')).toContain('There is no check, section or group "board-99".');
    expect(await told('trace-order')).toContain('The assignment comp204 has it');
  });

  it.each([[], ['--assignment', '8puzzle']])('says where a check is switched off %s', async (...options) => {
    const config = join(folder, 'off.yaml');
    writeFileSync(config, 'checks: {off: [board-1a]}\n');
    const { code, stderr } = await explain('board-1a', '--config', config, ...options);
    expect(code).toBe(2);
    expect(stderr).toContain(`"board-1a" is switched off by checks.off.\n  Where: ${config}:1:16\n`);
  });

  it.each([
    ['style-eslint', 'extended'],
    ['integrity-published', 'extended'],
    ['board-21', 'official'],
  ])('leaves out %s where the %s set is without it', async (id, set) => {
    const config = join(folder, 'without.yaml');
    writeFileSync(config, `checks: {set: ${set}, off: [${id}]}\n`);
    expect((await explain(id, '--config', config)).stderr).toContain(`"${id}" is switched off by checks.off.`);
  });

  it.each([
    ['style-checkstyle', 'One of the 3 checks of style,'],
    ['style-eslint', 'The only check of style,'],
  ])('counts only the checks of a language: %s', async (id, told) => {
    const config = join(folder, 'style.yaml');
    writeFileSync(config, 'weights: {style: 10}\n');
    expect((await explain(id, '--config', config)).stdout.replaceAll(/\s+/gu, ' ')).toContain(told);
  });

  it('keeps the hidden inputs of checks that others give cause for', async () => {
    const config = join(folder, 'hidden.yaml');
    writeFileSync(config, "checks:\n  details:\n    'integrity-*': staff\n");
    const told = (await explain('integrity-published', '--json', '--config', config)).stdout;
    const [published] = JSON.parse(told) as Explained[];
    expect(published?.languages['java']?.inputs).toEqual(['The course does not publish these inputs.']);
  });

  it('keeps hidden inputs, and takes the limits that the course has set', async () => {
    const config = join(folder, 'course.yaml');
    writeFileSync(config, "checks:\n  details:\n    'solver-2a': staff\ntiming:\n  secondsPerPuzzle: 7\n");
    const told = (await explain('--json', '--config', config)).stdout;
    const all = new Map((JSON.parse(told) as Explained[]).map((one) => [one.id, one.languages['java']]));
    expect(all.get('solver-2a')?.inputs).toEqual(['The course does not publish these inputs.']);
    expect(all.get('timing-1-puzzle20')?.passing).toContain('within 7 s of CPU time');
  });
});
