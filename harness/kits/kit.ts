/** What a kit is: the files that put the grader to work somewhere, on a platform or in a student's editor. */
import type { Assignment } from '../contracts/assignment.ts';
import type { Config } from '../config/schema.ts';

export interface KitFile {
  /** Inside the kit, with `/`. */
  readonly path: string;
  readonly content: string | Uint8Array;
}

export interface Course {
  /** grader.config.yaml first, then what it names, at the same places beside it. Without a file: an empty one. */
  readonly files: readonly KitFile[];
  readonly config: Config;
}

export interface KitRequest {
  readonly assignment: Assignment;
  /** Ids of the languages that are handed in. */
  readonly languages: readonly string[];
  /** The course's settings with the files that they name. */
  readonly course: Course;
  /** What npm installs where the kit does not bring the grader: a name with its version, or an address. */
  readonly grader: string;
}

export interface Kit {
  /** `grade kit ID` */
  readonly id: string;
  /** What it is for, in a line of the list. */
  readonly title: string;
  /** Is it one file to upload (zip), or a folder? */
  readonly form: 'zip' | 'folder';
  /** What to do with it, for the terminal: whole sentences. */
  readonly next: readonly string[];
  /** Do students get it? Then settings that tell of hidden inputs or of single students must stay out of it; no by default. */
  readonly forStudents?: boolean | undefined;
  /** Does it leave out the course's settings, and so what may be secret in them? No by default. */
  readonly withoutSettings?: boolean | undefined;
  /** Do the settings alone say what it grades, since it has no command for one grading? No by default. */
  readonly settingsAlone?: boolean | undefined;
  /** Does what it starts install the grader from npm? No by default: then the kit or an image brings the grader. */
  readonly installsGrader?: boolean | undefined;
  files(request: KitRequest): Promise<readonly KitFile[]>;
}
