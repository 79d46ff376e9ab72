/** Why each check is asked and what it wants, for `grade explain`. */
import type { ExplanationFamily } from '../../../harness/assignment.ts';
import { plainFamilies } from '../../8puzzle/explain/family.ts';
import { unsolvableMessage } from '../answers.ts';
import { comp204ExplainWords as words } from './words.ts';

export const explain = (): Promise<readonly ExplanationFamily[]> =>
  Promise.resolve([
    ...plainFamilies(words, [
      ['legal', ['moves-legal-files', 'moves-legal'], words.sourceReturn()],
      ['goal', ['moves-to-goal-files', 'moves-to-goal'], words.sourceReturn()],
      ['shortest', ['moves-shortest-files', 'moves-shortest'], words.sourceReturn()],
      ['empty', ['moves-of-goal'], words.sourceReturn()],
      ['start', ['start-unchanged'], words.sourceState()],
      ['again', ['searches-independent'], words.sourceState()],
      ['states', ['trace-states'], words.sourceTrace()],
      ['heuristics', ['trace-heuristics'], words.sourceTrace()],
      ['order', ['trace-order'], words.sourceTrace()],
      ['costs', ['trace-costs'], words.sourceTrace()],
      ['printed', ['trace-solution'], words.sourceTrace()],
    ]),
    unsolvable,
  ]);

const unsolvable: ExplanationFamily = {
  checks: ['unsolvable-files', 'unsolvable'],
  of: () => ({
    measured: words.unsolvableMeasured(),
    why: words.unsolvableWhy(),
    passing: words.unsolvablePassing({ message: unsolvableMessage }),
    source: words.sourceUnsolvable(),
  }),
};
