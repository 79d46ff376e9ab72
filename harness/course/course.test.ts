/** What is wrong with a course's module is said by the command line before anything is graded, with file and place. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { gradeCommand } from '../testing/grade-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'course-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const submission = resolve('fixtures/submissions/java/passed/two-queues');

const extended = (checks: string): string =>
  `import { eightPuzzle, extend } from '8puzzle-grader';
const words = { measured: 'a', why: 'b', passing: 'c', source: 'd' };
const cases = [{ kind: 'skipped', name: 'a', reason: 'b' }];
const check = { id: 'ours', section: 'correctness', group: 'Board', title: 't', needs: [], cases };
export default extend(eightPuzzle, { ${checks} });
`;
/** A module with a check of this one case. */
const withCase = (more: string): string =>
  extended(`checks: [{ ...check, explanation: words, needs: ['Board'], cases: [{
  kind: 'fixed', name: 'a', reproduction: [], judge: () => ({ passed: true }),
  script: { substitute: [], rows: [{}], steps: [{ op: 'callStatic', class: 'Board', method: 'm', args: [] }] }, ${more} }] }]`);
const withSections = (sections: string): string =>
  `import { eightPuzzle } from '8puzzle-grader';\nexport default { ...eightPuzzle, sections: ${sections} };\n`;
/** A module with this part beside a check of its own. */
const withPart = (
  part: string,
): string => `${extended(`checks: [{ ...check, explanation: words }]`).replace('export default', 'const own =')}
export default { ...own, prepare: async (options) => ({ ...(await own.prepare(options)), ${part} }) };
`;
const explained = '{ ...check, explanation: words }';

/** Name of the file, its content, where the error is, and what it says. */
const modules: readonly (readonly [what: string, file: string, content: string, place: string, message: RegExp])[] = [
  ['throws', 'throws.ts', `const a: number = 1;\nthrow new Error('no ' + a);\n`, ':2:7', /cannot be loaded: no 1\.$/m],
  ['throws something else', 'string.ts', `throw 'words';\n`, '', /cannot be loaded: words\.$/m],
  [
    'has a syntax error of TypeScript',
    'syntax.ts',
    'export default {\n  id: 1,,\n};\n',
    ':2:9',
    /Unexpected token `,`/,
  ],
  ['has a syntax error of JavaScript', 'syntax.js', 'export default {\n  id: 1,,\n};\n', '', /Unexpected token ','/],
  ['uses what Node does not run', 'enum.ts', 'enum A { b }\nexport default A.b;\n', ':1:1', /enum is not supported/],
  [
    'imports no file',
    'file.ts',
    `import a from './absent.ts';\nexport default a;\n`,
    ':1:',
    /Cannot find module '.*absent\.ts'/,
  ],
  ['imports no package', 'package.ts', `\nimport a from 'no-such';\n`, ':2:15', /Cannot find package 'no-such'\./],
  [
    'imports no entry',
    'entry.ts',
    `import a from '8puzzle-grader/x';\n`,
    ':1:',
    /Cannot find module '8puzzle-grader\/x'/,
  ],
  ['imports no export', 'name.ts', `import { a } from '8puzzle-grader';\n`, ':1:10', /no.* export named 'a'/],
  ['exports nothing', 'nothing.ts', 'export const a = 1;\n', '', /not an assignment\. default: Invalid input/],
  [
    'has a wrong shape',
    'shape.ts',
    `import { eightPuzzle } from '8puzzle-grader';\nexport default { ...eightPuzzle, id: 'A b', languages: {}, prepare: 1 };\n`,
    ':2:1',
    /default\.id: expected small letters.*default\.languages: expected facts for java.*default\.prepare: expected a fun/,
  ],
  [
    'has a section that reports cannot name',
    'section-id.ts',
    withSections(`[{ id: 'unit_tests', title: 't' }]`),
    ':2:1',
    /default\.sections\.0\.id: expected a small letter, then letters, digits and hyphens/,
  ],
  [
    'has a section twice',
    'section-twice.ts',
    withSections(`[...eightPuzzle.sections, { id: 'memory', title: 't' }]`),
    ':2:1',
    /default\.sections\.7\.id: there are two sections "memory"/,
  ],
  ...['style', 'score'].map(
    (id) =>
      [
        `has a section ${id}, which the grader has`,
        `section-${id}.ts`,
        withSections(`[{ id: '${id}', title: 't' }]`),
        ':2:1',
        new RegExp(`default\\.sections\\.0\\.id: the grader has a "${id}" of its own`),
      ] as const,
  ),
  [
    'throws in prepare()',
    'prepare.ts',
    extended(`checks: () => { throw new Error('late'); }`),
    ':5:60',
    /prepared: late\./,
  ],
  ['gives no checks', 'none.ts', extended('checks: () => [1]'), '', /check number 1 of the module .*: expected object/],
  [
    'has a check with a wrong part',
    'part.ts',
    extended(`checks: [{ ...check, title: 7 }]`),
    ':4:21',
    /"ours" is not complete or not right: title: /,
  ],
  ['has a check twice', 'twice.ts', extended(`checks: [${explained}, ${explained}]`), ':4:21', /two checks "ours"\./],
  [
    'has a check of the base',
    'base.ts',
    extended(`checks: [{ ...check, explanation: words, id: 'board-1a' }]`),
    ':5:83',
    /two checks "board-1a"/,
  ],
  [
    'names no section',
    'section.ts',
    extended(`checks: [{ ...check, explanation: words, section: 'corectness' }]`),
    ':4:21',
    /section "corectness", w/,
  ],
  [
    'weighs no section',
    'weights.ts',
    extended(`weights: { style2: 5 }`),
    ':5:49',
    /section "style2", which does not exist/,
  ],
  [
    'has a check without explanation',
    'bare.ts',
    extended('checks: [check]'),
    ':4:21',
    /"ours" .*: explanation: expected an explanation\./,
  ],
];

