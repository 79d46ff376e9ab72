import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../harness/package-root.ts';
import { takeSubmission } from '../harness/recognise.ts';
import { assignments } from './index.ts';
import { countSigns } from './recognition.ts';

/** Every example submission, with the assignment that it is for. */
const examples = [
  ['submissions', '8puzzle'],
  ['submissions-2012', '8puzzle-2012'],
  ['submissions-comp204', 'comp204'],
].flatMap(([folder = '', id]) =>
  globSync('*/*/*/expected.yaml', { cwd: join(packageRoot(), 'fixtures', folder) }).map((path) => ({
    path: join('fixtures', folder, dirname(path)),
    id,
  })),
);

/** What holds nothing of any assignment, or mixes two editions, tells nothing of its own. */
const undecided = /not-gradable|submissions-2012\/java\/api-error\/newer-edition/u;

describe('the assignment of a submission', () => {
  it.each(examples.filter(({ path }) => !undecided.test(path)))('$path is for $id', async ({ path, id }) => {
    const { assignment } = await takeSubmission(join(packageRoot(), path), assignments, null);
    expect(assignment.id).toBe(id);
  });
});

const shows = (text: string): number =>
  countSigns({ roots: new Map([['Board', { path: 'Board.java', text }]]), files: [] }, [
    { class: 'Board', method: 'twin' },
  ]);

describe('a sign', () => {
  it.each(['public Board twin() { }', 'twin(): Board {}', 'public Board twin ( ) { }'])('is a method: %s', (text) => {
    expect(shows(text)).toBe(1);
  });

  it.each([
    'board.twin()',
    '// Board twin() { }',
    '/* twin() */',
    'String s = "twin()";',
    'String s = "a\\"twin()";',
    'Board #twin() {}',
    'Board mytwin() {}',
    'twin(int x)',
  ])('is not a call, a comment or a string: %s', (text) => {
    expect(shows(text)).toBe(0);
  });

  it.each(['/*', '"', '"\\', '//', 'twin (', "'"])('is looked for in little time where %s is repeated', (text) => {
    expect(shows(text.repeat(200_000))).toBe(0);
  });
});
