/** What tests of compiled code share: sources, compiled by the JDK's own javac. */
import { mkdtempDisposable, readFile, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Submission } from '../../contracts/submission.ts';
import type { Program } from '../../contracts/protocol.ts';
import { runTool } from '../../sandbox/run-tool.ts';
import type { CodeFacts } from '../../contracts/code-facts.ts';
import { findJdk } from '../../languages/java/jdk.ts';
import { codeFactsOf } from '../../languages/java/classfile/code-facts.ts';
import { writeFiles } from '../write-files.ts';

/** Queues of a library, as far as sources in tests use them. */
const library: Readonly<Record<string, string>> = Object.fromEntries(
  ['MinPQ', 'MaxPQ', 'IndexMinPQ'].map((name) => [
    `edu/princeton/cs/algs4/${name}.java`,
    `package edu.princeton.cs.algs4;\npublic class ${name}<K> {\n  public void insert(K k) { }\n  public K delMin() { return null; }\n}`,
  ]),
);

/** The home of the JDK that tests compile with. */
export const testJdk = (): string => {
  const jdk = findJdk();
  if (typeof jdk === 'string') throw new Error(jdk);
  return jdk.home;
};

/** Units of the sources, which are given by path. */
export const compileSources = async (
  sources: Readonly<Record<string, string>>,
  home = testJdk(),
): Promise<Program['units']> => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'classfile-'));
  const known = join(folder.path, 'library');
  const given = join(folder.path, 'sources');
  const out = join(folder.path, 'out');
  writeFiles(Object.entries(library), known);
  writeFiles(Object.entries(sources), given);
  const options = ['-J-XX:TieredStopAtLevel=1', '-g', '-proc:none', '-implicit:none'];
  const files = Object.keys(sources).map((path) => join(given, path));
  const { exitCode, stderr } = await runTool(join(home, 'bin', 'javac'), [
    ...options,
    '-sourcepath',
    known,
    '-d',
    out,
    ...files,
  ]);
  if (exitCode !== 0) throw new Error(stderr);
  return await unitsIn(out);
};

/** Facts on sources that are given by path; all of them count as classes of the assignment. */
export const factsOn = async (sources: Readonly<Record<string, string>>): Promise<CodeFacts> => {
  const { code, unreadable } = codeFactsOf(await compileSources(sources), submissionOf(sources));
  if (unreadable.length > 0) throw new Error(unreadable.join('\n'));
  return code;
};

export const submissionOf = (sources: Readonly<Record<string, string>>): Submission => ({
  language: 'java',
  roots: new Map(
    Object.entries(sources).map(([path, text]) => [/(\w+)\.java$/u.exec(path)?.[1] ?? path, { path, text }]),
  ),
  extras: [],
  files: [],
  notes: [],
});

const unitsIn = async (folder: string): Promise<Program['units']> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.class'));
  return Promise.all(
    names.toSorted().map(async (name) => ({
      name: name.slice(0, -'.class'.length),
      code: (await readFile(join(folder, name))).toString('base64'),
    })),
  );
};
