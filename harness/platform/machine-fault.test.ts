import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { isMachineFault, machineFault } from './machine-fault.ts';

const refused = (code: string): Error => Object.assign(new Error(`${code}: no`), { code, syscall: 'open' });

it.each(['EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE', 'ENOMEM', 'ESTALE', 'ETIMEDOUT'])(
  'the machine does not let the grader read what it refuses with %s',
  (code) => {
    expect(machineFault('a/Board.java', refused(code))).toMatchObject({ blame: 'fault', where: 'a/Board.java' });
  },
);

it.each(['ELOOP', 'ENXIO', 'ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL'])(
  'a path that is wrong itself, which %s says, is no fault of the machine',
  (code) => {
    expect(isMachineFault(refused(code))).toBe(false);
  },
);

it('nor is data that cannot be unpacked, though that has a code as well', () => {
  let error: unknown;
  try {
    inflateRawSync(Buffer.from('not packed'));
  } catch (cause) {
    error = cause;
  }
  expect(error).toHaveProperty('code');
  expect(isMachineFault(error)).toBe(false);
});
