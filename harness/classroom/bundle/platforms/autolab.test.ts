import { describe, expect, it } from 'vitest';
import { named, openFiles, outline } from '../testing/class.ts';

describe('Autolab', () => {
  it('has several versions, and archives that are refused in words', async () => {
    const bundle = await openFiles(named('a_b@x.edu_10_Stack.java', 'a_b@x.edu_9_handin.tar.gz'));
    expect(outline(bundle)).toEqual(['a_b@x.edu 1: handin.tar.gz', 'a_b@x.edu 2: Stack.java']);
    expect(bundle.attempts[0]?.notes).toEqual([
      'handin.tar.gz is not opened: only zip archives are. Ask for a zip, or pack it again as one.',
    ]);
  });
});

describe('Autolab, whose files are called as those of another platform', () => {
  it.each([['lab_1_Stack.java'], ['04_Stack.java'], ['a_1_1_5_Stack.java'], ['1_2.java']])('%s', async (file) => {
    const names = ['ada', 'bob'].flatMap((who) => [9, 10].map((version) => `${who}@x.edu_${String(version)}_${file}`));
    const bundle = await openFiles(named(...names));
    expect(bundle.kind).toBe('autolab');
    expect(bundle.attempts.map(({ place }) => place)).toEqual(
      ['ada', 'bob'].flatMap((who) => [`${who}@x.edu_9_`, `${who}@x.edu_10_`]),
    );
  });
});
