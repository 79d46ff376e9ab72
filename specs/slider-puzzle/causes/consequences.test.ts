import { describe, expect, it } from 'vitest';
import type { CheckResult } from '../../../harness/contracts/report.ts';
import type { Observation } from '../../../harness/contracts/protocol.ts';
import { aCase, aCheck } from '../../../harness/testing/reports/passed.ts';
import { formatTiles, goal } from '../../../reference/puzzle/tiles.ts';
import { judgeSize, solverHint } from '../checks/memory/judge.ts';
import { judgeExactCounts } from '../checks/queue/puzzle04-counts.ts';
import { judgeMeasure } from '../judges/distance.ts';
import { asking, counters, queue, value } from '../testing/observed.ts';
import { describeBoard } from '../wording/show.ts';
import { consequenceOf } from './consequences.ts';
import { failed, follows, hinted, hintOf, limit, size } from './testing/failing.ts';
import { judged, wrongEquals } from './testing/judged.ts';

describe('a check that failed', () => {
  it('follows from the search whose work it measures', () => {
    expect(follows(failed('timing-2-puzzle20'), 'queue-puzzle04-counts')).toBe('queue-puzzle04-counts');
    expect(follows(failed('memory-queue-puzzle20'), 'queue-priorities')).toBe('queue-priorities');
  });

  it('of answers that change follows from the check that asks for them in more orders', () => {
    const more = hinted('solver-16', hintOf('solver-sequence.hint'));
    for (const id of ['solver-9.hint', 'same-answers.culpritHint']) {
      const check = hinted('solver-9a', hintOf(id));
      expect(consequenceOf(check, [check, more])).toBe('solver-16');
    }
    expect(consequenceOf(failed('solver-9a'), [failed('solver-9a'), more])).toBeNull();
    const reversed = aCase('2', { verdict: 'failed', hint: hintOf('solution.reversedHint') });
    const others = { ...more, cases: [...more.cases, reversed, reversed] };
    expect(consequenceOf(hinted('solver-9a', hintOf('solver-9.hint')), [others])).toBeNull();
  });

  it('of a solution() in another order follows from what is wrong with those of the files', () => {
    const check = hinted('solver-16', hintOf('solution.otherOrderHint'));
    expect(follows(check, 'solver-2b')).toBe('solver-2b');
    expect(follows(check, 'solver-2a')).toBeNull();
  });

  it('of moves() that is one too small follows from a solution() without one of its ends', () => {
    const short = hinted('solver-2a', hintOf('moves.oneShortHint'));
    const [cut, endless] = ['noInitialHint', 'goesOnHint'].map((id) => hinted('solver-2b', hintOf(`solution.${id}`)));
    expect([cut, endless].map((one) => one && consequenceOf(short, [short, one]))).toEqual(['solver-2b', null]);
  });

  it('does not follow from a search that does too little', () => {
    const [root, exact] = [goal(3), { inserts: 10, delMins: 5 }];
    const search = { root: formatTiles(root), inserts: 8, delMins: 4 };
    const judged = judgeExactCounts(asking, root, exact, counters([queue({ ...search, searches: [search] })]));
    const hint = 'hint' in judged ? (judged.hint ?? null) : null;
    const early = aCheck('queue-puzzle04-counts', {
      verdict: 'failed',
      cases: [aCase('1', { verdict: 'failed', hint })],
    });
    const late = failed('solver-9b', 'timed-out');
    expect(consequenceOf(late, [early, late])).toBeNull();
  });

  it('of calls that no search needs follows from its order only where it did not finish, or asked too few boards', () => {
    expect(follows(failed('timing-3-puzzle20'), 'queue-puzzle04-counts')).toBeNull();
    expect(follows(failed('timing-3-puzzle20', 'timed-out'), 'queue-puzzle04-counts')).toBe('queue-puzzle04-counts');
    expect(follows(hinted('timing-3-puzzle20', hintOf('timing.least.boardsHint')), 'queue-priorities')).toBe(
      'queue-priorities',
    );
  });

  it('of a Solver follows from its search only where it did not finish', () => {
    expect(follows(failed('solver-9b', 'timed-out'), 'queue-puzzle04-counts')).toBe('queue-puzzle04-counts');
    for (const verdict of ['failed', 'crashed', 'tampering'] as const) {
      expect(follows(failed('solver-9b', verdict), 'queue-puzzle04-counts')).toBeNull();
    }
  });

  it('follows from a queue that is not the one of the library', () => {
    for (const id of ['solver-1', 'queue-puzzle04-counts', 'queue-priorities', 'rule-queue', 'integrity-queue']) {
      expect(follows(failed(id), 'queue-used')).toBe('queue-used');
    }
  });

  it('next to the goal follows from a search that begins with the neighbors', () => {
    const begins = hinted('queue-puzzle04-counts', hintOf('queue-puzzle04-counts.rootLeftOutHint'));
    const unused = hinted('solver-1', hintOf('queue.keepNodesHint'));
    expect(consequenceOf(unused, [begins, unused])).toBe('queue-puzzle04-counts');
    expect(follows(unused, 'queue-puzzle04-counts')).toBeNull();
  });

  it('is a class that stands for the library’s queue, where there is one', () => {
    const own = hinted('rule-queue', hintOf('rule-queue.ownQueueHint'));
    const used = failed('queue-used');
    expect(consequenceOf(used, [used, own])).toBe('rule-queue');
    expect(consequenceOf(own, [used, own])).toBeNull();
    expect(follows(used, 'rule-queue')).toBeNull();
  });

  it('of two Solvers at a time follows from what one alone answers', () => {
    expect(follows(failed('solver-5'), 'solver-13b')).toBe('solver-13b');
    expect(follows(failed('solver-5'), 'solver-7')).toBeNull();
  });

  it.each([
    ['large', goal(11), 'board-4b'],
    ['small', goal(3), null],
  ])('of a distance on a %s board and a text that shows that tiles are lost follows from: %s', (_, tiles, source) => {
    const question = { ...asking, call: 'hamming()', on: describeBoard(tiles) };
    const check = judged('board-1b', judgeMeasure(question, 'hamming', tiles, value(90)));
    const lost = hintOf('format.cappedHint').replace('{most}', '99').replace('{last}', '120');
    expect(consequenceOf(check, [check, hinted('board-4b', lost)])).toBe(source);
    expect(follows(check, 'board-4b')).toBeNull();
  });

  it('follows from the API where it calls what is not there, and the API tells of that', () => {
    const threw = (message: string): CheckResult =>
      aCheck('solver-2a', { verdict: 'failed', cases: [aCase('1', { verdict: 'failed', message })] });
    const api = (expected: string | null, actual: string): CheckResult =>
      aCheck('api', { verdict: 'failed', cases: [aCase('Board', { verdict: 'failed', expected, actual })] });
    const inJava = threw(
      "threw java.lang.NoSuchMethodError at Solver.java:9 (in Solver.moves): 'double Board.manhattan()'",
    );
    const inTypeScript = threw('threw TypeError: board.isgoal is not a function.');
    const differing = api('public int manhattan()', 'public double manhattan()');
    const misspelled = api('isGoal(): boolean', 'isgoal(): boolean');
    expect(consequenceOf(inJava, [inJava, differing])).toBe('api');
    expect(consequenceOf(inTypeScript, [inTypeScript, misspelled])).toBe('api');
    expect(consequenceOf(inJava, [inJava, api('public int moves()', 'nothing')])).toBeNull();
    expect(consequenceOf(inTypeScript, [inTypeScript, api(null, 'isgoal(): boolean')])).toBeNull();
    expect(consequenceOf(inTypeScript, [inTypeScript])).toBeNull();
    const other = threw('threw java.lang.NullPointerException.');
    expect(consequenceOf(other, [other, differing])).toBeNull();
  });

  it('follows from no API where it did not end', () => {
    expect(follows(failed('timing-1-puzzle40', 'timed-out'), 'api')).toBeNull();
    expect(follows(failed('board-3', 'timed-out'), 'api')).toBeNull();
  });

  it('of what a Solver holds follows from a queue in its fields', () => {
    const weighed = (seen: Observation): CheckResult =>
      judged(
        'memory-solver-puzzle20',
        judgeSize({ what: 'A Solver', reproduction: [], hint: solverHint }, seen, () => limit),
      );
    expect(follows(weighed(size(20_000)), 'rule-solver-fields')).toBe('rule-solver-fields');
    expect(follows(weighed(value(0)), 'rule-solver-fields')).toBeNull();
    expect(follows(failed('memory-solver-puzzle20', 'timed-out'), 'rule-solver-fields')).toBeNull();
  });

  it('of an answer of another type than that of the API follows from it', () => {
    for (const id of ['answer.noIterableHint', 'answer.returnedVoidHint'] as const)
      expect(consequenceOf(hinted('board-5a', hintOf(id)), [failed('api')])).toBe('api');
  });

  it('of a Solver that gives up follows from isSolvable()', () => {
    const hints = { moves: hintOf('moves.givenUpHint'), queue: hintOf('queue.gaveUpHint') };
    const wrong = hinted('solver-6a', hintOf('solver-6.solvableHint'));
    const gaveUp = hinted('solver-2a', hints.moves);
    for (const one of [gaveUp, hinted('queue-priorities', hints.queue)])
      expect(consequenceOf(one, [wrong, one])).toBe('solver-6a');
    expect(consequenceOf(hinted('queue-used', hints.queue), [gaveUp])).toBe('solver-2a');
    const noBoards = hinted('solver-13b', hintOf('solution.nothingReturnedHint'));
    expect(consequenceOf(noBoards, [noBoards, gaveUp])).toBe('solver-2a');
    expect(consequenceOf(noBoards, [noBoards, failed('solver-2a')])).toBeNull();
    expect(consequenceOf(gaveUp, [hinted('solver-6a', hintOf('solver-6.unsolvableHint')), gaveUp])).toBeNull();
  });

  it('of a queue follows from one that is not the library’s, also where the Solver gives up on some boards', () => {
    const keys = hinted('solver-1', hintOf('queue.gaveUpHint'));
    const wrong = hinted('solver-6a', hintOf('solver-6.solvableHint'));
    expect(consequenceOf(keys, [wrong, keys])).toBe('solver-6a');
    expect(consequenceOf(keys, [wrong, failed('queue-used'), keys])).toBe('queue-used');
  });

  it('of isSolvable() that is wrong in both ways is one with the other', () => {
    const [no, yes] = [hintOf('solver-6.solvableHint'), hintOf('solver-6.unsolvableHint')];
    const random = hinted('solver-6b', yes);
    expect(consequenceOf(random, [hinted('solver-6a', no), random])).toBe('solver-6a');
    expect(consequenceOf(random, [hinted('solver-6a', yes), random])).toBeNull();
  });

  it('of solutions that are too long follows from the order of the search, and that from the count of moves', () => {
    const order = hinted('queue-priorities', hintOf('queue-priorities.otherPriorityHint'));
    const long = hinted('solver-2b', hintOf('solution.tooLongHint'));
    const more = hinted('solver-2a', hintOf('moves.tooManyHint'));
    const message = 'moves() on the board returned 6 instead of 4.';
    const anywhere = aCheck('solver-16', {
      ...{ verdict: 'failed', cases: [aCase('1', { verdict: 'failed', message, hint: hintOf('moves.tooManyHint') })] },
    });
    expect(consequenceOf(anywhere, [anywhere, long])).toBe('solver-2b');
    expect(consequenceOf(anywhere, [anywhere, failed('solver-2b')])).toBeNull();
    const few = hinted('solver-3a', hintOf('moves.tooFewHint'));
    expect(consequenceOf(more, [more, long])).toBe('solver-2b');
    expect(consequenceOf(long, [long, order])).toBe('queue-priorities');
    expect(consequenceOf(order, [order, few])).toBe('solver-3a');
    expect(consequenceOf(order, [order, more])).toBeNull();
  });

  it('of a Solver follows from static state where two Solvers answer otherwise than one alone', () => {
    const wrong = hintOf('moves.tooFewHint');
    const [check, rule] = [hinted('solver-16', wrong), failed('rule-static-state')];
    const both = hinted('solver-5', `${hintOf('solver-5.hint')} ${wrong}`);
    expect(consequenceOf(check, [check, both, rule])).toBe(rule.id);
    expect(consequenceOf(check, [check, hinted('solver-5', wrong), rule])).toBeNull();
    const refusal = hinted('solver-11', hintOf('solver-11.otherHint').replace('{exception}', 'an Error'));
    expect(consequenceOf(refusal, [refusal, both, rule])).toBeNull();
  });

  it.each([
    ['Solver', null],
    ['Solver$Node', 'rule-static-state'],
  ])('of one Solver alone follows from static fields of its nodes: of %s, %s', (type, source) => {
    const message = hintOf('rule-static-state.canChange').replace('{field}', 'last').replace('{class}', type);
    const rule = aCheck('rule-static-state', {
      verdict: 'failed',
      cases: [aCase('1', { verdict: 'failed', message })],
    });
    const [check, both] = [failed('solver-2a'), hinted('solver-5', hintOf('solver-5.hint'))];
    expect(consequenceOf(check, [check, both, rule])).toBe(source);
  });

  it('of what is kept between objects follows from the one that is proved by its input alone', () => {
    const kept = hinted('solver-4b', hintOf('case.keptHint'));
    expect(consequenceOf(failed('solver-16'), [kept, failed('solver-16')])).toBe('solver-4b');
    expect(consequenceOf(kept, [kept, failed('rule-static-state')])).toBe('rule-static-state');
  });

  it.each([
    ['board-19', 'case.keptHint'],
    ['board-20', 'board-20.sharedKeyHint'],
  ])('of what a Board keeps for the next follows from its static fields: %s', (id, hint) => {
    const check = hinted(id, hintOf(hint));
    expect(consequenceOf(check, [check, failed('rule-static-state')])).toBe('rule-static-state');
  });

  it('of boards without a solution that take too long follows from isSolvable() of them', () => {
    expect(follows(failed('solver-7', 'timed-out'), 'solver-6a')).toBe('solver-6a');
    expect(follows(failed('solver-7'), 'solver-6a')).toBeNull();
  });

  it('of a timed row does not follow from a search with as many nodes, or where it names what each node costs', () => {
    const counts = hinted('queue-puzzle04-counts', hintOf('queue-puzzle04-counts.goalStaysHint'));
    for (const id of ['timing-4b-puzzle20', 'solver-10b'])
      expect(consequenceOf(failed(id), [counts, failed(id)])).toBeNull();
    const cost = `${hintOf('timing.cause.notKept').replace('{calls}', '14')} ${hintOf('timing.cause.testsWhenEnqueued')}`;
    const anew = hinted('timing-4b-puzzle20', cost);
    expect(follows(anew, 'queue-priorities')).toBeNull();
    expect(follows(hinted('timing-4b-puzzle20', hintOf('timing.cause.missing')), 'queue-priorities')).not.toBeNull();
  });

  it('follows from a queue that is emptied after the search only where it counts what comes out', () => {
    const emptied = hinted('queue-puzzle04-counts', hintOf('queue-puzzle04-counts.emptiedHint'));
    const of = (check: CheckResult): string | null => consequenceOf(check, [emptied, check]);
    expect(of(failed('timing-2-puzzle20'))).toBe(emptied.id);
    for (const check of [failed('solver-6b', 'timed-out'), failed('solver-10c'), failed('timing-4a-puzzle20')])
      expect(of(check)).toBeNull();
  });

  it('of both classes together follows from the Solver alone, or else from what a search asks a Board', () => {
    const together = failed('integration-solution');
    expect(follows(together, 'board-1a', 'board-5a', 'solver-11')).toBe('board-5a');
    expect(follows(together, 'board-5a', 'solver-2b')).toBe('solver-2b');
    expect(follows(together, 'board-5a', 'solver-8')).toBe('solver-8');
    expect(follows(together, 'solver-11')).toBeNull();
    const message = 'new Board(tiles) on the board 1 2 / 3 0 threw an exception.';
    const unmade = aCheck(together.id, { verdict: 'failed', cases: [aCase('1', { verdict: 'failed', message })] });
    expect(follows(unmade, 'solver-7', 'board-5a')).toBe('board-5a');
    expect(follows(unmade, 'solver-7')).toBe('solver-7');
    const late = failed('integration-solution', 'timed-out');
    expect(consequenceOf(late, [wrongEquals(true), failed('queue-priorities'), late])).toBe('board-10b');
  });

  it('of both classes together follows from long solutions where it is about the answers of one alone', () => {
    const together = (name: string, message: string): CheckResult =>
      aCheck('integration-solution', { verdict: 'failed', cases: [aCase(name, { verdict: 'failed', message })] });
    const [long, moves] = [
      'solution of 140 moves, 12-by-12',
      'moves() on a 12-by-12 board returned -1 instead of 140.',
    ];
    const alone = aCheck('solver-16', {
      verdict: 'failed',
      cases: [aCase('1', { verdict: 'failed', message: moves })],
    });
    const board = 'hamming() on a 12-by-12 board returned 12 instead of 140.';
    const all = [together(long, moves), together('puzzle04.txt', moves), together(long, board)];
    expect(all.map((one) => consequenceOf(one, [one, alone]))).toEqual(['solver-16', null, null]);
  });

  it('of the test client follows from no answers where main() has words of its own', () => {
    expect(follows(hinted('client-output', hintOf('client-output.answersHint')), 'solver-2a')).toBe('solver-2a');
    for (const own of ['otherHint', 'nothingHint', 'readsElsewhereHint'])
      expect(follows(hinted('client-output', hintOf(`client-output.${own}`)), 'solver-2a')).toBeNull();
  });

  it('of a timed solution that is wrong follows from the solutions', () => {
    const timed = aCheck('timing-1-puzzle20', {
      verdict: 'failed',
      cases: [aCase('1', { verdict: 'failed', message: 'solution() on puzzle20.txt does not end at the goal.' })],
    });
    expect(follows(timed, 'queue-priorities', 'solver-3b')).toBe('solver-3b');
  });

  it('of a timed search whose answer is wrong follows from the answers', () => {
    const counted = hinted('timing-2-puzzle24', hintOf('timing.counts.answerWrongHint'));
    expect(consequenceOf(counted, [counted, failed('solver-4b')])).toBe('solver-4b');
    expect(consequenceOf(counted, [counted])).toBeNull();
    const timed = (message: string): CheckResult =>
      aCheck('timing-1-puzzle24', { verdict: 'failed', cases: [aCase('1', { verdict: 'failed', message })] });
    const wrong = timed('isSolvable() on puzzle24.txt returned false instead of true.');
    expect(consequenceOf(counted, [counted, wrong])).toBe('timing-1-puzzle24');
    expect(consequenceOf(counted, [counted, timed('It took 7 s.')])).toBeNull();
  });

  it('fails for itself where nothing else failed', () => {
    for (const id of ['board-5a', 'timing-2-puzzle20', 'integration-solution']) expect(follows(failed(id))).toBeNull();
  });

  it('of what a method of an array is called on follows from no API', () => {
    const message = 'threw TypeError: node.board.neighbors(...).filter is not a function.';
    const thrown = aCheck('solver-2a', {
      verdict: 'failed',
      cases: [aCase('1', { verdict: 'failed', message, hint: hintOf('exception.notAnArray') })],
    });
    expect(follows(thrown, 'api')).toBeNull();
  });

  it('of an equals() that is never called follows from too many nodes, and from no other order of them', () => {
    const counts = ['tooManyEnqueuedHint', 'tooManyDequeuedHint', 'severalHint'].map((hint) =>
      hinted('queue-puzzle04-counts', hintOf(`queue-puzzle04-counts.${hint}`)),
    );
    const never = failed('solver-10a');
    expect(counts.map((one) => consequenceOf(never, [never, one]))).toEqual(['queue-puzzle04-counts', null, null]);
  });

  it('of too many nodes follows from a comparison with the wrong board, which says with which', () => {
    const [many, more] = ['tooManyEnqueuedHint', 'tooManyDequeuedHint'].map((hint) =>
      hinted('queue-puzzle04-counts', hintOf(`queue-puzzle04-counts.${hint}`)),
    ) as [CheckResult, CheckResult];
    const [every, some] = ['allWrongHint', 'otherCallsHint'].map((hint) =>
      hinted('solver-10c', hintOf(`solver-10c.${hint}`)),
    ) as [CheckResult, CheckResult];
    expect([many, more].map((one) => consequenceOf(one, [one, every]))).toEqual(['solver-10c', null]);
    expect([every, some].map((one) => consequenceOf(one, [one, many]))).toEqual([null, 'queue-puzzle04-counts']);
    const [again, back] = [
      hinted('queue-puzzle04-counts', hintOf('queue-puzzle04-counts.oneTooManyHint')),
      failed('solver-17'),
    ];
    expect(consequenceOf(back, [back, again])).toBe('queue-puzzle04-counts');
    const ofTwin = hinted('solver-17', hintOf('solver-17.twinHint'));
    expect(consequenceOf(ofTwin, [ofTwin, again])).toBeNull();
    expect(consequenceOf(ofTwin, [ofTwin, again, some])).toBe('solver-10c');
  });

  it('of what a Solver holds follows from its search where that did not finish, or finds longer solutions', () => {
    const [heavy, long] = [
      hinted('memory-solver-puzzle20', hintOf('memory.size.solverHint')),
      hinted('solver-3b', hintOf('solution.tooLongHint')),
    ];
    expect(follows(heavy, 'queue-puzzle04-counts', 'solver-10a', 'solver-3b')).toBeNull();
    expect(consequenceOf(heavy, [heavy, long])).toBe('solver-3b');
    expect(follows(failed('memory-solver-puzzle20', 'timed-out'), 'solver-10a')).toBe('solver-10a');
  });

  it('of a Solver that gives up does not follow from isSolvable() where other boards are answered wrongly, too', () => {
    const wrong = hinted('solver-6a', hintOf('solver-6.solvableHint'));
    const some = (id: string, ...hints: string[]): CheckResult =>
      aCheck(id, {
        verdict: 'failed',
        cases: hints.map((hint, index) => aCase(String(index), { verdict: 'failed', hint: hintOf(hint) })),
      });
    const counted = some('solver-2a', 'moves.givenUpHint', 'moves.boardsCountedHint');
    const reversed = some('solver-2b', 'solution.nothingReturnedHint', 'solution.reversedHint');
    const anywhere = some('solver-16', 'moves.givenUpHint', 'solver-16.longSolvableHint');
    const all = [wrong, counted, reversed, anywhere];
    expect(all.map((one) => consequenceOf(one, all))).toEqual([null, null, null, 'solver-6a']);
  });

  it('of the goal that is taken for unsolvable follows from other boards that are, and answers of others from it', () => {
    const ofGoal = hinted('solver-6b', hintOf('solver-6.goalHint'));
    const others = ['solver-6.solvableHint', 'solver-6.unsolvableHint'].map((id) => hinted('solver-6a', hintOf(id)));
    expect(others.map((one) => consequenceOf(ofGoal, [ofGoal, one]))).toEqual(['solver-6a', 'solver-6a']);
    const givenUp = hinted('solver-2a', hintOf('moves.givenUpHint'));
    expect(consequenceOf(givenUp, [givenUp, ofGoal])).toBe('solver-6b');
  });

  it('of solutions that are too long where those are likely follows from the order of the nodes', () => {
    const order = hinted('queue-priorities', hintOf('queue-priorities.otherPriorityHint'));
    for (const hint of ['metAgain', 'awayFirst', 'roundTrip']) {
      const long = hinted('solver-16', hintOf(`solver-16.${hint}Hint`));
      expect(consequenceOf(long, [long, order])).toBe('queue-priorities');
      expect(follows(long, 'queue-priorities')).toBeNull();
    }
  });

  it('of boards compared as texts follows from that, too, where hamming() is called as well', () => {
    const both = `${hintOf('timing-3.noStringHint')} ${hintOf('timing-3.noHammingHint')}`;
    const [texts, never] = [hinted('timing-3-puzzle20', both), failed('solver-10a')];
    expect(consequenceOf(never, [never, texts])).toBe('timing-3-puzzle20');
  });

  it('never follows from one of its own kind', () => {
    expect(follows(failed('solver-10a'), 'solver-10b')).toBeNull();
    const early = hinted('queue-used', hintOf('queue-used.tooFewHint'));
    expect(consequenceOf(failed('solver-10a'), [early, failed('solver-10a')])).toBe('queue-used');
    expect(follows(failed('solver-10a'), 'queue-used')).toBeNull();
    const texts = hinted('timing-3-puzzle20', hintOf('timing-3.noStringHint'));
    const all = [texts, failed('queue-puzzle04-counts'), failed('solver-10a')];
    expect(consequenceOf(failed('solver-10a'), all)).toBe('timing-3-puzzle20');
  });
});
