/** `grade class` as people run it: what it tells, and what is left when it is stopped. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { classFile } from '../../classroom/store/class-file.ts';
import { courseModule, programBy, student, workFolder } from '../../classroom/testing/course-class.ts';
import { gradeCommand } from '../../testing/grade-command.ts';

const work = workFolder();
afterAll(work.remove);

const settings = ['--assignment', courseModule, '--no-style', '--no-color'];
const run = (args: readonly string[], how = {}) => gradeCommand(args, { cwd: work.path(''), ...how });
const readClass = (folder: string) =>
  classFile.parse(JSON.parse(readFileSync(work.path(`${folder}/class.json`), 'utf8')));
const scoresIn = (folder: string) => readClass(folder).students.map(({ key, state, score }) => [key, state, score]);

const four = Array.from({ length: 4 }, (_, id) =>
  student(id, programBy(id % 2 === 0 ? 'java' : 'typescript', id % 3 === 0 ? 'wraps-around' : 'correct', String(id))),
);

/** Ends it without a warning after so many milliseconds; true when it came to its end before. */
const killedAfter = (args: readonly string[], ms: number): Promise<boolean> =>
  new Promise((done) => {
    const child = spawn(process.execPath, [resolve('bin/grade.js'), ...args], { cwd: work.path(''), stdio: 'ignore' });
    const timer = setTimeout(() => child.kill('SIGKILL'), ms);
    child.on('close', (code) => {
      clearTimeout(timer);
      done(code === 0);
    });
  });

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

it('says how many scores change when a command has other class settings than the one before', async () => {
  const bundle = await work.bundle('other.zip', 'canvas', four.slice(0, 1));
  writeFileSync(work.path('other.yaml'), 'class: { students: { "0": { adjust: -5, reason: Late } } }');
  await run(['class', bundle, '--out', 'other', '--config', 'other.yaml', ...settings]);
  const { stdout } = await run(['class', 'index', '--out', 'other']);
  expect(stdout).toMatch(/^The class settings are not those of before, which changes 1 of 1 scores\./m);
  const again = await run(['class', 'index', '--out', 'other']);
  expect(again.stdout).not.toContain('not those of before');
});

it('is ended by Ctrl-C with what is graded, and goes on there', async () => {
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

it('loses nothing and does nothing twice, however often it is killed', async () => {
  const bundle = await work.bundle('killed.zip', 'canvas', four.slice(0, 3));
  const args = (out: string): string[] => ['class', bundle, '--out', out, '--quiet', ...settings];
  await run(args('whole'));
  for (let ms = 1_500; !(await killedAfter(args('killed'), ms)); ms *= 2);
  expect(scoresIn('killed')).toEqual(scoresIn('whole'));
  const verified = await run(['class', 'verify', '--out', 'killed', '--assignment', courseModule]);
  expect([verified.code, verified.stdout]).toEqual([0, 'Everything is as the log says.\n']);
});

it.each([
  ['there is no bundle', ['none.zip'], /cannot be read: there is no such file/],
  ['the part is none', ['told.zip', '--shard', '3/2'], /"3\/2" is no part of a class/],
  ['the roster is missing', ['told.zip', '--roster', 'none.csv'], /The roster cannot be read/],
  [
    'the gradebook is missing',
    ['fill', 'none.csv', '--to', 'x.csv', '--out', 'told'],
    /The gradebook cannot be read: there is no such file/,
  ],
  ['there is no class to work on', ['verify', '--out', 'none'], /This folder does not contain a class/],
])('says it when %s', async (_, args, message) => {
  const { code, stderr } = await run([
    'class',
    ...args,
    ...(['verify', 'fill'].includes(String(args[0])) ? [] : settings),
  ]);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(code).toBe(2);
  expect(existsSync(work.path('none/class.json'))).toBe(false);
});

const isRoot = process.getuid?.() === 0;

describe.skipIf(!isRoot)('a disk that becomes full (only root may mount a small one)', () => {
  it('stops the class with what is graded, and it goes on once there is space', async () => {
    const disk = work.path('disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400k', 'tmpfs', disk]);
    try {
      const bundle = await work.bundle('full.zip', 'canvas', four);
      const args = ['class', bundle, '--out', 'disk', '--parallel', '1', ...settings];
      const stopped = await run(args);
      expect(stopped.stderr).toMatch(/cannot be written: .*no space left/i);
      expect(stopped.stderr).toMatch(/run the same command again: it continues where it stopped/);
      expect(stopped.stderr).not.toMatch(/^ +at /m);
      expect(stopped.code).toBe(4);
      execFileSync('mount', ['-o', 'remount,size=50m', disk]);
      const { code, stdout } = await run(args);
      expect([code, stdout]).toEqual([0, expect.stringContaining('4  graded')]);
      const verified = await run(['class', 'verify', '--out', 'disk', '--assignment', courseModule]);
      expect(verified.stdout).toBe('Everything is as the log says.\n');
    } finally {
      execFileSync('umount', [disk]);
    }
  });
});

it('is told that a class of another version has to be graded again', async () => {
  mkdirSync(work.path('older'));
  writeFileSync(work.path('older/class.json'), '{"schema": "8puzzle-grader/class/v0"}');
  const { code, stderr } = await run(['class', 'index', '--out', 'older']);
  expect(stderr).toMatch(/not of this version: it says 8puzzle-grader\/class\/v0, expected 8puzzle-grader\/class\/v1/);
  expect(code).toBe(2);
});
