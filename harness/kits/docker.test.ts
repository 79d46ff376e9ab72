/** The files for containers are valid, and give only options that the commands take. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { makeProgram } from '../cli/program.ts';
import { bubblewrapArguments } from '../sandbox/bubblewrap-arguments.ts';
import { openFilter } from '../sandbox/seccomp/descriptor.ts';
import { x8664 } from '../sandbox/seccomp/x86-64.ts';
import { canMakeMachines, ordinaryUser, refusing } from '../testing/sandbox/machines.ts';
import { templates } from './templates.ts';

const folder = join(import.meta.dirname, '..', '..', 'kits', 'docker');
const text = (file: string): string => readFileSync(join(folder, file), 'utf8');

const read = (file: string): unknown => {
  const [document] = parseAllDocuments(text(file));
  expect([file, document?.errors, document?.warnings]).toEqual([file, [], []]);
  return document?.toJS();
};

/** @throws {RangeError} when there is nothing at this path */
const valueAt = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inside, key) => {
    if (typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)) return Reflect.get(inside, key);
    throw new RangeError(`nothing at ${path.join('.')}`);
  }, value);

/** The options of a command as the command line understands them; it is not carried out. */
const parsed = async (words: readonly unknown[]): Promise<unknown> => {
  let options: unknown = null;
  const understood = new Error('understood');
  const program = makeProgram([], () => undefined).hook('preAction', (_, asked) => {
    options = asked.opts();
    throw understood;
  });
  await expect(program.parseAsync(words.map(String), { from: 'user' })).rejects.toBe(understood);
  return options;
};

