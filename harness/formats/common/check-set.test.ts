import { describe, expect, it } from 'vitest';
import type { Report } from '../../contracts/report.ts';
import { forAudience } from '../../report/student-view/student-view.ts';
import { passedReport } from '../../testing/reports/passed.ts';
import { html } from '../html.ts';
import { text } from '../text.ts';

const options = { width: 100, color: false, verbose: false, details: null };
const report = passedReport();
const withSet = (set: string): Report => ({ ...report, settings: { ...report.settings, 'checks.set': set } });

describe('the set of checks that was asked', () => {
  it.each([
    ['official', 'only those of the original assessment'],
    ['extended', 'and additional ones'],
  ])('is told: %s', async (set, words) => {
    expect(text.render(withSet(set), options)).toContain(words);
    expect(await html.render(withSet(set), options)).toContain(words);
  });

  it('is not told where there is one set', () => {
    expect(text.render(report, options)).not.toContain('original assessment');
  });

  it('is told to students from whom something is hidden, too', () => {
    const [first, ...rest] = report.checks;
    const hidden = { ...withSet('extended'), checks: first ? [{ ...first, details: 'staff' as const }, ...rest] : [] };
    expect(forAudience({ ...hidden, audience: 'staff' }, 'student', new Date(0)).settings).toMatchObject({
      'checks.set': 'extended',
    });
  });
});
