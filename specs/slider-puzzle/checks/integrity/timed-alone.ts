/**
 * Timed files are solved in integrity-hidden as well, and a program does the same there as in the file's own row. One that keeps
 * the limits in the timed rows alone knows where it is timed: its mirrored twins are then as costly as the files themselves, and
 * comparing the two shows nothing.
 */
import type { CheckResult } from '../../../../harness/contracts/report.ts';
import { timingCheckId, timingTableIds } from '../timing/question.ts';

/** The timing tables that a file would not pass by what came of it here, but for its time, which is never quite the same. */
export const missedTables = (isRight: boolean, over: readonly string[]): readonly string[] =>
  isRight ? over.filter((table) => table !== '1') : ['1'];

/**
 * The files of a check whose own timed rows pass what they miss there. An answer that is wrong, or does not come, says so only of a
 * program that is right and in time wherever it is timed: after one that takes too long, others may not have been asked.
 */
export const betterWhenTimed = ({ cases }: CheckResult, results: readonly CheckResult[]): readonly string[] => {
  const passed = new Set(results.filter(({ verdict }) => verdict === 'passed').map(({ id }) => id));
  const isAlwaysInTime = results.every(({ id }) => !id.startsWith(timingCheckId('1', '')) || passed.has(id));
  const isBetter = (name: string, missed: readonly string[]): boolean =>
    timingTableIds.some((table) => {
      return missed.includes(table) && passed.has(timingCheckId(table, name)) && (table !== '1' || isAlwaysInTime);
    });
  return cases
    .filter(({ name, measured }) => isBetter(name, String(measured?.['missed'] ?? '').split(' ')))
    .map(({ name }) => name);
};
