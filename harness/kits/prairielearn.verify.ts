/** The kit for PrairieLearn, laid out below /grade and run as root with the rights of a container. */
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handIn, javaFolder, makeKit, type Ran, type Visit } from '../testing/platform-room.ts';
import { platformRoom, type PlatformRoom } from '../testing/platform-room.ts';
import { canMakeMachines, likeDocker, type TestMachine } from '../testing/sandbox/machines.ts';

let room: PlatformRoom;
let docker: TestMachine;

const grade = (fixture: string, visit: Visit = {}): Ran & { readonly results: Record<string, unknown> } => {
  handIn(fixture, join(room.folder, 'student'));
  rmSync(join(room.folder, 'results'), { recursive: true, force: true });
  const ran = room.run(['/grade/tests/run.sh'], { around: docker.around, ...visit });
  const results = readFileSync(join(room.folder, 'results/results.json'), 'utf8');
  return { ...ran, results: JSON.parse(results) as Record<string, unknown> };
};

describe.skipIf(!canMakeMachines)('a question for PrairieLearn', () => {
  beforeAll(() => {
    room = platformRoom('grade');
    docker = likeDocker();
    chmodSync(room.folder, 0o755);
    makeKit('prairielearn', join(room.folder, 'kit'));
    room.run(['cp', '-r', '/grade/kit/tests', '/grade/tests']);
  });

  afterAll(() => {
    docker.remove();
    room.remove();
  });

  it('has an entrypoint that is there', () => {
    const info = JSON.parse(readFileSync(join(room.folder, 'kit/info.json'), 'utf8')) as {
      externalGradingOptions: { entrypoint: string };
    };
    expect(info.externalGradingOptions.entrypoint).toBe('/grade/tests/run.sh');
  });

  it.each(['java', 'typescript'])(
    'a correct submission in %s has all points, and staff read the report',
    (language) => {
      const { results, stdout } = grade(`${language}/passed/two-queues`);
      expect(results, stdout).toMatchObject({ gradable: true, score: 1 });
      expect(stdout).toContain('Score: 100.00 of 100');
    },
  );

  it('a submission that does not compile has few points, and learns why', () => {
    const { results } = grade('java/compile-error/missing-semicolon');
    expect(results).toMatchObject({ gradable: true });
    expect(results['score']).toBeLessThan(0.6);
    expect(JSON.stringify(results)).toContain("';' expected");
  });

  it('without a JDK nobody has a zero, and the log says what is missing', () => {
    const { results, stdout } = grade('java/passed/two-queues', { without: [javaFolder] });
    expect(results['gradable']).toBe(false);
    expect(results).not.toHaveProperty('score');
    expect(stdout).toContain('JDK');
  });

  it('with settings that are wrong nobody has a zero, students see nothing of them, and the log names the key', () => {
    const config = join(room.folder, 'tests/course/grader.config.yaml');
    const before = readFileSync(config, 'utf8');
    writeFileSync(config, 'weigths: {timing: 20}\n');
    const { results, stdout } = grade('java/passed/two-queues');
    writeFileSync(config, before);
    expect(results).toEqual({ gradable: false, message: expect.stringContaining('Staff find the reason') as string });
    expect(stdout).toContain('weigths');
  });

  it('settings in the folder of a student count for nothing', () => {
    handIn('java/passed/two-queues', join(room.folder, 'student'));
    writeFileSync(join(room.folder, 'student/grader.config.yaml'), 'nonsense: true\n');
    const { stdout } = room.run(['/grade/tests/run.sh'], { around: docker.around, cwd: '/grade/student' });
    expect(stdout).not.toContain('nonsense');
  });
});
