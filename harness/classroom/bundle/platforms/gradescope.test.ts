import { describe, expect, it } from 'vitest';
import { made, named, openFiles, outline } from '../testing/class.ts';

describe('Gradescope', () => {
  it('says who handed in, when, and who is a group', async () => {
    const metadata =
      '---\nsubmission_1:\n  :submitters:\n  - :name: Ada Lovelace\n    :sid: 00123\n    :email: ada@example.edu\n' +
      '  - :name: Bob\n    :email: bob@example.edu\n  :created_at: 2026-03-05 18:12:00.000000000 -05:00\n' +
      'submission_2:\n  :submitters:\n  - :name: Zoë\n    :sid:\n    :email: zoe@example.edu\nsubmission_3:\n  :submitters: []\n';
    const bundle = await openFiles([
      { path: 'submission_metadata.yml', content: metadata },
      ...named('submission_1/src/Stack.java', 'submission_2/Stack.java', 'submission_3/Stack.java'),
    ]);
    const [group, single, nobody] = bundle.attempts;
    expect(group?.owner.members.map(({ id, name }) => [id, name])).toEqual([
      ['00123', 'Ada Lovelace'],
      [null, 'Bob'],
    ]);
    expect(group?.submittedAt).toEqual(new Date('2026-03-05T23:12:00Z'));
    expect(single?.owner).toMatchObject({
      id: 'zoe@example.edu',
      name: 'Zoë',
      email: 'zoe@example.edu',
      isGroup: false,
    });
    expect(nobody?.notes).toEqual(['submission_metadata.yml names nobody for submission_3.']);
  });

  it.each(['', 'assignment_5_export/'])('asks no list that a student has handed in, in "%s"', async (around) => {
    const list = (name: string): string => `submission_1:\n  :submitters:\n  - :name: ${name}\n    :sid: '${name}'\n`;
    const bundle = await openFiles([
      { path: `${around}submission_1/submission_metadata.yml`, content: list('mallory') },
      { path: `${around}submission_metadata.yml`, content: list('ada') },
      ...named(`${around}submission_1/Stack.java`),
    ]);
    expect(bundle.kind).toBe('gradescope');
    expect(outline(bundle)).toEqual(['ada 1: submission_metadata.yml, Stack.java']);
  });

  it('has output in its list that could be taken for its keys', async () => {
    expect((await made('gradescope')).attempts[0]?.owner).toMatchObject({
      name: 'Ada Lovelace',
      email: 'ada@example.edu',
    });
  });

  it('is refused with a list that cannot be read', async () => {
    const files = [{ path: 'submission_metadata.yml', content: 'a: [' }, ...named('submission_1/Stack.java')];
    await expect(openFiles(files)).rejects.toThrow(
      /^Gradescope's list of submitters cannot be read: Flow sequence [^\\]+\.$/,
    );
  });
});
