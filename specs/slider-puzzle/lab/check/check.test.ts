import { copyFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { puzzlesFolder, type Run } from '../../../../harness/testing/grade-command.ts';
import { keptCommand } from '../../../../harness/testing/kept-command.ts';
import { checkSchema } from './check-json.ts';
import { scratchFolder } from '../../../../harness/testing/scratch-folder.ts';

const names = ['puzzle04', 'puzzle07', 'puzzle2x2-03', 'puzzle2x2-unsolvable1', 'puzzle10'];

const folder = scratchFolder('check');
let puzzles = '';

beforeAll(async () => {
  puzzles = join(folder, 'puzzles');
  await mkdir(puzzles);
  for (const name of names) await copyFile(join(puzzlesFolder, `${name}.txt`), join(puzzles, `${name}.txt`));
});

const check = (...args: string[]): Promise<Run> => keptCommand(['check', ...args], { cwd: folder });

const parsed = ({ stdout }: Run): z.infer<typeof checkSchema> => checkSchema.parse(JSON.parse(stdout));

/** `puzzle04.txt: right` and so on. */
const verdicts = (run: Run): readonly string[] => parsed(run).rows.map(({ file, verdict }) => `${file}: ${verdict}`);

describe('a folder of puzzle files', () => {
  it('is solved by the reference, and its names hold', async () => {
    const { code, stdout } = await check('puzzles');
    expect(stdout).toMatch(/puzzle04\.txt +│3 │ +4 │ +4 │right +│ +20 │/);
    expect(stdout).toMatch(/puzzle2x2-unsolvable1\.txt +│2 │ +none │ +none │right/);
    expect(stdout).toContain('5 puzzles: 5 right');
    expect(code).toBe(0);
  });

  it('with a wrong name ends with exit code 1', async () => {
    const wrong = join(folder, 'wrong');
    await cp(puzzles, wrong, { recursive: true });
    await copyFile(join(puzzles, 'puzzle07.txt'), join(wrong, 'puzzle09.txt'));
    const { code, stdout } = await check('wrong');
    expect(stdout).toContain('puzzle09.txt: The name says 9 moves, but a shortest solution has 7 moves.');
    expect(code).toBe(1);
  });

  it('with a wrong size in a name ends with exit code 1', async () => {
    const wrong = join(folder, 'other-size');
    await mkdir(wrong);
    await copyFile(join(puzzles, 'puzzle07.txt'), join(wrong, 'puzzle4x4-07.txt'));
    const { code, stdout } = await check('other-size');
    expect(stdout).toContain('puzzle4x4-07.txt: The name says 4-by-4, but the board is 3-by-3.');
    expect(code).toBe(1);
  });

  it('shows a file that holds no puzzle beside the others', async () => {
    const faulty = join(folder, 'faulty');
    await cp(puzzles, faulty, { recursive: true });
    await writeFile(join(faulty, 'puzzle05.txt'), '3\n1 2 3\n4 5\n7 8 6\n');
    const { code, stdout } = await check('faulty');
    expect(stdout.replace(/\s+/g, ' ')).toContain('(faulty/puzzle05.txt:3:');
    expect(stdout).toContain('6 puzzles: 5 right, 1 without an answer');
    expect(code).toBe(2);
  });

  it('leaves open what takes too long', async () => {
    const hard = join(folder, 'hard');
    await mkdir(hard);
    await copyFile(join(puzzlesFolder, 'puzzle4x4-80.txt'), join(hard, 'puzzle4x4-80.txt'));
    const run = await check('hard', '--seconds', '0.2', '--json');
    expect(parsed(run).rows).toMatchObject([{ moves: null, expected: 80, verdict: 'not-solved' }]);
    expect(run.code).toBe(1);
  });
});

describe('a submission', () => {
  const fixture = (path: string): string => resolve('fixtures', path);

  it.each(['java', 'typescript'])('in %s solves the files', async (language) => {
    const run = await check(fixture(`submissions/${language}/passed/two-queues`), '--puzzles', 'puzzles', '--json');
    const { submission, rows, totals } = parsed(run);
    expect(submission).toMatchObject({ name: 'two-queues', assignment: '8puzzle', language });
    expect(rows[0]).toMatchObject({ file: 'puzzle04.txt', moves: 4, expected: 4, verdict: 'right', inserts: 20 });
    expect(totals).toMatchObject({ files: 5, right: 5 });
    expect(run.code).toBe(0);
  });

  const faults = {
    java: {
      file: 'Solver.java',
      loop: 'if (initial.dimension() == 9) while (true) Thread.yield();',
      throw: 'if (initial.manhattan() == 7) throw new RuntimeException("boom");',
      lie: 'if (moves == 3) return 5;',
    },
    typescript: {
      file: 'Solver.ts',
      loop: 'if (initial.dimension() === 9) for (;;) Math.random();',
      throw: 'if (initial.manhattan() === 7) throw new Error("boom");',
      lie: 'if (this.goal?.moves === 3) return 5;',
    },
  } as const;

  it.each(['java', 'typescript'] as const)(
    'in %s that loops, throws or lies costs only those files',
    async (language) => {
      const own = join(folder, language);
      const fault = faults[language];
      await cp(fixture(`submissions/${language}/passed/two-queues`), own, { recursive: true });
      const source = await readFile(join(own, fault.file), 'utf8');
      const faulty = source
        .replace(/(?=(?:MinPQ<SearchNode>|const) \w+ = new MinPQ)/, `${fault.loop}\n ${fault.throw}\n `)
        .replace(/(?<=moves\(\)(?:: number)? \{\n)/, `${fault.lie}\n`);
      await writeFile(join(own, fault.file), faulty);
      const run = await check('puzzles', '--submission', own, '--seconds', '1', '--json');
      expect(verdicts(run)).toEqual([
        'puzzle04.txt: right',
        'puzzle07.txt: wrong',
        'puzzle10.txt: timed-out',
        'puzzle2x2-03.txt: wrong',
        'puzzle2x2-unsolvable1.txt: right',
      ]);
      const [, thrower, looper, liar] = parsed(run).rows;
      expect(thrower?.message).toContain('boom');
      expect(looper?.message).toContain('within 1 s of CPU time');
      expect(liar).toMatchObject({
        moves: 5,
        expected: 3,
        message: 'moves() on puzzle2x2-03.txt returned 5 instead of 3.',
      });
      expect(run.code).toBe(1);
    },
  );

  it.each(['submissions-2012/java/passed/blocks', 'submissions-comp204/java/passed/as-described'])(
    'of another assignment is asked in its own way: %s',
    { tags: 'long' },
    async (path) => {
      const run = await check(fixture(path), '--puzzles', 'puzzles', '--json');
      expect(parsed(run).rows[1]).toMatchObject({ file: 'puzzle07.txt', moves: 7, verdict: 'right' });
      expect(run.code).toBe(0);
    },
  );

  it('of an assignment that extends one is asked as that one is', { tags: 'long' }, async () => {
    const course = join(folder, 'course.ts');
    const text =
      "import { eightPuzzle, extend } from '8puzzle-grader';\nexport default extend(eightPuzzle, { id: 'cs101' });";
    await writeFile(course, text);
    const path = fixture('submissions/typescript/passed/two-queues');
    const run = await check(path, '--assignment', course, '--puzzles', 'puzzles', '--json');
    expect({ code: run.code, stderr: run.stderr }).toEqual({ code: 0, stderr: '' });
    expect(parsed(run)).toMatchObject({ submission: { assignment: 'cs101' }, totals: { files: 5, right: 5 } });
  });

  it('is asked whatever a grading of it gives points for', async () => {
    await writeFile(join(folder, 'timing.yaml'), 'weights: { compilation: 0, api: 0, correctness: 0, memory: 0 }\n');
    const path = fixture('submissions/typescript/passed/two-queues');
    const { code, stdout } = await check(path, '--puzzles', 'puzzles', '--config', 'timing.yaml');
    expect(stdout).toContain('5 puzzles: 5 right');
    expect(code).toBe(0);
  });

  it('of an assignment that no question is for is an error of use', async () => {
    const course = join(folder, 'other.ts');
    const text = "import { eightPuzzle } from '8puzzle-grader';\nexport default { ...eightPuzzle, id: 'other' };";
    await writeFile(course, text);
    const path = fixture('submissions/typescript/passed/two-queues');
    const { code, stderr } = await check(path, '--assignment', course, '--puzzles', 'puzzles');
    expect(stderr).toContain('grade check does not know what to ask a submission for other.');
    expect(code).toBe(2);
  });

  it('is not asked about boards that its assignment does not solve, which is no fault', async () => {
    const small = join(folder, 'small');
    await mkdir(small);
    await copyFile(join(puzzles, 'puzzle2x2-03.txt'), join(small, 'puzzle2x2-03.txt'));
    const { code, stdout } = await check(fixture('submissions-comp204/java/passed/as-described'), '--puzzles', small);
    expect(stdout).toContain('1 puzzle: 0 right, 1 not asked');
    expect(code).toBe(0);
  });

  it('that has other words for a board without a solution has no moves', async () => {
    const small = join(folder, 'unsolvable');
    await mkdir(small);
    await copyFile(join(puzzlesFolder, 'puzzle3x3-unsolvable.txt'), join(small, 'puzzle3x3-unsolvable.txt'));
    const run = await check(fixture('submissions-comp204/java/failed/other-message'), '--puzzles', small, '--json');
    expect(parsed(run).rows).toMatchObject([{ moves: 'unsolvable', verdict: 'wrong' }]);
  });

  it('that does not compile is told with the place', async () => {
    const path = fixture('submissions/java/compile-error/wrong-type');
    const { code, stdout, stderr } = await check(path, '--puzzles', 'puzzles');
    expect(stderr).toContain('The submission cannot be run.\n  Board.java:43:12: incompatible types');
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
  });

  it('that is not there is told before a puzzle is solved', async () => {
    const hard = join(folder, 'unknown');
    await mkdir(hard, { recursive: true });
    await copyFile(join(puzzlesFolder, 'puzzle4x4-80.txt'), join(hard, 'hard.txt'));
    const { code, stderr } = await check(hard, '--submission', 'nowhere', '--seconds', '3');
    expect(stderr).toContain('There is no such folder or file.\n  Where: nowhere\n');
    expect(code).toBe(2);
  });

  it('on puzzles that are not there is not run', async () => {
    const path = fixture('submissions/java/compile-error/wrong-type');
    const { code, stderr } = await check(path, '--puzzles', 'nowhere');
    expect(stderr).toMatch(
      /cannot be read: there is no such file\.\n {2}Where: nowhere\n {2}What to do: Give the folder/,
    );
    expect(code).toBe(2);
  });
});

describe('a path that is neither', () => {
  it.each([
    ['nowhere', 'There is no such folder or file.'],
    ['.', 'The folder contains neither puzzle files nor a submission.'],
  ])('%s', async (path, message) => {
    const empty = join(folder, 'empty');
    await mkdir(empty, { recursive: true });
    const { code, stderr } = await keptCommand(['check', path], { cwd: empty });
    expect(stderr).toContain(message);
    expect(code).toBe(2);
  });

  it('puzzle04.txt, which is one puzzle', async () => {
    const { code, stderr } = await check('puzzles/puzzle04.txt');
    expect(stderr).toContain('What to do: To solve it: grade solve puzzles/puzzle04.txt');
    expect(code).toBe(2);
  });
});
