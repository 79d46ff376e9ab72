import { describe, expect, it } from 'vitest';
import { aCheck } from '../../testing/reports/passed.ts';
import { graded } from '../../testing/formats/graded.ts';
import { timesOf } from '../../testing/formats/times.ts';
import { githubClassroom } from '../github-classroom.ts';
import { markdown } from '../markdown.ts';
import { secondsOf } from './times.ts';
import { studentView } from './view.ts';

const tables = [timesOf({ a: 1.5, b: 2.5, c: null })];

describe('the times of checks', () => {
  it('are what their tables have measured, and no limits', () => {
    expect([...secondsOf({ tables })]).toEqual([
      ['a', 1.5],
      ['b', 2.5],
    ]);
  });

  it.each(['student', 'staff'] as const)(
    'are not those of checks that students do not see, in a report for %s',
    (audience) => {
      const report = graded([aCheck('a'), aCheck('b', { details: 'staff' })], { tables, audience });
      expect([...secondsOf(studentView(report).report).keys()]).toEqual(['a']);
    },
  );

  it('are told to GitHub', () => {
    const report = graded([aCheck('a', { verdict: 'failed' }), aCheck('c')], { tables });
    const { tests } = JSON.parse(githubClassroom.render(report)) as {
      readonly tests: readonly { readonly duration: number }[];
    };
    expect(tests.map(({ duration }) => duration)).toEqual([1_500, 0]);
    expect(markdown.render(report)).toContain('(failed, 50.00 points lost, 1.50 s)');
  });
});
