/** Explanations of the checks of memory, with the limits that apply. */
import type { AssessmentLimits, Explanation, ExplanationFamily } from '../../../harness/assignment.ts';
import type { CheckContext } from '../context.ts';
import { queueFacts } from '../memory/queue-facts.ts';
import {
  boardRule,
  boardSizes,
  methodIn,
  modelBoard,
  mostBytes,
  ruleWords,
  solverChain,
  solverPuzzles,
  valueAt,
} from '../memory/rules.ts';
import type { QueueFacts } from '../memory/solver.ts';
import type { TimedPuzzle } from '../timing/timed-puzzles.ts';
import { factorWords } from './family.ts';
import { measuredWords as words } from './words/measured.ts';
import { sourceWords as from } from './words/sources.ts';

export const memoryFamilies = (
  context: CheckContext,
  limits: AssessmentLimits,
  timed: readonly TimedPuzzle[],
): readonly ExplanationFamily[] => {
  const facts = queueFacts(context.puzzles, timed, context.edition.hasTwin ? 'both' : 'alone');
  return [
    ...boardSizes.map((n) => ({ checks: [`memory-board-${String(n)}`], of: () => ofBoard(context, limits, n) })),
    ...solverPuzzles.flatMap((name) => [
      { checks: [`memory-solver-${baseOf(name)}`], of: () => ofSolver(context, name) },
      { checks: [`memory-queue-${baseOf(name)}`], of: () => ofQueues(limits, name, facts.get(name)) },
    ]),
  ];
};

const baseOf = (name: string): string => name.replace('.txt', '');

const ofBoard = ({ language }: CheckContext, { memoryFactor: factor }: AssessmentLimits, n: number): Explanation => {
  const method = methodIn(language);
  const rule = boardRule[method];
  const limit = Math.floor(factor * valueAt(rule, n));
  const how = method === 'model' ? words.model({ reference: modelBoard(n) }) : words.growth();
  return {
    measured: words.boardMeasured({ n }),
    why: words.boardWhy(),
    passing: `${words.boardPassing({ factor: factorWords(factor), rule: ruleWords(rule), limit, n })} ${how}`,
    source: from.boardMemory(),
    inputs: words.boardInputs(),
  };
};

const ofSolver = ({ language, puzzles }: CheckContext, name: string): Explanation => {
  const boards = (puzzles.get(name)?.moves ?? 0) + 1;
  const rule = words.solverRule({ ...solverChain[methodIn(language)], boards });
  return {
    measured: words.solverMeasured(),
    why: words.solverWhy(),
    passing: words.solverPassing({ rule, boards, puzzle: name }),
    source: from.memory(),
  };
};

const ofQueues = (
  { countFactor: factor, fairness }: AssessmentLimits,
  name: string,
  facts: QueueFacts | undefined,
): Explanation => {
  const provable = fairness === 'provable' ? (facts?.mostInserts ?? 0) : 0;
  const passing =
    facts === undefined
      ? words.queueUnknown()
      : words.queuePassing({
          factor: factorWords(factor),
          most: mostBytes,
          maxLimit: Math.floor(Math.max(factor * facts.maxSize, provable)),
          maxSize: facts.maxSize,
        });
  return {
    measured: words.queueMeasured({ puzzle: name }),
    why: words.queueWhy(),
    passing: provable > 0 ? `${passing} ${words.queueProvable()}` : passing,
    source: from.memory(),
  };
};
