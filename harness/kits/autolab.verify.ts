/** The kit for Autolab, as Tango runs it: the Makefile, the archive and the handin in one folder. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canMakeRooms, handIn, javaFolder, makeKit, type Ran } from '../testing/platform-room.ts';
import { platformRoom, type PlatformRoom, type Visit } from '../testing/platform-room.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

let room: PlatformRoom;
let kit: string;

interface Graded extends Ran {
  readonly scores: unknown;
}

/** What runs in /autolab, the last folder of a path: the student's files, zipped, are handin.zip. */
const grade = (fixture: string, visit: Visit = {}, from = kit): Graded => {
  const work = join(room.folder, 'work');
  rmSync(work, { recursive: true, force: true });
  handIn(fixture, join(room.folder, 'student'));
  mkdirSync(work);
  cpSync(join(from, 'autograde-Makefile'), join(work, 'Makefile'));
  cpSync(join(from, 'autograde.tar'), join(work, 'autograde.tar'));
  spawnSync('python3', ['-m', 'zipfile', '-c', join(work, 'handin.zip'), join(room.folder, 'student/.')]);
  const ran = room.run(['make', '--silent'], { cwd: '/autolab/work', ...visit });
  return { ...ran, scores: JSON.parse(ran.stdout.trimEnd().split('\n').at(-1) ?? '') as unknown };
};

describe.skipIf(!canMakeRooms)("Autolab's autograder", () => {
  beforeAll(() => {
    room = platformRoom('autolab');
    kit = join(room.folder, 'kit');
    makeKit('autolab', kit);
  });

  afterAll(() => {
    room.remove();
  });

  it.each(['java', 'typescript'])('gives a correct submission in %s all points in the last line', (language) => {
    expect(grade(`${language}/passed/two-queues`)).toMatchObject({ status: 0, scores: { scores: { score: 100 } } });
  });

  it('gives one that does not compile few points, and shows the message', () => {
    const { stdout, scores } = grade('java/compile-error/missing-semicolon');
    expect((scores as { scores: { score: number } }).scores.score).toBeLessThan(60);
    expect(stdout).toContain("';' expected");
  });

  it('gives an empty grade without a JDK', () => {
    const { scores } = grade('java/passed/two-queues', { without: [javaFolder] });
    expect(scores).toEqual({ scores: { score: null } });
  });

  it('gives an empty grade for settings that are wrong, and tells students nothing of them', () => {
    const wrong = scratchFolder('kit');
    cpSync(kit, wrong, { recursive: true });
    const files = join(wrong, 'files');
    mkdirSync(files);
    spawnSync('tar', ['-xf', join(wrong, 'autograde.tar'), '-C', files]);
    writeFileSync(join(files, 'course/grader.config.yaml'), 'hiddenKey: 4711\n');
    spawnSync('tar', ['-cf', join(wrong, 'autograde.tar'), '-C', files, '.']);
    const { stdout, stderr, scores } = grade('java/passed/two-queues', {}, wrong);
    expect(scores).toEqual({ scores: { score: null } });
    expect(stdout).toContain('settings in autograde.tar');
    expect(stdout + stderr).not.toContain('hiddenKey');
  });

  it('has the same archive for the same settings', () => {
    const again = join(room.folder, 'again');
    makeKit('autolab', again);
    const archive = (folder: string): Buffer => readFileSync(join(folder, 'autograde.tar'));
    expect(existsSync(join(again, 'README.md'))).toBe(true);
    expect(archive(again).equals(archive(kit))).toBe(true);
  });
});
