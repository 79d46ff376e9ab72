import { expect, it } from 'vitest';
import { formats } from '../formats/index.ts';
import { graded } from '../testing/formats/graded.ts';
import { plainOptions } from '../testing/formats/options.ts';
import { aCase, aCheck } from '../testing/reports/passed.ts';
import { forAudience } from './student-view/student-view.ts';

const hidden = aCheck('secret', { visibility: 'staff', verdict: 'failed', cases: [aCase('a', { verdict: 'failed' })] });
const revoked = aCase('b', { verdict: 'failed', message: 'It is the only one.', revokedBy: 'secret' });
const checks = [
  hidden,
  aCheck('board-1a', { verdict: 'failed', cases: [revoked] }),
  aCheck('board-2', { verdict: 'skipped', dependsOn: 'secret', reason: 'secret did not pass.', cases: [] }),
];
const edition = forAudience(
  graded(checks, { audience: 'staff', only: ['board-1a', 'board-2', 'secret'] }),
  'student',
  new Date(0),
);

it.each(['text', 'html', 'markdown'])('no id stands in %s for a check that is not shown', async (id) => {
  const format = formats.find((one) => one.id === id);
  for (const verbose of [false, true]) {
    const shown = await format?.render(edition, { ...plainOptions, verbose });
    expect(shown).toContain('board-1a');
    expect(shown).not.toContain('not-shown');
  }
});
