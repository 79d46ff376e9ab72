/** Generators of input that is nearly right: what a reader expects, with something changed. */
import fc, { type Arbitrary } from 'fast-check';

/** Bytes with some of them replaced, a part cut out, and a part doubled. */
export const damagedBytes = (bytes: Arbitrary<Buffer>): Arbitrary<Buffer> =>
  fc
    .tuple(bytes, fc.array(fc.tuple(fc.nat(), interestingByte), { maxLength: 6 }), fc.option(range), fc.option(range))
    .map(([original, changes, cut, doubled]) => {
      const changed = Buffer.from(original);
      for (const [at, value] of changes) if (changed.length > 0) changed[at % changed.length] = value;
      return twice(without(changed, cut), doubled);
    });

/** The values as lines of JSON, damaged as text. */
export const damagedJson = (values: Arbitrary<readonly unknown[]>): Arbitrary<string> =>
  fc.oneof(
    values.map(asLines),
    damagedBytes(values.map((all) => Buffer.from(asLines(all)))).map((bytes) => bytes.toString('utf8')),
  );

const asLines = (values: readonly unknown[]): string => values.map((one) => `${JSON.stringify(one)}\n`).join('');

const interestingByte = fc.oneof(fc.nat(255), fc.constantFrom(0, 0x0a, 0x22, 0x2c, 0x39, 0x5c, 0x7d, 0x7f, 0xff));
const range = fc.tuple(fc.nat(), fc.nat(40));

type Range = readonly [at: number, length: number];

const without = (bytes: Buffer, cut: Range | null): Buffer => {
  if (cut === null || bytes.length === 0) return bytes;
  const at = cut[0] % bytes.length;
  return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + cut[1])]);
};

const twice = (bytes: Buffer, part: Range | null): Buffer => {
  if (part === null || bytes.length === 0) return bytes;
  const at = part[0] % bytes.length;
  return Buffer.concat([bytes.subarray(0, at + part[1]), bytes.subarray(at)]);
};
