import { describe, expect, it } from 'vitest';
import { made, named, openFiles, outline } from '../testing/class.ts';

describe('Moodle', () => {
  it('gives the folder as the place for feedback', async () => {
    expect((await made('moodle')).attempts[0]?.place).toBe('Ada Lovelace_340934_assignsubmission_file');
    expect((await made('moodle-before-4.1')).attempts[0]?.place).toBe('Ada Lovelace_340934_assignsubmission_file_');
    expect((await made('moodle-flat')).attempts[0]?.place).toBe('Ada Lovelace_340934_assignsubmission_file_');
  });

  it('knows a stand-in for the names of blind marking', async () => {
    const { attempts } = await made('moodle-blind');
    expect(attempts.map(({ owner }) => [owner.name, owner.isAnonymous])).toEqual(Array(3).fill([null, true]));
  });

  it('reads teams and the default group, which has no id', async () => {
    const bundle = await openFiles(
      named('Team 1_7_assignsubmission_file/src/Stack.java', 'Default group_assignsubmission_file/Stack.java'),
    );
    expect(outline(bundle)).toEqual(['7 1: src/Stack.java', 'Default group 1: Stack.java']);
    expect(bundle.attempts.map(({ owner }) => owner.isGroup)).toEqual([false, true]);
  });

  it('has a note for typed text', async () => {
    const bundle = await openFiles(
      named(
        'Ada_1_assignsubmission_onlinetext/onlinetext.html',
        'Bob_2_assignsubmission_onlinetext.html',
        'Bob_2_assignsubmission_file_Stack.java',
      ),
    );
    expect(outline(bundle)).toEqual(['1 1: ', '2 1: Stack.java']);
    expect(bundle.attempts[0]?.notes).toEqual([
      'Text was typed into Moodle (onlinetext); it is not graded, only files are.',
    ]);
  });
});
