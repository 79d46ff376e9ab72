/** What is told while a class is graded. */
import { expect, it } from 'vitest';
import type { RunEvent } from '../../classroom/run/run-facts.ts';
import { faultOf, gradedFrom } from '../../classroom/store/graded.ts';
import { failedReport } from '../../testing/reports/failed.ts';
import { passedReport } from '../../testing/reports/passed.ts';
import { count, progressLine, startCounts } from './class-progress.ts';

const digests = { content: '', report: '' };
const passed = gradedFrom(passedReport(), digests, false);
const failed = gradedFrom(failedReport(), digests, false);
const notGradable = { ...failed, state: 'not-gradable', score: null } as const;
const fault = faultOf('', { content: '', startedAt: '', toolchain: '', host: '' });

const graded = (...all: readonly (typeof passed)[]): readonly RunEvent[] =>
  all.map((one, index) => ({ kind: 'graded', place: { key: String(index), attempt: 1 }, graded: one }));

const planned = (attempts: number, kept = 0): RunEvent => ({ kind: 'planned', gradings: attempts, attempts, kept });

const lineAfter = (seconds: number, ...events: readonly RunEvent[]): string => {
  const counts = startCounts(1_000);
  for (const event of events) count(counts, event);
  return progressLine(counts, 1_000 + seconds * 1_000);
};

it.each<readonly [line: string, seconds: number, events: readonly RunEvent[]]>([
  ['[--------------------] 0 of 8, 2 kept', 0, [planned(8, 2)]],
  ['[#####---------------] 2 of 8, 1 below 100', 60, [planned(8), ...graded(passed, failed)]],
  [
    '[############--------] 3 of 5, 1 not gradable, 1 grader faults, about 20 s left',
    30,
    [planned(5), ...graded(passed, notGradable, fault)],
  ],
  ['[######--------------] 3 of 10, about 3 min left', 60, [planned(10), ...graded(passed, passed, passed)]],
  [
    '[####################] 1 of 1, 1 below 100, 1 again alone',
    60,
    [planned(1), ...graded(failed), { kind: 'alone', gradings: 1 }, ...graded(failed)],
  ],
  ['[####################] 0 of 0, 3 kept', 1, [planned(0, 3)]],
])('%s', (line, seconds, events) => {
  expect(lineAfter(seconds, ...events)).toBe(line);
});
