import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { unwatched } from '../../oracle/watch.ts';
import { groupings } from './groupings.ts';
import { buildTables, keptOrMade } from './patterns.ts';
import { readTables, tableFile, writeTables } from './store.ts';
import { scratchFolder } from '../../../harness/testing/scratch-folder.ts';

const name = 'pattern-4-4';
const grouping = groupings[name];

describe('the tables on disk', () => {
  const folder = scratchFolder('patterns');
  let file = '';
  let tables: readonly Uint8Array[] = [];
  let whole = Buffer.alloc(0);

  beforeAll(async () => {
    file = tableFile(folder, name, grouping);
    tables = (await buildTables(grouping, () => false)) ?? [];
    await writeTables(file, tables);
    whole = readFileSync(file);
  });

  it('are read as they were written', async () => {
    expect(await readTables(file, grouping)).toEqual(tables);
  });

  it('are never others than those written, whichever byte of the file is changed', async () => {
    let refused = 0;
    let tried = 0;
    for (let at = 0; at < whole.length; at += at < 48 ? 1 : 37, tried++) {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] ?? 0) ^ 0x10;
      writeFileSync(file, damaged);
      const read = await readTables(file, grouping);
      if (read === null) refused++;
      else expect(read).toEqual(tables);
    }
    expect(refused).toBeGreaterThan(0.9 * tried);
  });

  it.each([0, 1, 31, 32, 35, 40, 500])('are not believed when only %i bytes are left', async (length) => {
    writeFileSync(file, whole);
    truncateSync(file, length);
    expect(await readTables(file, grouping)).toBeNull();
  });

  it('are not believed when something follows', async () => {
    writeFileSync(file, Buffer.concat([whole, whole.subarray(32)]));
    expect(await readTables(file, grouping)).toBeNull();
  });

  it('are made again when the file is damaged, and the file with them', async () => {
    writeFileSync(file, whole.subarray(0, 700));
    const patterns = await keptOrMade(name, folder, unwatched);
    expect(patterns?.groups.map(({ packed }) => packed)).toEqual(tables);
    expect(readFileSync(file).equals(whole)).toBe(true);
  });

  it('come whole when two write at once, and leave nothing else behind', async () => {
    await Promise.all([writeTables(file, tables), writeTables(file, tables), writeTables(file, tables)]);
    expect(await readTables(file, grouping)).toEqual(tables);
    expect(readdirSync(dirname(file))).toHaveLength(1);
  });

  it('can be had without a folder to keep them in', async () => {
    writeFileSync(join(folder, 'no-folder'), '');
    const patterns = await keptOrMade(name, join(folder, 'no-folder'), unwatched);
    expect(patterns?.groups.map(({ packed }) => packed)).toEqual(tables);
  });

  it('have another file for another grouping', () => {
    const other = { n: 3, groups: grouping.groups.toReversed() };
    expect(tableFile(folder, name, other)).not.toBe(tableFile(folder, name, grouping));
  });
});
