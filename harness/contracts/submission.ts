/** What intake makes of a folder or an archive. */

/** A source file, decoded to text: no byte order mark, LF line ends. */
export interface SourceFile {
  /** Path relative to the submission, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Something a student should know about how the files were taken; never costs points by itself. */
export interface Note {
  readonly level: 'info' | 'warning' | 'error';
  readonly message: string;
  readonly path?: string | undefined;
}

/** A file of the submission as the report lists it. */
export interface SubmittedFile {
  readonly path: string;
  readonly bytes: number;
  /** `root`: holds a class of the assignment. `extra`: available to the roots. `ignored`: not used. */
  readonly role: 'root' | 'extra' | 'ignored';
  readonly sha256: string;
}

export interface Submission {
  readonly language: string;
  /** By class of the assignment; a class that is not here was not submitted. */
  readonly roots: ReadonlyMap<string, SourceFile>;
  /** Sources that the roots may use, compiled only when they are. */
  readonly extras: readonly SourceFile[];
  readonly files: readonly SubmittedFile[];
  readonly notes: readonly Note[];
}

/** Intake found nothing to build: exit code 3, every reason in words for a student. */
export interface NotGradable {
  readonly language: string | null;
  readonly files: readonly SubmittedFile[];
  readonly notes: readonly Note[];
}
