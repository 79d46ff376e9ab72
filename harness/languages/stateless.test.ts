import { describe, expect, it } from 'vitest';
import type { ClassFacts, CodeFacts, FieldFacts } from '../contracts/code-facts.ts';
import { isStateless } from './stateless.ts';

const field = (more: Partial<FieldFacts>): FieldFacts => ({
  name: 'f',
  type: 'int',
  typeNames: [],
  static: true,
  final: true,
  visible: false,
  line: 1,
  ...more,
});

const aClass = (name: string, fields: readonly FieldFacts[]): ClassFacts => ({
  name,
  outermost: name,
  path: `${name}.java`,
  line: 1,
  visible: true,
  superclass: null,
  interfaces: [],
  fields,
  methods: [],
  references: [],
});

const code = (...classes: readonly ClassFacts[]): CodeFacts => ({ classes, modules: [] });
const one = (more: Partial<FieldFacts>): CodeFacts => code(aClass('Board', [field(more)]));

describe('code is stateless', () => {
  it.each([
    ['without static fields', code(aClass('Board', [field({ static: false, final: false })]))],
    ['with constants', one({})],
    ['with a table that nothing changes', one({ type: 'int[][]' })],
    ['with an order of its nodes', one({ typeNames: ['java.util.Comparator', 'Node'] })],
    ['with a text', one({ typeNames: ['java.lang.String'] })],
    ['with a comparator without fields', code(aClass('Board', [field({ typeNames: ['Order'] })]), aClass('Order', []))],
  ])('%s', (_, facts) => {
    expect(isStateless(facts)).toBe(true);
  });
});

describe('code is not stateless', () => {
  it.each([
    ['with a static field that is changed', one({ final: false, changed: { path: 'Board.java', line: 7 } })],
    ['with a table that may be changed by another name', one({ type: 'int[][]', escapes: true })],
    [
      'with a collection that is changed',
      one({ typeNames: ['java.util.Map'], changed: { path: 'Board.java', line: 7 } }),
    ],
    ['with a collection, which may be changed by another name', one({ typeNames: ['java.util.Map'] })],
    ['with an object of which nothing is known', one({ typeNames: ['java.lang.Object'] })],
    [
      'with an object of its own that has fields',
      code(
        aClass('Board', [field({ typeNames: ['Cache'] })]),
        aClass('Cache', [field({ static: false, final: false })]),
      ),
    ],
  ])('%s', (_, facts) => {
    expect(isStateless(facts)).toBe(false);
  });

  it('with a variable of a module that can change', () => {
    const variables = [{ name: 'seen', exported: false, mutable: true, typeNames: [], line: 1 }];
    expect(isStateless({ classes: [], modules: [{ path: 'Board.ts', imports: [], variables }] })).toBe(false);
  });
});
