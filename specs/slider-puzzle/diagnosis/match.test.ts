import { describe, expect, it } from 'vitest';
import { findFaults } from './match.ts';
import type { Model } from './models.ts';
import { endless, passed, type Signs, unknown } from './signs.ts';

/** `board-1a: 'x -'`: the first case shows x, the second passes. */
type Lines = Readonly<Record<string, string>>;

const signsOf = (lines: Lines): Signs =>
  new Map(
    Object.entries(lines).map(([check, line]) => [
      check,
      new Map(line.split(' ').map((sign, index) => [`case ${index}`, sign])),
    ]),
  );

const model = (fault: string, lines: Lines): Model => ({ id: fault, fault, signs: signsOf(lines) });

const failedIn = (lines: Lines): string[] =>
  Object.keys(lines).filter((check) => lines[check]?.split(' ').some((sign) => sign !== passed));

const named = (models: readonly Model[], lines: Lines): Record<string, readonly string[]> =>
  Object.fromEntries(findFaults(models, signsOf(lines), failedIn(lines)).map(({ fault, checks }) => [fault, checks]));

const blank = model('blank', { 'board-1a': 'x -', 'board-14': 'y', 'board-18': 'x x' });

describe('a fault is named', () => {
  it('when its model shows the same in all cases', () => {
    expect(named([blank], { 'board-1a': 'x -', 'board-14': 'y', 'board-18': 'x x', 'board-2a': '-' })).toEqual({
      blank: ['board-1a', 'board-14', 'board-18'],
    });
  });

  it('not when a case that its model passes fails', () => {
    expect(named([blank], { 'board-1a': 'x z', 'board-14': 'y', 'board-18': 'x x' })).toEqual({});
  });

  it('not when a case that its model fails passes', () => {
    expect(named([blank], { 'board-1a': 'x -', 'board-14': '-', 'board-18': 'x x' })).toEqual({});
  });

  it('not when a check of the same method fails that its model passes', () => {
    expect(named([blank], { 'board-1a': 'x -', 'board-1b': 'z', 'board-14': 'y', 'board-18': 'x x' })).toEqual({});
  });

  it('beside a fault of another method, which shows first in the check of all methods', () => {
    const text = model('text', { 'board-4a': 't', 'board-18': 't t' });
    const both = { 'board-1a': 'x -', 'board-14': 'y', 'board-4a': 't', 'board-18': 't x' };
    expect(named([blank, text], both)).toEqual({ blank: ['board-1a', 'board-14', 'board-18'], text: ['board-4a'] });
  });

  it('for a check with a case that its model was not asked', () => {
    const asked = { 'board-1a': 'x -', 'board-14': 'y', 'board-18': 'x x n' };
    const before = model('blank', { 'board-1a': 'x -', 'board-14': 'y', 'board-18': 'x x ?' });
    for (const one of [blank, before]) {
      expect(named([one], asked)).toEqual({ blank: ['board-1a', 'board-14', 'board-18'] });
    }
  });

  it('beside a fault of twin(), which changes the boards that it is asked about', () => {
    const twin = model('twin', { 'board-7a': 'm' });
    const distance = model('distance', { 'board-1a': 'x', 'board-16': 'u' });
    const both = { 'board-1a': 'x', 'board-7a': 'm', 'board-16': 'v' };
    expect(named([twin, distance], both)).toEqual({
      twin: ['board-7a'],
      distance: ['board-1a', 'board-16'],
    });
  });

  it('not for a method of which another fault shows all cases', () => {
    const both = model('both', { 'board-1a': 'x y', 'board-2a': 'm n' });
    const other = model('other', { 'board-2a': 'p q' });
    expect(named([both, other], { 'board-1a': 'x y', 'board-2a': 'p q' })).toEqual({ other: ['board-2a'] });
  });

  it('and not a smaller one that it contains', () => {
    const more = model('more', { 'board-1a': 'x -', 'board-2a': 'm' });
    const less = model('less', { 'board-1a': 'x -' });
    expect(Object.keys(named([less, more], { 'board-1a': 'x -', 'board-2a': 'm' }))).toEqual(['more']);
  });

  it('not when another one shows the same', () => {
    expect(
      named([blank, { ...blank, fault: 'other' }], { 'board-1a': 'x -', 'board-14': 'y', 'board-18': 'x x' }),
    ).toEqual({});
  });
});

