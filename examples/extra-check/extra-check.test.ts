/** The check passes a correct submission, and is the only one to fail one whose neighbors() is used up by one iteration. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Grader, openGrader } from '8puzzle-grader';

const root = join(import.meta.dirname, '..', '..');
const scratch = mkdtempSync(join(tmpdir(), 'extra-check-'));
let grader: Grader;
beforeAll(async () => {
  const config = { style: false, inputs: 10 };
  grader = await openGrader({ assignment: join(import.meta.dirname, 'course.ts'), config, jobs: 1 });
});
afterAll(async () => {
  await grader.close();
  rmSync(scratch, { recursive: true });
});

/** What neighbors() returns, and instead of it an iterator that is used up by one iteration. */
const edits = {
  java: [
    'Board.java',
    'return neighbors;',
    'java.util.Iterator<Board> once = neighbors.iterator();\nreturn () -> once;',
  ],
  typescript: ['Board.ts', 'return result;', 'return result.values();'],
} as const;

/** The check of the course, and what else walks through neighbors(). */
const only = ['board-neighbors-twice', 'board-5*', 'board-6*', 'board-12', 'board-13', 'board-21'];

/** What failed, each with its hints. */
const failingIn = async (path: string): Promise<Record<string, readonly (string | null)[]>> => {
  const { checks } = await grader.grade(path, { only });
  expect(checks.some(({ id }) => id === 'board-neighbors-twice')).toBe(true);
  const failing = checks.filter(({ verdict }) => verdict !== 'passed');
  return Object.fromEntries(failing.map(({ id, cases }) => [id, [...new Set(cases.map(({ hint }) => hint))]]));
};

describe.each(['java', 'typescript'] as const)('in %s', (language) => {
  const correct = join(root, 'fixtures', 'submissions', language, 'passed', 'two-queues');

  it('passes when a collection is returned', async () => {
    expect(await failingIn(correct)).toEqual({});
  });

  it('fails alone when an iterator is returned, and says what to return instead', async () => {
    const wrong = join(scratch, language);
    cpSync(correct, wrong, { recursive: true });
    const [file, from, to] = edits[language];
    const text = readFileSync(join(wrong, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(wrong, file), text.replace(from, to));
    const hint = expect.stringContaining('Return a collection of the boards') as string;
    expect(await failingIn(wrong)).toEqual({ 'board-neighbors-twice': [hint] });
  });
});

it('is explained with its inputs', async () => {
  const explained = (await grader.explain()).find(({ id }) => id === 'board-neighbors-twice');
  expect(explained?.languages['java']).toMatchObject({
    title: 'neighbors() can be iterated over twice',
    inputs: ['puzzle04.txt, puzzle00.txt (2 in all)', '10 boards each: random 2-by-2, random 4-by-4'],
  });
});
