import { describe, expect, it } from 'vitest';
import type { CheckResult, Verdict } from '../contracts/report.ts';
import { scoreChecks } from '../pipeline/7-score.ts';
import { ledger } from './ledger.ts';
import { costs, score, sectionScores, sharePoints, tallySections } from './score.ts';

const weights = { compilation: 5, api: 5, style: 0, correctness: 60, memory: 10, timing: 20 };

const check = (
  id: string,
  section: CheckResult['section'],
  verdict: Verdict,
  dependsOn: string | null = null,
): CheckResult => ({
  id,
  section,
  group: 'Group',
  title: `Title of ${id}`,
  verdict,
  visibility: 'always',
  details: 'always',
  reason: verdict === 'skipped' ? 'It does not compile.' : null,
  dependsOn,
  cases: [],
});

const several = (count: number, section: CheckResult['section'], verdict: Verdict): CheckResult[] =>
  Array.from({ length: count }, (_, index) => check(`${section}-${verdict}-${String(index)}`, section, verdict));

const sections = [
  ...['compilation', 'api', 'correctness', 'memory', 'timing'],
  ...['integration', 'performance', 'rules', 'integrity', 'style'],
];

const pointsOf = (checks: readonly CheckResult[]) => sharePoints(tallySections(checks, sections), weights);

describe('score', () => {
  it('is 100 when every assessed check passed, whatever is not assessed', () => {
    const checks = [check('compilation', 'compilation', 'passed'), check('api', 'api', 'passed')];
    expect(score(pointsOf([...checks, ...several(55, 'correctness', 'passed')]))).toBe(100);
  });

  it('shares the weights of sections without checks among the others', () => {
    const checks = [
      check('compilation', 'compilation', 'passed'),
      check('api', 'api', 'failed'),
      check('board-1a', 'correctness', 'passed'),
    ];
    const scores = sectionScores(pointsOf(checks));
    expect(scores.map((one) => one.available)).toEqual([7.14, 7.14, 85.71, 0, 0, 0, 0, 0, 0, 0]);
    expect(score(pointsOf(checks))).toBe(92.86);
  });

  it('gives the official figure with all sections: 5 + 5 + 60 x 50/52 + 10 x 20/22 + 20 x 100/125', () => {
    const checks = [
      check('compilation', 'compilation', 'passed'),
      check('api', 'api', 'passed'),
      ...several(50, 'correctness', 'passed'),
      ...several(2, 'correctness', 'failed'),
      ...several(20, 'memory', 'passed'),
      ...several(2, 'memory', 'failed'),
      ...several(100, 'timing', 'passed'),
      ...several(25, 'timing', 'failed'),
    ];
    expect(score(pointsOf(checks))).toBe(92.78);
  });

  it.each([
    { correctness: [51, 51], memory: [16, 22], timing: [125, 125], official: 97.27 },
    { correctness: [51, 51], memory: [21, 22], timing: [125, 125], official: 99.55 },
    { correctness: [46, 47], memory: [13, 13], timing: [100, 125], official: 94.72 },
    { correctness: [44, 52], memory: [22, 22], timing: [100, 125], official: 86.77 },
  ] as const)('is $official as in a published report', ({ official, ...results }) => {
    const counted = Object.entries<readonly [number, number]>(results);
    const checks = [
      check('compilation', 'compilation', 'passed'),
      check('api', 'api', 'passed'),
      ...counted.flatMap(([section, [passed, total]]) => [
        ...several(passed, section, 'passed'),
        ...several(total - passed, section, 'failed'),
      ]),
    ];
    expect(score(pointsOf(checks))).toBe(official);
  });

  it('counts a check that was skipped because of another as not passed', () => {
    const checks = [check('compilation', 'compilation', 'failed'), check('a', 'correctness', 'skipped', 'compilation')];
    expect(score(pointsOf(checks))).toBe(0);
  });

  it('leaves out a check that had no inputs', () => {
    const checks = [check('a', 'correctness', 'passed'), check('b', 'correctness', 'skipped')];
    expect(score(pointsOf(checks))).toBe(100);
  });

  it('is none of a submission of which nothing worth points was run', () => {
    const noStyle = scoreChecks([check('a', 'api', 'passed')], sections, { style: 100, api: 0 });
    const noneThere = scoreChecks([check('a', 'style', 'skipped')], sections, { style: 100, api: 0 });
    expect([noStyle.points, noneThere.points]).toEqual([null, null]);
    expect(scoreChecks([check('a', 'style', 'failed')], sections, { style: 100 }).points).toBe(0);
  });

  it('is 0 and not NaN when the weights are all zero', () => {
    const none = { compilation: 0, api: 0, style: 0, correctness: 0, memory: 0, timing: 0 };
    expect(score(sharePoints(tallySections([check('a', 'api', 'passed')], sections), none))).toBe(0);
  });
});

describe('ledger', () => {
  it('adds up with the score to 100, to the hundredth', () => {
    for (let failures = 0; failures <= 7; failures += 1) {
      const checks = [...several(7 - failures, 'correctness', 'passed'), ...several(failures, 'correctness', 'failed')];
      const points = pointsOf(checks);
      const lost = ledger(checks, points).reduce((sum, line) => sum + Math.round(line.points * 100), 0);
      expect(lost + Math.round(score(points) * 100)).toBe(10_000);
    }
  });

  it('costs what a stored grading costs by the same weights', () => {
    const checks = [
      ...several(4, 'correctness', 'failed'),
      check('compilation', 'compilation', 'failed'),
      ...['a', 'b'].map((id) => check(id, 'memory', 'skipped', 'compilation')),
      ...several(5, 'timing', 'passed'),
      ...several(2, 'timing', 'failed'),
    ];
    const lines = Map.groupBy(ledger(checks, pointsOf(checks)), ({ check: id }) => id);
    const lost = [...lines].map(([id, all]) => [id, all.reduce((total, { points }) => total + points, 0)]);
    expect([...costs(checks, pointsOf(checks))]).toEqual(
      lost.map(([id, points]) => [id, expect.closeTo(Number(points)) as unknown]),
    );
  });

  it('tells the checks that one failure kept from running in one line', () => {
    const checks = [
      check('compilation', 'compilation', 'failed'),
      check('a', 'correctness', 'skipped', 'compilation'),
      check('b', 'correctness', 'skipped', 'compilation'),
    ];
    const lines = ledger(checks, pointsOf(checks));
    expect(lines.map(({ check: id, reason }) => [id, reason])).toEqual([
      ['compilation', 'Title of compilation: failed'],
      ['compilation', '2 checks were not run: It does not compile.'],
    ]);
  });

  it('has no line for what costs nothing', () => {
    const checks = [check('style-1', 'style', 'failed'), check('a', 'api', 'passed')];
    expect(ledger(checks, pointsOf(checks))).toEqual([]);
  });
});
