import { expect, it } from 'vitest';
import type { CommandConsole } from '../../../../harness/contracts/command.ts';
import { aCase, aCheck, passedReport } from '../../../../harness/testing/reports/passed.ts';
import { goal } from '../../../../reference/puzzle/tiles.ts';
import { askSubmission } from './ask.ts';

const line = { show: () => undefined, clear: () => undefined, stop: () => undefined };

it('a fault of the grader has the exit code 4', async () => {
  const cases = [aCase('trace', { verdict: 'grader-fault', message: 'The grader failed.' })];
  const report = passedReport({ gradable: false, checks: [aCheck('trace', { verdict: 'grader-fault', cases })] });
  const asked = await askSubmission(
    {
      path: '',
      options: {},
      puzzle: { name: 'puzzle00.txt', tiles: goal(3) },
      priority: 'manhattan',
      steps: 1,
      line,
      signal: new AbortController().signal,
    },
    { examine: () => Promise.resolve(report) } as unknown as CommandConsole,
  );
  expect(asked).toMatchObject({ told: expect.stringContaining('The grader failed.') as string, exitCode: 4 });
});
