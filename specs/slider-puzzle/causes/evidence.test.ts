import { describe, expect, it } from 'vitest';
import type { CaseResult, CheckResult } from '../../../harness/contracts/report.ts';
import { catalogue } from '../../../harness/messages/messages.ts';
import { describeOutcome } from '../../../harness/engine/outcome-text.ts';
import { aCase, aCheck } from '../../../harness/testing/reports/passed.ts';
import { goal } from '../../../reference/puzzle/tiles.ts';
import { notation } from '../../../harness/languages/java/notation.ts';
import '../checks/index.ts';
import '../checks/timing/causes.ts';
import { countsMessages } from '../checks/queue/puzzle04-counts.ts';
import { judgeSolvable } from '../checks/solver/solvable.ts';
import { judgeBoolean } from '../judges/boolean.ts';
import { judgeMoves } from '../judges/moves.ts';
import { collection, nothing, thrown, value } from '../testing/observed.ts';
import { judgeRefusal, refusalIn } from '../judges/refusal.ts';
import { changedAnswer } from '../judges/same-answers.ts';
import { judgeSolution } from '../judges/solution.ts';
import type { Judgement } from '../../../harness/contracts/check.ts';
import { withEvidence } from './evidence.ts';
import { judged } from './testing/judged.ts';

const tiles = goal(3);
const unsolvableHint = catalogue().get('solver-6.unsolvableHint') as string;
const asking = (method: string) =>
  ({ type: 'Solver', call: `${method}()`, on: 'the board', reproduction: [] }) as const;

const endless = (id: string): CheckResult =>
  aCheck(id, { verdict: 'timed-out', cases: [aCase('1', { verdict: 'timed-out' })] });

const moves = (fewest: number | null, answer: number): Judgement =>
  judgeMoves(asking('moves'), { tiles, moves: fewest }, value(answer));
const changed = (method: string, before: string, answer: string): Judgement =>
  changedAnswer(asking(method), { before, answer, earlier: [], hint: 'It changes.' });

const found = (results: readonly CheckResult[]): readonly (readonly [string, string])[] =>
  withEvidence(results, [], 'java').map(({ id, checks }) => [id, checks.join(' ')]);

