import { expect, it } from 'vitest';
import { canonicalType } from './signature.ts';

it.each([
  ['Iterator<Item>', 'java.util.Iterator<Item>'],
  ['java.util.Iterator<Item>', 'Iterator<Item>'],
  ['Map<String, int[]>', 'java.util.Map<java.lang.String,int[]>'],
  ['Map.Entry<K, V>', 'java.util.Map.Entry<K,V>'],
])('%s is the type %s', (one, other) => {
  expect(canonicalType(one)).toBe(canonicalType(other));
});

it.each(['java.util.function.Function<A, B>', 'my.java.util.Iterator<A>'])('%s keeps its package', (type) => {
  expect(canonicalType(type)).toBe(type);
});
