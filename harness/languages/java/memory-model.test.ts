import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cacheDir } from '../../platform/cache-dir.ts';
import { packageRoot } from '../../platform/package-root.ts';
import { runTool } from '../../sandbox/run-tool.ts';
import { prepareRuntime } from './image.ts';
import { findJdk } from './jdk.ts';
import { openings } from './subject.ts';
import { factsFor } from '../../testing/java/testkit.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';

const source = join(packageRoot(), 'harness', 'testing', 'java', 'Agreement.java');
/** From release 23 on, HotSpot's arrays have a smaller header than the model's. */
const NEWEST_LIKE_MODEL = 22;

const jdk = findJdk();
if (typeof jdk === 'string') throw new Error(jdk);
const folder = scratchFolder('java-agreement');

const tool = async (name: string, args: readonly string[]): Promise<string> => {
  const { exitCode, stdout, stderr } = await runTool(join(jdk.home, 'bin', name), args, { cwd: folder });
  if (exitCode !== 0) throw new Error(`${name}: ${stderr}`);
  return stdout;
};

/** What the samples consist of, open to the agent as well; the probe opens it itself. */
const sampled = ['java.lang', 'java.math', 'java.util', 'java.util.concurrent.atomic', 'sun.text'].flatMap((name) => [
  '--add-opens',
  `java.base/${name}=ALL-UNNAMED`,
]);

describe('the cost model', () => {
  it.runIf(jdk.feature <= NEWEST_LIKE_MODEL)(
    'agrees to the byte with a JVM that does not compress pointers',
    async () => {
      const runtime = await prepareRuntime(jdk, factsFor([]).instruments, cacheDir());
      await tool('javac', ['-J-XX:TieredStopAtLevel=1', '-d', 'classes', source]);
      await writeFile(join(folder, 'manifest'), 'Premain-Class: Agreement\n');
      await tool('jar', ['cfm', 'agent.jar', 'manifest', '-C', 'classes', '.']);
      const printed = await tool('java', [
        ...['-XX:-UseCompressedOops', '-XX:-UseCompressedClassPointers', '-javaagent:agent.jar'],
        ...['-p', runtime.modules, '--add-modules', 'probe,library', ...openings, ...sampled],
        ...['--add-opens', 'probe/probe=ALL-UNNAMED', '--add-opens', 'library/counting=ALL-UNNAMED'],
        ...['-cp', 'agent.jar', 'Agreement'],
      ]);
      const lines = printed
        .trim()
        .split('\n')
        .map((line) => line.split('\t'));
      expect(lines.length).toBeGreaterThan(20);
      expect(lines.map(([name, model]) => [name, model])).toEqual(lines.map(([name, , measured]) => [name, measured]));
    },
  );
});
