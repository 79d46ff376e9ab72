/** What gradings share that come one after another: the open sandbox, compilers that
 * run in it, and the checks that an assignment has prepared. */
import type { Assignment } from '../contracts/assignment.ts';
import type { Prepared, PrepareOptions } from '../contracts/prepare.ts';
import type { Hosts, Sandbox } from '../contracts/sandbox.ts';
import { prepareSound } from '../course/require-sound.ts';
import { openHosts } from '../sandbox/hosts.ts';
import { openSandbox } from '../sandbox/open.ts';
import { remembered } from '../text/remembered.ts';

/** Nothing in it comes from a submission, so that none can reach another by it. */
export interface KeptParts {
  /** @throws {GraderError} when only a weak tier works here and that is not allowed */
  sandbox(allowWeakIsolation: boolean): Promise<Sandbox>;
  prepared(assignment: Assignment, options: PrepareOptions): Promise<Prepared>;
  /** Compilers and linters. */
  readonly hosts: Hosts;
}

/** Languages of several assignments, with a seed each: more at once are not in use. */
const mostPrepared = 8;

/** `warm`: compilers are kept running. */
export const keepParts = (warm: boolean): KeptParts => {
  const sandboxes = new Map<boolean, Promise<Sandbox>>();
  const prepared = new Map<string, Promise<Prepared>>();
  return {
    hosts: openHosts(warm),
    sandbox: (allowWeakIsolation) =>
      rememberedUnlessFailed(sandboxes, allowWeakIsolation, () => openSandbox({ allowWeakIsolation })),
    prepared: (assignment, options) => {
      const [oldest] = prepared.size >= mostPrepared ? prepared.keys() : [];
      if (oldest !== undefined) prepared.delete(oldest);
      return rememberedUnlessFailed(prepared, keyOf(assignment, options), () => prepareSound(assignment, options));
    },
  };
};

/** The notation belongs to the language, whose id is among the options. */
const keyOf = ({ id }: Assignment, options: PrepareOptions): string => JSON.stringify([id, options]);

/** What failed is tried again the next time. */
const rememberedUnlessFailed = <Key, Value>(
  known: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> => {
  const value = remembered(known, key, make);
  value.catch(() => known.delete(key));
  return value;
};
