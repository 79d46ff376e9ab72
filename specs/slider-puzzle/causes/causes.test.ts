import { describe, expect, it } from 'vitest';
import type { CauseRule } from '../../../harness/contracts/language.ts';
import { javaCauses, javaWithTwin, typescriptCauses, typescriptWithTwin } from './index.ts';

const found = (rules: readonly CauseRule[], message: string): boolean =>
  rules.some((rule) => rule.message?.test(message) === true);

/** Messages as the compilers write them. */
it('tells an array of queues from a queue without its type', () => {
  const first = (message: string): unknown =>
    javaCauses.find((rule) => rule.message?.test(message) === true)?.cause([], {} as never);
  expect(first('unchecked cast\n  required: MinPQ<Solver.Node>[]\n  found:    MinPQ[]')).toContain('array of queues');
  expect(first('unchecked call to insert(Key) as a member of the raw type MinPQ')).toContain('without its type');
});

describe('what a compiler says of the mistakes that this assignment invites', () => {
  it.each([
    'incompatible types: Board[] cannot be converted to Iterable<Board>',
    'name clash: equals(Board) in Board and equals(Object) in Object have the same erasure',
    'tiles has private access in Board',
    'for-each not applicable to expression type\n  required: array or Iterable\n  found:    Board',
    'unchecked call to insert(Key) as a member of the raw type MinPQ',
    'Solver.Node is not abstract and does not override abstract method compareTo(Solver.Node) in Comparable',
    'cannot find symbol\n  symbol:   method isSolvable()\n  location: variable initial of type Board',
  ])('in Java: %s', (message) => {
    expect(found([...javaWithTwin, ...javaCauses], message)).toBe(true);
  });

  it.each([
    "module '@datastructures-js/priority-queue' is not available in this assignment",
    "'y' is of type 'unknown'.",
    "'node.prev' is possibly 'null'.",
    "Property 'tiles' is private and only accessible within class 'Board'.",
    "Type 'Board' must have a '[Symbol.iterator]()' method that returns an iterator.",
    "Property 'isSolvable' does not exist on type 'Board'.",
  ])('in TypeScript: %s', (message) => {
    expect(found([...typescriptWithTwin, ...typescriptCauses], message)).toBe(true);
  });
});

it('tells of equals() only where its argument is used', () => {
  const message = "Property 'board' does not exist on type '{}'.";
  const told = (excerpt: string): unknown =>
    typescriptCauses.find((rule) => rule.message?.test(message) === true)?.cause([], { excerpt } as never);
  expect(told('return this.tiles === y.tiles;')).toContain('The argument of equals()');
  expect(told('const node = {}; node.board = initial;')).toBeNull();
});
