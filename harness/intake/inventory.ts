/** What a folder or an archive holds, before anyone asks which of it is source. */
import type { GivenFile } from '../contracts/command.ts';
import type { Note } from '../contracts/submission.ts';

/** A regular file of the submission. */
export type FoundFile = GivenFile;

export type FileContent = Awaited<ReturnType<FoundFile['read']>>;

export interface Inventory {
  readonly kind: 'inventory';
  /** By depth, then by name. */
  readonly files: readonly FoundFile[];
  /** Folders that are never looked into, as they are written in the submission. */
  readonly ignoredFolders: readonly string[];
  readonly notes: readonly Note[];
}

/** The whole is refused; the message is for the student. */
export interface Refused {
  readonly kind: 'refused';
  readonly message: string;
  /** Of what was seen of it before it was refused. */
  readonly paths: readonly string[];
}

export const refused = (message: string, paths: readonly string[] = []): Refused => ({
  kind: 'refused',
  message,
  paths,
});

export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The folder of a path, empty for the top. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

export const depthOf = (path: string): number => path.split('/').length - 1;

/** Shallow first, then by name; the same on every machine. */
export const byDepthThenName = (a: { readonly path: string }, b: { readonly path: string }): number =>
  depthOf(a.path) - depthOf(b.path) || (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
