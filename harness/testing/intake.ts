/** Folders and archives for intake's tests. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { javaRelatives, javaSources } from '../languages/java/sources.ts';
import { typescriptRelatives, typescriptSources } from '../languages/typescript/sources.ts';
import { intake, type IntakeResult } from '../intake/intake.ts';
import type { Note, Submission } from '../contracts/submission.ts';
import { type HostileEntry, zipOf } from './zip.ts';
import { scratchFolder } from './scratch-folder.ts';
import { writeFiles } from './write-files.ts';

export type Files = Readonly<Record<string, string | Buffer>>;

export const makeFolder = (files: Files): Promise<string> => {
  const root = scratchFolder('intake');
  writeFiles(Object.entries(files), root);
  return Promise.resolve(root);
};

/** `patch` may spoil the finished bytes. */
export const makeZip = async (
  entries: readonly HostileEntry[],
  patch = (bytes: Buffer): Buffer => bytes,
): Promise<string> => {
  const path = join(await makeFolder({}), 'submission.zip');
  await writeFile(path, patch(zipOf(entries)));
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
export const takeReasons = async (path: string): Promise<string> => {
  const result = await take(path);
  if (result.kind === 'not-gradable') return messages(result.notes);
  throw new Error('was gradable');
};

export const messages = (notes: readonly Note[]): string =>
  notes.map(({ level, message }) => `${level}: ${message}`).join('\n');

export const rootPaths = (submission: Submission): Record<string, string> =>
  Object.fromEntries([...submission.roots].map(([name, { path }]) => [name, path]));

export const both: Files = { 'Board.java': 'class Board {}', 'Solver.java': 'class Solver {}' };
