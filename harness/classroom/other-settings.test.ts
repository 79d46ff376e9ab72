import { expect, it } from 'vitest';
import { otherAssignments } from './other-settings.ts';
import { studentOf } from './site/testing/make-site.ts';
import { faultOf } from './store/graded.ts';

it('names whose files were taken for another assignment than those of most', () => {
  const students = [0, 1, 2].map((index) => ({ ...studentOf(index), name: null }));
  const facts = { content: '', startedAt: '', toolchain: '', host: '' };
  const told = (assignments: readonly (string | null)[]): readonly string[] =>
    otherAssignments(students, ({ key }) => {
      const assignment = assignments[students.findIndex((one) => one.key === key)] ?? null;
      return { ...faultOf('', facts), assignment };
    });
  expect(told(['8puzzle', 'percolation', 'percolation'])).toEqual([
    'Graded as 8puzzle, and not as percolation like most (1): student-0000. If all are to be graded as that, name it, and run the class ' +
      'again: --assignment percolation.',
  ]);
  expect(told(['percolation', 'percolation', null])).toEqual([]);
});
