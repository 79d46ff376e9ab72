import { describe, expect, it } from 'vitest';
import { sampleOf } from './sample.ts';

const failing = (path: string): string[] =>
  path.endsWith('twin') ? ['board-7'] : path.endsWith('twins') ? ['board-7', 'board-8'] : ['board-7'];

const sampled = (...given: Parameters<typeof sampleOf>): string[] => [...sampleOf(...given).keys()];

describe('the sample of examples', () => {
  it('has a name that several languages have in one of them, in turn', () => {
    const names = ['crashed/a', 'crashed/b', 'timed-out/c'];
    const both = new Map([
      ['java', names],
      ['typescript', names],
    ]);
    expect(sampled(both, failing)).toEqual(['java/crashed/a', 'typescript/crashed/b', 'java/timed-out/c']);
  });

  it('has of those with a fault as few as fail every check', () => {
    const one = new Map([['java', ['failed/other', 'failed/twin', 'failed/twins']]]);
    expect(sampled(one, failing)).toEqual(['java/failed/twins']);
  });

  it('has each check to be seen failing once', () => {
    const all = new Map([['java', ['failed/first', 'failed/most']]]);
    const failed = {
      'java/failed/most': ['board-1a', 'board-1b', 'queue-*'],
      'java/failed/first': ['board-1b', 'board-2a'],
    };
    expect(sampleOf(all, (path) => failed[path as keyof typeof failed])).toEqual(
      new Map([
        ['java/failed/first', ['board-2a']],
        ['java/failed/most', ['board-1a', 'board-1b', 'queue-*']],
      ]),
    );
  });

  it('takes a check for covered where one fails all that begin like it', () => {
    const all = new Map([['java', ['failed/slow', 'failed/table']]]);
    const failed = { 'java/failed/table': ['timing*', 'solver-3a'], 'java/failed/slow': ['timing-2-*'] };
    expect(sampled(all, (path) => failed[path as keyof typeof failed])).toEqual(['java/failed/table']);
  });

  it('has one of those that use up each limit', () => {
    const one = new Map([['java', ['out-of-memory/a', 'timed-out/b', 'timed-out/c']]]);
    expect(sampled(one, failing)).toEqual(['java/out-of-memory/a', 'java/timed-out/b']);
  });

  it('has every twentieth of the correct ones', () => {
    const one = new Map([
      ['java', Array.from({ length: 26 }, (_, index) => `passed/${String(index).padStart(2, '0')}`)],
    ]);
    expect(sampled(one, failing)).toEqual(['java/passed/00', 'java/passed/20']);
  });
});
