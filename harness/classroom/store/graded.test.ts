import { expect, it } from 'vitest';
import { failedReport } from '../../testing/reports/failed.ts';
import { gradedFrom } from './graded.ts';

it('a check has lost what was not run because of it as well', () => {
  const report = failedReport();
  const id = report.lost[0]?.check ?? '';
  const lost = [
    { check: id, points: 0.1, reason: 'failed' },
    { check: id, points: 0.2, reason: '3 checks were not run' },
  ];
  const { checks } = gradedFrom({ ...report, lost }, { content: '', report: '' }, true);
  expect(checks.filter((check) => check.lost > 0)).toMatchObject([{ id, lost: 0.3 }]);
});
