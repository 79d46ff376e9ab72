/** What a course adds to an assignment. */
import type { Assignment } from '../contracts/assignment.ts';
import type { AssignmentSettings } from '../contracts/assignment-settings.ts';
import type { Check } from '../contracts/check.ts';
import type { Prepared, PrepareOptions } from '../contracts/prepare.ts';

export interface Extension {
  /** What reports name it; by default those of the base. */
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  /** Checks that come after those of the base: values, or made for each grading from its language, seed and settings. */
  readonly checks?: readonly Check[] | MakeChecks | undefined;
  /** Sections that come after those of the base. */
  readonly sections?: Assignment['sections'] | undefined;
  /** Points by section, instead of the base's. */
  readonly weights?: Assignment['weights'] | undefined;
  /** Changes what the base is prepared with, its limits and input files for example. */
  readonly settings?: ((options: PrepareOptions) => PrepareOptions) | undefined;
  /** Further keys of grader.config.yaml with what they hold; what was set is in `options.settings.values`. */
  readonly schema?: AssignmentSettings['schema'] | undefined;
}

/** `base`: what the base has prepared, its checks among it. */
export type MakeChecks = (options: PrepareOptions, base: Prepared) => readonly Check[] | Promise<readonly Check[]>;
