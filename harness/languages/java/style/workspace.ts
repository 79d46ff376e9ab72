/** The files that the tools read, on disk under safe names, and how to find back from these to the student's. */
import { randomUUID } from 'node:crypto';
import { chmod, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Submission } from '../../../contracts/submission.ts';
import { packageRoot } from '../../../platform/package-root.ts';
import { removeLeftovers } from '../../../sandbox/cached-folder.ts';
import { classOfFile } from '../class-of-file.ts';
import type { Program } from '../../../contracts/protocol.ts';

export interface Workspace {
  readonly folder: string;
  /** Paths of the sources within the folder. */
  readonly sources: readonly string[];
  /** The student's path of the source that a tool names: by a path or URL that ends with its name here, or by its file name alone. */
  pathOf(name: string): string | null;
  remove(): Promise<void>;
}

/** Where they are: in the cache folder, which the users can reach that the tools run as. */
export const workspacesIn = (cacheDir: string): string => join(cacheDir, 'style', 'work');

export const makeWorkspace = async (
  submission: Submission,
  program: Program | null,
  cacheDir: string,
): Promise<Workspace> => {
  const folder = join(workspacesIn(cacheDir), randomUUID());
  const files = [...submission.roots.values(), ...submission.extras].map(({ path, text }, index) => {
    return { path, text, source: join('sources', String(index), safeName(path)) };
  });
  await makeFolder(folder, dirname(folder), join(cacheDir, 'style'));
  await removeLeftovers(dirname(folder), /^/u);
  for (const { source, text } of files) await write(folder, source, text);
  for (const { name, code } of program?.units ?? []) {
    if (isSafe(name)) await write(folder, join('classes', `${name}.class`), Buffer.from(code, 'base64'));
  }
  await copySettings(folder);
  return {
    folder,
    sources: files.map(({ source }) => source),
    pathOf(name) {
      const index = /\/sources\/(\d+)\/[^/]*$/u.exec(name)?.[1];
      const placed = index === undefined ? undefined : files[Number(index)];
      return (placed ?? files.find(({ source }) => basename(source) === name))?.path ?? null;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};

const LONGEST_NAME = 200;

/** A name that is one file name everywhere; the others are not worth a fault. */
const isSafe = (name: string): boolean => /^[\p{L}\p{N}_$]+$/u.test(name) && Buffer.byteLength(name) <= LONGEST_NAME;

/** The tools compare the name of a file with that of its class. */
const safeName = (path: string): string => {
  const name = classOfFile(path);
  return isSafe(name) ? `${name}.java` : 'Source.java';
};

const makeFolder = async (...folders: readonly string[]): Promise<void> => {
  for (const folder of folders) {
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o755);
  }
};

const write = async (folder: string, path: string, content: string | Buffer): Promise<void> => {
  const parts = path.split('/').slice(0, -1);
  await makeFolder(...parts.map((_, index) => join(folder, ...parts.slice(0, index + 1))));
  await writeFile(join(folder, path), content, { mode: 0o644 });
};

/** The grader's settings for the tools; those in the submission are not read. */
const copySettings = async (folder: string): Promise<void> => {
  const settings = join(folder, 'settings');
  await makeFolder(settings);
  for (const name of ['checkstyle.xml', 'pmd.xml', 'spotbugs.xml']) {
    await cp(join(packageRoot(), 'harness', 'languages', 'java', 'style', name), join(settings, name));
    await chmod(join(settings, name), 0o644);
  }
};
