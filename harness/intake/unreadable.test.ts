/** Real modes of real files, read as an ordinary user: root may read everything. In a process of its own, which has one. */
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openBundle } from '../classroom/bundle/open-bundle.ts';
import { expected } from '../classroom/bundle/testing/class.ts';
import { findProgram } from '../sandbox/programs.ts';
import { makeZip, take, takeSubmission } from '../testing/intake.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

const folder = async (files: readonly string[]): Promise<string> => {
  const root = scratchFolder('unreadable');
  await chmod(root, 0o755);
  for (const file of files) {
    await mkdir(join(root, file, '..'), { recursive: true });
    await writeFile(join(root, file), 'x');
  }
  return root;
};

const shut = async (path: string): Promise<void> => {
  if (isRoot) await chown(path, nobody, nobody);
  await chmod(path, 0o000);
};

const asNobody = async <T>(work: () => Promise<T>): Promise<T> => {
  if (isRoot) process.seteuid?.(nobody);
  try {
    return await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
};

const prlimit = findProgram('prlimit');

/** What this process may open at most, until it is told otherwise. */
const limitOpen = (most: number): void => {
  execFileSync(prlimit ?? '', ['--pid', String(process.pid), `--nofile=${String(most)}:`]);
};

const withoutDescriptors = async <T>(work: () => Promise<T>): Promise<T> => {
  const usual = Number(/^Max open files +(\d+)/mu.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]);
  limitOpen(256);
  const open: number[] = [];
  try {
    for (;;) open.push(openSync('/dev/null', 'r'));
  } catch {
    return await work();
  } finally {
    for (const descriptor of open) closeSync(descriptor);
    limitOpen(usual);
  }
};

const faultAt = (where: string): object => ({ blame: 'fault', code: 'unreadable-here', where });

describe('what the machine does not let the grader read is its fault, with the place:', () => {
  it.each([
    ['a file for a class', 'Board.java'],
    ['a source beside it', 'Node.java'],
    ['a folder', 'lib'],
    ['the submission itself', ''],
  ])('%s', async (_, path) => {
    const root = await folder(['Board.java', 'Solver.java', 'Node.java', 'lib/Other.java']);
    await shut(join(root, path));
    await expect(asNobody(() => take(root))).rejects.toMatchObject(faultAt(join(root, path)));
  });

  it.skipIf(prlimit === null)('a file, when too many are open', async () => {
    const root = await folder(['Board.java', 'Solver.java']);
    await take(root);
    await expect(withoutDescriptors(() => take(root))).rejects.toMatchObject(faultAt(root));
  });

  it('a zip', async () => {
    const path = await makeZip([{ name: 'Board.java', content: 'b' }]);
    await chmod(join(path, '..'), 0o755);
    await shut(path);
    await expect(asNobody(() => take(path))).rejects.toMatchObject(faultAt(path));
  });

  it('a path that may not be followed', async () => {
    const root = await folder(['one/Board.java']);
    await shut(root);
    await expect(asNobody(() => take(join(root, 'one')))).rejects.toMatchObject(faultAt(join(root, 'one')));
  });

  it.each(['a/Stack.java', 'a/src'])("one student's %s of a class, when it is read", async (place) => {
    const root = await folder(['a/Stack.java', 'a/src/Main.java', 'b/Stack.java']);
    await shut(join(root, place));
    await asNobody(async () => {
      const bundle = await openBundle(root, { expected, kind: 'folders' });
      const files = bundle.attempts.map((attempt) => Promise.all(attempt.files.map((file) => file.read())));
      await expect(files[0]).rejects.toMatchObject(faultAt(join(root, place)));
      await expect(files[1]).resolves.toHaveLength(1);
    });
  });
});

describe('what is not the machine’s fault:', () => {
  it('a file that is not used', async () => {
    const root = await folder(['Board.java', 'Solver.java', 'notes.txt']);
    await shut(join(root, 'notes.txt'));
    const { files } = await asNobody(() => takeSubmission(root));
    expect(files.find(({ path }) => path === 'notes.txt')).toMatchObject({ role: 'ignored', sha256: '' });
  });

  it('a pipe that nobody may read, and a link to nowhere', async () => {
    const root = await folder(['Board.java', 'Solver.java']);
    execFileSync('mkfifo', ['-m', '000', join(root, 'Node.java')]);
    await symlink('nowhere', join(root, 'Link.java'));
    const { notes } = await asNobody(() => takeSubmission(root));
    expect(notes.map(({ message }) => message).join('\n')).toMatch(/Link\.java[^]*Node\.java/u);
  });

  it('modes in a zip, which nobody looks at', async () => {
    const path = await makeZip(['Board.java', 'Solver.java'].map((name) => ({ name, content: 'x', mode: 0o100_000 })));
    expect([...(await takeSubmission(path)).roots.keys()]).toEqual(['Board', 'Solver']);
  });
});
