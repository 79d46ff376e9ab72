import { describe, expect, it } from 'vitest';
import { folderOnDisk, named, opening, outline } from '../testing/class.ts';

describe('GitHub Classroom', () => {
  it('is known when its folder is opened itself', async () => {
    const bundle = await opening(
      await folderOnDisk(named('hw-1-ada/Stack.java', 'hw-1-b-ob/Stack.java'), 'hw-1-submissions'),
    );
    expect(bundle.kind).toBe('github-classroom');
    expect(outline(bundle)).toEqual(['ada 1: Stack.java', 'b-ob 1: Stack.java']);
    expect(bundle.attempts[0]?.files[0]?.place).toBe('hw-1-ada/Stack.java');
  });
});
