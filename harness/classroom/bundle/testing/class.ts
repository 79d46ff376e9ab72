/** A pretended class, and bundles on disk for tests. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { scratchFolder } from '../../../testing/scratch-folder.ts';
import { writeFiles } from '../../../testing/write-files.ts';
import { openBundle, type BundleOptions, type OpenBundle } from '../open-bundle.ts';
import { makeBundle } from './make-bundle.ts';
import { packZip, type MadeFile, type MadeSubmission } from './made.ts';

export const expected = ['Stack.java', 'Queue.java', 'Stack.ts', 'Queue.ts'];

const first = { first: 'Ada', last: 'Lovelace', username: 'ada', email: 'ada@example.edu', id: 340934 };

/** Ada's submission, but for what is said otherwise. */
export const submission = (other: Partial<MadeSubmission> = {}): MadeSubmission => ({
  ...first,
  attempt: 1,
  late: false,
  submittedAt: new Date(2026, 2, 5, 18, 12, 6),
  files: { 'Stack.java': 'class Stack {}', 'Queue.java': 'class Queue {}' },
  ...other,
});

/** Ada, Bob, and Zoë, who was late. */
export const threeStudents: readonly MadeSubmission[] = [
  submission(),
  submission({ first: 'Bob', last: "O'Neil", username: 'bob', email: 'bob@example.edu', id: 340935 }),
  submission({ first: 'Zoë', last: 'Müller', username: 'zoe', email: 'zoe@example.edu', id: 340936, late: true }),
];

/** Writes bytes as a zip. */
export const onDisk = async (bytes: Buffer, name = 'class.zip'): Promise<string> => {
  const path = join(scratchFolder('bundle'), name);
  await writeFile(path, bytes);
  return path;
};

export const folderOnDisk = async (files: readonly MadeFile[], name = 'class'): Promise<string> => {
  const root = join(scratchFolder('bundle'), name);
  await mkdir(root);
  writeFiles(
    files.map(({ path, content }) => [path, content]),
    root,
  );
  return root;
};

/** Opens until the end of the test. */
export const opening = async (path: string, options: Partial<BundleOptions> = {}): Promise<OpenBundle> => {
  const bundle = await openBundle(path, { expected, ...options });
  onTestFinished(() => bundle.close());
  return bundle;
};

/** Opens what a platform makes of the submissions. */
export const made = async (kind: string, submissions: readonly MadeSubmission[] = threeStudents): Promise<OpenBundle> =>
  opening(await onDisk(await makeBundle(kind, submissions)));

/** Opens a zip of the files. */
export const openFiles = async (
  files: readonly MadeFile[],
  options: Partial<BundleOptions> = {},
): Promise<OpenBundle> => opening(await onDisk(await packZip(files)), options);

/** Files of paths, each with its path as its content. */
export const named = (...paths: readonly string[]): MadeFile[] => paths.map((path) => ({ path, content: path }));

/** `ada 1: Stack.java, Queue.java`, one line for each attempt. */
export const outline = ({ attempts }: OpenBundle): string[] =>
  attempts.map(({ owner, number, files }) => `${owner.id} ${number}: ${files.map(({ path }) => path).join(', ')}`);

/** Message, place and remedy of the error that a promise ends in. */
export const errorOf = async (promise: Promise<unknown>): Promise<string> => {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Error && 'where' in error && 'remedy' in error)
      return [error.message, String(error.where), String(error.remedy)].join('\n');
    throw error;
  }
  return 'no error';
};
