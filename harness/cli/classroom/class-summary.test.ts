/** What a terminal is told of a class: short, and where the rest is. */
import { expect, it } from 'vitest';
import { usualPolicy } from '../../config/class-policy.ts';
import { classOf, studentOf } from '../../classroom/site/testing/make-site.ts';
import { classSummary } from './class-summary.ts';

const summaryOf = (change: Partial<ReturnType<typeof classOf>>): string =>
  classSummary({ ...classOf([]), ...change }, { policy: usualPolicy, folder: 'out', before: [] });

it('says how many notes it leaves out or cuts, and where they are', () => {
  const some = (count: number): string[] => Array.from({ length: count }, (_, index) => `Note ${String(index)}.`);
  expect(summaryOf({ policyNotes: some(4), notes: some(4) })).toMatch(
    /Note 3\.\nNote 0\.\nand 3 more notes: out\/site\/index\.html\n/,
  );
  expect(summaryOf({ notes: ['x'.repeat(500)] })).toMatch(/…\nThe notes in full: out\/site\/index\.html\n/);
  expect(summaryOf({ notes: some(5) })).toMatch(/Note 4\.\n\nWritten: /);
});

it('tells students apart whose names have commas or are alike', () => {
  const students = ['0016', '0017'].map((key) => ({ ...studentOf(3), key, name: 'García, Maria' }));
  expect(summaryOf({ students })).toContain('To be looked at: García, Maria (0016); García, Maria (0017)\n');
});

it('tells of points by hand that are added to the score of a submission by now', () => {
  const [ada, bob] = [studentOf(0), studentOf(1)];
  const before = [
    classOf([
      { ...ada, state: 'not-gradable', raw: null, score: 40 },
      { ...bob, raw: null, score: null },
    ]),
  ];
  const given = { adjust: 40, reason: 'Graded by hand' };
  const policy = { ...usualPolicy, students: { [ada.key]: given, [bob.key]: given } };
  const told = classSummary(classOf([ada, bob]), { policy, folder: 'out', before });
  expect(told.replaceAll('\n', ' ')).toMatch(
    /are now added to the score of a submission: Ada \S+ \(student-0000\)\. If they/,
  );
  expect(classSummary(classOf([ada, bob]), { policy: usualPolicy, folder: 'out', before })).not.toContain('adjust');
});

it('names who has handed in nothing, and whose score is new or another one since the run before', () => {
  const [ada, bob, cy] = [studentOf(0), studentOf(1), studentOf(2)];
  const before = [classOf([{ ...ada, score: null }, { ...bob, score: 12 }, cy])];
  const now = classOf([ada, bob, cy, { ...studentOf(13), name: 'Eve' }]);
  const told = classSummary(now, { policy: usualPolicy, folder: 'out', before }).replaceAll('\n', ' ');
  expect(told).toContain(' Nothing handed in: Eve (student-0013) ');
  expect(told).toMatch(/ New scores \(1\): Ada \S+ \(student-0000\) Other scores than before \(1\): /);
  expect(told).toMatch(/ Other scores than before \(1\): José \S+ \(student-0001\) 12\.00 -> \d+\.\d\d /);
  expect(classSummary(now, { policy: usualPolicy, folder: 'out', before: [...before, now] })).not.toContain(
    'New scores',
  );
});
