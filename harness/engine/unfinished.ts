/**
 * What a program is known not to finish: the steps up to the one at which it was stopped, on the same data. A script that begins
 * with the same steps ends there too, so it need not be run.
 */
import { completeScript, tellsSteps, type Script } from '../contracts/protocol.ts';
import type { OutsideLimits } from '../contracts/subject.ts';
import { at } from '../text/at.ts';
import { type EndedOutcome, tookTooMuch } from './outcome-text.ts';

export interface Unfinished {
  /** How a script before it ended that had at least these limits and began as this one does; null where there was none. */
  known(script: Script, limits: OutsideLimits): EndedOutcome | null;
  /** To be told of each script that was run. */
  note(script: Script, limits: OutsideLimits, outcome: EndedOutcome): void;
}

interface Known {
  readonly outcome: EndedOutcome;
  readonly limits: OutsideLimits;
  /** What was watched, as text. */
  readonly watched: string;
}

export function newUnfinished(): Unfinished {
  const all = new Map<string, Known>();
  return {
    known(script, limits) {
      if (all.size === 0 || !tellsSteps(script)) return null;
      for (const last of script.steps.keys()) {
        const { text, watched } = beginning(script, last);
        const one = all.get(text);
        if (one !== undefined && allows(one, limits, one.watched === watched ? 1 : LESS_WATCHED)) return one.outcome;
      }
      return null;
    },
    note(script, limits, outcome) {
      if (outcome.step === undefined || !tookTooMuch(outcome)) return;
      const { text, watched } = beginning(script, outcome.step);
      const before = all.get(text);
      if (before === undefined || allows({ limits }, before.limits, 1)) all.set(text, { outcome, limits, watched });
    },
  };
}

/** Queues that are watched more closely slow a program down, but never by half. */
const LESS_WATCHED = 2;

/** Do these limits leave so many times as much for the only row? */
const allows = ({ limits }: Pick<Known, 'limits'>, those: OutsideLimits, times: number): boolean => {
  const [one, other] = [limits.untilRow ?? limits, those.untilRow ?? those];
  return one.cpuMs >= times * other.cpuMs && one.wallMs >= times * other.wallMs;
};

/** Everything that the script is up to a step, that step included, but for what only costs time. */
const beginning = (script: Script, last: number): { readonly text: string; readonly watched: string } => {
  const { rows, steps, watch, ...settings } = completeScript(script);
  const { keys, searches, trace, ...changes } = watch;
  const begun = JSON.stringify(steps.slice(0, last + 1));
  const fields = Object.entries(at(rows, 0)).filter(([field]) => begun.includes(JSON.stringify(field)));
  return {
    text: JSON.stringify([settings, changes, begun, Object.fromEntries(fields)]),
    watched: JSON.stringify([keys, searches, trace]),
  };
};
