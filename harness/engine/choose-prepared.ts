/** What the course has left of what an assignment prepared. */
import type { Check } from '../contracts/check.ts';
import { type FollowUps, knownChecks, type Prepared } from '../contracts/prepare.ts';
import { withFacts } from '../contracts/lazy-cases.ts';
import { strictest } from '../contracts/marks.ts';
import type { CheckChoice } from '../contracts/settings.ts';
import { marksOf } from '../report/visibility-rules.ts';
import { isNamed } from '../text/is-named.ts';
import { chooseChecks } from './select.ts';

/**
 * Without the checks that are switched off, the others marked. `prepare` gives those of another choice: what the wider set has may
 * be switched off and marked, whichever is asked. @throws {GraderError} for names that no check has
 */
export const choosePrepared = async (
  prepared: Prepared,
  choice: CheckChoice,
  prepare: (choice: CheckChoice) => Promise<Prepared>,
): Promise<Prepared> => {
  const { off, visibility, details } = choice;
  const named = [...off, ...[...visibility, ...details].map(({ name }) => name)];
  const ids = idsOf(knownChecks(prepared));
  const isKnown = named.every((name) => ids.some((id) => isNamed(id, [name])));
  const all = isKnown || choice.set !== 'official' ? prepared : await prepare({ ...choice, set: 'extended' });
  const checks = chooseChecks(prepared.checks, choice, idsOf(all.followUps?.checks), idsOf(all.checks));
  return { ...prepared, checks, followUps: prepared.followUps && left(prepared.followUps, choice) };
};

const idsOf = (checks: readonly Pick<Check, 'id'>[] = []): readonly string[] => checks.map(({ id }) => id);

/** Who sees what gave cause for a check may see it, unless the course has hidden it as well. */
const left = (followUps: FollowUps, choice: CheckChoice): FollowUps => {
  const isOn = ({ id }: Pick<Check, 'id'>): boolean => !isNamed(id, choice.off);
  const hidden = (check: Check): Check => withFacts(check, strictest([check, marksOf(check.id, choice)]));
  return {
    checks: followUps.checks.filter(isOn),
    needed: (results) => followUps.needed(results).filter(isOn).map(hidden),
  };
};
