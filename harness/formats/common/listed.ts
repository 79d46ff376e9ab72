/** The checks of a report that a file has room for, and those that a platform without the notion "not run" can list. */
import { isFailure } from '../../contracts/is-failure.ts';
import { counts } from '../../rubric/score.ts';
import type { Item, Scored } from './items.ts';
import { commonMessages } from './messages.ts';

export interface Listed {
  readonly items: readonly Item[];
  /** Checks that are left out for want of room. */
  readonly left: number;
  /** Points of what is left out, and of what the edition does not list; null when there are none. */
  readonly rest: Scored['rest'];
}

/** At most so many, in the order of the report: when there are more, what failed comes before the others. */
export const listed = ({ items, rest }: Scored, most: number): Listed => {
  if (items.length <= most) return { items, left: 0, rest };
  const first = [...items.filter(({ check }) => isFailure(check)), ...items.filter(({ check }) => !isFailure(check))];
  const kept = new Set(first.slice(0, most));
  const cut = items.filter((item) => !kept.has(item));
  const sum = (of: (item: Item) => number): number => cut.reduce((total, item) => total + of(item), 0);
  const available = (rest?.available ?? 0) + sum((item) => item.available);
  const earned = (rest?.earned ?? 0) + sum((item) => item.earned);
  return {
    items: items.filter((item) => kept.has(item)),
    left: cut.length,
    rest: available === 0 && earned === 0 ? null : { available, earned },
  };
};

/** Without the checks that were not run for want of inputs, and so cost nothing. */
export const asked = (scored: Scored): Scored => ({
  ...scored,
  items: scored.items.filter(({ check }) => counts(check)),
});

export const worthPoints = (scored: Scored): Scored => ({
  ...scored,
  items: scored.items.filter(({ available }) => available > 0),
});

/** What is said of the rest. */
export const restText = ({ left }: Pick<Listed, 'left'>): string =>
  left > 0 ? commonMessages.restCut({ count: left }) : commonMessages.restHidden();

/** The rest as one part with all its points and one with none, for platforms where a test has either. */
export const restParts = ({ rest }: Listed): { readonly passed: boolean; readonly points: number }[] =>
  rest === null
    ? []
    : [
        { passed: true, points: rest.earned },
        { passed: false, points: rest.available - rest.earned },
      ].filter(({ points }) => points > 0);
