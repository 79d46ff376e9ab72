import { expect, it } from 'vitest';
import { sampleAssignment } from '../testing/assignments.ts';
import { autolabKit } from './autolab.ts';

it('has the same archive whatever files may be by default', async () => {
  const course = { files: [{ path: 'inputs/a.txt', content: '3' }], config: {} };
  const made = async (mask: number) => {
    const before = process.umask(mask);
    const files = await autolabKit.files({ assignment: sampleAssignment, languages: ['java'], course, grader: 'g@1' });
    process.umask(before);
    return files.find(({ path }) => path === 'autograde.tar')?.content;
  };
  const [open, closed] = [await made(0o022), await made(0o077)];
  expect(Buffer.compare(Buffer.from(open ?? ''), Buffer.from(closed ?? ''))).toBe(0);
});
