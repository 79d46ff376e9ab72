/** What is assessed beside correctness: memory, timing, rules on the code, both classes together, growth of running times. */
import type { AssessmentLimits, Prepared } from '../../harness/assignment.ts';
import type { CheckContext } from './context.ts';
import { growthChecks, growthTable } from './growth/growth.ts';
import { boardMemoryChecks, boardMemoryTable } from './memory/board.ts';
import { queueFacts } from './memory/queue-facts.ts';
import { solverMemoryChecks, solverMemoryTables } from './memory/solver.ts';
import { ruleChecks, type RuleSet } from './rules/index.ts';
import { timingChecks } from './timing/checks.ts';
import { timingTables } from './timing/tables.ts';
import type { TimedPuzzle, TimedPuzzles } from './timing/timed-puzzles.ts';
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
      facts: queueFacts(context.puzzles, timed, context.edition.hasTwin ? 'both' : 'alone'),
    }),
  ],
  tables: [boardMemoryTable(), ...solverMemoryTables()],
});

/** 125 checks: five questions about each of 25 files. */
export const timingPart = (context: CheckContext, limits: AssessmentLimits, timed: TimedPuzzles): Part => ({
  checks: timingChecks(context, timed, limits),
  tables: timingTables(context, timed, limits),
});

/** What is information unless a course gives it a weight. */
export const informationPart = (context: CheckContext, rules: RuleSet): Part => ({
  checks: [
    integrationCheck(context),
    testClientCheck(context),
    ...(context.edition.quadraticTime ? growthChecks(context) : []),
    ...ruleChecks(rules),
  ],
  tables: context.edition.quadraticTime ? [growthTable(context)] : [],
});
