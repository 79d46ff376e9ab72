/** `grade kit` as people run it. What is in each kit is tested beside it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { kits } from '../kits/index.ts';
import { gradeCommand } from '../testing/grade-command.ts';
import { keptCommand } from '../testing/kept-command.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

let folder = '';
beforeEach(() => {
  folder = scratchFolder('course');
});

const kit = (...args: readonly string[]) => keptCommand(['kit', ...args], { cwd: folder });
const settings = (text: string): void => {
  writeFileSync(join(folder, 'grader.config.yaml'), text);
};

describe('grade kit', () => {
  it('lists the kits', async () => {
    const { code, stdout } = await kit();
    expect(code).toBe(0);
    for (const { id, title } of kits) expect(stdout.replaceAll(/\s+/g, ' ')).toContain(`${id} ${title}`);
  });

  it('does not list them where one was to be made', async () => {
    const { code, stdout, stderr } = await kit('--out', 'github');
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining('No kit is named')]);
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

  it('is written nowhere when the shell knows no place, and over nothing that is in the folder', async () => {
    writeFileSync(join(folder, 'README.md'), 'mine');
    const { code, stderr } = await kit('prairielearn', '--out', '');
    expect([code, stderr]).toEqual([2, expect.stringContaining('The option --out <path> is empty.')]);
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe('mine');
  });

  it('is for the language of the settings', async () => {
    settings('language: java\n');
    expect((await kit('prairielearn')).code).toBe(0);
    const question = readFileSync(join(folder, 'prairielearn/question.html'), 'utf8');
    expect(question).toContain('file-names="Board.java,Solver.java"');
    expect((await kit('prairielearn', '--language', 'java', '--language', 'java', '--force')).code).toBe(0);
    expect(readFileSync(join(folder, 'prairielearn/question.html'), 'utf8')).toBe(question);
    settings('style: false\nlanguage: cobol\n');
    const { code, stderr } = await kit('prairielearn', '--out', 'other');
    expect([code, stderr]).toEqual([2, expect.stringContaining('grader.config.yaml:2:11')]);
  });

  it('for Autolab says how to find a cause with the options by which it grades', async () => {
    expect((await kit('autolab', '--assignment', 'comp204')).code).toBe(0);
    expect(readFileSync(join(folder, 'autolab/README.md'), 'utf8')).toContain('config.yaml --assignment comp204');
  });

  it('tells Autolab and PrairieLearn of the same time', async () => {
    settings('limits: { totalSeconds: 450 }\n');
    expect((await kit('autolab', '--out', 'autolab')).code).toBe(0);
    expect(readFileSync(join(folder, 'autolab/README.md'), 'utf8')).toMatch(/timeout\s+of 540 seconds/u);
  });

  it.each([
    [
      'prairielearn',
      511,
      'PrairieLearn ends a grading after 600 seconds, and by these settings one may take 601.',
      540,
    ],
    ['autolab', 811, 'Autolab ends a grading after 900 seconds, and by these settings one may take 901.', 840],
  ])('%s has no grading that takes longer than the platform allows', async (name, seconds, message, allowed) => {
    settings(`limits: { totalSeconds: ${String(seconds)} }\n`);
    const { code, stderr } = await kit(name);
    const told = stderr.replaceAll(/\s+/g, ' ');
    expect([code, told]).toEqual([2, expect.stringContaining(message)]);
    expect(told).toContain(`to ${String(allowed)} seconds together`);
    settings(`limits: { totalSeconds: ${String(seconds - 1)} }\n`);
    expect((await kit(name)).code).toBe(0);
  });

  it.each([
    ['github', 'It installs @course/grader@2.0.0 with npm'],
    ['prairielearn', ''],
  ])('%s says what has to be on npm, if anything', async (name, said) => {
    const { stdout } = await kit(name, '--grader', '@course/grader@2.0.0', '--out', `${name}-npm`);
    if (said === '') expect(stdout).not.toContain('npm');
    else expect(stdout).toContain(said);
  });

  it.each([
    ['8puzzle-grader@1.2.3', '1.2.3'],
    ['8puzzle-grader', 'latest'],
    ['@course/grader', 'npm:@course/grader'],
    ['@course/grader@2.0.0', 'npm:@course/grader@2.0.0'],
    ['course-grader', 'npm:course-grader'],
    ['grader-1.0.0.tgz', 'grader-1.0.0.tgz'],
    ['https://example.edu/grader.tgz', 'https://example.edu/grader.tgz'],
  ])('writes %s into a package.json as npm reads it there', async (grader, version) => {
    expect((await kit('starter-typescript', '--grader', grader, '--force')).code).toBe(0);
    const made = JSON.parse(readFileSync(join(folder, 'starter-typescript/package.json'), 'utf8')) as object;
    expect(Object.values(made)).toContainEqual(expect.objectContaining({ '8puzzle-grader': version }));
  });

  it('names an address in commands so that a shell reads it as one word', async () => {
    const address = 'https://example.edu/grader.tgz?job=7&raw=1';
    expect((await kit('starter-java', '--grader', address)).code).toBe(0);
    const commands = readFileSync(join(folder, 'starter-java/README.md'), 'utf8');
    expect(commands).toContain(`npm install --global '${address}'\n`);
    // Without a cache the starter kit cannot be tried, which takes longest.
    const env = { GRADER_CACHE_DIR: '/dev/null/cache' };
    const init = ['init', 'fall', '--yes', '--language', 'java', '--grader', address];
    const { code, stdout } = await gradeCommand(init, { cwd: folder, env });
    expect([code, stdout]).toEqual([0, expect.stringContaining('Not tried: the starter kit for java. ')]);
    const readme = readFileSync(join(folder, 'fall/README.md'), 'utf8');
    expect(readme).toContain(`npx --package='${address}' grade ./submission`);
    expect(readme).toContain(`grade kit github --grader '${address}' --language java`);
  });

  it('makes the same question for PrairieLearn again, with time for what the settings allow', async () => {
    settings('limits: { totalSeconds: 450 }\n');
    const info = async (out: string): Promise<unknown> => {
      expect((await kit('prairielearn', '--out', out)).code).toBe(0);
      return JSON.parse(readFileSync(join(folder, out, 'info.json'), 'utf8'));
    };
    const first = await info('first');
    expect(first).toMatchObject({
      uuid: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/) as string,
      externalGradingOptions: { timeout: 540 },
    });
    expect(await info('second')).toEqual(first);
  });

  it('takes along what the course module imports, and what that imports', async () => {
    settings('assignment: ./course.ts\n');
    mkdirSync(join(folder, 'parts'));
    const more = `import { weight } from './parts/weight.js';\nexport type { One } from './parts/types.ts';\n`;
    const course = `import { eightPuzzle, extend } from '8puzzle-grader';\n${more}`;
    writeFileSync(
      join(folder, 'course.ts'),
      `${course}export default extend(eightPuzzle, { weights: { style: weight } });`,
    );
    writeFileSync(
      join(folder, 'parts/weight.js'),
      `import w from './w.json' with { type: 'json' };\nexport const weight = w;`,
    );
    writeFileSync(join(folder, 'parts/w.json'), '5');
    writeFileSync(join(folder, 'parts/types.ts'), 'export type One = 1;');
    expect(await kit('prairielearn', '--out', 'kit')).toMatchObject({ code: 0 });
    for (const path of ['course.ts', 'parts/weight.js', 'parts/w.json', 'parts/types.ts'])
      expect(existsSync(join(folder, 'kit/tests/course', path))).toBe(true);
    const { code } = await keptCommand(['explain', '--config', join(folder, 'kit/tests/course/grader.config.yaml')]);
    expect(code).toBe(0);
  });

  it('says that the course module imports what the kit would lack', async () => {
    settings('assignment: ./course.ts\n');
    const course = (name: string): void => {
      const text = `import { eightPuzzle } from '8puzzle-grader';\nimport type { A } from '${name}';\nexport default eightPuzzle;`;
      writeFileSync(join(folder, 'course.ts'), text);
    };
    course('../a.ts');
    expect(await kit('github')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/imports "\.\.\/a\.ts", which is not/) as string,
    });
    course('./a.ts');
    const { code, stderr } = await kit('github');
    expect([code, stderr.replaceAll(/\s+/g, ' ')]).toEqual([
      2,
      expect.stringMatching(/course\.ts imports "\.\/a\.ts", and there is no such file.*course\.ts:2:2/),
    ]);
    expect(existsSync(join(folder, 'github'))).toBe(false);
  });

  it('says that the settings name a file that does not exist, and where', async () => {
    settings('style: false\npuzzles: ./pzzles\n');
    const { code, stderr } = await kit('prairielearn');
    expect(code).toBe(2);
    expect(stderr).toMatch(/pzzles does not exist/);
    expect(stderr).toContain('grader.config.yaml:2:10');
    expect(existsSync(join(folder, 'prairielearn'))).toBe(false);
  });

  it('grades the assignment that it was made for, whatever the settings name', async () => {
    settings('assignment: 8puzzle\n');
    expect((await kit('prairielearn', '--assignment', 'comp204')).code).toBe(0);
    expect(readFileSync(join(folder, 'prairielearn/tests/run.sh'), 'utf8')).toContain(' --assignment comp204 ');
  });

  it('says that the settings do not name the course module', async () => {
    const { code, stderr } = await kit('github', '--assignment', resolve('examples/percolation/course.ts'));
    expect([code, stderr]).toEqual([2, expect.stringContaining('since the settings do not name it')]);
  });

  it('says that the settings name another course module', async () => {
    const text = `import { eightPuzzle } from '8puzzle-grader';\nexport default eightPuzzle;`;
    for (const name of ['a.ts', 'b.ts']) writeFileSync(join(folder, name), text);
    settings('assignment: ./b.ts\n');
    const { code, stderr } = await kit('github', '--assignment', './a.ts');
    expect([code, stderr]).toEqual([2, expect.stringContaining('since the settings do not name it')]);
    expect((await kit('github', '--assignment', './b.ts')).code).toBe(0);
  });

  it('says that a kit for containers goes by the settings alone', async () => {
    const { code, stderr } = await kit('docker', '--assignment', 'comp204');
    expect([code, stderr]).toEqual([2, expect.stringContaining('as `assignment: comp204`')]);
  });

  it('says that a file is outside, which the kit would lack', async () => {
    settings(`puzzles: ${dirname(folder)}\n`);
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

  it.each([
    ['github', 2],
    ['starter-java', 0],
  ])('refuses settings with a secret for students in %s only if it holds them', async (name, code) => {
    settings('# postgresql://grader:hunter2@db.example.edu/grader\n');
    expect((await kit(name)).code).toBe(code);
  });

  it.each([
    ['class: { students: { bob: { excused: true, reason: was ill } } }', 'exceptions for single students'],
    ['hiddenSeed: 4711', 'the seed of hidden inputs'],
    [
      'seed: 4711\nchecks: { details: { solver-*: after-due-date }, dueDate: 2026-12-01T12:00:00Z }',
      'the seed of hidden inputs',
    ],
    ['seed: 4711\nchecks: { hidden: [solver-15*] }', 'the seed of hidden inputs'],
  ])('refuses %s for students, who would read it', async (line, what) => {
    settings(`style: false\n${line}\n`);
    const { code, stderr } = await kit('classroom50');
    expect([code, stderr.replaceAll(/\s+/g, ' ')]).toEqual([
      2,
      expect.stringContaining(`${what} (grader.config.yaml:2:`),
    ]);
    expect(stderr).not.toMatch(/was ill|4711/);
    expect(existsSync(join(folder, 'classroom50'))).toBe(false);
  });

  it.each(['prairielearn', 'starter-java'])(
    '%s takes settings with exceptions, which no student reads there',
    async (name) => {
      settings('hiddenSeed: 4711\nclass: { students: { bob: { excused: true, reason: was ill } } }\n');
      expect((await kit(name)).code).toBe(0);
    },
  );

  it('refuses a language that the assignment does not have', async () => {
    const { code, stderr } = await kit('github', '--language', 'cobol');
    expect(code).toBe(2);
    expect(stderr).toContain('"cobol" is no language of this assignment.');
  });
});
