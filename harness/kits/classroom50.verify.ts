/** The kit for Classroom 50, run in the checkout of a student's repository with the variables that its runner sets. */
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClassroom50 } from '../testing/formats/platform-readers.ts';
import { canMakeRooms, handIn, javaFolder, makeKit, type Ran } from '../testing/platform-room.ts';
import { platformRoom, type PlatformRoom, type Visit } from '../testing/platform-room.ts';

let room: PlatformRoom;
const env = {
  ...{ CLASSROOM: 'cs1', ASSIGNMENT: 'hw4', SUBMISSION_TAG: 'submit/2026-09-01T10-00-00Z-abc1234', OWNER: 'ada' },
  ...{ COMMIT_URL: 'https://example.com/c', RELEASE_URL: 'https://example.com/r', USERNAME: 'ada' },
};
const inCheckout = (name: string): string => join(room.folder, 'checkout', name);

const lay = (fixture: string): void => {
  handIn(fixture, join(room.folder, 'checkout'));
};
const run = (visit: Visit = {}): Ran =>
  room.run(['python3', '/runner/bundle/autograder.py'], { cwd: '/runner/checkout', env, ...visit });

describe.skipIf(!canMakeRooms)("Classroom 50's autograder", () => {
  beforeAll(() => {
    room = platformRoom('runner');
    makeKit('classroom50', join(room.folder, 'bundle'));
  });

  afterAll(() => {
    room.remove();
  });

  it.each(['java', 'typescript'])(
    'gives a correct submission in %s all points, a release text, a page, and its text in the log',
    (language) => {
      lay(`${language}/passed/two-queues`);
      const { status, stdout, stderr } = run();
      expect(status, stderr).toBe(0);
      expect(stdout).toContain('Score: 100.00 of 100');
      expect(readClassroom50(readFileSync(inCheckout('result.json'), 'utf8')).score).toBe(10_000);
      expect(readFileSync(inCheckout('release-body.md'), 'utf8')).toContain('100');
      expect(existsSync(inCheckout('report.html'))).toBe(true);
    },
  );

  it('gives one that does not compile few points', () => {
    lay('java/compile-error/missing-semicolon');
    expect(run().status).toBe(0);
    expect(readClassroom50(readFileSync(inCheckout('result.json'), 'utf8')).score).toBeLessThan(6_000);
  });

  it('fails without a JDK, and leaves no result, not even one that the repository came with', () => {
    lay('java/passed/two-queues');
    writeFileSync(inCheckout('result.json'), '{"score": 10000}');
    const { status, stdout } = run({ without: [javaFolder] });
    expect(status).toBe(4);
    expect(stdout).toContain('nothing about the submission');
    expect(existsSync(inCheckout('result.json'))).toBe(false);
  });

  it('fails for settings that are wrong, and names the key', () => {
    lay('java/passed/two-queues');
    const config = join(room.folder, 'bundle/grader.config.yaml');
    const before = readFileSync(config, 'utf8');
    writeFileSync(config, 'weigths: {timing: 20}\n');
    const { status, stderr } = run();
    writeFileSync(config, before);
    expect(status).toBe(2);
    expect(stderr).toContain('weigths');
    expect(existsSync(inCheckout('result.json'))).toBe(false);
  });

  it('takes neither settings nor links from the repository', () => {
    lay('typescript/passed/two-queues');
    writeFileSync(inCheckout('grader.config.yaml'), 'nonsense: true\n');
    writeFileSync(join(room.folder, 'mine.txt'), 'untouched');
    symlinkSync('/runner/mine.txt', inCheckout('result.json'));
    mkdirSync(inCheckout('release-body.md'));
    expect(run().status).toBe(0);
    expect(readFileSync(join(room.folder, 'mine.txt'), 'utf8')).toBe('untouched');
  });
});