describe('a choice of shortest solutions', () => {
  const lacking = model('lacking', { 'solver-3b': 'a b c' });

  it('does not speak against a fault that shows in most of them', () => {
    expect(named([lacking], { 'solver-3b': 'a b z' })).toEqual({ lacking: ['solver-3b'] });
  });

  it('does where most are others, or where one is right', () => {
    for (const line of ['a y z', 'a b -']) expect(named([lacking], { 'solver-3b': line })).toEqual({});
  });
});

describe('a random input that was not made smaller', () => {
  const late = model('late', { 'solver-2a': 'a', 'solver-4a': 'b' });

  it('does not speak against a fault that another input shows', () => {
    expect(named([late], { 'solver-2a': 'a', 'solver-4a': '~z' })).toEqual({ late: ['solver-2a', 'solver-4a'] });
  });

  it('does against one that no input shows', () => {
    const early = model('early', { 'solver-2a': 'a' });
    expect(named([early], { 'solver-2a': 'a', 'solver-4a': '~z' })).toEqual({});
  });
});

describe('what twins show', () => {
  const distance = model('distance', { 'board-1a': 'x', 'board-16': 'u' });

  it('does not speak against a fault, since any two tiles may be exchanged', () => {
    expect(named([distance], { 'board-1a': 'x', 'board-16': '-' })).toEqual({ distance: ['board-1a'] });
    expect(named([distance], { 'board-1a': 'x', 'board-16': 'v' })).toEqual({ distance: ['board-1a', 'board-16'] });
  });

  it('does where the fault shows in nothing else', () => {
    const twins = model('twins', { 'board-16': 'u w' });
    expect(named([twins], { 'board-16': 'u w' })).toEqual({ twins: ['board-16'] });
    expect(named([twins], { 'board-16': 'v w' })).toEqual({});
  });
});

describe('what walks over neighbors show', () => {
  const distance = model('distance', { 'board-1a': 'x', 'board-14': 'u w' });

  it('does not speak against a fault, since neighbors may be in any order', () => {
    const expected = { distance: ['board-1a', 'board-14'] };
    expect(named([distance], { 'board-1a': 'x', 'board-14': 'u v' })).toEqual(expected);
    expect(named([distance], { 'board-1a': 'x', 'board-14': 'u -' })).toEqual(expected);
  });

  it('does where the fault shows in nothing else', () => {
    const stale = model('stale', { 'board-14': 'u w', 'board-18': 's' });
    expect(named([stale], { 'board-14': 'u w', 'board-18': 's' })).toEqual({ stale: ['board-14', 'board-18'] });
    expect(named([stale], { 'board-14': 'v w', 'board-18': 's' })).toEqual({});
  });
});

describe('what takes too long', () => {
  const slow = model('slow', { 'queue-puzzle04-counts': 'c', 'solver-3a': `- ${endless}` });

  it('does not speak against a fault that shows elsewhere, on a faster machine or a slower one', () => {
    for (const line of ['- -', `${endless} ${unknown}`]) {
      expect(Object.keys(named([slow], { 'queue-puzzle04-counts': 'c', 'solver-3a': line }))).toEqual(['slow']);
    }
  });

  it('leaves a check to the fault that most of its cases show', () => {
    const empty = model('empty', { 'solver-8': 'e e e' });
    const slowest = model('slow', { 'queue-puzzle04-counts': 'c c c c', 'solver-8': `- - ${endless}` });
    expect(named([slowest, empty], { 'queue-puzzle04-counts': 'c c c c', 'solver-8': `e e ${endless}` })).toEqual({
      slow: ['queue-puzzle04-counts'],
      empty: ['solver-8'],
    });
  });

  it('names a fault that shows in nothing else only where just the same searches are endless', () => {
    const lonely = model('lonely', { 'solver-6a': `- ${endless}` });
    expect(named([lonely], { 'solver-6a': `- ${endless}` })).toEqual({ lonely: ['solver-6a'] });
    expect(named([lonely], { 'solver-6a': `${endless} ${endless}` })).toEqual({});
  });
});
