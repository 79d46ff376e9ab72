/** What is wrong with a course's module is said by the command line before anything is graded, with file and place. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Grader, openGrader } from '../../index.ts';
import { brokenCalls } from '../testing/course/broken-calls.ts';
import { brokenCases, unknownNames } from '../testing/course/broken-cases.ts';
import { brokenExtensions, brokenModules, strayModules } from '../testing/course/broken-modules.ts';
import { brokenParts } from '../testing/course/broken-parts.ts';
import { explained, extended, fileOf } from '../testing/course/modules.ts';
import { gradeCommand } from '../testing/grade-command.ts';
import { keptCommand } from '../testing/kept-command.ts';
import { withinTime } from './within-time.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const folder = scratchFolder('course');

const submission = resolve('fixtures/submissions/java/passed/two-queues');

const graded = [
  ...[...strayModules, ...brokenModules, ...brokenExtensions, ...brokenCases, ...unknownNames, ...brokenParts],
];
const called = Object.entries(brokenCalls).flatMap(([part, modules]) => modules.map((one) => [part, one] as const));
const all = [...graded, ...called.map(([, one]) => one)];

/** Parts of a check in a file that the module imports, and the text there at which it is told. */
const elsewhere: readonly (readonly [what: string, parts: string, named: string])[] = [
  ['the id of the base', `id: 'board-1a'`, `'board-1a'`],
  ['an id that is computed and taken', `id: 'board-' + '1a', title: 'First'`, `'First'`],
  ['an unknown section', `id: 'mine', section: 'nowhere'`, `'mine'`],
  ['a wrong part', `id: 'mine', cases: 7`, `'mine'`],
  ['an unknown class', `id: 'mine', needs: ['Bord']`, `'Bord'`],
];

const named = (what: string): string => what.replaceAll(' ', '-');
const own = (parts: string): string => `export const own = { ${parts} };\n`;

const files: Readonly<Record<string, string>> = {
  ...Object.fromEntries(all.map((one) => [fileOf(one), one[1]])),
  ...Object.fromEntries(elsewhere.map(([what, parts]) => [`${named(what)}.ts`, own(parts)])),
  ...Object.fromEntries(
    elsewhere.map(([what]) => [
      `${named(what)}-course.ts`,
      `import { own } from './${named(what)}.ts';\n${extended(`checks: [{ ...${explained}, ...own }]`)}`,
    ]),
  ),
  'lacks-ending.ts': `import './throws';\n`,
  'rule.ts': `import { eightPuzzle } from '8puzzle-grader';
const causes = [{ codes: ['*'], message: /.*/, cause: () => { throw new Error('boom'); } }];
export default { ...eightPuzzle, languages: { java: { ...eightPuzzle.languages.java, causes } } };
`,
};

const urlOf = (path: string): string => JSON.stringify(pathToFileURL(resolve(path)).href);

/**
 * Grades by the modules one after the other, as a program does, and tells what is thrown before anything is graded. Where a
 * function is named, it is called as a grading would call it: to build a submission each time takes a second.
 */
const program = `
import { eightPuzzle, openGrader } from ${urlOf('index.ts')};
import { resolveSettings } from ${urlOf('harness/config/resolve.ts')};
import { loadCourse } from ${urlOf('harness/course/load-course.ts')};
import { optionsFor } from ${urlOf('harness/course/prepare-options.ts')};
import { prepareSound } from ${urlOf('harness/course/require-sound.ts')};
import { java } from ${urlOf('harness/languages/java/index.ts')};
const { settings } = resolveSettings({}, { file: null, config: {} }, [eightPuzzle]);
const call = async (file, part) => {
  const assignment = await loadCourse(file, '.');
  const seeds = { seed: 1, hiddenSeed: 1 };
  const facts = assignment.languages.java;
  const prepared = await prepareSound(assignment, optionsFor({ assignment, language: java, facts, settings, seeds }));
  const [one] = prepared.checks.find(({ id }) => id === 'ours').cases;
  [one, prepared, prepared.followUps].find((of) => of?.[part] !== undefined)[part]([], []);
};
const grade = async (assignment, submission, only) =>
  (await openGrader({ assignment, warm: false, config: { style: false } })).grade(submission, { only });
const errors = [];
for (const { assignment, part, submission, only } of JSON.parse(process.argv[1])) {
  const told = part === undefined ? grade(assignment, submission, only) : call(assignment, part);
  errors.push(await told.then(() => null, ({ message, where, blame, remedy }) => ({ message, where, blame, remedy })));
}
process.stdout.write(JSON.stringify(errors));
`;
const toldOf = z
  .object({ message: z.string(), where: z.string().nullable(), blame: z.string(), remedy: z.string().nullable() })
  .partial()
  .nullable();

