/** What a folder or an archive holds, before anyone asks which of it is source. */
import type { Note } from '../contracts/submission.ts';

/** A regular file of the submission. */
export interface FoundFile {
  /** Relative, forward slashes, cleaned: safe to show and to use as a name. */
  readonly path: string;
  readonly bytes: number;
  /**
   * The content, or in words why it cannot be had: a predicate, as in "is not a regular file".
   * @throws {GraderError} a fault, when it is the machine that cannot read it
   */
  read(maxBytes: number): Promise<FileContent>;
}

export type FileContent =
  { readonly kind: 'bytes'; readonly bytes: Buffer } | { readonly kind: 'unreadable'; readonly reason: string };

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
