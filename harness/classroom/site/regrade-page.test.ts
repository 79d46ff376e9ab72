import { expect, it } from 'vitest';
import { regradePage } from './regrade-page.ts';
import { classOf, studentOf } from './testing/make-site.ts';

it('who loses most comes first; a name is shown and no more than text', () => {
  const students = [studentOf(0), studentOf(1)].map((one, index) => ({
    ...one,
    name: index === 0 ? '<script>alert(1)</script>' : 'Bob',
  }));
  const [first, second] = students;
  const pageOf = (applied: boolean, count = 2): string =>
    regradePage(
      {
        changes: [
          { key: second?.key ?? '', before: 50, after: 60, why: ['Oral exam: +10'] },
          { key: first?.key ?? '', before: 90, after: null, why: ['graded becomes excused'] },
        ].slice(0, count),
        notApplied: ['limits.caseSeconds'],
        mustRunAgain: ['a', 'b'],
        students: 2,
        notes: ['class.missing: zero is taken as blank.'],
      },
      classOf(students),
      applied,
    );
  const page = pageOf(false);
  expect(page).not.toContain('<script>alert');
  expect(page.indexOf('alert(1)')).toBeLessThan(page.indexOf('Bob'));
  expect(page).toContain('+10.00');
  expect(page).toContain('2 of 2 students would be affected. Nothing is written yet.');
  expect(pageOf(true)).toContain('2 of 2 students are affected.</p>');
  expect(pageOf(true, 1)).toContain('1 of 2 students is affected.</p>');
  expect(page).toContain('<main id="main" class="top wrap">');
  expect(page).toContain('limits.caseSeconds. Students concerned: 2. Run grade class BUNDLE with these settings.');
  expect(page).toContain(`Bob (${second?.key ?? ''})`);
  expect(page).toContain('class.missing: zero is taken as blank.');
});
