import { describe, expect, it } from 'vitest';
import { makeFolder, messages, take, takeReasons, takeSubmission } from '../testing/intake.ts';

const reasonsFor = async (...names: string[]): Promise<string> =>
  takeReasons(await makeFolder(Object.fromEntries(names.map((name) => [name, 'x']))));

describe('sources in a language that is not graded', () => {
  it.each([
    ['Board.kt', 'Board.kt is Kotlin, which is not graded. Write it in Java or TypeScript.'],
    ['board.py', 'board.py is Python, which is not graded. Write it in Java or TypeScript.'],
    ['src/main.cpp', 'src/main.cpp is C++, which is not graded. Write it in Java or TypeScript.'],
    ['Board.d.ts', 'Board.d.ts only declares types; submit the source, Board.ts.'],
    ['Board.mts', 'Board.mts must be renamed to Board.ts.'],
    [
      'Board.js',
      'Board.js is JavaScript. If it was compiled, submit the source, Board.ts. Otherwise rename it to Board.ts and declare the types.',
    ],
  ])('are told what to send instead: %s', async (name, hint) => {
    expect(await reasonsFor(name)).toMatch(new RegExp(`^error: ${RegExp.escape(hint)}$`, 'm'));
  });

  it('are named together, before the files that are expected', async () => {
    expect(await reasonsFor('Board.kt', 'Solver.kt', 'Helper.kt')).toBe(
      [
        'error: Board.kt, Solver.kt are Kotlin, which is not graded. Write them in Java or TypeScript.',
        'error: No file is named after a class of the assignment. Found: Board.kt, Helper.kt, Solver.kt. Expected: Board.java and Solver.java, or Board.ts and Solver.ts.',
      ].join('\n'),
    );
  });

  it('may have no language in their names', async () => {
    expect(await reasonsFor('Board.java.txt', 'Solver.txt')).toMatch(
      /^error: Board\.java\.txt must be renamed to Board\.java\.\nerror: Solver\.txt must be renamed to Solver\.java or Solver\.ts\.\nerror: No file/,
    );
  });

  it('explain why one class is missing', async () => {
    const submission = await takeSubmission(await makeFolder({ 'Board.java': 'b', 'Solver.scala': 's' }));
    expect(messages(submission.notes)).toBe(
      [
        'error: Solver.java was not found: what depends on it cannot be graded.',
        'error: Solver.scala is Scala, which is not graded. Write it in Java.',
      ].join('\n'),
    );
  });

  it('do not explain it when they are named otherwise', async () => {
    const submission = await takeSubmission(await makeFolder({ 'Board.java': 'b', 'plot.py': 's' }));
    expect(messages(submission.notes)).toBe('error: Solver.java was not found: what depends on it cannot be graded.');
  });

  it.each([['Board.class', 'Solver.class'], ['Board.kt'], ['Board.js', 'Solver.js']])(
    'are left aside next to the sources that were asked for: %s',
    async (...names) => {
      const files = { 'Board.java': 'b', 'Solver.java': 's', ...Object.fromEntries(names.map((name) => [name, 'x'])) };
      const result = await take(await makeFolder(files));
      expect(result).toMatchObject({ kind: 'submission', submission: { language: 'java', notes: [] } });
    },
  );
});
