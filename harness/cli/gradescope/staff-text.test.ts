import { describe, expect, it } from 'vitest';
import type { Report } from '../../contracts/report.ts';
import { notGradableReport } from '../../testing/reports/failed.ts';
import { passedReport } from '../../testing/reports/passed.ts';
import { staffText } from './staff-text.ts';

const told = (report: Report): string[] => {
  const isolation = { tier: 'full', holds: true, attempts: [], rejected: [], recipe: null } as const;
  return staffText({ report, isolation, size: { bytes: 3_221_225_472, cpus: 2 }, lateMinutes: null }).split('\n');
};

describe('what staff are told on Gradescope', () => {
  it('is below the score why a person should look before it is used', () => {
    const review = [{ reason: 'It reads /proc.', path: 'Board.java', line: 3 }];
    expect(told(passedReport({ review })).slice(0, 3)).toEqual([
      'Score: 100.00.',
      'A person should look at this submission before its score is used:',
      '- Board.java:3: It reads /proc.',
    ]);
  });

  it('has the sentences of a reason on lines of their own', () => {
    expect(told({ ...notGradableReport(), notGradable: 'It was not run.\nA person has to look.' }).slice(0, 2)).toEqual(
      ['No score: It was not run.', 'A person has to look.'],
    );
  });
});
