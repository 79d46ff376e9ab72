import { describe, expect, it } from 'vitest';
import { made, named, openFiles, outline, submission, threeStudents } from '../testing/class.ts';

const both = 'Stack.java, Queue.java';

describe('Brightspace', () => {
  const again = submission({ submittedAt: new Date(2026, 2, 7), files: { 'Stack.java': 'second' } });

  it('has a folder for each attempt', async () => {
    const bundle = await openFiles(
      named(
        '12-34 - 23304308 Angood - 06 March 2026 612 PM/Stack.java',
        '11-34 - 23304308 Angood - 05 March 2026 612 PM/Queue.java',
        '13-34 - astudent Avery Student - Jul 30, 2026 1053 PM/Queue.java',
      ),
    );
    expect(outline(bundle)).toEqual(['23304308 1: Queue.java', '23304308 2: Stack.java', 'astudent 1: Queue.java']);
    expect(bundle.attempts[0]?.submittedAt).toEqual(new Date(2026, 2, 5, 18, 12));
    expect(bundle.attempts[2]?.owner).toMatchObject({ name: 'Avery Student', username: 'astudent' });
  });

  it('takes the time of files where dates are in an unknown form, and says so', async () => {
    const name = (number: number, date: string) => `${number}-34 - 23304308 Angood - ${date}/Stack.java`;
    const bundle = await openFiles([
      { path: name(1, 'Brumaire 9'), content: 'new', modifiedAt: new Date(2026, 2, 9) },
      { path: name(2, 'Brumaire 8'), content: 'old', modifiedAt: new Date(2026, 2, 8) },
    ]);
    expect(bundle.attempts.map(({ place }) => place.slice(0, 1))).toEqual(['2', '1']);
    expect(bundle.attempts[0]?.notes).toEqual([
      'The date in the name of the folder "2-34 - 23304308 Angood - Brumaire 8" is not understood, so the time of its files counts.',
    ]);
    expect(bundle.attempts[0]?.submittedAt).toBeNull();
  });

  it('does not blame a date that is understood for another one', async () => {
    const name = (number: number, date: string) => `${number}-34 - 23304308 Angood - ${date}/Stack.java`;
    const bundle = await openFiles([
      { path: name(1, 'Brumaire 8'), content: 'new', modifiedAt: new Date(2026, 2, 8) },
      { path: name(2, '07 March 2026 612 PM'), content: 'old', modifiedAt: new Date(2026, 2, 9) },
    ]);
    expect(bundle.attempts.map(({ place, notes }) => [place.slice(0, 1), notes.length])).toEqual([
      ['2', 0],
      ['1', 1],
    ]);
  });

  it('does not take a first name in small letters for a username', async () => {
    const bundle = await openFiles(
      named(
        '101-5001 - mohammed Ali - Nov 20, 2026 1053 AM/Stack.java',
        '102-5001 - mohammed Khan - Nov 21, 2026 1053 AM/Stack.java',
        '103-5001 - ada Mary Lovelace - Nov 21, 2026 1053 AM/Stack.java',
      ),
    );
    expect(outline(bundle)).toEqual([
      'mohammed Ali 1: Stack.java',
      'mohammed Khan 1: Stack.java',
      'ada Mary Lovelace 1: Stack.java',
    ]);
  });

  it('knows usernames though somebody has one name only', async () => {
    const people = ['astudent Avery Student', 'broe Bob Roe', 'msari Sari', '20340934 Ada Lovelace'];
    const bundle = await openFiles(
      named(...people.map((person, index) => `${String(index)}-9 - ${person} - Mar 5, 2026 612 PM/Stack.java`)),
    );
    expect(bundle.attempts.map(({ owner }) => owner.username)).toEqual(['astudent', 'broe', null, null]);
  });

  it('does not take two students of one name for one', async () => {
    const date = 'Mar 5, 2026 612 PM';
    const bundle = await openFiles(named(`1-9 - Jo Doe - ${date}/Stack.java`, `2-9 - Jo Doe - ${date}/Stack.java`));
    expect(outline(bundle)).toEqual(['Jo Doe 1 1: Stack.java', 'Jo Doe 2 1: Stack.java']);
  });

  it('reads names with hyphens', async () => {
    const bundle = await openFiles(named('1-9 - Jo Smith - Jones - 5 mars 2026 18 12/Stack.java'));
    expect(bundle.attempts[0]?.owner.name).toBe('Jo Smith - Jones');
    expect(bundle.attempts[0]?.submittedAt).toEqual(new Date(2026, 2, 5, 18, 12));
  });

  it('never mixes the files of a resubmission with those before', async () => {
    expect(outline(await made('brightspace', [again, ...threeStudents])).slice(0, 2)).toEqual([
      `20340934 1: ${both}`,
      '20340934 2: Stack.java',
    ]);
  });
});
