import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { scratchFolder } from '../harness/testing/scratch-folder.ts';

const repository = join(import.meta.dirname, '..');

/** Prints what the launcher brought it, or does what its argument says. Type annotations need a Node that strips them. */
const program = `
const action: string = process.argv[2] ?? '';
if (action === 'exit') process.exit(7);
if (action === 'flood') {
  for (let line = 0; line < 100; line += 1) {
    process.stdout.write('x'.repeat(10_000));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
} else if (action === 'wait') {
  process.on('SIGINT', () => process.exit(3));
  process.on('SIGHUP', () => console.log('still up'));
  setInterval(() => {}, 1000);
  console.log('up');
} else {
  console.log(JSON.stringify({ version: process.versions.node, args: process.argv.slice(2), escape: typeof RegExp.escape }));
}
`;

/** The machine's own Node when it is older than the one that the grader needs. */
const oldNode = (): string | null => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const found = folders
    .map((folder) => join(folder, 'node'))
    .find((file) => spawnSync(file, ['--version']).status === 0);
  if (found === undefined) return null;
  return Number.parseInt(spawnSync(found, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout) < 24
    ? found
    : null;
};

const old = oldNode();
const folder = scratchFolder('launcher');
let launcher = '';

/** A package of the grader's shape around the real launcher. */
const layOut = (root: string, { withNode }: { withNode: boolean }): string => {
  mkdirSync(join(root, 'bin'), { recursive: true });
  cpSync(join(repository, 'bin', 'grade.js'), join(root, 'bin', 'grade.js'));
  writeFileSync(join(root, 'package.json'), '{"name":"8puzzle-grader","type":"module"}');
  if (withNode) {
    mkdirSync(join(root, 'node_modules'));
    symlinkSync(join(repository, 'node_modules', 'node'), join(root, 'node_modules', 'node'));
  }
  return join(root, 'bin', 'grade.js');
};

beforeAll(() => {
  launcher = layOut(join(folder, 'repository'), { withNode: true });
  writeFileSync(join(folder, 'repository', 'grade.ts'), program);
});

const launch = (node: string, args: readonly string[], path = launcher) =>
  spawnSync(node, [path, ...args], { encoding: 'utf8' });

describe('the launcher', () => {
  it('runs the sources as they are in the repository', () => {
    const { stdout } = launch(process.execPath, ['a', '--b']);
    expect(JSON.parse(stdout)).toMatchObject({ version: process.versions.node, args: ['a', '--b'] });
  });

  it('goes on when the reader of its output goes away', async () => {
    const child = spawn(process.execPath, [launcher, 'flood'], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.destroy();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('tells of an installation that is not whole as of a fault, and not of a score', () => {
    const broken = layOut(join(folder, 'broken'), { withNode: false });
    writeFileSync(join(folder, 'broken', 'grade.ts'), "import 'a-package-that-is-not-there';");
    const { status, stderr } = launch(process.execPath, [], broken);
    expect(status).toBe(4);
    expect(stderr).toMatch(/^Error: The grader cannot be loaded: .*a-package-that-is-not-there.*\n {2}What to do/);
  });

  it('runs what was compiled when it is installed as a package', () => {
    const root = join(folder, 'elsewhere', 'node_modules', '8puzzle-grader');
    const installed = layOut(root, { withNode: false });
    mkdirSync(join(root, 'dist'));
    writeFileSync(join(root, 'dist', 'grade.js'), "console.log('compiled')");
    expect(launch(process.execPath, [], installed).stdout).toBe('compiled\n');
  });
});

describe.skipIf(old === null)('the launcher under an old Node', () => {
  const node = old ?? '';

  it('starts again with the Node that the grader brings', () => {
    const { stdout } = launch(node, ['a b', '--c']);
    expect(JSON.parse(stdout)).toEqual({
      version: expect.stringMatching(/^24[.]/) as string,
      args: ['a b', '--c'],
      escape: 'function',
    });
  });

  it('passes on the exit code', () => {
    expect(launch(node, ['exit']).status).toBe(7);
  });

  it('passes on Ctrl-C, so that the grader can clean up', async () => {
    const child = spawn(node, [launcher, 'wait'], { stdio: ['ignore', 'pipe', 'pipe'] });
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([3, null]);
  });

  it('leaves it to the grader whether it goes on when a terminal is gone, as under nohup', async () => {
    const child = spawn(node, [launcher, 'wait'], { stdio: ['ignore', 'pipe', 'pipe'] });
    await once(child.stdout, 'data');
    child.kill('SIGHUP');
    expect(String(await once(child.stdout, 'data'))).toBe('still up\n');
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([3, null]);
  });

  it('takes the grader with it when it is killed', async () => {
    const child = spawn(node, [launcher, 'wait'], { stdio: ['ignore', 'pipe', 'pipe'] });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    // Ends only when the last one that could write to it has ended.
    await once(child.stdout, 'close');
  });

  it('says what to do when its Node was not installed', () => {
    const root = join(folder, 'bare', 'node_modules', '8puzzle-grader');
    const { status, stderr } = launch(node, [], layOut(root, { withNode: false }));
    expect(status).toBe(4);
    expect(stderr).toContain('npm rebuild node --ignore-scripts=false');
  });

  it('does not tell of an installation where its Node is there and does not start', () => {
    const root = join(folder, 'other-library');
    const installed = layOut(root, { withNode: false });
    mkdirSync(join(root, 'node_modules', 'node', 'bin'), { recursive: true });
    writeFileSync(
      join(root, 'node_modules', 'node', 'package.json'),
      '{"version":"24.21.0","bin":{"node":"bin/node"}}',
    );
    writeFileSync(join(root, 'node_modules', 'node', 'bin', 'node'), '#!/nowhere/loader\n', { mode: 0o755 });
    const { status, stderr } = launch(node, [], installed);
    expect(status).toBe(4);
    expect(stderr).toMatch(/does not start here \(ENOENT\)[^]*\nPut Node 24[.]15 or newer on the PATH/);
  });
});
