/** Who stands behind attempts, person by person where the bundle names the members of a group. */
import { at } from '../../text/at.ts';
import type { Attempt, Member, Owner } from '../attempt.ts';

/** One person, or a group of whom the bundle does not say who they are. */
export interface Party {
  readonly who: Member;
  readonly owner: Owner;
  readonly attempts: readonly Attempt[];
}

/** The people behind attempts of one owner, of which there is one at least. */
export const partiesOf = (attempts: readonly Attempt[]): Party[] => {
  const { owner } = at(attempts, 0);
  const people: readonly Member[] = owner.members.length > 0 ? owner.members : [owner];
  return people.map(({ id, name, username, email }) => ({ who: { id, name, username, email }, owner, attempts }));
};
