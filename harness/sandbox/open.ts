/** The door to the sandbox. */
import { type GraderError, graderFault } from '../contracts/errors.ts';
import { examineIsolation, type Isolation } from './isolation.ts';
import { recogniseMachine } from './machine.ts';
import { problemText } from './problem.ts';
import { recipeFor, recipeText } from './recipes.ts';
import { isWeak, type Sandbox } from '../contracts/sandbox.ts';

export interface OpenOptions {
  /** Take a weak tier where nothing better works, instead of refusing. */
  readonly allowWeakIsolation: boolean;
}

/** Opens the strongest sandbox that works here. Throws a grader fault that explains what is missing, unless weak isolation is allowed. */
export const openSandbox = async (options: OpenOptions): Promise<Sandbox> => {
  const isolation = await examineIsolation();
  if (options.allowWeakIsolation || !isWeak(isolation.sandbox.tier)) return isolation.sandbox;
  throw tooWeak(isolation);
};

const tooWeak = ({ sandbox, rejected: [strongest] }: Isolation): GraderError => {
  if (strongest === undefined) return graderFault('no-isolation', 'Submissions cannot be isolated on this machine.');
  const recipe = recipeText(recipeFor(strongest.problem, recogniseMachine()));
  return graderFault(
    'no-isolation',
    `Submissions cannot be isolated on this machine. ${problemText(strongest.problem)}`,
    {
      remedy: `${recipe}\n  For code that you trust, --allow-weak-isolation grades in the tier ${sandbox.tier}; \`npx grade doctor\` shows what that leaves open.`,
    },
  );
};
