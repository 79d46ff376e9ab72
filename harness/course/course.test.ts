/** What is wrong with a course's module is said by the command line before anything is graded, with file and place. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { brokenCases, unknownNames } from '../testing/course/broken-cases.ts';
import { brokenExtensions, brokenModules } from '../testing/course/broken-modules.ts';
import { brokenParts } from '../testing/course/broken-parts.ts';
import { explained, extended, fileOf } from '../testing/course/modules.ts';
import { gradeCommand } from '../testing/grade-command.ts';
import { withinTime } from './within-time.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const folder = scratchFolder('course');

const submission = resolve('fixtures/submissions/java/passed/two-queues');

const all = [...brokenModules, ...brokenExtensions, ...brokenCases, ...unknownNames, ...brokenParts];

/** Opens the modules one after the other, as a program does, and tells what is thrown before anything is graded. */
const program = `
import { openGrader } from ${JSON.stringify(pathToFileURL(resolve('index.ts')).href)};
const [submission, ...files] = process.argv.slice(1);
const errors = [];
for (const assignment of files) {
  const grading = openGrader({ assignment, warm: false, config: { style: false } }).then((grader) => grader.grade(submission, { only: ['ours'] }));
  errors.push(await grading.then(() => null, ({ message, where, blame }) => ({ message, where, blame })));
}
process.stdout.write(JSON.stringify(errors));
`;
const toldOf = z.array(z.object({ message: z.string(), where: z.string(), blame: z.string() }));

describe('a module that', () => {
  let told: z.infer<typeof toldOf> = [];

  beforeAll(async () => {
    for (const one of all) writeFileSync(join(folder, fileOf(one)), one[1]);
    const files = all.map((one) => `./${fileOf(one)}`);
    const node = await execa(process.execPath, ['--input-type=module', '-e', program, submission, ...files], {
      cwd: folder,
    });
    told = toldOf.parse(JSON.parse(node.stdout));
  });

  it.each(all.map((one, index) => [one[0], one, index] as const))('%s', (_, one, index) => {
    const [, , place, message] = one;
    const where = expect.stringContaining(`${join(folder, fileOf(one))}${place}`) as string;
    expect(told[index]).toMatchObject({ blame: 'usage', message: expect.stringMatching(message) as string, where });
  });
});

describe('a function without an end', () => {
  const endless = (): never => {
    for (;;);
  };
  const stopped = 'it had not ended after 0.05 seconds, and was stopped';

  it('is stopped', () => {
    expect(() => withinTime(endless, 0.05)).toThrow(stopped);
  });

  it('is stopped within the limit of what calls it, and the next has its own again', () => {
    expect(() => withinTime(() => withinTime(endless), 0.05)).toThrow(stopped);
    expect(() => withinTime(endless, 0.05)).toThrow(stopped);
  });
});

it('the ending that an import lacks is told', async () => {
  writeFileSync(join(folder, 'lacks-ending.ts'), `import './throws';\n`);
  const { stderr } = await gradeCommand([submission, '--assignment', './lacks-ending.ts'], { cwd: folder });
  expect(stderr).toContain('What to do: Import the file by its whole name: throws.ts\n');
});

/** Parts of a check in a file that the module imports, and the text there at which it is told. */
const elsewhere: readonly (readonly [what: string, parts: string, named: string])[] = [
  ['the id of the base', `id: 'board-1a'`, `'board-1a'`],
  ['an id that is computed and taken', `id: 'board-' + '1a', title: 'First'`, `'First'`],
  ['an unknown section', `id: 'mine', section: 'nowhere'`, `'mine'`],
  ['a wrong part', `id: 'mine', cases: 7`, `'mine'`],
  ['an unknown class', `id: 'mine', needs: ['Bord']`, `'Bord'`],
];

it.each(elsewhere)('a check with %s, in a file that the module imports', async (what, parts, named) => {
  const name = what.replaceAll(' ', '-');
  const own = `export const own = { ${parts} };\n`;
  writeFileSync(join(folder, `${name}.ts`), own);
  writeFileSync(
    join(folder, `${name}-course.ts`),
    `import { own } from './${name}.ts';\n${extended(`checks: [{ ...${explained}, ...own }]`)}`,
  );
  const { stderr } = await gradeCommand(['explain', '--assignment', `./${name}-course.ts`], { cwd: folder });
  const column = String(own.indexOf(named) + 1);
  expect(stderr).toContain(`  Where: ${join(folder, `${name}.ts`)}:1:${column}\n`);
});

it('a broken module ends the command before anything is graded, without a stack trace', async () => {
  const { code, stdout, stderr } = await gradeCommand([submission, '--assignment', './throws.ts'], { cwd: folder });
  expect(stderr).toMatch(/cannot be loaded: no 1\.$/m);
  expect(stderr).toContain(`  Where: ${join(folder, 'throws.ts')}:2:7`);
  expect(stderr).not.toMatch(/^ +at /m);
  expect([code, stdout]).toEqual([2, '']);
});