describe('a module that', () => {
  let told = new Map<string, z.infer<typeof toldOf> | undefined>();

  beforeAll(async () => {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    for (const name of ['uncompiled', 'a-folder']) mkdirSync(join(folder, name));
    for (const file of ['Board', 'Solver'])
      writeFileSync(join(folder, `uncompiled/${file}.java`), `class ${file} { int }`);
    const opened = [
      ...graded.map(fileOf),
      ...elsewhere.map(([what]) => `${named(what)}-course.ts`),
      ...['lacks-ending.ts', 'absent/course.ts', 'a-folder'],
    ];
    const asked = [
      ...opened.map((file) => ({ assignment: `./${file}`, submission, only: ['ours'] })),
      { assignment: './rule.ts', submission: './uncompiled', only: [] },
      ...called.map(([part, one]) => ({ assignment: `./${fileOf(one)}`, part })),
    ];
    const argv = ['--input-type=module', '-e', program, JSON.stringify(asked)];
    const errors = toldOf.array().parse(JSON.parse((await execa(process.execPath, argv, { cwd: folder })).stdout));
    told = new Map(asked.map(({ assignment }, index) => [basename(assignment), errors[index]]));
  });

  it.each(all.map((one) => [one[0], one] as const))('%s', (_, one) => {
    const [, , place, message] = one;
    const where = expect.stringContaining(`${join(folder, fileOf(one))}${place}`) as string;
    expect(told.get(fileOf(one))).toMatchObject({
      ...{ blame: 'usage', message: expect.stringMatching(message) as string, where },
    });
  });

  it('imports a file without its ending', () => {
    expect(told.get('lacks-ending.ts')?.remedy).toBe('Import the file by its whole name: throws.ts');
  });

  it.each(elsewhere)('imports a check with %s', (what, parts, text) => {
    const column = String(own(parts).indexOf(text) + 1);
    expect(told.get(`${named(what)}-course.ts`)?.where).toBe(`${join(folder, `${named(what)}.ts`)}:1:${column}`);
  });

  it('is not there', () => {
    expect(told.get('course.ts')).toMatchObject({ blame: 'usage', where: join(folder, 'absent', 'course.ts') });
  });

  it('is a folder', () => {
    const message = 'This is a folder, and no course module.';
    expect(told.get('a-folder')).toMatchObject({ blame: 'usage', message });
  });

  it('has a rule for compiler messages that throws', () => {
    expect(told.get('rule.ts')).toMatchObject({
      blame: 'usage',
      message: expect.stringContaining('`cause` of the course module failed: boom.') as string,
      where: expect.stringContaining(`${join(folder, 'rule.ts')}:2:`) as string,
    });
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

it('a broken module ends the command before anything is graded, without a stack trace', async () => {
  const { code, stdout, stderr } = await gradeCommand([submission, '--assignment', './throws.ts'], { cwd: folder });
  expect(stderr).toMatch(/cannot be loaded: no 1\.$/m);
  expect(stderr).toContain(`  Where: ${join(folder, 'throws.ts')}:2:7`);
  expect(stderr).not.toMatch(/^ +at /m);
  expect([code, stdout]).toEqual([2, '']);
});

/** What the command itself watches as well. */
const strays: readonly (readonly [what: string, top: string, place: string, message: string])[] = [
  ['throws in a timer', `setTimeout(() => { throw new Error('tick'); }, 50);`, ':1:26', ': tick.'],
  ['waits for nothing', `await new Promise(() => undefined);`, '', 'it waits for something that never happens'],
];

it.each(strays)('a module that %s', async (what, top, place, message) => {
  const file = join(folder, `${named(what)}.ts`);
  writeFileSync(file, `${top}\n${extended(`checks: []`)}`);
  const { code, stdout, stderr } = await gradeCommand(['explain', '--assignment', file]);
  expect(stderr.replaceAll(/\s+/g, ' ')).toContain(message);
  expect(stderr).toContain(`  Where: ${file}${place}`);
  expect(stderr).not.toMatch(/^ +at /m);
  expect([code, stdout]).toEqual([2, '']);
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

const explainedBy = async (name: string, config: string): ReturnType<Grader['explain']> => {
  const course = join(folder, name);
  mkdirSync(course);
  writeFileSync(join(course, 'course.ts'), withSettings);
  writeFileSync(join(course, 'grader.config.yaml'), `assignment: ./course.ts\n${config}\n`);
  return (await openGrader({ config: join(course, 'grader.config.yaml'), warm: false })).explain();
};

it("a module's own settings reach its checks, in a section of its own", async () => {
  const checks = await explainedBy('set', 'strictness: 3\ntiming: { fairness: official }');
  const ours = checks.find(({ id }) => id === 'ours');
  expect(ours).toMatchObject({ title: 'strictness 3', section: 'lectures', group: 'Board', weight: 10 });
});

it("a wrong value of a module's own setting is told with its place", async () => {
  await expect(explainedBy('wrong', 'strictness: 7')).rejects.toMatchObject({
    blame: 'usage',
    where: expect.stringMatching(/grader\.config\.yaml:2:13/) as string,
  });
});

it('a module in the configuration is found from its file', async () => {
  writeFileSync(join(folder, 'good.ts'), extended(`title: 'Ours', checks: [${explained}]`));
  writeFileSync(join(folder, 'grader.config.yaml'), 'assignment: ./good.ts\n');
  const { code, stdout } = await gradeCommand(['explain', 'ours', '--config', join(folder, 'grader.config.yaml')]);
  expect([code, stdout]).toEqual([0, expect.stringContaining('What is measured\n  a\n')]);
});

it('an option that only assignments of the grader have is refused by its name', async () => {
  const percolation = resolve('examples/percolation/course.ts');
  const { code, stderr } = await keptCommand([submission, '--assignment', percolation, '--puzzles', folder]);
  expect([code, stderr]).toEqual([2, expect.stringContaining('The assignment percolation has no option "puzzles".')]);
});