describe('workers', () => {
  it.each([
    ['compose.yaml', ['services', 'worker', 'command']],
    ['kubernetes.yaml', ['spec', 'template', 'spec', 'containers', 0, 'args']],
  ])('%s starts one as the command line is', async (file, path) => {
    const words = valueAt(read(file), path);
    expect(await parsed(words as unknown[])).toMatchObject({
      database: expect.stringMatching(/^postgresql:\/\/grader_worker@[\w-]+:5432\/grader$/) as string,
      config: '/course/grader.config.yaml',
      parallel: 1,
    });
  });

  it('kubernetes.yaml leaves the settings of the image as they are', () => {
    const mounts = valueAt(read('kubernetes.yaml'), ['spec', 'template', 'spec', 'containers', 0, 'volumeMounts']);
    expect(mounts).toEqual([{ name: 'scratch', mountPath: '/tmp' }]);
  });

  it('compose.yaml holds no password, and shows the database to no other machine', () => {
    const compose = read('compose.yaml');
    expect(valueAt(compose, ['services', 'db', 'environment', 'POSTGRES_PASSWORD'])).toMatch(
      /^\$\{GRADER_DB_PASSWORD:\?/,
    );
    expect(valueAt(compose, ['services', 'worker', 'environment', 'PGPASSWORD'])).toMatch(
      /^\$\{GRADER_WORKER_PASSWORD:\?/,
    );
    expect(valueAt(compose, ['services', 'db', 'ports'])).toEqual(['127.0.0.1:5432:5432']);
  });
});

describe('the image', () => {
  /** Each instruction on one line, without comments. */
  const instructions = text('Dockerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '');
  const after = (word: string): string[] =>
    instructions.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

  it('has only instructions of a Dockerfile, the base first', () => {
    const known = /^(?:FROM|RUN|COPY|ENV|USER|VOLUME|WORKDIR|HEALTHCHECK|ENTRYPOINT|CMD) \S/;
    expect(instructions.filter((line) => !known.test(line))).toEqual([]);
    expect(instructions[0]).toMatch(/^FROM [\w./-]+:[\w.-]+$/);
  });

  it('runs the grader by an ordinary user, who also prepared it', () => {
    expect(after('USER')).toEqual(['node']);
    const lines = instructions.map((line) => line.split(' ', 2).join(' '));
    expect(lines.indexOf('USER node')).toBeLessThan(lines.indexOf('RUN grade'));
    expect(after('ENTRYPOINT').map((words) => JSON.parse(words) as unknown)).toEqual([['grade']]);
  });

  it.each([
    ['doctor', '--prepare', '--allow-weak-isolation'],
    ['doctor', '--json'],
  ])('calls grade %s with options that there are', async (...words) => {
    const called = [...after('RUN'), ...after('HEALTHCHECK')].join('\n').replaceAll(/[",[\]]/g, '');
    expect(called).toContain(`grade ${words.join(' ')}`);
    expect(await parsed(words)).not.toBeNull();
  });

  it('is sent only what it copies', async () => {
    const values = { IMAGE: 'grader', PACKAGES: 'bubblewrap' };
    const files = new Map((await templates('docker', values)).map(({ path, content }) => [path, String(content)]));
    const sent = files
      .get('.dockerignore')
      ?.split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    const copied = [...(files.get('Dockerfile') ?? '').matchAll(/^COPY (\S+) /gm)].map(([, from]) => from);
    expect(copied.toSorted()).toEqual(sent?.toSorted());
  });
});

describe('seccomp.json', () => {
  const condition = z.strictObject({
    caps: z.array(z.string().startsWith('CAP_')).optional(),
    arches: z.array(z.string()).optional(),
    minKernel: z.string().optional(),
  });
  const argument = z.strictObject({
    index: z.int().min(0).max(5),
    value: z.int().nonnegative(),
    valueTwo: z.int().nonnegative().optional(),
    op: z.templateLiteral(['SCMP_CMP_', z.enum(['EQ', 'NE', 'LT', 'LE', 'GT', 'GE', 'MASKED_EQ'])]),
  });
  const rule = z.strictObject({
    names: z.array(z.string().regex(/^\w+$/)).min(1),
    action: z.enum(['SCMP_ACT_ALLOW', 'SCMP_ACT_ERRNO']),
    errnoRet: z.int().optional(),
    args: z.array(argument).optional(),
    comment: z.string().optional(),
    includes: condition.optional(),
    excludes: condition.optional(),
  });
  const profile = z
    .strictObject({
      defaultAction: z.literal('SCMP_ACT_ERRNO'),
      archMap: z.array(z.strictObject({ architecture: z.string(), subArchitectures: z.array(z.string()).nullable() })),
      syscalls: z.array(rule),
    })
    .parse(JSON.parse(text('seccomp.json')));

  const always = profile.syscalls
    .filter(({ action, args, includes, excludes }) => action === 'SCMP_ACT_ALLOW' && !args && !includes && !excludes)
    .flatMap(({ names }) => names);

  it.skipIf(!canMakeMachines)('lets bubblewrap make the sandbox, as an ordinary user', () => {
    const refused = [...x8664.numbers].filter(([name]) => !always.includes(name));
    const machine = refusing(refused.map(([, number]) => number));
    const user = ordinaryUser();
    const program = {
      ...{ executable: '/usr/bin/true', args: [], env: {}, mounts: [] },
      limits: { memoryBytes: 1e8, cpuSeconds: 5, threads: 10 },
    };
    const libraries = ['/usr', '/lib', '/lib64'].map((path) => ({ from: path, to: path }));
    const walls = { libraries, descriptors: { filter: 3, status: 4 }, mark: 'MARK', become: null };
    const [file = '', ...args] = machine.around(user.around(['bwrap', ...bubblewrapArguments(program, walls)]));
    const stdio = ['ignore', 'pipe', 'pipe', openFilter() ?? 'ignore', 'pipe'] as const;
    const { status, stderr } = spawnSync(file, args, { encoding: 'utf8', stdio: [...stdio], cwd: '/' });
    user.remove();
    machine.remove();
    expect([status, stderr]).toEqual([0, '']);
  });

  it.each(['bpf', 'kexec_load', 'init_module', 'reboot', 'keyctl', 'add_key', 'io_uring_setup', 'swapon'])(
    'does not allow %s to everyone',
    (name) => {
      expect(always).not.toContain(name);
    },
  );

  it('says nothing twice about the calls that it adds', () => {
    const names = profile.syscalls.flatMap((one) => one.names);
    for (const name of ['clone', 'clone3', 'mount', 'sethostname', 'unshare']) {
      expect(names.filter((one) => one === name)).toEqual([name]);
    }
  });
});
