import { describe, expect, it } from 'vitest';
import { made, named, openFiles, outline, submission, threeStudents } from '../testing/class.ts';

const both = 'Stack.java, Queue.java';

describe('Blackboard', () => {
  const later = { attempt: 2, submittedAt: new Date(2026, 2, 6, 9, 0, 0), files: { 'Stack.java': 'second' } };

  it('has several attempts, numbered in time', async () => {
    const bundle = await made('blackboard', [submission(later), ...threeStudents]);
    expect(outline(bundle).slice(0, 2)).toEqual([`ada 1: ${both}`, 'ada 2: Stack.java']);
    expect(bundle.attempts[0]?.submittedAt).toEqual(new Date(2026, 2, 5, 18, 12, 6));
  });

  it('has usernames with underscores, and the own names of files, in its text files', async () => {
    const files = { 'src/Stack.java': 'x' };
    const bundle = await made('blackboard', [
      submission({ username: 'a_b_c', files }),
      submission({ username: 'a_b', files }),
    ]);
    expect(outline(bundle)).toEqual(['a_b_c 1: src/Stack.java', 'a_b 1: src/Stack.java']);
    expect(bundle.attempts[0]?.owner.name).toBe('Ada Lovelace');
  });

  it('is read without text files, and in other languages', async () => {
    const date = '2026-03-05-18-12-06';
    const bundle = await openFiles(
      named(`Opdracht 1_jan_poging_${date}_Stack.java`, `Opdracht 1_a_b_poging_${date}_Queue.java`),
    );
    expect(outline(bundle)).toEqual(['jan 1: Stack.java', 'a_b 1: Queue.java']);
  });

  it('has attempts without files', async () => {
    const bundle = await made('blackboard', [submission({ files: {} }), ...threeStudents.slice(1)]);
    expect(bundle.attempts[0]?.notes).toEqual(['No files were attached to this attempt.']);
  });
});
