import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostPoints, scoredItems } from './common/items.ts';
import { studentView } from './common/view.ts';
import { plainOptions } from '../testing/formats/options.ts';
import { formats } from './index.ts';
import type { RenderOptions } from '../contracts/format.ts';
import type { Report } from '../contracts/report.ts';
import { aCase, aCheck } from '../testing/reports/passed.ts';
import { graded, randomStaffReports, secret } from '../testing/formats/graded.ts';
import {
  readAutolab,
  readClassroom50,
  readGithubClassroom,
  readGradescope,
  readPrairielearn,
} from '../testing/formats/platform-readers.ts';
import type { Outcome, Reading } from '../testing/formats/reading.ts';
import { readCsv, readMarkdown } from '../testing/formats/text-readers.ts';
import { readCheck50, readCtrf, readExercism, readJunit, readSarif, readTap } from '../testing/formats/tool-readers.ts';

const options = plainOptions;

/** Which checks a format lists: all that are shown, those that were asked, or those that are worth points. */
type Lists = 'shown' | 'asked' | 'points' | 'none';

const readers: Readonly<Record<string, readonly [Lists, (text: string) => Reading]>> = {
  gradescope: ['asked', readGradescope],
  classroom50: ['asked', readClassroom50],
  'github-classroom': ['points', readGithubClassroom],
  prairielearn: ['asked', readPrairielearn],
  autolab: ['asked', readAutolab],
  check50: ['shown', readCheck50],
  exercism: ['points', readExercism],
  junit: ['shown', readJunit],
  ctrf: ['shown', readCtrf],
  tap: ['shown', readTap],
  sarif: ['shown', readSarif],
  markdown: ['none', readMarkdown],
  'github-actions': ['none', readMarkdown],
  csv: ['none', readCsv],
};
const forStudentsAlone = new Set([
  'classroom50',
  'github-classroom',
  'github-actions',
  'prairielearn',
  'autolab',
  'check50',
  'exercism',
]);

/** As a grading without hidden things would have it: what an edition for students holds. */
const studentsEdition = (report: Report): Report => {
  const { checks, notGradable } = studentView(report).report;
  return { ...report, audience: 'student', checks, notGradable };
};

const expectedOutcomes = (report: Report, id: string, lists: Lists): Record<string, Outcome> => {
  const shown = forStudentsAlone.has(id) ? studentsEdition(report) : report;
  const listed = scoredItems(shown).items.filter(({ check, available }) => {
    if (lists === 'points') return available > 0;
    return lists === 'shown' || (lists === 'asked' && (check.verdict !== 'skipped' || check.dependsOn !== null));
  });
  const notRun: Outcome = lists === 'shown' ? 'not-run' : 'not-passed';
  return Object.fromEntries(
    listed.map(({ check: { id: key, verdict } }) => [
      key,
      verdict === 'passed' ? 'passed' : verdict === 'skipped' ? notRun : 'not-passed',
    ]),
  );
};

const agrees = async (report: Report, id: string, more: Partial<RenderOptions> = {}): Promise<void> => {
  const [lists, read] = readers[id] ?? ['none', readMarkdown];
  const text = (await formats.find((format) => format.id === id)?.render(report, { ...options, ...more })) ?? '';
  const reading = read(text);
  const score = report.summary.score === null ? null : Math.round(report.summary.score * 100);
  if (reading.score !== undefined) expect(reading.score).toBe(score);
  if (score === null) return;
  if (reading.sums !== undefined) expect(reading.sums).toEqual({ earned: score, available: mostPoints });
  const expected = expectedOutcomes(report, id, lists);
  if (reading.outcomes.size > 0 || id !== 'exercism') expect(Object.fromEntries(reading.outcomes)).toEqual(expected);
};

const numRuns = 60;

describe('score and verdicts agree', () => {
  it('with a reader for every format but the report itself and those for people', () => {
    const others = formats.map(({ id }) => id).filter((id) => !['html', 'json', 'text'].includes(id));
    expect(others).toEqual(expect.arrayContaining(Object.keys(readers)));
    expect(others).toHaveLength(Object.keys(readers).length);
  });

  it.each(Object.keys(readers))('in %s, for staff and for students', async (id) => {
    await fc.assert(
      fc.asyncProperty(randomStaffReports, async (report) => {
        await agrees(report, id);
        await agrees(studentsEdition(report), id);
      }),
      { numRuns },
    );
  });

  it('in gradescope with a test for each check, too', async () => {
    await fc.assert(
      fc.asyncProperty(randomStaffReports, async (report) => {
        await agrees(report, 'gradescope', { formats: { gradescope: 'flat' } });
        await agrees(studentsEdition(report), 'gradescope', { formats: { gradescope: 'flat' } });
      }),
      { numRuns },
    );
  });
});

describe('what students may not see', () => {
  it.each(formats.filter(({ id }) => forStudentsAlone.has(id)))(
    'is not in $id, even of an edition for staff',
    async (format) => {
      await fc.assert(
        fc.asyncProperty(randomStaffReports, async (report) => {
          const printed = format.printed?.render(report, options) ?? '';
          expect(`${await format.render(report, options)}${printed}`).not.toContain(secret);
        }),
        { numRuns },
      );
    },
  );
});

describe('nothing that a runner would take for a command', () => {
  // Nobody prints a page.
  const printable = formats.filter(({ id }) => id !== 'html');

  it.each(printable)('is in $id', async (format) => {
    await fc.assert(
      fc.asyncProperty(randomStaffReports, async (report) => {
        for (const verbose of [false, true]) {
          expect(await format.render(report, { ...options, verbose })).not.toMatch(/^\s*::|##\w*\[/m);
        }
      }),
      { numRuns },
    );
  });

  it.each(printable)('is in $id where a line is wrapped before it', async (format) => {
    for (let before = 1; before < 90; before += 1) {
      const message = `${'x'.repeat(before)} ::error::y`;
      const checks = [aCheck('a', { verdict: 'failed', cases: [aCase('x', { verdict: 'failed', message })] })];
      expect(await format.render(graded(checks), options)).not.toMatch(/^\s*::/m);
    }
  });
});
