/** What a policy makes of attempts. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GradedCheck } from '../store/graded.ts';
import { type AttemptResult, classPoints, type FinalPoints } from './points.ts';
import { type ClassPolicy, classPolicy } from '../../config/class-policy.ts';
import { missingCounts } from './policy.ts';
import { policyNotes } from './policy-notes.ts';
import { summarise } from '../summarise.ts';
import { at } from '../../text/at.ts';
import { comparePoints, sectionChanges } from './compare.ts';

const due = '2026-11-20T12:00:00Z';
const after = (hours: number): string => new Date(Date.parse(due) + hours * 3_600_000).toISOString();

const attempt = (number: number, score: number | null, other: Partial<AttemptResult> = {}): AttemptResult => ({
  ...{ number, score, submittedAt: null, late: null },
  state: score === null ? 'not-gradable' : 'graded',
  ...other,
});

const policyOf = (given: object): ClassPolicy => classPolicy.parse(given);

const pointsOf = (attempts: readonly AttemptResult[], given: object = {}): FinalPoints => {
  const [points] = classPoints([{ key: 'ada', attempts }], policyOf(given));
  if (points === undefined) throw new Error('no points');
  return points;
};

describe('the attempt that counts', () => {
  const three = [attempt(1, 60), attempt(2, 90), attempt(3, 70)];
  it.each([
    ['last', 3, 70],
    ['best', 2, 90],
    ['first', 1, 60],
  ])('is the %s one', (choice, number, score) => {
    expect(pointsOf(three, { attempt: choice })).toMatchObject({ attempt: number, score });
  });

  it('is the best after what lateness costs', () => {
    const late = [attempt(1, 80, { submittedAt: after(-1) }), attempt(2, 90, { submittedAt: after(30) })];
    expect(pointsOf(late, { attempt: 'best', late: { due, perDay: 10 } })).toMatchObject({ attempt: 1, score: 80 });
  });

  it('is one with a score, however much is taken off', () => {
    const students = { ada: { adjust: -50, reason: 'Copied' } };
    const given = { attempt: 'best', students };
    expect(pointsOf([attempt(1, null), attempt(2, 10)], given)).toMatchObject({ attempt: 2, score: 0 });
  });

  it('is not a worse one, as long as one that the grader failed on may be the best', () => {
    const fault = attempt(2, null, { state: 'grader-fault', submittedAt: after(30) });
    const best = { attempt: 'best', late: { due, perDay: 10 } };
    const none = { state: 'grader-fault', attempt: 2, score: null };
    expect(pointsOf([attempt(1, 40), fault], best)).toMatchObject(none);
    expect(pointsOf([attempt(1, null), fault], best)).toMatchObject(none);
    expect(pointsOf([attempt(1, 80), fault], best)).toMatchObject({ state: 'graded', attempt: 1, score: 80 });
  });

  it('has no score where nothing could be graded, which is not 0', () => {
    expect(pointsOf([attempt(1, null)])).toMatchObject({ state: 'not-gradable', score: null });
    expect(pointsOf([attempt(1, null, { state: 'grader-fault' })])).toMatchObject({
      state: 'grader-fault',
      score: null,
    });
  });
});

describe('lateness', () => {
  const late = { due, grace: 30, freeDays: 1, perDay: 10, most: 25, lastDay: 5 };
  it.each([
    ['in time', 0, 100],
    ['within the grace', 0.5, 100],
    ['a free day', 1, 100],
    ['a day that has begun', 25, 90],
    ['at most', 24 * 4, 75],
    ['after the last day', 24 * 6, 0],
  ])('%s', (_, hours, score) => {
    expect(pointsOf([attempt(1, 100, { submittedAt: after(hours) })], { late }).score).toBe(score);
  });

  it('counts from the own due date of a student', () => {
    const students = { ada: { due: after(48), reason: 'Extension' } };
    expect(pointsOf([attempt(1, 100, { submittedAt: after(47) })], { late, students })).toMatchObject({
      score: 100,
      late: null,
    });
  });

  it.each([
    ['as the clocks show them that were put back', '2026-10-25T23:59:00+01:00', 90],
    ['as the clocks show them, though a minute longer', '2026-10-26T00:00:00+01:00', 80],
    [
      'at least one, though the clocks show an earlier time',
      '2026-10-25T02:10:00+01:00',
      90,
      '2026-10-25T02:50:00+02:00',
    ],
    ['as the clocks show them, with parts of a second', '2026-10-25T23:59:00.500+01:00', 80],
  ])('counts days %s', (_, submittedAt, score, ownDue = '2026-10-24T23:59:00+02:00') => {
    const known = { late: { due: ownDue, perDay: 10 }, timeZone: 'Europe/Berlin' };
    expect(pointsOf([attempt(1, 100, { submittedAt })], known).score).toBe(score);
  });

  it('has days of 24 hours where the course names no zone', () => {
    const known = { late: { due: '2026-10-24T23:59:00+02:00', perDay: 10 } };
    expect(pointsOf([attempt(1, 100, { submittedAt: '2026-10-25T23:59:00+01:00' })], known).score).toBe(80);
  });

  it.each([
    [1, 1, '1 day late, which is free'],
    [2, 2, '2 days late, all of them free'],
    [3, 2, '3 days late, 2 of them free'],
    [2, 0, '2 days late'],
  ])('of %i days, %i of them free, is told in words', (days, freeDays, words) => {
    const one = attempt(1, 100, { submittedAt: after(24 * days) });
    expect(pointsOf([one], { late: { due, freeDays, perDay: 10 } }).steps[1]?.what).toBe(words);
  });

  it('costs as much as decimals say', () => {
    const three = attempt(1, 100, { submittedAt: after(24 * 3) });
    expect(pointsOf([three], { late: { due, perDay: 1.1 } })).toMatchObject({
      ...{ score: 96.7, late: { minus: 3.3 } },
      steps: [{ points: 100 }, { points: -3.3 }],
    });
  });

  it('takes off no more than there is', () => {
    const two = attempt(1, 12.5, { submittedAt: after(48) });
    expect(pointsOf([two], { late: { due, perDay: 10 } })).toMatchObject({
      ...{ score: 0, late: { days: 2, minus: 12.5 } },
      steps: [{ points: 12.5 }, { points: -12.5 }],
    });
  });

  it('without a time is a day, if the platform says that it is late', () => {
    const known = { late: { due, perDay: 10 } };
    expect(pointsOf([attempt(1, 100, { late: true })], known).score).toBe(90);
    expect(pointsOf([attempt(1, 100)], known).score).toBe(100);
  });
});

it('lateness without a time costs nothing where the student has another due date, and staff are told', () => {
  const students = { ada: { due: after(48), reason: 'Extension' } };
  const given = { late: { due, perDay: 10, grace: 5 }, students };
  const why =
    'The platform says that it is late, not how late, and the student has another due date: nothing is taken off';
  const found = pointsOf([attempt(1, 100, { late: true })], given);
  expect(found).toMatchObject({
    score: 100,
    late: null,
    steps: [{ points: 100 }, { what: why }, { what: 'Extension' }],
  });
  const late = ['ada', 'bob'].map((key) => ({ key, attempt: 1, attempts: [attempt(1, 100, { late: true })] }));
  const known = [...late, { ...at(late, 1), key: 'cyd', state: 'excused' as const }];
  expect(policyNotes(policyOf(given), known)).toEqual([
    'Late, but the bundle does not say how late; taken as one day, without class.late.grace: bob.',
    'Late, but the bundle does not say how late; nothing was taken off, since they have another due date (see the platform, and use "adjust"): ada.',
  ]);
});

it('who handed in nothing has no score, or 0 where the course says so', () => {
  expect(pointsOf([])).toMatchObject({ state: 'missing', score: null });
  expect(pointsOf([], { missing: 'zero' })).toMatchObject({ state: 'missing', score: 0 });
});

it('late rules say so where the bundle has no times, and does not say either who is late', () => {
  const known = [null, false].map((late, index) => ({
    ...{ key: String(index), attempt: 1 },
    attempts: [attempt(1, 100, { late })],
  }));
  expect(policyNotes(policyOf({ late: { due } }), known)).toEqual([
    'The bundle says no times of 1 of the 2 students who handed in: class.late takes nothing off them.',
  ]);
  expect(policyNotes(policyOf({}), known)).toEqual([]);
});

describe('nothing handed in', () => {
  const nobody = { id: null, name: null, username: null, email: null, lmsId: null, section: null, group: null };
  const handedIn = [{ number: 1, submittedAt: null, late: null, content: null, place: '', notes: [] }];
  const missing = { ...nobody, key: 'ada', onRoster: true, attempts: [] };
  const stranger = { ...nobody, key: '77', onRoster: false, attempts: handedIn };
  const policy = policyOf({ missing: 'zero' });
  const none = (): null => null;

  it('is 0 only if all who handed in are on the roster', () => {
    expect(summarise([missing], none, policy)).toMatchObject([{ state: 'missing', score: 0 }]);
    expect(summarise([missing, stranger], none, policy)[0]).toMatchObject({ state: 'missing', score: null });
  });

  it('is told not to be 0, with who is on no roster', () => {
    expect(policyNotes(policy, summarise([missing], none, policy))).toEqual([]);
    expect(policyNotes(policy, summarise([missing, stranger], none, policy))).toEqual([
      'class.missing: zero is taken as blank, since some submissions are of nobody on the roster, and may be those of students who seem to be missing. Give the roster their ids, or add them to it: 77.',
    ]);
  });
});

describe('nothing of a group but by one member', () => {
  const of = (key: string, group: string | null, count: number) => ({
    ...{ key, group, onRoster: true, state: 'missing' as const },
    attempts: Array.from({ length: count }, () => attempt(1, 100)),
  });
  const policy = policyOf({ missing: 'zero' });
  const silent = [of('ada', 'A', 1), of('bob', 'A', 0), of('cyd', 'B', 0), of('dan', null, 0)];

  it('is no 0, and is told, with what to do', () => {
    expect(missingCounts(policy, silent)).toBe('blank');
    expect(policyNotes(policy, silent)).toEqual([
      expect.stringMatching(/^In no group .* by the username or id of the member who hands in; .* have: bob\.$/),
    ]);
  });

  it('is their own where two of a group have handed in, or nobody has', () => {
    for (const other of [[of('eve', 'A', 1)], []]) {
      const known = other.length === 0 ? silent.slice(1) : [...silent, ...other];
      expect([missingCounts(policy, known), policyNotes(policy, known)]).toEqual(['zero', []]);
    }
  });
});

describe('an adjustment without a score', () => {
  const given = { students: { ada: { adjust: 40, reason: 'Graded by hand' } } };
  const failed = attempt(1, null, { state: 'grader-fault' });

  it('is the score of who could not be graded', () => {
    expect(pointsOf([attempt(1, null)], given)).toMatchObject({
      ...{ state: 'not-gradable', score: 40, raw: null, attempt: 1 },
      steps: [{ what: 'Graded by hand', points: 40 }],
    });
  });

  it('is that of who handed in nothing, unless it only takes away', () => {
    expect(pointsOf([], given)).toMatchObject({ state: 'missing', score: 40 });
    const less = { students: { ada: { adjust: -5, reason: 'Copied' } } };
    expect(pointsOf([], less)).toMatchObject({ state: 'missing', score: null, steps: [] });
    expect(pointsOf([], { ...less, missing: 'zero' })).toMatchObject({ state: 'missing', score: 0 });
  });

  it('waits where the grader failed', () => {
    expect(pointsOf([failed], given)).toMatchObject({ state: 'grader-fault', score: null });
  });

  it('that waits is told', () => {
    const known = [
      { key: 'ada', state: 'grader-fault' },
      { key: 'bob', state: 'grader-fault' },
    ] as const;
    expect(policyNotes(policyOf(given), known)).toEqual([
      '"adjust" waits for a grading on which the grader does not fail; run the class again for: ada.',
    ]);
  });
});

it('an adjustment is a step with its reason; extra credit reaches up to the most', () => {
  const students = { ada: { adjust: 8, reason: 'Oral exam' } };
  expect(pointsOf([attempt(1, 95)], { students })).toMatchObject({ score: 100 });
  expect(pointsOf([attempt(1, 95)], { students, most: 110 })).toMatchObject({
    score: 103,
    steps: [
      { what: 'Attempt 1', points: 95 },
      { what: 'Oral exam', points: 8 },
    ],
  });
});

it('a student whose key is a name of every object has no adjustment', () => {
  const [points] = classPoints([{ key: 'constructor', attempts: [attempt(1, 50)] }], policyOf({}));
  expect(points?.score).toBe(50);
});

describe('of any attempts and policy', () => {
  const results = fc.array(
    fc.record({
      score: fc.option(fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)),
      hours: fc.option(fc.integer({ min: -100, max: 400 })),
    }),
    { maxLength: 4 },
  );
  const policies = fc.record({
    attempt: fc.constantFrom('last', 'best', 'first'),
    late: fc.record({
      due: fc.constant(due),
      perDay: fc.integer({ min: 0, max: 60 }),
      most: fc.integer({ min: 0, max: 100 }),
    }),
    most: fc.integer({ min: 100, max: 130 }),
    students: fc.record({
      ada: fc.record({ adjust: fc.integer({ min: -200, max: 200 }), reason: fc.constant('Why') }),
    }),
  });
  const attemptsOf = (made: readonly { score: number | null; hours: number | null }[], more = 0): AttemptResult[] =>
    made.map(({ score, hours }, index) =>
      attempt(index + 1, score, { submittedAt: hours === null ? null : after(hours + more) }),
    );

  it('a score is within its bounds, and the sum of its steps', () => {
    fc.assert(
      fc.property(results, policies, (made, policy) => {
        const { score, steps } = pointsOf(attemptsOf(made), policy);
        if (score === null) return;
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(policy.most);
        expect(steps.reduce((sum, { points }) => sum + Math.round(points * 100), 0)).toBe(Math.round(score * 100));
      }),
    );
  });

  it('nobody gains by being later', () => {
    fc.assert(
      fc.property(results, policies, fc.integer({ min: 0, max: 200 }), (made, policy, more) => {
        const [now, later] = [pointsOf(attemptsOf(made), policy), pointsOf(attemptsOf(made, more), policy)];
        expect(later.score ?? -1).toBeLessThanOrEqual(now.score ?? -1);
      }),
    );
  });
});

it('a change is told with what differs', () => {
  const before = classPoints(
    [
      { key: 'ada', attempts: [attempt(1, 90)] },
      { key: 'bob', attempts: [] },
    ],
    policyOf({}),
  );
  const now = classPoints(
    [
      { key: 'ada', attempts: [attempt(1, 90)] },
      { key: 'bob', attempts: [] },
    ],
    policyOf({ students: { ada: { adjust: -5, reason: 'Late by hand' } } }),
  );
  expect(comparePoints(before, now)).toEqual([{ key: 'ada', before: 90, after: 85, why: ['Late by hand: -5'] }]);
  expect(comparePoints(now, before)).toMatchObject([{ why: ['no longer "Late by hand: -5"'] }]);
});

it('other points of an attempt are told by what its sections cost', () => {
  const lost = (section: string, points: number): GradedCheck => ({
    ...{ id: `${section}-1`, section, title: '', verdict: 'failed', dependsOn: null },
    lost: points,
  });
  const why = sectionChanges(
    [lost('correctness', 12), lost('timing', 4), lost('memory', 3)],
    [lost('correctness', 8), lost('timing', 4), lost('memory', 0)],
  );
  expect(why).toEqual(['correctness: -8 instead of -12', 'memory: 0 instead of -3']);
  const scored = (score: number) => classPoints([{ key: 'ada', attempts: [attempt(1, score)] }], policyOf({}));
  expect(comparePoints(scored(81), scored(88), () => why)).toMatchObject([{ before: 81, after: 88, why }]);
});

it('times without a zone are named where lateness depends on them, or where they are of another one by now', () => {
  const told = (given: object, readIn?: string): readonly string[] => policyNotes(policyOf(given), [], readIn);
  expect(told({ late: { due } }, 'UTC')).toEqual([
    'Times in the bundle have no time zone, and were read in that of UTC. If it is another one, set class.timeZone and run the class again.',
  ]);
  const inBerlin = { late: { due }, timeZone: 'Europe/Berlin' };
  expect(told(inBerlin, 'Europe/Berlin')).toEqual([]);
  expect(told(inBerlin, 'UTC')).toEqual([
    expect.stringMatching(/By class\.timeZone it is Europe\/Berlin: run the class/),
  ]);
  expect([told({}, 'UTC'), told({ late: { due } })]).toEqual([[], []]);
});

describe('exceptions', () => {
  it('are told in a preview, also where there is no score before or after', () => {
    const scored = (students: object): readonly FinalPoints[] =>
      classPoints([{ key: 'ada', attempts: [attempt(1, null)] }], policyOf({ students }));
    const excused = scored({ ada: { excused: true, reason: 'Ill' } });
    const change = { key: 'ada', before: null, after: null };
    expect(comparePoints(scored({}), excused)).toEqual([{ ...change, why: ['not-gradable becomes excused', 'Ill'] }]);
    expect(comparePoints(excused, scored({}))).toEqual([{ ...change, why: ['excused becomes not-gradable'] }]);
    expect(comparePoints(excused, excused)).toEqual([]);
  });

  it('keep their reason with the score', () => {
    const steps = (own: object, given: object = {}): FinalPoints['steps'] =>
      pointsOf([attempt(1, 80, { submittedAt: after(30) })], { ...given, students: { ada: own } }).steps;
    const late = { due, perDay: 10 };
    expect(steps({ excused: true, reason: 'Ill' })).toEqual([{ what: 'Ill', points: 0 }]);
    expect(steps({ due: after(48), reason: 'Extension' }, { late })).toEqual([
      { what: 'Attempt 1', points: 80 },
      { what: 'Extension', points: 0 },
    ]);
    expect(steps({ due: after(48), adjust: 2, reason: 'Both' }, { late })).toEqual([
      { what: 'Attempt 1', points: 80 },
      { what: 'Both', points: 2 },
    ]);
  });

  const students = ['js1', '00456'].map((key) => ({ key }));
  it('that reach nobody are named, with who was meant', () => {
    const own = { excused: true, reason: 'Ill' };
    const policy = policyOf({ students: { js2: own, '456789': own, js1: own } });
    expect(policyNotes(policy, students)).toEqual([
      'The setting class.students.456789 reaches nobody: no student has this key. Write the key as class.json has it.',
      'The setting class.students.js2 reaches nobody: no student has this key. Did you mean "js1"?',
    ]);
  });

  it('by the name of a group name its members', () => {
    const known = ['1', '2', '3'].map((key) => ({ key, group: key === '3' ? null : 'Team 1' }));
    const policy = policyOf({ students: { 'team 1': { adjust: 3, reason: 'Demo' } } });
    expect(policyNotes(policy, known)).toEqual([
      expect.stringMatching(/no student has this key\. A group is called so: write the key of each .*: 1; 2\.$/),
    ]);
  });

  it('by what a student is called elsewhere name that student, and no number beside it', () => {
    const ming = { key: '0013', name: '王, 明', lmsId: '1002', username: 'mwang' };
    const ada = { key: '0012', name: "O'Neil, Ada", lmsId: '1001' };
    const hints = (key: string): string[] =>
      policyNotes(policyOf({ students: { [key]: { adjust: 5, reason: 'Appeal' } } }), [ada, ming]).map(
        (note) => note.split('has this key. ')[1] ?? '',
      );
    const meant = '王, 明 (0013) has it as name, number, username or address: write "0013".';
    expect(['1002', '13', 'MWang'].map(hints)).toEqual([[meant], [meant], [meant]]);
    expect(hints('1003')).toEqual(['Write the key as class.json has it.']);
    expect(
      policyNotes(policyOf({ students: { x: { excused: true, reason: 'Ill' } } }), [
        { key: 'a', id: 'x' },
        { key: 'b', username: 'x' },
      ]),
    ).toEqual([expect.stringContaining('Several have it as name, number, username or address: a; b.')]);
  });
});