it('a rule for compiler messages that throws ends the grading as wrong use', async () => {
  const name = 'rule.ts';
  writeFileSync(
    join(folder, name),
    `import { eightPuzzle } from '8puzzle-grader';
const causes = [{ codes: ['*'], message: /.*/, cause: () => { throw new Error('boom'); } }];
export default { ...eightPuzzle, languages: { java: { ...eightPuzzle.languages.java, causes } } };
`,
  );
  mkdirSync(join(folder, 'uncompiled'));
  for (const file of ['Board', 'Solver'])
    writeFileSync(join(folder, `uncompiled/${file}.java`), `class ${file} { int }`);
  const { code, stderr } = await gradeCommand(['./uncompiled', '--assignment', `./${name}`], { cwd: folder });
  expect(stderr).toContain('`cause` of the course module failed: boom.');
  expect(stderr).toContain(`  Where: ${join(folder, name)}:2:`);
  expect(code).toBe(2);
});

/** Lines at the top of a module, where the error is, and what it says. */
const strays: readonly (readonly [what: string, top: string, place: string, message: string])[] = [
  [
    'rejects a promise that nobody looks at',
    `void Promise.reject(new Error('stray'));`,
    ':1:21',
    'cannot be loaded: stray.',
  ],
  ['throws in a timer', `setTimeout(() => { throw new Error('tick'); }, 50);`, ':1:26', ': tick.'],
  ['waits for nothing', `await new Promise(() => undefined);`, '', 'it waits for something that never happens'],
  ['ends the program', `process.exit(0);`, ':1:9', 'it ends the program, by process.exit(0).'],
];

it.each(strays)('a module that %s', async (what, top, place, message) => {
  const file = join(folder, `stray${String(strays.findIndex(([other]) => other === what))}.ts`);
  writeFileSync(file, `${top}\n${extended(`checks: []`)}`);
  const { code, stdout, stderr } = await gradeCommand(['explain', '--assignment', file]);
  expect(stderr.replaceAll(/\s+/g, ' ')).toContain(message);
  expect(stderr).toContain(`  Where: ${file}${place}`);
  expect(stderr).not.toMatch(/^ +at /m);
  expect([code, stdout]).toEqual([2, '']);
});

it('a module that does not exist', async () => {
  const { code, stderr } = await gradeCommand([submission, '--assignment', './none/course.ts'], { cwd: folder });
  expect([code, stderr]).toEqual([2, expect.stringContaining(`Where: ${join(folder, 'none', 'course.ts')}\n`)]);
});

it('a folder in the place of a module', async () => {
  const { code, stderr } = await gradeCommand([submission, '--assignment', folder]);
  expect([code, stderr]).toEqual([2, expect.stringContaining('This is a folder, and no course module.')]);
});

const withSettings = `import { eightPuzzle, extend, z } from '8puzzle-grader';
const words = { measured: 'a', why: 'b', passing: 'c', source: 'd' };
const cases = [{ kind: 'skipped', name: 'a', reason: 'b' }];
const check = { id: 'ours', section: 'lectures', group: 'Board', needs: [], cases, explanation: words };
export default extend(eightPuzzle, {
  sections: [{ id: 'lectures', title: 'Lectures' }],
  weights: { lectures: 10 },
  schema: { strictness: z.int().max(5).optional() },
  checks: ({ settings }) => [{ ...check, title: 'strictness ' + settings.values['strictness'] }],
});
`;

const explainWith = (name: string, config: string): ReturnType<typeof gradeCommand> => {
  const course = join(folder, name);
  mkdirSync(course);
  writeFileSync(join(course, 'course.ts'), withSettings);
  writeFileSync(join(course, 'grader.config.yaml'), `assignment: ./course.ts\n${config}\n`);
  return gradeCommand(['explain', 'ours', '--config', join(course, 'grader.config.yaml')]);
};

it("a module's own settings reach its checks, in a section of its own", async () => {
  const { code, stdout } = await explainWith('set', 'strictness: 3\ntiming: { fairness: official }');
  expect([code, stdout]).toEqual([0, expect.stringContaining('strictness 3')]);
  expect(stdout).toContain('8puzzle - lectures - Board\n');
});

it("a wrong value of a module's own setting is told with its place", async () => {
  const { code, stderr } = await explainWith('wrong', 'strictness: 7');
  expect(stderr).toContain('grader.config.yaml:2:13');
  expect(code).toBe(2);
});

it('a module in the configuration is found from its file', async () => {
  writeFileSync(join(folder, 'good.ts'), extended(`title: 'Ours', checks: [${explained}]`));
  writeFileSync(join(folder, 'grader.config.yaml'), 'assignment: ./good.ts\n');
  const { code, stdout } = await gradeCommand(['explain', 'ours', '--config', join(folder, 'grader.config.yaml')]);
  expect([code, stdout]).toEqual([0, expect.stringContaining('What is measured\n  a\n')]);
});

it('an option that only assignments of the grader have is refused by its name', async () => {
  const percolation = resolve('examples/percolation/course.ts');
  const { code, stderr } = await gradeCommand([submission, '--assignment', percolation, '--puzzles', folder]);
  expect([code, stderr]).toEqual([2, expect.stringContaining('The assignment percolation has no option "puzzles".')]);
});
