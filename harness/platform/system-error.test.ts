import { mkdtempSync, readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { usageError } from '../contracts/errors.ts';
import { explained } from './system-error.ts';

const thrown = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe('an error of the system', () => {
  it('is told with its place, and what to do', () => {
    const found = explained(thrown(() => readFileSync('/nowhere/at-all')));
    expect(found).toMatchObject({ blame: 'fault', code: 'system', where: '/nowhere/at-all' });
    expect(String(found)).toContain('is gone');
  });

  it.each(['/nowhere/at-all', import.meta.filename])('names TMPDIR when it is no folder: %s', (place) => {
    vi.stubEnv('TMPDIR', place);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const found = explained(thrown(() => mkdtempSync(`${place}/x-`)));
    expect(found).toMatchObject({ where: place, remedy: expect.stringContaining('TMPDIR') as string });
  });

  it('says that the working directory is gone, and not some file', () => {
    const error = Object.assign(new Error('x'), { code: 'ENOENT', syscall: 'uv_cwd' });
    expect(explained(error)).toMatchObject({ message: 'The working directory is gone.' });
  });

  it('is any code that a disk, a quota or a limit gives', () => {
    for (const code of ['ENOSPC', 'EROFS', 'EMFILE', 'ENOMEM', 'EAGAIN']) {
      expect(explained(Object.assign(new Error('x'), { code }))).toMatchObject({ code: 'system' });
    }
  });

  it('is nothing else: such an error stays as it is', () => {
    for (const error of [
      new TypeError('x'),
      usageError('a', 'b'),
      'text',
      Object.assign(new Error('x'), { code: 'ERR_X' }),
    ]) {
      expect(explained(error)).toBe(error);
    }
  });
});
