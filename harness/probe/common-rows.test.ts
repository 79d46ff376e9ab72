import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCommonRow } from './common-rows.ts';
import { frame } from '../contracts/protocol.ts';

const nonce = '0123456789abcdef'.repeat(2);
const name = fc.string({ maxLength: 200 });
const count = fc.maxSafeNat();
const primitive = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string(),
);

const { observation } = fc.letrec((tie) => ({
  observation: fc.oneof(
    { maxDepth: 3 },
    fc.record(
      { kind: fc.constant('value'), value: primitive, type: name, cut: fc.boolean() },
      { requiredKeys: ['kind', 'value', 'type'] },
    ),
    fc.record({ kind: fc.constant('object'), type: name }),
    fc.record({ kind: fc.constant('items'), count, truncated: fc.boolean() }),
    fc.record({
      kind: fc.constant('each'),
      items: fc.array(fc.array(tie('observation'), { maxLength: 3 }), { maxLength: 3 }),
    }),
  ),
}));
const row = fc.record({
  kind: fc.constant('row'),
  nonce: fc.constant(nonce),
  index: count,
  observations: fc.array(observation, { maxLength: 5 }),
});

/** What a hostile probe might put anywhere. */
const odd = fc.constantFrom<unknown>(
  ...[null, true, -1, 0.5, '', 'x'.repeat(201), [], {}, [[]], { kind: 'value' }, { kind: 'missing', member: 'm()' }],
  ...[JSON.parse('1e999') as unknown, JSON.parse('{"__proto__": 1}') as unknown, 2 ** 53, -0, nonce, 'row', 'each'],
);

/** Puts something odd in one of the places of a value: replaces it, removes it, or adds it. */
const spoil = (value: unknown, path: readonly number[], by: unknown, way: number): unknown => {
  const [first, ...rest] = path;
  if (typeof value !== 'object' || value === null || first === undefined) return by;
  const entries: [string, unknown][] = Object.entries(value);
  const at = first % (entries.length + 1);
  const [key, inner] = entries[at] ?? ['odd', by];
  if (way === 0 && rest.length === 0) entries.splice(at, 1);
  else if (way === 1 && rest.length === 0) entries.push(['odd', by]);
  else entries[at] = [key, spoil(inner, rest, by, way)];
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
};

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

describe('the quick look at rows', () => {
  it('recognizes all rows of plain observations', () => {
    fc.assert(
      fc.property(row, (value) => {
        expect(isCommonRow(asJson(value))).toBe(true);
      }),
    );
  });

  it('lets nothing pass that the schema does not, and changes nothing', () => {
    const path = fc.array(fc.nat(20), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(row, path, odd, fc.nat(2), (value, place, by, way) => {
        const spoilt = spoil(value, place, by, way);
        const parsed = frame.safeParse(spoilt);
        if (isCommonRow(spoilt)) expect(parsed.data).toEqual(spoilt);
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    '{"kind":"row","nonce":"x","index":0,"observations":[]}',
    `{"kind":"row","nonce":"${nonce}","index":0,"observations":[{"kind":"value","value":1e999,"type":"number"}]}`,
    `{"kind":"row","nonce":"${nonce}","index":0,"observations":[{"kind":"object","type":"A","extra":1}]}`,
    `{"kind":"row","nonce":"${nonce}","index":0,"observations":[{"kind":"object","type":"${'x'.repeat(201)}"}]}`,
    `{"kind":"row","nonce":"${nonce}","index":-1,"observations":[]}`,
    `{"kind":"row","nonce":"${nonce}","index":0,"observations":[{"kind":"each","items":[{}]}]}`,
  ])('leaves %s to the schema, which refuses it', (line) => {
    const json: unknown = JSON.parse(line);
    expect([isCommonRow(json), frame.safeParse(json).success]).toEqual([false, false]);
  });
});
