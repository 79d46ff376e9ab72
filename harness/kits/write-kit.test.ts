import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeKit } from './write-kit.ts';
import { readZip } from '../testing/read-zip.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const folder = scratchFolder('kit');

const files = [
  { path: 'run.sh', content: '#!/bin/sh\n' },
  { path: 'data/inner.txt', content: 'text\n' },
];

describe('a kit is written', () => {
  it('as a folder, with what may be run', async () => {
    const out = join(folder, 'as-folder');
    await writeKit(files, { form: 'folder', out });
    expect(readFileSync(join(out, 'data/inner.txt'), 'utf8')).toBe('text\n');
    expect((statSync(join(out, 'run.sh')).mode & 0o777).toString(8)).toBe('755');
    expect((statSync(join(out, 'data/inner.txt')).mode & 0o777).toString(8)).toBe('644');
  });

  it('with folders that others may read as its files, whatever folders may be by default', async () => {
    const out = join(folder, 'strict');
    const before = process.umask(0o077);
    await writeKit(files, { form: 'folder', out });
    process.umask(before);
    expect((statSync(join(out, 'data')).mode & 0o777).toString(8)).toBe('755');
  });

  it('as a zip, with what may be run', async () => {
    const out = join(folder, 'kit.zip');
    await writeKit(files, { form: 'zip', out });
    expect([...(await readZip(readFileSync(out)))]).toEqual([
      ['run.sh', { mode: 0o755, text: '#!/bin/sh\n' }],
      ['data/inner.txt', { mode: 0o644, text: 'text\n' }],
    ]);
  });

  it.each(['folder', 'zip'] as const)('as a %s nowhere below a file, which is not "taken"', async (form) => {
    writeFileSync(join(folder, 'file'), '');
    const out = join(folder, 'file/x');
    await expect(writeKit(files, { form, out, force: false })).rejects.toMatchObject({
      ...{ blame: 'usage', code: 'cannot-be-made', where: out },
    });
  });

  it('into an empty folder', async () => {
    const out = join(folder, 'empty');
    mkdirSync(out);
    await expect(writeKit(files, { form: 'folder', out })).resolves.toBeUndefined();
  });

  it('over nothing that is there', async () => {
    const out = join(folder, 'taken.zip');
    writeFileSync(out, 'mine');
    await expect(writeKit(files, { form: 'zip', out })).rejects.toThrow(`${out} exists.`);
    expect(readFileSync(out, 'utf8')).toBe('mine');
  });

  it('over what is there when asked to', async () => {
    const out = join(folder, 'forced');
    mkdirSync(out);
    writeFileSync(join(out, 'run.sh'), 'old');
    await writeKit(files, { form: 'folder', out, force: true });
    expect(readFileSync(join(out, 'run.sh'), 'utf8')).toBe('#!/bin/sh\n');
  });
});
