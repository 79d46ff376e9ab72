import { describe, expect, it } from 'vitest';
import { classStatistics, type ScoredStudent } from './statistics.ts';

const check = (id: string, passed: boolean): ScoredStudent['checks'][number] => ({
  ...{ id, section: 'correctness', title: id, passed },
  lost: passed ? 0 : 4,
});

/** `passes` tells for each check who passes it. */
const classOf = (size: number, passes: Readonly<Record<string, (student: number) => boolean>>): ScoredStudent[] =>
  Array.from({ length: size }, (_, student) => ({
    key: String(student),
    checks: Object.entries(passes).map(([id, isPassed]) => check(id, isPassed(student))),
    causes: student < 2 ? [{ id: 'blank', title: 'The blank is counted', points: student + 1 }] : [],
  }));

const always = (): boolean => true;

describe('the statistics of a class', () => {
  const students = classOf(12, {
    easy: always,
    telling: (one) => one >= 6,
    alike: (one) => one >= 6,
    against: (one) => one < 6,
  });
  const { checks, causes, reliability } = classStatistics(students);
  const of = (id: string) => checks.find((one) => one.id === id);

  it('tell how many pass a check, and whether those who pass it pass others', () => {
    expect(of('easy')).toMatchObject({ n: 12, facility: 1, discrimination: null, meanLost: 0 });
    expect(of('against')).toMatchObject({ facility: 0.5, discrimination: -1, meanLost: 2 });
    expect(of('telling')?.facility).toBe(0.5);
  });

  it('tell who has a cause, and what it costs them together', () => {
    expect(causes).toEqual([{ id: 'blank', title: 'The blank is counted', students: ['0', '1'], points: 3 }]);
  });

  it('have the cause of most students first, then the dearest', () => {
    const causesBy = [['dear'], ['common', 'cheap'], ['common']].map((ids, key) => ({
      ...{ key: String(key), checks: [] },
      causes: ids.map((id) => ({ id, title: id, points: id === 'dear' ? 50 : 1 })),
    }));
    expect(classStatistics(causesBy).causes.map(({ id }) => id)).toEqual(['common', 'dear', 'cheap']);
  });

  it('tell apart why programs do not compile, and leave out with which numbers or names the same fault shows', () => {
    const titles = [
      ['check/compilation', 'Solver is missing.'],
      ['check/compilation', 'It does not compile.'],
      ['hint', 'It is called 2 times.'],
      ['hint', 'It is called 3 times.'],
      ['private', 'Make swap private.'],
      ['private', 'Make private.'],
      ['other', 'Vertauscht'],
      ['other', 'Swapped'],
    ] as const;
    const found = classStatistics(
      titles.map(([id, title], key) => ({ key: String(key), checks: [], causes: [{ id, title, points: 9 - key }] })),
    );
    expect(found.causes.map((one) => [one.title, one.students])).toEqual([
      ['It is called … times.', ['2', '3']],
      ['Make … private.', ['4', '5']],
      ['Vertauscht', ['6', '7']],
      ['Solver is missing.', ['0']],
      ['It does not compile.', ['1']],
    ]);
  });

  it('have a reliability by Kuder and Richardson', () => {
    const alike = classStatistics(classOf(10, { a: (one) => one > 4, b: (one) => one > 4, c: (one) => one > 4 }));
    expect(alike.reliability).toBeCloseTo(1);
    expect(reliability).not.toBeNull();
  });
});

it('fewer than ten students tell nothing of a check', () => {
  const { checks, reliability } = classStatistics(classOf(9, { one: (student) => student > 3, other: always }));
  expect(checks.map(({ n, facility, discrimination }) => [n, facility, discrimination])).toEqual([
    [9, null, null],
    [9, null, null],
  ]);
  expect(reliability).toBeNull();
});
