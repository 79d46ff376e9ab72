/** The kit for Gradescope in a Debian that is laid out as Gradescope's containers are. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noDebian, unpackDebian } from '../testing/rooms/debian.ts';
import { type Done, type Room, roomIn } from '../testing/rooms/room.ts';
import { readGradescope } from '../testing/formats/platform-readers.ts';

const missing = noDebian();
const root = join(import.meta.dirname, '..', '..');
const fixtures = join(root, 'fixtures');

let room: Room;
let installed: Done;

/** Hands a folder in, and runs run_autograder as Gradescope does. */
const grade = (submission: string, how: Parameters<Room['run']>[1] = {}, metadata: object = {}): Done => {
  const top = join(room.folder, 'autograder');
  for (const name of ['submission', 'results']) {
    rmSync(join(top, name), { recursive: true, force: true });
    mkdirSync(join(top, name));
  }
  cpSync(submission, join(top, 'submission'), { recursive: true });
  writeFileSync(join(top, 'submission_metadata.json'), JSON.stringify(metadata));
  return room.run(['/autograder/run_autograder'], how);
};

const fixture = (name: string): string => join(fixtures, 'submissions', name);

const resultsText = (): string => readFileSync(join(room.folder, 'autograder/results/results.json'), 'utf8');
const results = (): ReturnType<typeof readGradescope>['file'] => readGradescope(resultsText()).file;

describe.skipIf(missing !== null)(`in a Debian like Gradescope's (${missing ?? 'mmdebstrap'})`, () => {
  beforeAll(() => {
    room = roomIn(unpackDebian());
    const source = join(room.folder, 'autograder/source');
    mkdirSync(source, { recursive: true });
    const zip = join(room.folder, 'autograder.zip');
    execFileSync(process.execPath, [join(root, 'bin', 'grade.js'), 'kit', 'gradescope', '--out', zip]);
    room.run(['unzip', '-q', '/autograder.zip', '-d', '/autograder/source']);
    cpSync(join(source, 'run_autograder'), join(room.folder, 'autograder/run_autograder'));
    writeFileSync(join(source, 'expected.txt'), 'not-for-students');
    writeFileSync(join(room.folder, 'public.txt'), 'for-everybody');
    installed = room.run(['/autograder/source/setup.sh']);
  });

  afterAll(() => {
    room.remove();
  });

  it('setup.sh installs everything', () => {
    expect(installed.output).toContain('tier container');
    expect(installed.status).toBe(0);
  });

  it.each(['java', 'typescript'])('a correct submission in %s has all points', (language) => {
    const { status, output } = grade(fixture(`${language}/passed/two-queues`));
    expect(output).toContain('Isolation: tier container.');
    expect([status, results().score]).toEqual([0, 100]);
  });

  it.each(['java/failed/hamming-counts-blank', 'typescript/failed/hamming-zero-based'])('%s has fewer', (name) => {
    expect(grade(fixture(name)).status).toBe(0);
    expect(results().score).toBeLessThan(100);
    expect(results().score).toBeGreaterThan(0);
  });

  it('where namespaces are allowed, the tier is full', () => {
    const { output } = grade(fixture('java/passed/two-queues'), { allowed: true });
    expect(output).toContain('Isolation: tier full.');
    expect(results().score).toBe(100);
  });

  it.each([
    ['/public.txt', 'for-everybody', true],
    ['/autograder/source/expected.txt', 'not-for-students', false],
    ['/autograder/submission_metadata.json', 'secret-title', false],
  ])('a program that prints the file %s', (file, secret, gets) => {
    const attack = join(fixtures, 'attacks/java/read-file-nio/Board.java');
    const folder = join(room.folder, 'autograder/hostile');
    cpSync(fixture('java/passed/two-queues'), folder, { recursive: true });
    const code = readFileSync(attack, 'utf8').replaceAll('@CANARY_FILE@', file);
    writeFileSync(join(folder, 'Board.java'), code);
    grade(folder, {}, { assignment: { title: 'secret-title' } });
    expect(resultsText().includes(secret)).toBe(gets);
  });

  it('other users can read nothing of the grader and of the zip', () => {
    const other = ['setpriv', '--reuid', '64000', '--regid', '64000', '--clear-groups', '--'];
    const files = ['/opt/grader', '/autograder/source', '/autograder/results', '/autograder/submission_metadata.json'];
    expect(room.run([...other, 'find', '/public.txt', ...files, '-readable']).output.split('\n')).toContain(
      '/public.txt',
    );
    expect(room.run(['bash', '-c', `${other.join(' ')} find ${files.join(' ')} -readable 2>/dev/null`]).output).toBe(
      '',
    );
  });

  it.each([
    [768, 0.5, /has 0\.75 GB of memory and 0\.5 CPUs; at least 1\.38 GB and 1 CPU are needed/],
    [3_072, 0.5, /has 3\.00 GB of memory and 0\.5 CPUs/],
  ])('in a container of %i MB and %d CPUs nothing is graded, and there is no zero', (megabytes, cpus, words) => {
    const { status, output } = grade(fixture('java/passed/two-queues'), { size: { megabytes, cpus } });
    expect(output.replaceAll(/\s+/g, ' ')).toMatch(words);
    expect(status).toBe(4);
    expect(results()).not.toHaveProperty('score');
    expect(results()).not.toHaveProperty('tests');
    expect(results().output).toContain('This is not a zero');
  });

  it.each([
    [1_430, 1, 'java'],
    [1_430, 1, 'typescript'],
    [3_072, 2, 'java'],
    [3_072, 2, 'typescript'],
  ])('in a container of %i MB and %d CPUs a correct submission in %s has all points', (megabytes, cpus, language) => {
    const { output } = grade(fixture(`${language}/passed/two-queues`), { size: { megabytes, cpus } });
    expect([output, results().score]).toEqual([expect.stringContaining('Score: 100.00.'), 100]);
  });

  it('in the smallest container, a program that fills its heap costs itself, and not the grader', () => {
    const { status } = grade(fixture('java/out-of-memory/twin-of-2x2'), { size: { megabytes: 1_430, cpus: 1 } });
    expect(status).toBe(0);
    expect(results().score).toBeLessThan(100);
  });

  it('tells staff of lateness, and the student how the score changed', () => {
    const { output } = grade(
      fixture('java/passed/two-queues'),
      {},
      {
        created_at: '2026-10-02T10:30:00.000000-07:00',
        assignment: { due_date: '2026-10-02T08:00:00.000000-07:00' },
        previous_submissions: [{ submission_time: '2026-10-01T08:00:00-07:00', score: 97, autograder_error: false }],
      },
    );
    expect(output).toContain('Late: handed in 2 h 30 min after the due date.');
    expect(results().output).toContain('3.00 points more than your previous submission.');
    expect(results().output).not.toContain('Late');
  });

  it('without Node, staff are told, and there is no score', () => {
    const { output } = room.run([
      'bash',
      '-c',
      'mv /opt/grader /opt/away; /autograder/run_autograder; mv /opt/away /opt/grader',
    ]);
    expect(output).toContain('setup.sh did not finish');
    expect(results()).not.toHaveProperty('score');
  });

  it('without a JDK, staff are told, and a Java submission has no score', () => {
    room.run(['mv', '/usr/lib/jvm', '/usr/lib/away']);
    const { output } = grade(fixture('java/passed/two-queues'));
    room.run(['mv', '/usr/lib/away', '/usr/lib/jvm']);
    expect(output).toMatch(/JDK|javac/);
    expect(results()).not.toHaveProperty('score');
  });
});
