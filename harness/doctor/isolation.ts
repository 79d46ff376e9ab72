/** The sandbox as the doctor tells of it: the tier, what was tried from inside, and the way to the full tier. */
import type { Attempt } from '../sandbox/attempts.ts';
import { examineIsolation, obstacleTo } from '../sandbox/isolation.ts';
import { recogniseMachine } from '../sandbox/machine.ts';
import { problemText } from '../sandbox/problem.ts';
import { recipeFor, type Recipe } from '../sandbox/recipes.ts';
import { isWeak, type Tier } from '../contracts/sandbox.ts';

export interface Isolation {
  /** The strongest that keeps what it promises; null where nothing can be run at all. */
  readonly tier: Tier | null;
  /** Is it strong enough to grade without --allow-weak-isolation? */
  readonly holds: boolean;
  readonly attempts: readonly Attempt[];
  /** Why the stronger tiers do not work, in words; the strongest first. */
  readonly rejected: readonly { readonly tier: Tier; readonly reason: string }[];
  /** How to get the full tier on this machine, or any where there is none; null where it is there. */
  readonly recipe: Recipe | null;
}

/** Tries the tiers; without any, what would be open to a submission with --allow-weak-isolation. */
export const tryIsolation = async (): Promise<Isolation> => {
  const isolation = await examineIsolation();
  const { sandbox, attempts, rejected } = isolation;
  const obstacle = obstacleTo(isolation);
  return {
    tier: sandbox?.tier ?? null,
    holds: sandbox !== null && !isWeak(sandbox.tier),
    attempts,
    rejected: rejected.map(({ tier, problem }) => ({ tier, reason: problemText(problem) })),
    recipe: obstacle === null ? null : recipeFor(obstacle, recogniseMachine()),
  };
};
