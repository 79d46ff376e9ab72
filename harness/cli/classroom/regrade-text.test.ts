import { expect, it } from 'vitest';
import { siteOf, studentOf } from '../../classroom/site/testing/make-site.ts';
import { displayWidth } from '../../text/wrap.ts';
import { regradeText } from './regrade-text.ts';

const change = (key: string, why = 'Oral exam: +5') => ({ key, before: 82, after: 87, why: [why] });
const { students } = siteOf(3).class;
const [ada, , ...others] = students;

it('names students as far as their names are known, in 80 columns', () => {
  const long = { ...studentOf(7), key: 'k'.repeat(28), name: 'Wolfeschlegelsteinhausenbergerdorff, 李 Hubert Blaine' };
  const nameless = { ...studentOf(8), key: '0042', name: null };
  const known = [...others, long, nameless, ...(ada === undefined ? [] : [ada])];
  const regrade = {
    changes: [change('student-0000'), change(long.key, 'late '.repeat(20)), change('0042')],
    ...{ notApplied: [], mustRunAgain: ['student-0002', '0042'], students: known.length, notes: [] },
  };
  const text = regradeText(regrade, known, false);
  expect(text).toMatchInlineSnapshot(`
    "3 of 4 students are affected:
      Ada Lovelace (student-0000)                82.00 ->   87.00  Oral exam: +5
      Wolfesch… (kkkkkkkkkkkkkkkkkkkkkkkkkkkk)   82.00 ->   87.00
          late late late late late late late late late late late late late late late
          late late late late late
      0042                                       82.00 ->   87.00  Oral exam: +5
    Not graded yet, so without a score: Linh Lovelace (student-0002); 0042
    Grade them by running grade class BUNDLE with these settings.
    Nothing was changed. To apply the changes: --apply
    "
  `);
  expect(regradeText({ ...regrade, changes: [change('0042')] }, known, false)).toMatch(/^1 of 4 students is affected:/);
  expect(Math.max(...text.split('\n').map(displayWidth))).toBeLessThanOrEqual(80);
});
