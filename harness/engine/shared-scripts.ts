/** Scripts that several cases of a grading have in common: each is run once, when the first of them asks. */
import type { Script } from '../contracts/protocol.ts';
import type { Answer } from './ask.ts';

export interface SharedScripts {
  /** The outcome of an equal script that was asked for before, or that of `run`. */
  outcome(script: Script, run: () => Promise<Answer>): Promise<Answer>;
}

export function shareScripts(): SharedScripts {
  const known = new Map<string, Promise<Answer>>();
  return {
    outcome(script, run) {
      const key = JSON.stringify(script);
      const outcome = known.get(key) ?? run();
      known.set(key, outcome);
      return outcome;
    },
  };
}
