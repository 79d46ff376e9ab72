import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeWhole } from './write-whole.ts';
import { mountDisk } from '../testing/mount-disk.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

let folder = '';
beforeEach(() => {
  folder = scratchFolder('write-whole');
});

const disk = mountDisk(join(scratchFolder('disk'), 'small'), 'size=64k');
const cannotMount = disk === null;

describe.skipIf(cannotMount)('a disk that fills in the middle of a file (only root may mount one)', () => {
  it('is an error, with the file as it was and nothing beside it', async () => {
    const report = join(disk ?? '', 'report.json');
    writeFileSync(report, 'before');
    await expect(writeWhole(report, 'x'.repeat(100_000))).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(readFileSync(report, 'utf8')).toBe('before');
    expect(readdirSync(disk ?? '')).toEqual(['report.json']);
  });
});

describe.skipIf(cannotMount)('a file that alone is shown in a folder, as Docker mounts one', () => {
  it.each([[], ['-o', 'remount,ro,bind']])('is written as it is (%s %s)', async (...readOnly) => {
    const [shown, place] = [join(folder, 'shown.json'), join(folder, 'place')];
    mkdirSync(place);
    for (const file of [shown, join(place, 'report.json')]) writeFileSync(file, 'before', { mode: 0o644 });
    execFileSync('mount', ['--bind', place, place]);
    execFileSync('mount', ['--bind', shown, join(place, 'report.json')]);
    try {
      if (readOnly.length > 0) execFileSync('mount', [...readOnly, place]);
      await writeWhole(join(place, 'report.json'), 'after', 0o600);
      expect([readFileSync(shown, 'utf8'), statSync(shown).mode & 0o777]).toEqual(['after', 0o600]);
      expect(readdirSync(place)).toEqual(['report.json']);
    } finally {
      execFileSync('umount', ['-R', place]);
    }
  });
});

describe('a file that is replaced', () => {
  it('keeps its mode', async () => {
    writeFileSync(join(folder, 'a'), 'before', { mode: 0o640 });
    await writeWhole(join(folder, 'a'), 'after');
    expect(statSync(join(folder, 'a')).mode & 0o777).toBe(0o640);
  });

  it('has the mode that is asked for', async () => {
    writeFileSync(join(folder, 'a'), 'before', { mode: 0o644 });
    await writeWhole(join(folder, 'a'), 'after', 0o600);
    expect(statSync(join(folder, 'a')).mode & 0o777).toBe(0o600);
  });

  it('is the one that a link leads to', async () => {
    writeFileSync(join(folder, 'a'), 'before');
    symlinkSync('a', join(folder, 'link'));
    await writeWhole(join(folder, 'link'), Buffer.from('after'));
    expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('after');
  });
});
