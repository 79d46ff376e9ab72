/** 2,000 failed checks, and one check of 2,000 failed cases: every format keeps its limit and says what it left out. */
import { describe, expect, it } from 'vitest';
import { formats } from './index.ts';
import { manyFailures } from '../testing/formats/graded.ts';
import { plainOptions } from '../testing/formats/options.ts';
import { withCauses } from '../testing/reports/passed.ts';

const limits: Readonly<Record<string, number>> = {
  'github-classroom': 98_304,
  markdown: 65_536,
  prairielearn: 1_000_000,
  'github-actions': 1_048_576,
  sarif: 10_000_000,
};
const render = async (id: string, report = manyChecks): Promise<string> =>
  (await formats.find((format) => format.id === id)?.render(report, plainOptions)) ?? '';

interface Run {
  readonly results: readonly unknown[];
  readonly properties: object;
}

const sarifRun = async (cases: number, checks = 1): Promise<Run | undefined> =>
  (JSON.parse(await render('sarif', manyFailures(checks, cases))) as { readonly runs: readonly Run[] }).runs[0];

const manyChecks = manyFailures(2_000, 1);
const ids = formats.map(({ id }) => id).filter((id) => !['html', 'json', 'text', 'csv'].includes(id));

describe('2,000 failed checks', () => {
  it.each(ids)('fit in %s, with a sentence on what is left out', async (id) => {
    const text = await render(id);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limits[id] ?? 1_000_000);
    expect(text.length).toBeGreaterThan(10_000);
    expect(text).toMatch(/check-0/);
    if (id !== 'sarif') expect(text).toMatch(/cut here|left out|Only a part|more failed|1 case failed/);
  });
});

it('2,500 results stay in sarif where their hints do not fit', async () => {
  const places = Array.from({ length: 5 }, (_, line) => {
    return { path: 'Board.java', line: line + 1, column: 1, level: 'error' as const, message: 'm'.repeat(200) };
  });
  const report = manyFailures(500, 1);
  const checks = report.checks.map((check) => ({
    ...check,
    cases: check.cases.map((one) => ({ ...one, places, hint: 'h'.repeat(1_000) })),
  }));
  const text = await render('sarif', { ...report, checks });
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(5_000_000);
  expect(text.match(/"ruleIndex"/g)).toHaveLength(2_500);
});

it('rules for which there is no room are counted in sarif, with their results', async () => {
  const run = await sarifRun(1, 5_001);
  const left = 5_001 - (run?.results.length ?? 0);
  expect(left).toBeGreaterThan(0);
  expect(run?.properties).toMatchObject({ rulesLeftOut: left, resultsLeftOut: left });
});

describe('Markdown that is shortened', () => {
  it.each(['markdown', 'github-actions'])(
    'keeps its limit in %s where each check has a long cause of its own',
    async (id) => {
      const report = manyFailures(200, 1);
      const checks = report.checks.map((check, index) => {
        const hint = String.fromCodePoint(0x4e00 + index).repeat(2_000);
        return { ...check, cases: check.cases.map((one) => ({ ...one, hint })) };
      });
      const text = await render(id, withCauses({ ...report, checks }));
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limits[id] ?? 0);
    },
  );

  it.each(['markdown', 'github-actions'])('closes in %s all that it opens', async (id) => {
    const text = await render(id, manyFailures(900, 3));
    const fences = text.match(/^```/gm)?.length ?? 0;
    const [opened, closed] = [/<details>/g, /<\/details>/g].map((mark) => text.match(mark)?.length ?? 0);
    expect(fences % 2).toBe(0);
    expect(opened).toBe(closed);
    expect(text).toMatch(/\n$/);
  });
});

describe('a check of 2,000 failed cases', () => {
  const oneCheck = manyFailures(1, 2_000);

  it.each(ids.filter((id) => id !== 'sarif'))(
    'is told in %s by its first cases and the number of the others',
    async (id) => {
      const text = await render(id, oneCheck);
      expect(text.length).toBeLessThan(20_000);
      expect(text).toContain('case 0 of 0');
      // Of a group of checks Gradescope gets one example.
      expect(text).toContain(`and ${id === 'gradescope' ? '1,999' : '1,997'} more failed cases`);
    },
  );

  it('is a result for each place in SARIF, up to as many as GitHub shows', async () => {
    const [all, shown] = await Promise.all([2_000, 5_100].map((count) => sarifRun(count)));
    expect(all?.results).toHaveLength(2_000);
    expect(shown?.results).toHaveLength(5_000);
    expect(shown?.properties).toMatchObject({ resultsLeftOut: 100 });
  });
});
