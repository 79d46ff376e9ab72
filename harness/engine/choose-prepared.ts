/** What the course has left of what an assignment prepared. */
import type { Check } from '../contracts/check.ts';
import type { FollowUps, Prepared } from '../contracts/prepare.ts';
import type { CheckChoice } from '../contracts/settings.ts';
import { isNamed } from '../text/is-named.ts';
import { chooseChecks } from './select.ts';

/**
 * Without the checks that are switched off, the others marked. `prepare` gives those of another choice: what the wider set has may
 * be switched off, whichever is asked. @throws {GraderError} for names that no check has
 */
export const choosePrepared = async (
  prepared: Prepared,
  choice: CheckChoice,
  prepare: (choice: CheckChoice) => Promise<Prepared>,
): Promise<Prepared> => {
  const isNarrow = choice.set === 'official' && choice.off.length > 0;
  const all = isNarrow ? await prepare({ ...choice, set: 'extended' }) : prepared;
  const known = [...all.checks, ...(all.followUps?.checks ?? [])].map(({ id }) => id);
  const checks = chooseChecks(prepared.checks, choice, known);
  return { ...prepared, checks, followUps: prepared.followUps && left(prepared.followUps, choice) };
};

const left = (followUps: FollowUps, { off }: CheckChoice): FollowUps => {
  const isOn = ({ id }: Pick<Check, 'id'>): boolean => !isNamed(id, off);
  return {
    checks: followUps.checks.filter(isOn),
    needed: (results) => followUps.needed(results).filter(isOn),
  };
};