const wrongExtensions: typeof modules = [
  ['misspells a part of extend', 'cheks.ts', extended(`cheks: []`), ':5:', /takes no "cheks"\.$/],
  [
    'extends nothing',
    'nobase.ts',
    `import { extend } from '8puzzle-grader';\nexport default extend(undefined, {});`,
    ':2:',
    /not an assi/,
  ],
  ['gives a check and no list', 'onecheck.ts', extended(`checks: () => check`), '', /must give a list/],
  ['has a check and no list', 'check.ts', extended(`checks: check`), ':5:', /must be a list of checks/],
  ['gives no settings', 'settings.ts', extended(`settings: () => {}`), '', /`settings` in `extend` must give/],
  [
    'has text as a schema',
    'schema.ts',
    extended(`schema: { mine: 'string' }`),
    ':5:48',
    /schema\.mine: expected a schema/,
  ],
  [
    "takes a key of the grader's for its own",
    'clash.ts',
    `import { z } from '8puzzle-grader';\n${extended('schema: { weights: z.string() }')}`,
    ':6:48',
    /"weights" of the assignment 8puzzle has another meaning/,
  ],
  [
    'misspells a part of an assignment',
    'tabels.ts',
    `import { eightPuzzle } from '8puzzle-grader';\nexport default { ...eightPuzzle, startres: {} };\n`,
    ':2:34',
    /An assignment has no part "startres"/,
  ],
];
const steps = (step: string): string => withCase(`script: { substitute: [], rows: [{}], steps: [${step}] }`);
const wrongCases: typeof modules = [
  [
    'has a step that is none',
    'op.ts',
    steps(`{ op: 'cal' }`),
    ':4:21',
    /steps\.0\.op: there is no "cal" \(did you mean "call"\?\)/,
  ],
  [
    'has an argument that is none',
    'args.ts',
    steps(`{ op: 'new', class: 'Board', args: [7], as: 'b' }`),
    ':4:21',
    /"ours" .*cases\.0\.script\.steps\.0\.args\.0: expected object, received number/,
  ],
  ['has no steps', 'steps.ts', steps(''), ':4:21', /steps: expected at least one item/],
  ['has no judge', 'judge.ts', withCase('judge: undefined'), ':4:21', /cases\.0\.judge: expected a function/],
  [
    'has no cases',
    'cases.ts',
    extended('checks: [{ ...check, explanation: words, cases: [] }]'),
    ':4:21',
    /cases: expected at least one/,
  ],
  [
    'has a case twice',
    'case-twice.ts',
    extended('checks: [{ ...check, explanation: words, cases: [...cases, ...cases] }]'),
    ':3:41',
    /"ours" has two cases "a"/,
  ],
  [
    'needs no class',
    'needs.ts',
    extended(`checks: [{ ...check, explanation: words, needs: ['Bord'] }]`),
    ':5:87',
    /"ours" needs the class "Bord"/,
  ],
  [
    'has a judge that throws',
    'judge-throws.ts',
    withCase(`judge: () => { throw new Error('boom'); }`),
    ':7:',
    /"ours" of the course's module, case "a", `judge` threw: boom\./,
  ],
  [
    'has a judge that gives something else',
    'judge-text.ts',
    withCase(`judge: () => 'yes'`),
    ':4:21',
    /`judge` gave what it must not: expected/,
  ],
  [
    'has a judge that gives half a judgement',
    'judge-half.ts',
    withCase(`judge: () => ({ passed: false, message: 'm' })`),
    ':4:21',
    /`judge` gave what it must not: expected: expected string/,
  ],
  [
    'has a judge that is async',
    'judge-async.ts',
    withCase(`judge: async () => { throw new Error('late'); }`),
    ':4:21',
    /`judge` gave a promise/,
  ],
];
/** Makes a Board from a field of the row. */
const made = `{ op: 'new', class: 'Board', args: [{ kind: 'row', field: 'tiles' }], as: 'board' }`;
const ofRows = (step: string): string =>
  withCase(`script: { substitute: [], rows: [{ tiles: [[1, 2], [3, 0]] }], steps: [${made}, ${step}] }`);