describe('what the answers of several checks show', () => {
  it('the answer depends on which method is called first', () => {
    const noSolution = judgeSolution(asking('solution'), { tiles, moves: 4 }, { ...collection([]), call: nothing });
    const results = [judged('solver-2a', moves(4, -1)), judged('solver-2b', noSolution)];
    expect(found([...results, judged('solver-9a', changed('moves', '4', '-1'))])).toEqual([
      ['answers-by-order', 'solver-2a solver-2b solver-9a'],
    ]);
    expect(found([...results, judged('solver-9a', changed('moves', '4', '5'))])).toEqual([]);
    expect(found(results)).toEqual([]);
  });

  it('not where a call uses up what the first one found', () => {
    expect(found([aCheck('solver-2a'), judged('solver-9a', changed('moves', '4', '-1'))])).toEqual([]);
  });

  it('only the moves of the goal are missing', () => {
    const results = [judged('solver-2a', moves(0, -1)), aCheck('solver-2b')];
    expect(found(results)).toEqual([['goal-moves-not-zero', 'solver-2a']]);
    expect(withEvidence(results, [], 'typescript')[0]?.advice).toContain('moves ?? -1');
    expect(found([...results, judged('solver-12a', moves(4, -1))])).toEqual([]);
    const reversed = judged('solver-2b', moves(4, 5));
    const known = { id: 'reversed', title: 'It is reversed.', advice: 'Put it right.', checks: ['solver-2b'] };
    const beside = withEvidence([judged('solver-2a', moves(0, -1)), reversed], [known], 'java');
    expect(beside.map(({ id }) => id)).toEqual(['reversed', 'goal-moves-not-zero']);
    expect(found([judged('solver-2a', moves(0, -1)), reversed])).toEqual([]);
  });

  it('only boards that are the goal already are not solved', () => {
    const asked = (id: string, line: string): CheckResult =>
      aCheck(id, { verdict: 'failed', cases: [aCase('1', { verdict: 'timed-out', reproduction: [line] })] });
    const ofGoal = [
      asked('solver-2a', 'int[][] tiles = {{1, 2}, {3, 0}};'),
      asked('solver-2b', 'const tiles = [[1, 2, 3], [4, 5, 6], [7, 8, 0]];'),
    ];
    const another = (id: string): CheckResult => asked(id, 'int[][] tiles = {{1, 0}, {3, 2}};');
    const results = [...ofGoal, aCheck('solver-3a'), another('queue-priorities')];
    expect(found(results)).toEqual([['goal-overlooked', 'solver-2a solver-2b']]);
    expect(found([...results, another('solver-12a')])).toEqual([]);
    expect(found(ofGoal)).toEqual([]);
    expect(found(results.slice(1))).toEqual([]);
  });

  it('moves() counts something else than solution() shows', () => {
    const results = [judged('solver-2a', moves(4, 6), moves(4, 9)), judged('solver-3a', moves(14, 20))];
    const counted = [['moves-not-of-solution', 'solver-2a solver-3a']];
    expect(found([...results, aCheck('solver-2b'), aCheck('solver-3b')])).toEqual(counted);
    expect(found([...results, aCheck('solver-2b'), judged('solver-3b')])).toEqual([]);
    expect(found(results)).toEqual([]);
  });

  it('boards that cannot be solved are taken for solved', () => {
    const unsolvable = { tiles, moves: null };
    const boards = judgeSolution(asking('solution'), unsolvable, collection([tiles]));
    const solvable = judgeBoolean(asking('isSolvable'), { expected: false, hint: unsolvableHint }, value(true));
    const results = [judged('solver-6a', solvable), judged('solver-7', moves(null, 4)), judged('solver-8', boards)];
    expect(found(results)).toEqual([['unsolvable-solved', 'solver-6a solver-7 solver-8']]);
    expect(found(results.slice(0, 2))).toEqual([]);
  });

  it('nothing is found for any board', () => {
    const noSolution = judgeSolution(asking('solution'), { tiles, moves: 4 }, { ...collection([]), call: nothing });
    const ofGoal = judgeSolvable(asking('isSolvable'), { tiles, moves: 0 }, value(false));
    const results = [judged('solver-6b', ofGoal), judged('solver-2b', noSolution)];
    const all = [...results, judged('solver-2a', moves(4, -1), moves(0, -1))];
    expect(found(all)).toEqual([['nothing-found', 'solver-6b solver-2b solver-2a']]);
    expect(found([...all, aCheck('solver-3a')])).toEqual([]);
    expect(found([...results, judged('solver-2a', moves(4, 5))])).not.toContainEqual([
      'nothing-found',
      expect.anything(),
    ]);
    expect(withEvidence(all, [], 'typescript')[0]?.advice).toContain('async');
  });

  it('another exception than the prescribed one, thrown on purpose, is told as that and not by its place', () => {
    const refused = { ...refusalIn('java'), argument: 'null', whenMade: 'made', whenOther: 'used' };
    const refusing = (message: string): CheckResult =>
      judged('solver-11', judgeRefusal(asking('new'), refused, thrown('java.lang.NullPointerException', message)));
    expect(found([refusing('')])).toEqual([['refused-otherwise', 'solver-11']]);
    expect(found([refusing('Cannot invoke "Board.twin()" because "initial" is null')])).toEqual([]);
  });

  it('a search in each method costs as much as several', () => {
    const hinted = (id: string, hint: string): CheckResult =>
      aCheck(id, {
        verdict: 'failed',
        cases: [aCase('1', { verdict: 'failed', hint: catalogue().get(hint) as string })],
      });
    const again = hinted('solver-16', 'solver-searches-once.hint');
    const costly = hinted('timing-2-puzzle20', 'timing.cause.tooManyNodes');
    const late = endless('timing-1-puzzle46');
    const ofCalls = judged('solver-9a', changed('solution', '1', '2'));
    expect(found([ofCalls, again, costly, late])).toEqual([
      ['searches-again', 'solver-9a solver-16 timing-2-puzzle20 timing-1-puzzle46'],
    ]);
    expect(found([again, late])).toEqual([]);
    expect(found([ofCalls, costly])).toEqual([]);
  });

  it('solution() alone never ends', () => {
    const silence = { head: '', tail: '', bytes: 0 };
    const stoppedIn = (call: string): CheckResult => {
      const facts = { rows: [], rowCpuMs: [], out: silence, err: silence };
      const { message } = describeOutcome({ kind: 'timed-out', clock: 'cpu', limitMs: 1_250, call, ...facts });
      return aCheck('solver-2b', { verdict: 'timed-out', cases: [aCase('1', { verdict: 'timed-out', message })] });
    };
    const others = [aCheck('solver-2a'), endless('timing-1-puzzle20'), endless('solver-7')];
    expect(found([stoppedIn('solution()'), ...others])).toEqual([['solution-endless', 'solver-2b timing-1-puzzle20']]);
    expect(found([stoppedIn('new Solver(…)'), ...others])).toEqual([]);
    expect(found([stoppedIn('solution()'), ...others, endless('solver-3a')])).toEqual([]);
  });

  it('the search from boards that cannot be solved does not end', () => {
    const results = [endless('solver-6a'), endless('solver-7'), aCheck('solver-2a')];
    expect(found(results)).toEqual([['unsolvable-endless', 'solver-6a solver-7']]);
    expect(found([...results, endless('queue-priorities')])).toEqual([]);
    const weighed = endless('memory-solver-after-use');
    expect(found([...results, weighed])).toEqual([['unsolvable-endless', 'solver-6a solver-7']]);
    const another = aCheck(weighed.id, { ...weighed, cases: [aCase('0'), ...weighed.cases] });
    expect(found([...results, another])).toEqual([['unsolvable-endless', `solver-6a solver-7 ${weighed.id}`]]);
    expect(found(results.slice(0, 2))).toEqual([]);
  });

  it('nor does a search with a fault of its own that cannot make it so', () => {
    const results = [endless('solver-6a'), endless('solver-7'), aCheck('solver-2a')];
    const counts = (hint: string): CheckResult =>
      aCheck('queue-puzzle04-counts', { verdict: 'failed', cases: [aCase('1', { verdict: 'failed', hint })] });
    const told = [['unsolvable-endless', 'solver-6a solver-7']];
    expect(found([...results, counts(countsMessages.rootLeftOutHint())])).toEqual(told);
    const tooMany = counts(countsMessages.tooManyEnqueuedHint());
    expect(found([...results, tooMany])).toEqual([]);
    expect(found([...results, tooMany, aCheck('solver-12a'), aCheck('solver-12b')])).toEqual(told);
  });

  it('nor does a search that compares with more boards than it needs, to no other effect', () => {
    const results = [endless('solver-6a'), endless('solver-7'), aCheck('solver-2a'), judged('solver-10c', moves(4, 5))];
    expect(found(results)).toEqual([]);
    expect(found([...results, aCheck('timing-2-puzzle20')])).toEqual([['unsolvable-endless', 'solver-6a solver-7']]);
    expect(found([...results, aCheck('timing-2-puzzle20'), endless('timing-2-puzzle21')])).toEqual([]);
  });

  it('nor does it without a search from the twin, beside too many nodes', () => {
    const counts = (id: string) =>
      judged('queue-puzzle04-counts', {
        ...{ passed: false, message: 'Too many.', expected: '10', actual: '15' },
        hint: catalogue().get(`queue-puzzle04-counts.${id}`) as string,
      });
    const results = [endless('solver-6a'), aCheck('solver-12a'), aCheck('solver-12b'), counts('tooManyEnqueuedHint')];
    const none = endless('solver-7');
    expect(found([...results, none])).toEqual([['unsolvable-endless', 'solver-6a solver-7']]);
    const late = aCheck('solver-7', { ...none, cases: [aCase('0'), ...none.cases] });
    expect(found([...results, late])).toEqual([]);
    expect(found([...results.slice(0, 3), counts('severalHint'), none])).toEqual([]);
  });
});

