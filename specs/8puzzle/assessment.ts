/** What is assessed beside correctness: memory, both classes together, growth of running times. */
import type { AssessmentLimits, Prepared } from '../../harness/assignment.ts';
import type { CheckContext } from './context.ts';
import { growthChecks, growthTable } from './growth/growth.ts';
import { boardMemoryChecks, boardMemoryTable } from './memory/board.ts';
import { queueFacts } from './memory/queue-facts.ts';
import { solverMemoryChecks, solverMemoryTables } from './memory/solver.ts';
import type { TimedPuzzle } from './timing/timed-puzzles.ts';
import { integrationCheck } from './together/integration.ts';
import { testClientCheck } from './together/test-client.ts';

type Part = Pick<Prepared, 'checks' | 'tables'>;

/** 22 checks: ten sizes of Board, six files for Solver and for its queues. */
export const memoryPart = (context: CheckContext, limits: AssessmentLimits, timed: readonly TimedPuzzle[]): Part => ({
  checks: [
    ...boardMemoryChecks(context, limits.memoryFactor),
    ...solverMemoryChecks(context, {
      factor: limits.countFactor,
      provable: limits.fairness === 'provable',
      facts: queueFacts(context.puzzles, timed),
    }),
  ],
  tables: [boardMemoryTable(), ...solverMemoryTables()],
});

/** What is information unless a course gives it a weight. */
export const informationPart = (context: CheckContext): Part => ({
  checks: [integrationCheck(context), testClientCheck(context), ...growthChecks(context)],
  tables: [growthTable(context)],
});
