/** An assignment made from another one: a course adds checks and weights, and forks nothing. */
import type { Assignment } from '../contracts/assignment.ts';
import type { Check } from '../contracts/check.ts';
import type { Prepared, PrepareOptions } from '../contracts/prepare.ts';

export interface Extension {
  /** What reports name it; by default those of the base. */
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  /** Checks that come after those of the base: values, or made for each grading from its language, seed and settings. */
  readonly checks?: readonly Check[] | MakeChecks | undefined;
  /** Points by section, instead of the base's. */
  readonly weights?: Assignment['weights'] | undefined;
  /** Changes what the base is prepared with, its limits and input files for example. */
  readonly settings?: ((options: PrepareOptions) => PrepareOptions) | undefined;
}

/** `base`: what the base has prepared, its checks among it. */
export type MakeChecks = (options: PrepareOptions, base: Prepared) => readonly Check[] | Promise<readonly Check[]>;

/** The base with what a course adds. Pure: nothing is run, and the base stays as it is. */
export const extend = (base: Assignment, extension: Extension): Assignment => {
  const { id = base.id, checks = [], weights = {}, settings = unchanged } = extension;
  return {
    ...base,
    id,
    get title() {
      return extension.title ?? base.title;
    },
    weights: { ...base.weights, ...weights },
    prepare: async (given) => {
      const options = settings(given);
      const prepared = await base.prepare(options);
      const added = typeof checks === 'function' ? await checks(options, prepared) : checks;
      return { ...prepared, checks: [...prepared.checks, ...added] };
    },
  };
};

const unchanged = (options: PrepareOptions): PrepareOptions => options;