it('all that fails of Board has a board that is not 3-by-3', () => {
  const wrong = (id: string, method: string, ...sizes: number[]): CheckResult => {
    const one = (n: number): Partial<CaseResult> => ({
      ...{ verdict: 'failed', message: `${method}() was wrong.`, reproduction: [notation.grid('tiles', goal(n))] },
    });
    return aCheck(id, { verdict: 'failed', cases: sizes.map((n) => aCase(String(n), one(n))) });
  };
  const [first, ...others] = [wrong('board-2b', 'manhattan', 2, 4), wrong('board-8b', 'isGoal', 5)];
  const results = [wrong('board-1a', 'hamming', 4), first, ...others];
  expect(found(results)).toEqual([['only-3-by-3', 'board-1a board-2b board-8b']]);
  expect(found([...results, wrong('board-5a', 'neighbors', 3)])).toEqual([]);
  expect(found([wrong('board-1a', 'hamming', 4), first, wrong('board-8b', 'isGoal', 4)])).toEqual([]);
  expect(found([wrong('board-1a', 'manhattan', 4), first, wrong('board-18', 'manhattan', 5)])).toEqual([]);
});

it('isSolvable() gives one answer at odd and even sizes, and no wrong rule', () => {
  const wrong = (id: string, actual: string, n: number): CheckResult =>
    aCheck(id, {
      verdict: 'failed',
      cases: [aCase('1', { verdict: 'failed', actual, reproduction: [notation.grid('tiles', goal(n))] })],
    });
  const [even, odd] = [wrong('board-is-solvable-files', 'false', 4), wrong('board-is-solvable-reached', 'false', 3)];
  expect(found([even, odd])).toEqual([['one-answer', 'board-is-solvable-files board-is-solvable-reached']]);
  expect(found([even, odd, wrong('board-is-solvable', 'true', 3)])).toEqual([]);
  expect(found([even, wrong('board-is-solvable', 'false', 2)])).toEqual([]);
});

it('names two causes of different checks, and the first of the same', () => {
  const results = [judged('solver-2a', moves(0, -1)), aCheck('solver-2b'), endless('solver-6a'), endless('solver-7')];
  const passed = [aCheck('solver-12a'), aCheck('solver-12b')];
  expect(found([...results, ...passed])).toEqual([
    ['goal-moves-not-zero', 'solver-2a'],
    ['unsolvable-endless', 'solver-6a solver-7'],
  ]);
});

it('names no second cause of what is known', () => {
  const known = { id: 'known', title: 'It is known.', advice: 'Fix it.', checks: ['solver-2a'] };
  const results = [judged('solver-2a', moves(4, 6)), aCheck('solver-2b')];
  expect(withEvidence(results, [known], 'java')).toEqual([known]);
});
