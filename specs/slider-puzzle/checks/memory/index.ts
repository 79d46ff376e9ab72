/** The memory section, 22 checks: ten sizes of Board, six files for Solver and for its queues; extended, 3 more of their use. */
import type { Check, TableSpec } from '../../../../harness/contracts/check.ts';
import type { AssessmentLimits } from '../../settings.ts';
import type { CheckContext } from '../context.ts';
import type { TimedPuzzle } from '../timing/timed-puzzles.ts';
import { boardMemoryChecks, boardMemoryTable } from './board.ts';
import { boardAfterUseCheck } from './board-after-use.ts';
import { queueFacts } from './queue-facts.ts';
import { queueMemoryChecks, queueMemoryTable } from './queues.ts';
import { searchesOf } from './search-series.ts';
import { solverAfterUseCheck } from './solver-after-use.ts';
import { solverBeforeUseCheck } from './solver-before-use.ts';
import { solverMemoryChecks, solverMemoryTable } from './solver.ts';

export const memoryChecks = (
  context: CheckContext,
  limits: AssessmentLimits,
  timed: readonly TimedPuzzle[],
  hiddenSeed: number,
): readonly Check[] => {
  const searches = searchesOf(context, hiddenSeed);
  const facts = queueFacts(context.puzzles, timed, context.edition.hasTwin ? 'both' : 'alone');
  return [
    ...boardMemoryChecks(context, limits),
    ...solverMemoryChecks(searches),
    ...queueMemoryChecks(searches, { ...limits, facts }),
    ...(context.checkSet === 'extended'
      ? [
          boardAfterUseCheck(context, limits.memoryFactor, hiddenSeed),
          solverAfterUseCheck(context, hiddenSeed),
          solverBeforeUseCheck(context, hiddenSeed),
        ]
      : []),
  ];
};

export const memoryTables = (): readonly TableSpec[] => [boardMemoryTable(), solverMemoryTable(), queueMemoryTable()];
