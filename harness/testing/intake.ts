/** Folders and archives for intake's tests. */
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { onTestFinished } from 'vitest';
import { ZipFile } from 'yazl';
import { javaRelatives } from '../languages/java/relatives.ts';
import { javaSources } from '../languages/java/sources.ts';
import { typescriptRelatives } from '../languages/typescript/relatives.ts';
import { typescriptSources } from '../languages/typescript/sources.ts';
import { intake, type IntakeResult } from '../intake/intake.ts';
import type { Note, Submission } from '../contracts/submission.ts';

export type Files = Readonly<Record<string, string | Buffer>>;

export const makeFolder = async (files: Files): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'intake-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return root;
};

export interface ZipEntry {
  readonly name: string;
  readonly content: string | Buffer;
  readonly mode?: number;
}

/** yazl refuses hostile names and links, so entries get harmless ones and `patch` changes the finished bytes. */
export const makeZip = async (
  entries: readonly ZipEntry[],
  patch = (bytes: Buffer): Buffer => bytes,
): Promise<string> => {
  const path = join(await makeFolder({}), 'submission.zip');
  const zip = new ZipFile();
  for (const { name, content, mode } of entries) {
    zip.addBuffer(Buffer.from(content), name, { mtime: new Date(0), mode: mode ?? 0o100644 });
  }
  const written = pipeline(zip.outputStream, createWriteStream(path));
  zip.end();
  await written;
  await writeFile(path, patch(await readFile(path)));
  return path;
};

export const languages = [
  { id: 'java', title: 'Java', extension: '.java', sources: javaSources, relatives: javaRelatives },
  {
    id: 'typescript',
    title: 'TypeScript',
    extension: '.ts',
    sources: typescriptSources,
    relatives: typescriptRelatives,
  },
] as const;

export const take = (path: string, language: string | null = null): Promise<IntakeResult> =>
  intake(path, { languages, language, classes: ['Board', 'Solver'] });

/** The submission, or an error with the reasons why there is none. */
export const takeSubmission = async (path: string, language: string | null = null): Promise<Submission> => {
  const result = await take(path, language);
  if (result.kind === 'submission') return result.submission;
  throw new Error(messages(result.notes));
};

/** The reasons why nothing can be graded. */
export const takeReasons = async (path: string, language: string | null = null): Promise<string> => {
  const result = await take(path, language);
  if (result.kind === 'not-gradable') return messages(result.notes);
  throw new Error('was gradable');
};

export const messages = (notes: readonly Note[]): string =>
  notes.map(({ level, message }) => `${level}: ${message}`).join('\n');

export const rootPaths = (submission: Submission): Record<string, string> =>
  Object.fromEntries([...submission.roots].map(([name, { path }]) => [name, path]));

export const both: Files = { 'Board.java': 'class Board {}', 'Solver.java': 'class Solver {}' };
