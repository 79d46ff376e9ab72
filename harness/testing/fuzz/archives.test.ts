/** Intake, fed with any archive: 6,000 of them, some by hand-made entries, some by damage to whole ones. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { runs } from './runs.ts';
import { take } from '../intake.ts';
import { damagedBytes } from './damaged.ts';

const patience = 300_000;
const folder = mkdtempSync(join(tmpdir(), 'fuzz-archives-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface Entry {
  readonly name: Buffer;
  readonly content: Buffer;
  readonly method: number;
  readonly mode: number;
  readonly flags: number;
  /** What the directory says of the unpacked size, beside the truth. */
  readonly wrongBy: number;
}

const usual = ['Board.java', 'Solver.java', 'hw/Board.java', 'hw/Solver.java', 'README.md', 'Board.ts', 'hw/'];
const hostile = [
  ...['board.java', '__MACOSX/._Board.java', '../Board.java', '/etc/Board.java', 'a\\Board.java', 'C:/Board.java'],
  ...['@x.java', '-J-version.java', 'CON.java', '.', '..', '', '\u202eBoard.java', 'Bo\u001b[2Jard.java'],
  ...['Board.java\u0000.txt', `${'x'.repeat(255)}.java`],
];
const names: Arbitrary<Buffer> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...usual).map((name) => Buffer.from(name)) },
  { weight: 2, arbitrary: fc.constantFrom(...hostile).map((name) => Buffer.from(name)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 30 }).map((bytes) => Buffer.from(bytes)) },
);
const contents: Arbitrary<Buffer> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('class Board {}', 'class Solver {}', '\ufeffclass Board {}', '')
      .map((text) => Buffer.from(text)),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 80 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 1, arbitrary: fc.constant(Buffer.alloc(100_000, 0x20)) },
);
/** Mostly the first. */
const mostly = <T>(usually: T, ...rarely: readonly T[]): Arbitrary<T> =>
  fc.oneof({ weight: 20, arbitrary: fc.constant(usually) }, { weight: 1, arbitrary: fc.constantFrom(...rarely) });
const entries: Arbitrary<Entry> = fc.record({
  name: names,
  content: contents,
  method: mostly(8, 0, 12, 99),
  mode: mostly(0o100644, 0, 0o120777, 0o040755, 0o010644, 0o020644, 0o140644),
  flags: mostly(0x800, 0, 1, 8, 0x2000),
  wrongBy: mostly(0, 1, -1, 1_000_000_000),
});

const zipOf = (all: readonly Entry[]): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  for (const entry of all) {
    const offset = parts.reduce((sum, part) => sum + part.length, 0);
    const { header, data } = packed(entry);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), header, Buffer.alloc(2), entry.name]);
    local.writeUInt16LE(entry.name.length, 26);
    parts.push(local, data);
    directory.push(central(entry, header, offset));
  }
  const [start, size] = [Buffer.concat(parts).length, Buffer.concat(directory).length];
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(all.length, 8);
  end.writeUInt16LE(all.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([...parts, ...directory, end]);
};

/** Version, flags, method, time, CRC, sizes, length of the name: the same in both headers. */
const packed = ({ content, method, flags, wrongBy, name }: Entry): { header: Buffer; data: Buffer } => {
  const data = method === 0 ? content : deflateRawSync(content);
  const header = Buffer.alloc(24);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(flags, 2);
  header.writeUInt16LE(method, 4);
  header.writeUInt32LE(data.length, 14);
  header.writeUInt32LE(Math.max(0, content.length + wrongBy), 18);
  header.writeUInt16LE(name.length, 22);
  return { header, data };
};

const central = ({ name, mode }: Entry, header: Buffer, offset: number): Buffer => {
  const rest = Buffer.alloc(16);
  rest.writeUInt32LE((mode << 16) >>> 0, 8);
  rest.writeUInt32LE(offset, 12);
  return Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 3]), header, rest, name]);
};

let written = 0;
/** Intake may refuse and may forgive; it may not throw, and what it says may not harm a terminal. */
const isHarmless = async (bytes: Buffer): Promise<void> => {
  const path = join(folder, `${String(++written % 16)}.zip`);
  writeFileSync(path, bytes);
  const result = await take(path).catch((error: unknown) => {
    // Not even a zip by its first bytes, or of two languages: the person at the command line decides.
    expect(error).toMatchObject({ blame: 'usage' });
    return null;
  });
  const told = result === null ? [] : result.kind === 'submission' ? result.submission : result;
  const said =
    'notes' in told ? [...told.notes.map(({ message }) => message), ...told.files.map((file) => file.path)] : [];
  // eslint-disable-next-line no-control-regex -- exactly these must not be there
  expect(said.filter((text) => /[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e]/.test(text))).toEqual([]);
};

describe('an archive', () => {
  it('of any entries is taken or refused in words', { timeout: patience }, async () => {
    const anyEntries = fc.asyncProperty(fc.array(entries, { maxLength: 5 }).map(zipOf), isHarmless);
    await fc.assert(anyEntries, { numRuns: runs(3_000) });
  });

  it('with anything changed is taken or refused in words', { timeout: patience }, async () => {
    const damaged = damagedBytes(fc.array(entries, { minLength: 1, maxLength: 4 }).map(zipOf));
    await fc.assert(fc.asyncProperty(damaged, isHarmless), { numRuns: runs(3_000) });
  });
});
