import { describe, expect, it } from 'vitest';
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
});
