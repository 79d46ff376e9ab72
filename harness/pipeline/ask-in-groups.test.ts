import { expect, it } from 'vitest';
import { resolveSettings } from '../config/resolve.ts';
import type { Check } from '../contracts/check.ts';
import type { GradingEvent } from '../contracts/events.ts';
import type { Visibility } from '../contracts/report.ts';
import type { ScriptOutcome } from '../contracts/subject.ts';
import { startBudget } from '../engine/budget.ts';
import { anySandbox } from '../testing/probe/fake-subject.ts';
import { unexplained } from '../testing/unexplained.ts';
import { askInGroups } from './ask-in-groups.ts';

const silence = { head: '', tail: '', bytes: 0 };
const progress = { rows: [], rowCpuMs: [], out: silence, err: silence };
const timedOut: ScriptOutcome = { kind: 'timed-out', clock: 'cpu', limitMs: 1_000, ...progress };
const outOfTime: ScriptOutcome = { kind: 'out-of-time', starved: false, ...progress };

const checkOf = (id: string, details: Visibility): Check => ({
  ...{ id, section: 'correctness', group: 'Stack', title: id, explanation: unexplained, needs: ['Stack'], details },
  cases: [
    {
      ...{ kind: 'fixed', name: 'a case', script: { substitute: [], rows: [{}], steps: [] }, reproduction: [] },
      judge: () => ({ passed: true }) as const,
    },
  ],
});

it('a hidden check that was not run depends on the one that used up the time before, in a program of its own', async () => {
  const ends = [timedOut, outOfTime];
  const start = () => ({
    run: () => Promise.resolve(ends.shift() ?? outOfTime),
    starved: () => false,
    close: () => Promise.resolve(),
  });
  const facts = { api: [], instruments: '', modules: [], optionalModules: [], scan: [] };
  const program = { units: [], entries: [], stateless: false };
  const empty = { diagnostics: [], api: [], gaveUp: null, toolchain: '', code: null, scan: [], notes: [] };
  const { settings } = resolveSettings({ jobs: 1 }, { file: null, config: {} }, []);
  const told: GradingEvent[] = [];
  const onEvent = (event: GradingEvent): unknown => told.push(event);
  const results = await askInGroups(
    { settings, seed: 1, signal: new AbortController().signal, onEvent },
    { language: { start }, facts, sandbox: await anySandbox(), cacheDir: '' },
    {
      ...{ build: { program, ...empty }, program, unusable: new Map() },
      wanted: [checkOf('slow', 'always'), checkOf('hidden', 'staff')],
      budget: startBudget({ caseWallMs: 1_000, caseCpuMs: 1_000, totalMs: 60_000 }),
    },
  );
  expect(results.map(({ verdict, dependsOn }) => [verdict, dependsOn])).toEqual([
    ['timed-out', null],
    ['skipped', 'slow'],
  ]);
  expect(told.map((event) => ('done' in event ? `${event.done} of ${event.total}: ${event.id}` : ''))).toEqual([
    '0 of 2: slow',
    '1 of 2: slow',
    '1 of 2: hidden',
    '2 of 2: hidden',
  ]);
});
