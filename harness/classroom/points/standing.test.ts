import { expect, it } from 'vitest';
import { inLocale } from '../../messages/in-locale.ts';
import { makeLocale, type Translated } from '../../messages/messages.ts';
import { type AttemptResult, classPoints, type FinalPoints } from './points.ts';
import { classPolicy } from '../../config/class-policy.ts';
import { sharedStanding } from './standing.ts';

const one: AttemptResult = {
  ...{ number: 1, submittedAt: '2026-11-20T12:00:00Z', late: true, state: 'graded', score: 82.5 },
};
const late = { due: '2026-11-18T13:00:00Z', perDay: 10, freeDays: 1 };

const pointsOf = (own: object, given: object = {}, attempt: Partial<AttemptResult> = {}): readonly FinalPoints[] =>
  classPoints(
    [{ key: 'ada', attempts: [{ ...one, ...attempt }] }],
    classPolicy.parse({ ...given, students: { ada: { reason: 'Secret', ...own } } }),
  );

const counts = (points: string): string => `Counts as ${points} of 100 points.`;
const own = { what: 'This submission', points: 82.5 };
const twoDays = { what: '2 days late, 1 of them free', points: -10 };
const untimed = { submittedAt: null };
const aDay = { what: 'The platform says that it is late, not how late: taken as 1 day', points: -10 };
const ended = { what: '2 days late: after the last day', points: -82.5 };
const adjusted = (points: number) => ({ what: 'Adjusted by your course', points });
const excused = 'You are excused: this assignment does not count for you.';

it.each([
  ['as it is', pointsOf({}), counts('82.50'), []],
  ['late', pointsOf({}, { late }), counts('72.50'), [own, twoDays]],
  ['late, and adjusted', pointsOf({ adjust: 3 }, { late }), counts('75.50'), [own, twoDays, adjusted(3)]],
  ['with another due date', pointsOf({ due: '2026-11-30T12:00:00Z' }, { late }), counts('82.50'), []],
  ['late by an unknown time', pointsOf({}, { late: { ...late, freeDays: 0 } }, untimed), counts('72.50'), [own, aDay]],
  ['after the last day', pointsOf({}, { late: { ...late, lastDay: 1 } }), counts('0.00'), [own, ended]],
  [
    'late by an unknown time, and with another due date',
    pointsOf({ due: '2026-11-30T12:00:00Z' }, { late }, untimed),
    counts('82.50'),
    [],
  ],
  ['with extra credit', pointsOf({ adjust: 30 }, { most: 110 }), counts('110.00'), [own, adjusted(27.5)]],
  ['never below 0', pointsOf({ adjust: -90 }), counts('0.00'), [own, adjusted(-82.5)]],
  [
    'by an adjustment alone',
    pointsOf({ adjust: 40 }, {}, { state: 'not-gradable', score: null }),
    counts('40.00'),
    [adjusted(40)],
  ],
  ['excused', pointsOf({ excused: true }), excused, []],
])('a score that counts %s is told as it came about, without the reasons of the course', (_, points, said, steps) => {
  expect(sharedStanding(points)).toEqual({ said, steps });
});

it('what the grader failed on has no standing', () => {
  expect(sharedStanding(pointsOf({}, {}, { state: 'grader-fault', score: null }))).toBeUndefined();
});

it('a page that a group shares tells nothing that is one member’s', () => {
  const [alike, other] = [pointsOf({}), pointsOf({ adjust: 5 })];
  expect(sharedStanding([...alike, ...alike])?.said).toBe(counts('82.50'));
  expect(JSON.stringify(sharedStanding([...alike, ...other]))).not.toMatch(/8[27]\.50|Adjusted/);
});

it('is told in the language that is spoken', () => {
  const texts = new Map<string, Translated>([
    ['standing.counts', 'Zählt {points} von 100 Punkten.'],
    ['late.days', { one: '1 Tag', other: '{count} Tage' }],
    ['late.partlyFree', '{late} zu spät, davon {free} frei'],
  ]);
  const standing = inLocale(makeLocale('de', texts), () => sharedStanding(pointsOf({}, { late })));
  expect(standing).toMatchObject({ said: 'Zählt 72.50 von 100 Punkten.' });
  expect(standing?.steps[1]?.what).toBe('2 Tage zu spät, davon 1 frei');
});
