/** The commands of the Dockerfile, run in a Debian as a build would, and a grading in what comes of it. */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noDebian, unpackDebian } from '../testing/rooms/debian.ts';
import { type Done, type Room, roomIn } from '../testing/rooms/room.ts';

const missing = noDebian();
const root = join(import.meta.dirname, '..', '..');
/** The user of the image that it begins with. */
const asNode = ['setpriv', '--reuid', '1000', '--regid', '1000', '--clear-groups', '--inh-caps=-all', '--'];

let room: Room;
const env: Record<string, string> = {};
const done: Done[] = [];

/** One instruction after the other, with Docker's rights. */
const build = (dockerfile: string, kit: string): void => {
  let user: readonly string[] = [];
  const lines = dockerfile
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  for (const line of lines) {
    const [, word = '', rest = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
    const [from = '', to = ''] = rest.split(/[ =]/);
    if (word === 'USER') user = asNode;
    if (word === 'ENV') env[from] = to.replace('$PATH', '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin');
    if (word === 'COPY')
      cpSync(join(kit, from), join(room.folder, to, to.endsWith('/') ? from : ''), { recursive: true });
    if (word === 'RUN') done.push(room.run([...user, 'sh', '-c', rest], { env }));
  }
};

describe.skipIf(missing !== null)(`the image, in a Debian (${missing ?? 'mmdebstrap'})`, () => {
  beforeAll(() => {
    room = roomIn(unpackDebian());
    room.run([
      'sh',
      '-c',
      'useradd --create-home --uid 1000 node; apt-get update; apt-get install -y --no-install-recommends npm',
    ]);
    const kit = join(room.folder, 'kit');
    execFileSync(process.execPath, [join(root, 'bin', 'grade.js'), 'kit', 'docker', '--out', kit]);
    build(readFileSync(join(kit, 'Dockerfile'), 'utf8'), kit);
    cpSync(join(root, 'fixtures/submissions'), join(room.folder, 'in'), { recursive: true });
    chmodSync(join(room.folder, 'out'), 0o777);
  });

  afterAll(() => {
    room.remove();
  });

  it('every command of the build succeeds', () => {
    expect(done.map(({ status }) => status)).toEqual([0, 0, 0, 0]);
    expect(done.at(-1)?.output).toContain('This machine can grade');
    expect(done.at(-1)?.output).not.toContain('cannot be graded');
  });

  it.each(['java', 'typescript'])('grades %s in the tier full, as an ordinary user', (language) => {
    const options = ['--config', '/course/grader.config.yaml', '--quiet', '--output', 'json=/out/report.json'];
    const command = [...asNode, 'grade', `/in/${language}/passed/two-queues`, ...options];
    const { output } = room.run(command, { allowed: true, env, cwd: '/out' });
    expect(output).toBe('');
    const report = JSON.parse(readFileSync(join(room.folder, 'out/report.json'), 'utf8')) as {
      readonly isolation: string;
      readonly summary: { readonly score: number };
    };
    expect([report.isolation, report.summary.score]).toEqual(['full', 100]);
  });

  it('is unhealthy with the usual rights, where submissions could not be kept apart', () => {
    expect(room.run([...asNode, 'grade', 'doctor', '--json'], { env }).status).toBe(4);
    expect(room.run([...asNode, 'grade', 'doctor', '--json'], { allowed: true, env }).status).toBe(0);
  });
});
