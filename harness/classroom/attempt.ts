/** What a bundle of submissions holds, whatever platform made it: whole attempts, each with its owner. */

/** Who handed in, as far as the bundle says it. */
export interface Owner extends Member {
  /** As the platform tells owners apart, unique in the bundle: a user id, a username, a participant's number, a folder's name. */
  readonly id: string;
  /** The people of a group, where the bundle names them; empty for one person. */
  readonly members: readonly Member[];
  readonly isGroup: boolean;
  /** The platform left the name out on purpose. */
  readonly isAnonymous: boolean;
}

export interface Member {
  readonly id: string | null;
  readonly name: string | null;
  readonly username: string | null;
  readonly email: string | null;
}

export interface AttemptFile {
  /** Path below the submission, as the student named it: `Stack.java`. */
  readonly path: string;
  /** Path in the bundle, as the platform named it, unchanged and so not safe to show: `smithbob_340934_208490284_Stack-1.java`. */
  readonly place: string;
  /** In bytes, as the bundle declares it. */
  readonly size: number;
  /** @throws {GraderError} when the bundle is damaged there, or holds more than it declares */
  read(): Promise<Buffer>;
}

/** One whole attempt: files of two are never mixed. */
export interface Attempt {
  readonly owner: Owner;
  /** 1 for the first that the bundle holds of this owner, in the order of time. */
  readonly number: number;
  /** By what attempts are ordered where the platform says no time: when files were changed, or a number of the platform's. */
  readonly order: number;
  readonly submittedAt: Date | null;
  /** As the platform says; null when it says nothing. */
  readonly late: boolean | null;
  readonly files: readonly AttemptFile[];
  /** The folder, or the beginning of the files' names, by which the platform finds the attempt again. */
  readonly place: string;
  /** What was forgiven, for staff: a file that was renamed, one that was left out. */
  readonly notes: readonly string[];
}