const randomly = (more: string): string =>
  `import { fc } from '8puzzle-grader';\n${extended(`checks: [{ ...check, explanation: words, needs: ['Board'], cases: [{
  kind: 'random', name: 'a', inputs: 'numbers', count: 3, arbitrary: fc.constant(1), row: () => ({ tiles: [[1, 2], [3, 0]] }),
  script: { substitute: [], steps: [${made}] }, judgeRow: () => ({ passed: true }), reproduce: () => [], ${more} }] }]`)}`;
const wrongNames: typeof modules = [
  [
    'names a handle that is not made',
    'handle.ts',
    ofRows(`{ op: 'call', on: 'bord', method: 'hamming', args: [] }`),
    ':7:',
    /"ours", case "a", a step names the handle "bord", which no step before it makes\./,
  ],
  [
    'names a handle that is made later',
    'later.ts',
    steps(`{ op: 'pick', from: 'board', index: 0, as: 'one' }, { op: 'grid', from: { kind: 'null' }, as: 'board' }`),
    ':7:',
    /a step names the handle "board"/,
  ],
  [
    'names a handle that is not kept',
    'kept.ts',
    ofRows(
      `{ op: 'measure', make: [{ ...${made}, as: 'other' }], of: 'other', queues: false }, { op: 'open', on: 'other', as: 'it' }`,
    ),
    ':7:',
    /a step names the handle "other"/,
  ],
  [
    'names a class that there is not',
    'class.ts',
    steps(`{ op: 'new', class: 'Bord', args: [], as: 'b' }`),
    ':7:',
    /a step names the class "Bord", which the assignment does not have/,
  ],
  [
    'names a field that rows have not',
    'field.ts',
    steps(
      `{ op: 'repeat', forMs: 1, most: 1, steps: [{ op: 'grid', from: { kind: 'row', field: 'tile' }, as: 'g' }] }`,
    ),
    ':7:',
    /a step names the field "tile", which not every row has/,
  ],
  [
    'has a random case without a field',
    'random-field.ts',
    randomly(`row: () => ({ tile: 1 })`),
    ':5:21',
    /case "a", `row` gave no field "tiles", which a step names/,
  ],
];
const wrongParts: typeof modules = [
  [
    'has an arbitrary that throws',
    'arbitrary.ts',
    randomly(`arbitrary: fc.nat().map(() => { throw new Error('boom'); })`),
    ':8:',
    /"ours" of the course's module, case "a", `arbitrary` threw: boom\./,
  ],
  [
    'has a table without columns',
    'table.ts',
    withPart(`tables: [{ id: 't', title: 't', section: 'timing', rowTitle: 'r', rows: [] }]`),
    '',
    /something else than checks, tables and notes: tables\.0\.columns: expected array/,
  ],
  [
    'has plots that throw',
    'plots.ts',
    withPart(`plots: () => { throw new Error('boom'); }`),
    ':7:',
    /`plots` of the course module threw: boom\./,
  ],
  [
    'gives no diagnoses',
    'diagnose.ts',
    withPart(`diagnose: () => [{ id: 'a' }]`),
    ':7:',
    /`diagnose` of the course module gave what it must not: 0\.title: expected string/,
  ],
  [
    'throws for follow-up checks',
    'follow-ups.ts',
    withPart(`followUps: { checks: [], needed: () => { throw new Error('boom'); } }`),
    ':7:',
    /`followUps\.needed` of the course module threw: boom\./,
  ],
  [
    'gives a follow-up check that is none',
    'follow-up.ts',
    withPart(`followUps: { checks: [], needed: () => [{ ...check, id: 'more' }] }`),
    ':7:',
    /"more" is not complete or not right: explanation/,
  ],
  [
    'throws for a summary of the settings',
    'summary.ts',
    withPart('notes: []').replace(
      '{ ...own, ',
      `{ ...own, settings: { schema: {}, summary: () => { throw new Error('boom'); } }, `,
    ),
    ':7:',
    /`settings\.summary` of the course module threw: boom\./,
  ],
];
const all = [...modules, ...wrongExtensions, ...wrongCases, ...wrongNames, ...wrongParts];

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
    const files = all.map(([, file, content]) => {
      writeFileSync(join(folder, file), content);
      return `./${file}`;
    });
    const node = await execa(process.execPath, ['--input-type=module', '-e', program, submission, ...files], {
      cwd: folder,
    });
    told = toldOf.parse(JSON.parse(node.stdout));
  });

  it.each(all)('%s', (what, file, _content, place, message) => {
    const error = told[all.findIndex(([other]) => other === what)];
    expect(error).toMatchObject({ blame: 'usage', message: expect.stringMatching(message) as string });
    expect(error?.where).toContain(`${join(folder, file)}${place}`);
  });
});

it('a broken module ends the command before anything is graded, without a stack trace', async () => {
  const { code, stdout, stderr } = await gradeCommand([submission, '--assignment', './throws.ts'], { cwd: folder });
  expect(stderr).toMatch(/cannot be loaded: no 1\.$/m);
  expect(stderr).toContain(`  Where: ${join(folder, 'throws.ts')}:2:7`);
  expect(stderr).not.toMatch(/^ +at /m);
  expect([code, stdout]).toEqual([2, '']);
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

const withSettings = `import { eightPuzzle, extend, z } from '8puzzle-grader';
const words = { measured: 'a', why: 'b', passing: 'c', source: 'd' };
const cases = [{ kind: 'skipped', name: 'a', reason: 'b' }];
const check = { id: 'ours', section: 'correctness', group: 'Board', needs: [], cases, explanation: words };
export default extend(eightPuzzle, {
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

it("a module's own settings reach its checks", async () => {
  const { code, stdout } = await explainWith('set', 'strictness: 3\ntiming: { fairness: official }');
  expect([code, stdout]).toEqual([0, expect.stringContaining('strictness 3')]);
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
