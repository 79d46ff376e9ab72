import { describe, expect, it } from 'vitest';
import { named, openFiles } from './testing/class.ts';

/** The paths and notes of one attempt, handed in with these paths. */
const attemptOf = async (...paths: readonly string[]): Promise<readonly [readonly string[], readonly string[]]> => {
  const { attempts } = await openFiles([...named(...paths.map((path) => `ada/${path}`)), ...named('bob/Stack.java')]);
  const [ada] = attempts;
  return [ada?.files.map(({ path }) => path) ?? [], ada?.notes ?? []];
};

describe('a file that a platform or computer renamed', () => {
  it.each([
    'Stack-1.java',
    'Stack (1).java',
    'Stack(2).java',
    'Stack - Copy.java',
    'Stack - Copy (2).java',
    'Stack_copy.java',
    'stack-3.java',
  ])('gets its name back: %s', async (name) => {
    expect(await attemptOf(name, 'Queue.java')).toEqual([
      ['Stack.java', 'Queue.java'],
      [`${name} was taken as Stack.java.`],
    ]);
  });

  it('keeps its folder', async () => {
    expect((await attemptOf('src/Stack-1.java'))[0]).toEqual(['src/Stack.java']);
  });

  it('is the one with the highest number', async () => {
    expect(await attemptOf('Stack-2.java', 'Stack-10.java', 'Stack - Copy.java')).toEqual([
      ['Stack.java'],
      [
        'Stack-10.java was taken as Stack.java.',
        'Left out as older versions of Stack.java: Stack-2.java, Stack - Copy.java.',
      ],
    ]);
  });

  it('stays as it is beside the expected one', async () => {
    expect(await attemptOf('Stack.java', 'Stack-1.java')).toEqual([
      ['Stack.java', 'Stack-1.java'],
      ['Stack-1.java was not renamed, since there is a Stack.java as well.'],
    ]);
  });

  it('is none when it is of another class', async () => {
    expect(await attemptOf('Stack-one.java', 'Stacks-a1.java')).toEqual([['Stack-one.java', 'Stacks-a1.java'], []]);
  });

  it('may be a helper of the student', async () => {
    expect(await attemptOf('Stack.java', 'Node-1.java')).toEqual([
      ['Stack.java', 'Node.java'],
      ['Node-1.java was taken as Node.java.'],
    ]);
    expect((await attemptOf('Stack.java', 'Node.java', 'Node-1.java'))[0]).toContain('Node-1.java');
  });

  it('is a helper in TypeScript only beside an expected one that was renamed', async () => {
    expect((await attemptOf('Stack-1.ts', 'node-1.ts'))[0]).toEqual(['Stack.ts', 'node.ts']);
    expect(await attemptOf('Stack.ts', 'node-1.ts')).toEqual([['Stack.ts', 'node-1.ts'], []]);
  });
});
