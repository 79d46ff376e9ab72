import { describe, expect, it } from 'vitest';
import type { CheckResult } from '../../../../harness/contracts/report.ts';
import { aCase, aCheck } from '../../../../harness/testing/reports/passed.ts';
import { boardsCheckId } from './boards.ts';
import { hiddenCheckId } from './hidden.ts';
import { queueCheckId } from './queue.ts';
import { unjudgedFollowUps } from './unjudged.ts';

const timed = (table: string, ...verdicts: CheckResult['verdict'][]): CheckResult[] =>
  verdicts.map((verdict, index) => aCheck(`timing-${table}-puzzle${String(20 + index)}`, { verdict }));

const compared = (verdict: CheckResult['verdict'] = 'passed', id = queueCheckId): CheckResult =>
  aCheck(id, {
    verdict,
    cases: [
      aCase('puzzle24.txt', { verdict: 'skipped', measured: { unjudged: 1 } }),
      aCase('puzzle25.txt', { verdict: 'passed', measured: { unjudged: 1 } }),
      aCase('random boards', { verdict: 'passed' }),
    ],
  });

const well = [...timed('1', 'passed', 'passed', 'failed'), ...timed('2', 'passed')];

const told = (...results: readonly CheckResult[]): string[] =>
  unjudgedFollowUps()
    .needed(results)
    .flatMap(({ cases }) => cases)
    .flatMap((one) => (one.kind === 'static' ? one.inspect({ classes: [], modules: [] }) : []))
    .map(({ message }) => message);

describe('a person is told of comparisons that are left out', () => {
  it('because the program did not finish, or gave wrong answers, though it does when it is timed', () => {
    expect(told(compared(), ...well)).toEqual([
      expect.stringMatching(
        /^integrity-queue could not compare puzzle24\.txt and puzzle25\.txt: .*Nothing is revoked/u,
      ),
    ]);
    expect(told(compared('passed', boardsCheckId), ...well)).toHaveLength(1);
  });
});

it('is told to those who see all that could not be compared', () => {
  const hidden = { ...compared('passed', boardsCheckId), details: 'staff' } as const;
  expect(unjudgedFollowUps().needed([compared(), hidden, ...well])).toMatchObject([{ details: 'staff' }]);
});

it('because no time was left, which is not said to be the program’s fault', () => {
  const unreached = ['puzzle24.txt', 'long'].map((name) =>
    aCase(name, { verdict: 'skipped', measured: { unreached: 1 } }),
  );
  const [one, ...others] = told(aCheck(boardsCheckId, { verdict: 'skipped', cases: unreached }), ...well);
  expect(one).toMatch(
    /^integrity-boards could not compare puzzle24\.txt and long: the time of the whole grading ran out/u,
  );
  expect(others).toEqual([]);
});

const solvedElsewhere = (missed: readonly string[], verdict: CheckResult['verdict'] = 'passed'): CheckResult =>
  aCheck(hiddenCheckId, {
    verdict,
    cases: missed.map((tables, index) => aCase(`puzzle${String(20 + index)}.txt`, { measured: { missed: tables } })),
  });

describe('a person is told of timed files that are solved worse where they are not timed', () => {
  it.each<[string, CheckResult[]]>([
    ['with too many calls', [solvedElsewhere(['4b', '2 4b', '']), ...timed('4b', 'passed', 'passed', 'passed')]],
    ['with a wrong answer', [solvedElsewhere(['1', '1']), ...timed('1', 'passed', 'passed')]],
  ])('%s', (_, results) => {
    expect(told(...results)).toEqual([
      expect.stringMatching(
        /^In integrity-hidden, puzzle20\.txt and puzzle21\.txt are answered wrongly or not at all, or with more calls/u,
      ),
    ]);
  });
});

describe('nobody is told', () => {
  const [one] = compared().cases;
  const unasked = aCheck(queueCheckId, { cases: ['a', 'b'].map((name) => aCase(name, { verdict: 'skipped' })) });
  it.each<[string, CheckResult[]]>([
    [
      'of a single one, which may be bad luck',
      [aCheck(queueCheckId, { cases: one === undefined ? [] : [one] }), ...well],
    ],
    ['where the check has failed anyway', [compared('failed'), ...well]],
    ['of a program that is slow when it is timed', [compared(), ...timed('1', 'passed'), ...timed('2', 'failed')]],
    ['of one that is wrong when it is timed', [compared(), ...timed('1', 'failed', 'failed'), ...timed('2', 'passed')]],
    ['where no queue was timed', [compared(), ...timed('1', 'passed')]],
    ['where nothing was timed that needs the right number of moves', [compared(), ...timed('2', 'passed')]],
    ['of what was never asked', [unasked, ...well]],
    ['of a single file that is solved worse', [solvedElsewhere(['4b', '4b']), ...timed('4b', 'passed', 'failed')]],
    [
      'of files whose own rows fail as well',
      [solvedElsewhere(['4b', '4b']), ...timed('4b', 'failed', 'failed'), ...well],
    ],
    [
      'of wrong answers where a timed row fails',
      [solvedElsewhere(['1', '1']), ...timed('1', 'passed', 'passed', 'timed-out')],
    ],
    [
      'of files where the check has failed anyway',
      [solvedElsewhere(['2', '2'], 'failed'), ...timed('2', 'passed', 'passed')],
    ],
  ])('%s', (_, results) => {
    expect(told(...results)).toEqual([]);
  });
});
