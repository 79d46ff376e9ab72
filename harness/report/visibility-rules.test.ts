import { describe, expect, it } from 'vitest';
import type { Check } from '../contracts/check.ts';
import type { Visibility } from '../contracts/report.ts';
import { compilationCheck } from '../engine/build-checks.ts';
import { chooseChecks } from '../engine/select.ts';
import { marksOf } from './visibility-rules.ts';

const choice = {
  set: 'extended',
  off: [],
  dueDate: null,
  visibility: [{ name: 'rule-*', from: 'staff' }],
  details: [
    { name: 'solver-*', from: 'staff' },
    { name: 'solver-1*', from: 'after-due-date' },
    { name: 'solver-1a', from: 'always' },
    { name: 'api', from: 'always' },
    { name: 'api', from: 'staff' },
  ],
  places: new Map([['bord-1a', 'c.yaml:3:7']]),
} as const;

describe('the marks of a check', () => {
  it.each([
    ['solver-2', 'staff'],
    ['solver-1b', 'after-due-date'],
    ['solver-1a', 'always'],
    ['api', 'staff'],
    ['board-1a', 'always'],
  ])('of %s are by the closest name, of equal ones by the strictest: %s', (id, details) => {
    expect(marksOf(id, choice)).toEqual({ visibility: 'always', details });
  });

  const hiding = (name: string) => () =>
    chooseChecks([], { ...choice, visibility: [], details: [{ name, from: 'staff' }] });

  it('name the place of an id that no check has', () => {
    expect(hiding('bord-1a')).toThrow(expect.objectContaining({ code: 'unknown-check', where: 'c.yaml:3:7' }) as Error);
  });

  it('may be of a tool for style, of which a slip would hide nothing', () => {
    expect(hiding('style-*')).not.toThrow();
    expect(hiding('style-chekstyle')).toThrow(
      expect.objectContaining({ remedy: 'Did you mean style-checkstyle?' }) as Error,
    );
  });

  const ofCourse = (details: Visibility, dueDate: string | null, from: Visibility) => () => {
    const own: Check = { ...compilationCheck, needs: [], cases: [], explanation, details };
    const [check] = chooseChecks([own], { ...choice, visibility: [], details: [{ name: own.id, from }], dueDate });
    return check?.details;
  };

  it('are its own, unless the settings hide it longer', () => {
    expect(ofCourse('staff', null, 'always')()).toBe('staff');
    expect(ofCourse('always', null, 'staff')()).toBe('staff');
    expect(ofCourse('after-due-date', '2026-12-01T23:59:00+01:00', 'always')()).toBe('after-due-date');
  });

  it('wait for no date that is not set', () => {
    expect(ofCourse('after-due-date', null, 'always')).toThrow('from the due date on, which is not set');
    expect(ofCourse('after-due-date', null, 'staff')).not.toThrow();
  });
});

const explanation = { measured: 'a', why: 'b', passing: 'c', source: 'd' };
