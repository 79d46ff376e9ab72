/** The files for containers give only options that the commands take. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { makeProgram } from '../../cli/program.ts';
import { valueAt } from './testing/value-at.ts';

const read = (file: string): unknown => {
  const [document] = parseAllDocuments(readFileSync(resolve(file), 'utf8'));
  expect([file, document?.errors, document?.warnings]).toEqual([file, [], []]);
  return document?.toJS();
};

const parsed = async (words: readonly unknown[]): Promise<unknown> => {
  let options: unknown = null;
  const program = makeProgram([], () => undefined);
  const worker = program.commands.find((command) => command.name() === 'worker') ?? new Command();
  worker.action((given: unknown) => {
    options = given;
  });
  const [name, ...args] = words.map(String);
  expect(name).toBe('grade');
  await program.parseAsync(args, { from: 'user' });
  return options;
};

it.each([
  ['compose.yaml', ['services', 'worker', 'command']],
  ['deploy/kubernetes.yaml', ['spec', 'template', 'spec', 'containers', 0, 'command']],
])('%s starts a worker as the command line is', async (file, path) => {
  const words = valueAt(read(file), path);
  expect(await parsed(words as unknown[])).toMatchObject({
    database: expect.stringMatching(/^postgresql:\/\/grader_worker@[\w-]+:5432\/grader$/) as string,
    config: '/course/grader.config.yaml',
    parallel: 1,
  });
});

it('compose.yaml holds no password, and shows the database to no other machine', () => {
  const compose = read('compose.yaml');
  expect(valueAt(compose, ['services', 'db', 'environment', 'POSTGRES_PASSWORD'])).toMatch(
    /^\$\{GRADER_DB_PASSWORD:\?/,
  );
  expect(valueAt(compose, ['services', 'worker', 'environment', 'PGPASSWORD'])).toMatch(
    /^\$\{GRADER_WORKER_PASSWORD:\?/,
  );
  expect(valueAt(compose, ['services', 'db', 'ports'])).toEqual(['127.0.0.1:5432:5432']);
});
