/** The door to the sandbox. */
import { type GraderError, graderFault } from '../contracts/errors.ts';
import { examineIsolation, type Isolation, obstacleTo } from './isolation.ts';
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
  const { sandbox } = isolation;
  if (sandbox !== null && (options.allowWeakIsolation || !isWeak(sandbox.tier))) return sandbox;
  throw refused(isolation);
};

const refused = (isolation: Isolation): GraderError => {
  const { sandbox } = isolation;
  const message = `Submissions cannot be ${sandbox === null ? 'run' : 'isolated'} on this machine.`;
  const problem = obstacleTo(isolation);
  if (problem === null) return graderFault('no-isolation', message);
  const recipe = recipeText(recipeFor(problem, recogniseMachine()));
  const weaker =
    sandbox === null
      ? ''
      : `\n  For code that you trust, --allow-weak-isolation grades in the tier ${sandbox.tier}; \`npx grade doctor\` shows what that leaves open.`;
  return graderFault('no-isolation', `${message} ${problemText(problem)}`, { remedy: `${recipe}${weaker}` });
};
