/** `grade class` as people run it: what it tells, and what is left when it is stopped. Killed it is in class-command.verify.ts. */
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { classCommands, four, settings } from '../../classroom/testing/class-commands.ts';

const { work, run, readClass } = classCommands();

it('tells who is what, and what to open', async () => {
  const bundle = await work.bundle('told.zip', 'moodle', four.slice(0, 2));
  writeFileSync(work.path('roster.csv'), 'id,name\n0,First0 Last\n7,First7 Last\n');
  const { code, stdout, stderr } = await run(['class', bundle, '--roster', 'roster.csv', '--out', 'told', ...settings]);
  expect(stdout).toMatch(/^3 students; moodle: told\.zip\n {5}2 {2}graded\n {5}1 {2}missing: .*\n {8}mean \d/);
  expect(stdout).toContain('Not on the roster: First1 Last');
  expect(stdout).toContain('Open:    told/site/index.html');
  expect(stderr).toContain('[--------------------] 0 of 2');
  expect(code).toBe(0);
});

it(
  'says how many scores change when a command has other class settings than the one before',
  { tags: 'long' },
  async () => {
    const bundle = await work.bundle('other.zip', 'canvas', four.slice(0, 1));
    writeFileSync(work.path('other.yaml'), 'class: { students: { "0": { adjust: -5, reason: Late } } }');
    await run(['class', bundle, '--out', 'other', '--config', 'other.yaml', ...settings]);
    const { stdout } = await run(['class', 'index', '--out', 'other']);
    expect(stdout).toMatch(/^The class settings are not those of before, which changes 1 of 1 scores\./m);
    const again = await run(['class', 'index', '--out', 'other']);
    expect(again.stdout).not.toContain('not those of before');
  },
);

it('is ended by Ctrl-C with what is graded, and goes on there', { tags: 'long' }, async () => {
  const bundle = await work.bundle('stopped.zip', 'canvas', four);
  const args = ['class', bundle, '--out', 'stopped', '--parallel', '1', ...settings];
  const isOneGraded = (): boolean => globSync('stopped/students/*/*/graded.json', { cwd: work.path('') }).length > 0;
  const stopped = await run(args, { interruptWhen: isOneGraded });
  expect([stopped.code, stopped.stdout]).toEqual([130, '']);
  expect(stopped.stderr).not.toMatch(/^ +at /m);
  const states = readClass('stopped').students.map(({ state }) => state);
  expect(states).toEqual(expect.arrayContaining(['graded', 'waiting']));
  const { code, stdout } = await run(args);
  expect([code, stdout]).toEqual([0, expect.stringContaining('4  graded')]);
});

it.each([
  ['there is no bundle', ['none.zip'], /cannot be read: there is no such file/],
  ['the part is none', ['told.zip', '--shard', '3/2'], /"3\/2" is no part of a class/],
  ['tries are counted nowhere', ['told.zip', '--retries', '4'], /--retries is only of use/],
  [
    'gradings at once are those of workers',
    ['told.zip', '--parallel', '2', '--database', 'postgresql://nobody@127.0.0.1:1/none'],
    /--parallel has no effect together with --database/,
  ],
  [
    'an option stands before the command',
    ['--out', 'told', 'verify'],
    /--out <dir> stands before the command "class verify"[^]*: grade class verify --help/,
  ],
  ['keys are given as a list', ['told.zip', '--only', '0,1'], /Repeat the option: --only 0 --only 1\./],
  ['the roster is missing', ['told.zip', '--roster', 'none.csv'], /The roster cannot be read/],
  [
    'the gradebook is missing',
    ['fill', 'none.csv', '--to', 'x.csv', '--out', 'told'],
    /The gradebook cannot be read: there is no such file/,
  ],
  [
    'points are none',
    ['fill', 'none.csv', '--to', 'x.csv', '--out-of', '0'],
    /'0' is invalid\. It must be a number above 0/,
  ],
  ['the folder has no name', ['told.zip', '--out', ''], /The option --out <dir> is empty\./],
  [
    'the filled gradebook has no path',
    ['fill', 'none.csv', '--to', '', '--out', 'told'],
    /The option --to <file> is empty\./,
  ],
  [
    'the filled gradebook is a folder, before it is filled',
    ['fill', 'none.csv', '--to', '.', '--out', 'told'],
    /The output path is a folder\.[^]*Give a file in it, as in --to reports\/filled\.csv\./,
  ],
  ['there is no class to work on', ['verify', '--out', 'none'], /This folder does not contain a class/],
])('says it when %s', async (_, args, message) => {
  const { code, stderr } = await run([
    'class',
    ...args,
    ...(args.some((one) => ['verify', 'fill'].includes(one)) ? [] : settings),
  ]);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(code).toBe(2);
  expect(existsSync(work.path('none/class.json'))).toBe(false);
});

it('fills a gradebook of more than 100 points', async () => {
  writeFileSync(work.path('points.csv'), 'id,score\n0,\n');
  const filled = [
    'class',
    'fill',
    'points.csv',
    '--to',
    'filled.csv',
    '--out',
    'told',
    '--out-of',
    '250',
    '--no-color',
  ];
  const { stdout } = await run(filled);
  expect(stdout).toContain('Points that 100 percent are worth: 250.');
});

it('fills a gradebook into a device with nothing else in it, and no list beside it', async () => {
  writeFileSync(work.path('piped.csv'), 'id,score\n0,\n');
  const { stdout, stderr } = await run(['class', 'fill', 'piped.csv', '--to', '/dev/null', '--out', 'told']);
  expect([stdout, stderr]).toEqual(['', expect.stringMatching(/^Scores filled in: 1;[^]*\nWritten: \/dev\/null\n$/)]);
});

it('is told that a class of another version has to be graded again', async () => {
  mkdirSync(work.path('older'));
  writeFileSync(work.path('older/class.json'), '{"schema": "8puzzle-grader/class/v0"}');
  const { code, stderr } = await run(['class', 'index', '--out', 'older']);
  expect(stderr).toMatch(/not of this version: it says 8puzzle-grader\/class\/v0, expected 8puzzle-grader\/class\/v1/);
  expect(code).toBe(2);
});
