/** The whole assessment of an edition: correctness, memory, timing, rules on the code, growth, integrity. */
import type { Check } from '../../harness/contracts/check.ts';
import type { FollowUps, Prepared, PrepareOptions } from '../../harness/contracts/prepare.ts';
import { consequenceOf } from './causes/consequences.ts';
import { withEvidence } from './causes/evidence.ts';
import type { CheckContext } from './checks/context.ts';
import { growthChecks, growthTable } from './checks/growth/growth.ts';
import { integrityPart } from './checks/integrity/index.ts';
import { disturbedRow } from './checks/integrity/timed-row.ts';
import { unjudgedFollowUps } from './checks/integrity/unjudged.ts';
import { memoryChecks, memoryTables } from './checks/memory/index.ts';
import { memoryFollowUps } from './checks/memory/outside.ts';
import { currentRules, ruleChecks } from './checks/rules/index.ts';
import { timedSeries, timingChecks, timingTables } from './checks/timing/index.ts';
import { loadTimedPuzzles, timedWithoutTwin } from './checks/timing/timed-puzzles.ts';
import { integrationCheck } from './checks/together/integration.ts';
import { printsChecks } from './checks/together/prints.ts';
import { testClientCheck } from './checks/together/test-client.ts';
import { unscoredFollowUps } from './checks/together/unscored.ts';
import { diagnose } from './diagnosis/index.ts';
import type { Edition } from './edition.ts';
import { plotsFor } from './plots/index.ts';
import { loadPuzzles } from './puzzles/load-puzzles.ts';
import { limitsOf, puzzlesDirOf } from './settings.ts';

/** Points of an edition whose whole assessment counts; sections without points are information. */
export const weights = { compilation: 5, api: 5, correctness: 60, memory: 10, timing: 20 } as const;

/**
 * Both classes together always count: where the section `integration` has no points, as one of the checks of correctness.
 * The original assessment does not ask them together.
 */
const integrationSection = (checkSet: PrepareOptions['checkSet'], points: number): 'correctness' | 'integration' =>
  checkSet === 'extended' && points === 0 ? 'correctness' : 'integration';

const together = (parts: readonly FollowUps[]): FollowUps => ({
  checks: parts.flatMap(({ checks }) => checks),
  needed: (results) => parts.flatMap((part) => part.needed(results)),
});

/** Everything that an edition asks, in the order of a report; its checks of correctness are its own. */
export const prepareEdition =
  (edition: Edition, correctnessChecks: (context: CheckContext) => readonly Check[]) =>
  async (options: PrepareOptions): Promise<Prepared> => {
    const { settings, checkSet, weights, seed, hiddenSeed, language, notation, cacheDir, modules } = options;
    const limits = limitsOf(settings);
    const { integration = 0 } = weights;
    const { puzzles, notes } = await loadPuzzles({ dir: puzzlesDirOf(settings), cacheDir });
    const context = { puzzles, seed, language, notation, edition, checkSet };
    const loaded = await loadTimedPuzzles(puzzles, cacheDir);
    const timed = edition.hasTwin ? loaded : timedWithoutTwin(loaded);
    const growth = edition.quadraticTime
      ? { checks: growthChecks(context), tables: [growthTable(context)] }
      : { checks: [], tables: [] };
    const series = timedSeries(context, timed, limits, disturbedRow(timed.puzzles, hiddenSeed));
    const integrity = integrityPart(context, { limits, timed: timed.puzzles, series, hiddenSeed });
    return {
      checks: [
        ...correctnessChecks(context),
        ...memoryChecks(context, limits, timed.puzzles, hiddenSeed),
        ...timingChecks(context, timed, limits, series),
        ...[integrationCheck(context, integrationSection(checkSet, integration)), testClientCheck(context)],
        ...growth.checks,
        ...ruleChecks(currentRules(language, modules)),
        ...printsChecks(context),
        ...integrity.checks,
      ],
      tables: [...memoryTables(), ...timingTables(context, timed, limits), ...growth.tables, ...integrity.tables],
      plots: plotsFor(timed, limits),
      notes,
      followUps: together([
        ...(integrity.followUps === undefined ? [] : [integrity.followUps]),
        unjudgedFollowUps(),
        unscoredFollowUps(checkSet === 'extended' || integration > 0),
        memoryFollowUps(),
      ]),
      revokedPasses: integrity.revokedPasses,
      consequenceOf,
      diagnose: (results) => withEvidence(results, diagnose(results, seed), language),
    };
  };
