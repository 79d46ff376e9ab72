/** What one submission declares is not there for the next one, though the same compiler answers for both. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { openGrader } from '../../index.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { writeFiles } from '../testing/write-files.ts';

const cases = [
  {
    language: 'java',
    what: 'a class',
    declared: 'class LeftBehind { static int answer() { return 42; } }',
    used: 'class Uses { int use() { return LeftBehind.answer(); } }',
  },
  {
    language: 'typescript',
    what: 'a member of every array',
    declared: 'declare global { interface Array<T> { leftBehind(): T } }',
    used: 'export const use = () => [42].leftBehind();',
  },
] as const;

it.each(cases)('$language: $what', async ({ language, declared, used }) => {
  const folder = scratchFolder('left-behind');
  const extension = { java: '.java', typescript: '.ts' }[language];
  const submissionWith = (name: string, more: string): string => {
    const base = resolve('fixtures/submissions', language, 'passed/two-queues');
    const read = (file: string): string => readFileSync(join(base, file + extension), 'utf8');
    const files = [
      [`Board${extension}`, `${read('Board')}\n${more}\n`],
      [`Solver${extension}`, read('Solver')],
    ] as const;
    writeFiles(files, join(folder, name));
    return join(folder, name);
  };
  const grader = await openGrader({ assignment: '8puzzle', config: { style: false }, jobs: 1 });
  const compiled = async (path: string): Promise<string | undefined> =>
    (await grader.grade(path, { only: ['compilation'] })).checks.find(({ id }) => id === 'compilation')?.verdict;
  const both = submissionWith('both', `${declared}\n${used}`);
  const declares = submissionWith('declares', declared);
  const uses = submissionWith('uses', used);
  expect([await compiled(both), await compiled(declares), await compiled(uses)]).toEqual([
    'passed',
    'passed',
    'failed',
  ]);
  await grader.close();
});
