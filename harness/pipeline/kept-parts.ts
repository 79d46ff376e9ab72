/** What gradings share that come one after another: running compilers and linters, and checks that were prepared. */
import type { Assignment } from '../contracts/assignment.ts';
import type { Prepared, PrepareOptions } from '../contracts/prepare.ts';
import type { Hosts } from '../contracts/sandbox.ts';
import { prepareSound } from '../course/require-sound.ts';
import { openHosts } from '../sandbox/hosts.ts';
import { remembered } from '../text/remembered.ts';

/** Nothing in it comes from a submission, so that none can reach another by it. */
export interface KeptParts {
  prepared(assignment: Assignment, options: PrepareOptions): Promise<Prepared>;
  /** Compilers and linters. */
  readonly hosts: Hosts;
}

/** Languages of several assignments, with a seed each: more at once are not in use. */
const mostPrepared = 8;

/** Where nothing comes next: long enough for requests that follow one another at once, as of tools for style. */
const BRIEFLY_MS = 100;

/** `warm`: compilers and linters are kept running. */
export const keepParts = (warm: boolean): KeptParts => {
  const prepared = new Map<string, Promise<Prepared>>();
  return {
    hosts: openHosts(warm ? undefined : BRIEFLY_MS),
    prepared: (assignment, options) => {
      const [oldest] = prepared.size >= mostPrepared ? prepared.keys() : [];
      if (oldest !== undefined) prepared.delete(oldest);
      const key = keyOf(assignment, options);
      const made = remembered(prepared, key, () => prepareSound(assignment, options));
      // What failed is tried again the next time.
      made.catch(() => prepared.delete(key));
      return made;
    },
  };
};

/** The notation belongs to the language, whose id is among the options. */
const keyOf = ({ id }: Assignment, options: PrepareOptions): string => JSON.stringify([id, options]);
