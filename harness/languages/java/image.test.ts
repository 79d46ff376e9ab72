import { existsSync } from 'node:fs';
import { chmod, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Subject } from '../../contracts/subject.ts';
import { buildJava } from './build.ts';
import { prepareRuntime } from './image.ts';
import { findJdk, type Jdk } from './jdk.ts';
import { runTool } from '../../sandbox/run-tool.ts';
import { COMPILER_ARCHIVE, type Runtime } from './runtime.ts';
import { startJava, toolFlags } from './subject.ts';
import { call, factsFor, make, observe, hosts, sandbox, submissionOf } from '../../testing/java/testkit.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';

const SOURCE =
  'public class Board { public String hello() { return "from " + System.getProperty("java.specification.version"); } }';
const facts = factsFor([{ name: 'Board', members: [] }]);
const sources = facts.instruments;

const cache = scratchFolder('java-cache');

beforeAll(async () => {
  await chmod(cache, 0o755);
});

const usualJdk = (): Jdk => {
  const jdk = findJdk();
  if (typeof jdk === 'string') throw new Error(jdk);
  return jdk;
};

const hello = async (jdk: Jdk, runtime: Runtime): Promise<unknown> => {
  const context = {
    facts,
    sandbox,
    hosts,
    cacheDir: cache,
    library: { defaultPackage: false, jar: null },
    wallMs: 30_000,
  };
  const { program } = await buildJava(submissionOf({ Board: SOURCE }), context, jdk, runtime);
  if (program === null) throw new Error('does not compile');
  const subject: Subject = startJava(program, {
    facts,
    jdk,
    runtime,
    sandbox,
    heapBytes: 128 * 1024 * 1024,
    work: 'short',
  });
  try {
    return (await observe(subject, [make('Board', 'b'), call('b', 'hello')]))[1];
  } finally {
    await subject.close();
  }
};

describe('the Java runtime', () => {
  it(
    'is made in a folder with a letter beyond ASCII, on a machine that has no language but options for Java',
    { tags: 'long' },
    async () => {
      vi.stubEnv('LC_ALL', 'C');
      vi.stubEnv('JAVA_TOOL_OPTIONS', '-XX:+UseG1GC');
      const runtime = await prepareRuntime(usualJdk(), sources, join(cache, 'Zürich'));
      vi.unstubAllEnvs();
      expect(existsSync(join(runtime.dir, 'image', 'bin', 'java'))).toBe(true);
    },
  );

  it('is not made where Java takes the path of a folder for two', async () => {
    const made = prepareRuntime(usualJdk(), sources, join(cache, 'week 3:4'));
    await expect(made).rejects.toThrow('Java cannot use a folder whose path has a colon.');
  });

  it('is made once when two ask for it at the same time', { tags: 'long' }, async () => {
    const jdk = usualJdk();
    const [one, other] = await Promise.all([prepareRuntime(jdk, sources, cache), prepareRuntime(jdk, sources, cache)]);
    expect(one.dir).toBe(other.dir);
    expect(await readdir(join(cache, 'java'))).toHaveLength(1);
  });

  it('is an image of its own where the JDK can make one', { tags: 'long' }, async () => {
    const jdk = usualJdk();
    const runtime = await prepareRuntime(jdk, sources, cache);
    expect(existsSync(runtime.image)).toBe(existsSync(join(jdk.home, 'jmods')));
    expect(await hello(jdk, runtime)).toMatchObject({ value: `from ${String(jdk.feature)}` });
  });

  it('has an archive that a compiler starts with', { tags: 'long' }, async () => {
    const jdk = usualJdk();
    const { hosts: folder } = await prepareRuntime(jdk, sources, cache);
    const flags = [...toolFlags, '-Xshare:on', `-XX:SharedArchiveFile=${join(folder, COMPILER_ARCHIVE)}`];
    expect(await runTool(join(jdk.home, 'bin', 'java'), [...flags, '-version'])).toMatchObject({ exitCode: 0 });
  });

  it('works without an image, on the whole JDK', { tags: 'long' }, async () => {
    const jdk = usualJdk();
    const runtime = await prepareRuntime(jdk, sources, cache);
    await rm(runtime.image, { recursive: true, force: true });
    expect(await hello(jdk, runtime)).toMatchObject({ value: `from ${String(jdk.feature)}` });
  });
});
