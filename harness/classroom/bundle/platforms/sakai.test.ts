import { describe, expect, it } from 'vitest';
import { made, named, openFiles, outline } from '../testing/class.ts';

describe('Sakai', () => {
  it('tells the time of the submission, and leaves its own files out', async () => {
    const { attempts } = await made('sakai');
    expect(attempts[0]).toMatchObject({
      owner: { name: 'Lovelace, Ada', username: 'ada' },
      place: 'Homework 1/Lovelace, Ada(ada)',
    });
    expect(attempts[0]?.submittedAt).toEqual(new Date(2026, 2, 5, 18, 12, 6));
    expect(attempts[0]?.notes).toEqual([]);
  });

  it('writes times in UTC, in either form, and says what was typed', async () => {
    const { attempts, hasLocalTimes } = await openFiles([
      ...named('HW/A, B(ada)/Submission attachment(s)/Stack.java', 'HW/C, D(bob)/Submission attachment(s)/Stack.java'),
      { path: 'HW/A, B(ada)/timestamp.txt', content: '20260305181206123' },
      { path: 'HW/C, D(bob)/timestamp.txt', content: '2026-03-05T18:12:06.123Z\n' },
      { path: 'HW/C, D(bob)/C, D(bob)_submissionText.html', content: 'See my file.' },
    ]);
    expect(attempts.map(({ submittedAt }) => submittedAt?.toISOString().slice(0, 19))).toEqual([
      '2026-03-05T18:12:06',
      '2026-03-05T18:12:06',
    ]);
    expect(hasLocalTimes).toBe(false);
    expect(attempts.map(({ notes }) => notes.length)).toEqual([0, 1]);
  });

  it('may be without folders', async () => {
    const bundle = await openFiles(
      named('HW/A, B(ada)_Submission attachment(s)_a(b)_c.java', 'HW/A, B(ada)_feedbackText.html', 'HW/grades.csv'),
    );
    expect([bundle.kind, ...outline(bundle)]).toEqual(['sakai', 'ada 1: a(b)_c.java']);
  });

  it('hides names, and names the members of groups', async () => {
    const id = '0b0a1d5e-8d3c-4f57-9c43-2f1a2b3c4d5e';
    const { attempts } = await openFiles([
      ...named(`HW/${id} Anonymous/Submission attachment(s)/Stack.java`),
      ...named('HW/Team 1 (17ab)/Submission attachment(s)/Stack.java'),
      { path: 'HW/Team 1 (17ab)/members.txt', content: 'Doe, Jane(jdoe); M&#252;ller, Zo&#235;(zoe)' },
    ]);
    const member = { id: null, email: null };
    expect(attempts.map(({ owner }) => owner)).toMatchObject([
      { id, name: null, username: null, isAnonymous: true },
      {
        ...{ id: '17ab', name: 'Team 1', isGroup: true },
        members: [
          { ...member, name: 'Doe, Jane', username: 'jdoe' },
          { ...member, name: 'Müller, Zoë', username: 'zoe' },
        ],
      },
    ]);
  });
});
