import { expect, it } from 'vitest';
import { assemble } from './assemble.ts';
import { classLimits } from './class-limits.ts';
import { type Draft, ownerOf, plainDraft } from './platform.ts';
import { expected } from './testing/class.ts';

/** Only declared: nothing is read. */
const large = (index: number): Draft => {
  const [path, size] = ['Stack.java', classLimits.attemptBytes];
  const entry = { path, place: path, size, modifiedAt: null, problem: null, read: () => Promise.resolve(Buffer.of()) };
  return { ...plainDraft(ownerOf(String(index)), String(index)), notes: [], files: [{ path, entry }] };
};

it('what all submissions together may have is kept to, and who loses a file by it is told', () => {
  const count = classLimits.classBytes / classLimits.attemptBytes;
  const attempts = assemble(
    Array.from({ length: count + 1 }, (_, index) => large(index)),
    expected,
  );
  expect(attempts.filter(({ files }) => files.length === 1)).toHaveLength(count);
  expect(attempts.at(-1)?.notes).toEqual([
    'Left out, since all submissions together may have 20.0 GB: Stack.java (50.0 MB).',
  ]);
});
