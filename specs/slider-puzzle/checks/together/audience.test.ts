import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openGrader } from '../../../../harness/api/open-grader.ts';
import { packageRoot } from '../../../../harness/platform/package-root.ts';
import { forAudience } from '../../../../harness/report/student-view/student-view.ts';
import { formats } from '../../../../harness/formats/index.ts';
import type { Report } from '../../../../harness/contracts/report.ts';
import { mapStrings } from '../../../../harness/text/map-strings.ts';
import { assignment8puzzle } from '../../../8puzzle/index.ts';

const config = {
  seed: 4711,
  inputs: 50,
  checks: {
    visibility: { 'board-1*': 'staff' },
    details: { 'board-4*': 'after-due-date', 'memory-*': 'staff' },
    dueDate: '2030-01-01T00:00:00Z',
  },
} as const;

/** A submission that fails what is hidden and what is shown. */
const graded = async (): Promise<Report> => {
  const grader = await openGrader({ assignments: [assignment8puzzle], allowWeakIsolation: true, jobs: 1, config });
  return grader.grade(join(packageRoot(), 'fixtures/submissions/typescript/failed/hamming-zero-based'), {
    only: ['board-1a', 'board-2a', 'board-4a', 'memory-board-2'],
  });
};

const stringsOf = (value: unknown): string[] => {
  const found: string[] = [];
  mapStrings(value, (text) => {
    found.push(text);
    return text;
  });
  return found;
};

const isHidden = (id: string): boolean => /^(?:board-[14]|memory-)/.test(id);

describe('a grading with hidden checks', () => {
  it('has nothing of them in an edition for students, in any format', async () => {
    const report = await graded();
    const open = JSON.stringify([report.submission, report.checks.filter(({ id }) => !isHidden(id))]);
    const hidden = report.checks.filter(({ id }) => isHidden(id)).map(({ cases }) => cases);
    // Short values such as 7 are in every report.
    const secrets = stringsOf(hidden).filter(
      (text) => text.length > 7 && !open.includes(JSON.stringify(text).slice(1, -1)),
    );
    expect(secrets.length).toBeGreaterThan(10);
    const edition = forAudience(report, 'student', new Date('2029-12-31T23:59:59Z'));
    expect(edition.summary).toEqual(report.summary);
    expect(edition.checks.map(({ id }) => id)).not.toContain('board-1a');
    const options = { width: 100, color: false, verbose: true, details: null };
    for (const format of formats) {
      const written = await format.render(edition, options);
      expect([format.id, ...secrets.filter((text) => written.includes(text))]).toEqual([format.id]);
      expect([format.id, /4711|20260202/.test(written)]).toEqual([format.id, false]);
    }
    const later = forAudience(report, 'student', new Date('2030-01-01T00:00:00Z'));
    expect(later.checks.find(({ id }) => id === 'board-4a')?.cases).toEqual(
      report.checks.find(({ id }) => id === 'board-4a')?.cases.map((one) => ({ ...one, random: null })),
    );
  });
});
