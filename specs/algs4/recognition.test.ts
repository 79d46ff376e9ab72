import { copyFile, mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { takeSubmission } from '../../harness/pipeline/1-take-submission.ts';
import { fixtureNames } from '../../harness/testing/fixture-names.ts';
import { submissionFolder } from '../../harness/testing/submission-folder.ts';
import { assignments } from '../index.ts';
import { countSigns } from './recognition.ts';

/** Every example submission, with the assignment that it is for. */
const examples = [
  ['submissions', '8puzzle'],
  ['submissions-2012', '8puzzle-2012'],
  ['submissions-comp204', 'comp204'],
].flatMap(([folder = '', id]) => fixtureNames(folder).map((name) => ({ name, id })));

/** What holds nothing of any assignment, or mixes two editions, says nothing by itself. */
const undecided = /not-gradable|submissions-2012\/java\/api-error\/newer-edition/u;

describe('the assignment of a submission', () => {
  it.each(examples.filter(({ name }) => !undecided.test(name)))('$name is for $id', async ({ name, id }) => {
    const { assignment } = await takeSubmission(submissionFolder(name), assignments, null);
    expect(assignment.id).toBe(id);
  });
});

it('is told by the classes, where their files were exchanged', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'exchanged-'));
  const from = submissionFolder('java/passed/two-queues');
  await copyFile(join(from, 'Board.java'), join(folder.path, 'Solver.java'));
  await copyFile(join(from, 'Solver.java'), join(folder.path, 'Board.java'));
  const { assignment } = await takeSubmission(folder.path, assignments, null);
  expect(assignment.id).toBe('8puzzle');
});

it.each([
  ['int size() {} boolean isSolvable() {} Board twin() {}', '', '8puzzle-2012'],
  ['int size() {} boolean isSolvable() {} Board twin() {}', 'boolean isSolvable() {}', '8puzzle'],
  ['int size() {}', 'boolean isSolvable() {}', '8puzzle'],
])('is told by what there is more of: %s %s', (board, solver, id) => {
  const roots = new Map(
    [['Board', board] as const, ['Solver', solver] as const].map(([name, text]) => [
      name,
      { path: `${name}.java`, text },
    ]),
  );
  const [first] = assignments.toSorted(
    (one, other) => other.recognise({ roots, files: [] }) - one.recognise({ roots, files: [] }),
  );
  expect(first?.id).toBe(id);
});

const shows = (text: string): number =>
  countSigns({ roots: new Map([['Board', { path: 'Board.java', text }]]), files: [] }, [
    { class: 'Board', method: 'twin' },
  ]);

describe('a sign', () => {
  it.each([
    'public Board twin() { }',
    'twin(): Board {}',
    'public Board twin ( ) { }',
    'String s = """\n  a ` and a \\""" """; Board twin() { }',
  ])('is a method: %s', (text) => {
    expect(shows(text)).toBe(1);
  });

  it.each([
    'board.twin()',
    '// Board twin() { }',
    '/* twin() */',
    'String s = "twin()";',
    'String s = "a\\"twin()";',
    'String s = """\n  twin()\n  """;',
    'Board #twin() {}',
    'Board mytwin() {}',
    'twin(int x)',
  ])('is not a call, a comment or a string: %s', (text) => {
    expect(shows(text)).toBe(0);
  });

  it.each(['/*', '"', '"\\', '"""\\', '//', 'twin (', "'"])(
    'is looked for in little time where %s is repeated',
    (text) => {
      expect(shows(text.repeat(200_000))).toBe(0);
    },
  );
});
