/** Writes a kit, as a folder or as a zip. Nothing that is there is overwritten unless that is asked for. */
import { existsSync } from 'node:fs';
import { chmod, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import { usageError } from '../contracts/errors.ts';
import { cannotBeMade } from '../platform/cannot-be-made.ts';
import type { KitFile } from './kit.ts';
import { makeFolder } from '../platform/make-folder.ts';
import { makeReachable } from '../platform/make-reachable.ts';
import { writeWhole } from '../platform/write-whole.ts';

export interface KitTarget {
  readonly form: 'zip' | 'folder';
  readonly out: string;
  /** Overwrite files of the same names? */
  readonly force?: boolean | undefined;
  /** May other files be in the folder? Then only those of the same names are in the way; no by default. */
  readonly beside?: boolean | undefined;
}

/** @throws {GraderError} when something is there already, or it cannot be written */
export const writeKit = async (files: readonly KitFile[], target: KitTarget): Promise<void> => {
  await refuseTaken(files, target);
  try {
    if (target.form === 'zip') await writeZip(files, target.out);
    else await writeFolder(files, target.out);
  } catch (error) {
    throw cannotBeMade(target.out, error);
  }
};

/** @throws {GraderError} when something is there that may not be overwritten */
export const refuseTaken = async (
  files: readonly KitFile[],
  { out, force = false, beside = false }: KitTarget,
): Promise<void> => {
  const taken = force ? null : beside ? firstTaken(files, out) : (await isTaken(out)) ? out : null;
  if (taken === null) return;
  throw usageError('kit-exists', `${taken} exists.`, {
    remedy: 'Choose another place, or overwrite what is there: --force',
  });
};

const firstTaken = (files: readonly KitFile[], out: string): string | null =>
  files.map(({ path }) => join(out, path)).find((path) => existsSync(path)) ?? null;

/** An empty folder is free, and so is what is not there: whether it can be made shows when it is. */
const isTaken = async (path: string): Promise<boolean> => {
  try {
    return (await readdir(path)).length > 0;
  } catch {
    return existsSync(path);
  }
};

/** What begins with `#!` may be run. */
const modeOf = ({ content }: KitFile): number =>
  typeof content === 'string' && content.startsWith('#!') ? 0o755 : 0o644;

const writeZip = async (files: readonly KitFile[], out: string): Promise<void> => {
  const zip = new yazl.ZipFile();
  for (const file of files) zip.addBuffer(Buffer.from(file.content), file.path, { mode: 0o100_000 | modeOf(file) });
  zip.end();
  makeFolder(dirname(out));
  await writeWhole(out, await buffer(zip.outputStream));
};

const writeFolder = async (files: readonly KitFile[], out: string): Promise<void> => {
  makeFolder(out);
  for (const file of files) {
    const path = join(out, file.path);
    makeInside(dirname(path));
    await writeFile(path, file.content);
    await chmod(path, modeOf(file));
  }
};

/** As open as its files are: an image takes folders with their modes, and a strict umask would lock its user out of them. */
const makeInside = (folder: string): void => {
  if (existsSync(folder)) return;
  makeInside(dirname(folder));
  makeFolder(folder);
  makeReachable(folder);
};
