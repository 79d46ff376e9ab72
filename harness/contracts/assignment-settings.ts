/** What an assignment lets a course set, beside the settings that every assignment has. */
import type { z } from 'zod';
import type { LibraryChoice } from './language.ts';

export interface AssignmentSettings {
  /**
   * Its keys of grader.config.yaml with what they hold. All are optional. Two assignments may bring the same key when both
   * bring the same schema object.
   */
  readonly schema: Readonly<Record<string, z.ZodType>>;
  /** Its keys that name a file or a folder, relative to the settings: what travels with them; none by default. */
  readonly paths?: readonly string[] | undefined;
  /** Options of the command line that come before the file; none by default. */
  readonly options?: readonly SettingOption[] | undefined;
  /** Keys that tell of hidden inputs, and stay out of a report for students when something is hidden; none by default. */
  readonly forStaff?: readonly string[] | undefined;
  /** What a report tells of them, defaults included: texts by key, as `timing.limits`. */
  summary(given: GivenSettings): Readonly<Record<string, string>>;
  /** How submissions use the library; with import lines and as it comes with the grader, by default. */
  library?(given: GivenSettings): LibraryChoice;
}

/** An option of the command line: `--key <value>`, the key in kebab case. */
export interface SettingOption {
  /** The key in `schema` that it sets. */
  readonly key: string;
  /** `<dir>` */
  readonly argument: string;
  /** For the help of the command line, which has room for about 40 characters. */
  readonly description: string;
  /** The value as the schema has it; a path is taken from the working directory. The text itself by default. */
  read?(text: string): unknown;
}

/** What a course has set, each value as its schema has it. Keys of other assignments may be among them. */
export interface GivenSettings {
  readonly values: Readonly<Record<string, unknown>>;
  /** Absolute: the folder that relative paths among the values start from. */
  readonly folder: string;
}
