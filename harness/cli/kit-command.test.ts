/** `grade kit` as people run it. What is in each kit is tested beside it. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { kits } from '../kits/index.ts';
import { gradeCommand } from '../testing/grade-command.ts';

const top = mkdtempSync(join(tmpdir(), 'kit-command-'));
afterAll(() => {
  rmSync(top, { recursive: true, force: true });
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(top, 'course-'));
});

const kit = (...args: readonly string[]) => gradeCommand(['kit', ...args], { cwd: folder });
const settings = (text: string): void => {
  writeFileSync(join(folder, 'grader.config.yaml'), text);
};

describe('grade kit', () => {
  it('lists the kits', async () => {
    const { code, stdout } = await kit();
    expect(code).toBe(0);
    for (const { id, title } of kits) expect(stdout.replaceAll(/\s+/g, ' ')).toContain(`${id} ${title}`);
  });

  it('names the one that was meant', async () => {
    const { code, stderr } = await kit('githib');
    expect(code).toBe(2);
    expect(stderr).toContain('There is no kit "githib".');
    expect(stderr).toContain('Did you mean "github"?');
  });

  it('overwrites nothing unless it is told to', async () => {
    mkdirSync(join(folder, 'github'));
    writeFileSync(join(folder, 'github', 'mine.txt'), 'mine');
    const { code, stderr } = await kit('github');
    expect(code).toBe(2);
    expect(stderr).toContain('github exists.');
    expect((await kit('github', '--force')).code).toBe(0);
    expect(readFileSync(join(folder, 'github', 'mine.txt'), 'utf8')).toBe('mine');
  });

  it('takes the settings along, with the files that they name', async () => {
    settings('puzzles: our-puzzles\nweights: { timing: 10 }\n');
    mkdirSync(join(folder, 'our-puzzles'));
    writeFileSync(join(folder, 'our-puzzles', 'puzzle00.txt'), '2\n1 2\n3 0\n');
    expect((await kit('prairielearn', '--out', 'kit')).code).toBe(0);
    const found = ['grader.config.yaml', 'our-puzzles/puzzle00.txt'].filter((path) =>
      existsSync(join(folder, 'kit', 'tests', 'course', path)),
    );
    expect(found).toEqual(['grader.config.yaml', 'our-puzzles/puzzle00.txt']);
  });

  it('says that a file is outside, which the kit would lack', async () => {
    settings(`puzzles: ${top}\n`);
    const { code, stderr } = await kit('prairielearn');
    expect(code).toBe(2);
    expect(stderr).toContain('so the kit would lack it');
  });

  it('warns of a secret in the settings', async () => {
    settings('# postgresql://grader:hunter2@db.example.edu/grader\n');
    const { code, stderr } = await kit('prairielearn');
    expect(code).toBe(0);
    expect(stderr.replaceAll(/\s+/g, ' ')).toMatch(
      /Warning: \S*grader\.config\.yaml:1 seems to hold a password in an address/,
    );
    expect(stderr).not.toContain('hunter2');
  });

  it('refuses a language that the assignment does not have', async () => {
    const { code, stderr } = await kit('github', '--language', 'cobol');
    expect(code).toBe(2);
    expect(stderr).toContain('"cobol" is no language of this assignment.');
  });
});
