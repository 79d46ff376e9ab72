/** Intake, fed with any archive: 6,000 of them, some by hand-made entries, some by damage to whole ones. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from './runs.ts';
import { take } from '../intake.ts';
import { type HostileEntry, zipOf } from '../zip.ts';
import { damagedBytes } from './damaged.ts';
import { scratchFolder } from '../scratch-folder.ts';

const folder = scratchFolder('fuzz-archives');

const usual = ['Board.java', 'Solver.java', 'hw/Board.java', 'hw/Solver.java', 'README.md', 'Board.ts', 'hw/'];
const hostile = [
  ...['board.java', '__MACOSX/._Board.java', '../Board.java', '/etc/Board.java', 'a\\Board.java', 'C:/Board.java'],
  ...['@x.java', '-J-version.java', 'CON.java', '.', '..', '', '\u202eBoard.java', 'Bo\u001b[2Jard.java'],
  ...['Board.java\u0000.txt', `${'x'.repeat(255)}.java`],
];
const names: Arbitrary<string> = fc
  .oneof(
    { weight: 12, arbitrary: fc.constantFrom(...usual).map((name) => Buffer.from(name)) },
    { weight: 2, arbitrary: fc.constantFrom(...hostile).map((name) => Buffer.from(name)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 30 }).map((bytes) => Buffer.from(bytes)) },
  )
  .map((name) => name.toString('latin1'));
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
/** `wrongBy`: what the declared size is beside the truth. */
const entries: Arbitrary<HostileEntry> = fc
  .record({
    name: names,
    content: contents,
    method: mostly(8, 0, 12, 99),
    mode: mostly(0o100644, 0, 0o120777, 0o040755, 0o010644, 0o020644, 0o140644),
    flags: mostly(0x800, 0, 1, 8, 0x2000),
    wrongBy: mostly(0, 1, -1, 1_000_000_000),
  })
  .map(({ wrongBy, ...entry }) => ({ ...entry, declaredBytes: Math.max(0, entry.content.length + wrongBy) }));

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
  it('of any entries is taken or refused in words', async () => {
    const anyEntries = fc.asyncProperty(fc.array(entries, { maxLength: 5 }).map(zipOf), isHarmless);
    await fc.assert(anyEntries, { numRuns: runs(3_000) });
  });

  it('with anything changed is taken or refused in words', async () => {
    const damaged = damagedBytes(fc.array(entries, { minLength: 1, maxLength: 4 }).map(zipOf));
    await fc.assert(fc.asyncProperty(damaged, isHarmless), { numRuns: runs(3_000) });
  });
});
