/** One file of a bundle, whether it lies in a zip or in a folder: what platforms read names from. */

export interface Entry {
  /** As platforms read it: `/` between names, Unicode in NFC, harmless to show. Below the wrapping folder, if there is one. */
  readonly path: string;
  /** As the bundle has it, unchanged: another name than a zip or a folder has would not find it again. Not safe to show. */
  readonly place: string;
  /** In bytes, as the bundle declares it. */
  readonly size: number;
  readonly modifiedAt: Date | null;
  /** Why it cannot be read, as a clause: "it is encrypted". Null when nothing speaks against it. */
  readonly problem: string | null;
  /** @throws {GraderError} when it is damaged, or holds more than it declares */
  read(): Promise<Buffer>;
}

/** What belongs to nobody, and why: a sentence. */
export interface Unrecognised {
  readonly place: string;
  readonly reason: string;
}

export interface Listing {
  readonly entries: readonly Entry[];
  readonly unrecognised: readonly Unrecognised[];
  close(): Promise<void>;
}

export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The first name of a path; the whole of it when there is but one. */
export const firstName = (path: string): string => {
  const slash = path.indexOf('/');
  return slash < 0 ? path : path.slice(0, slash);
};

/** What follows the first name; empty when nothing does. */
export const belowFirst = (path: string): string => {
  const slash = path.indexOf('/');
  return slash < 0 ? '' : path.slice(slash + 1);
};
