/** What tests of compiled code share: sources, compiled by the JDK's own javac. */
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Submission } from '../../contracts/submission.ts';
import type { Program } from '../../contracts/protocol.ts';
import { runTool } from '../../sandbox/run-tool.ts';
import type { CodeFacts } from '../../contracts/code-facts.ts';
import { findJdk } from '../../languages/java/jdk.ts';
import { codeFactsOf } from '../../languages/java/classfile/code-facts.ts';

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
  const folder = await mkdtemp(join(tmpdir(), 'classfile-'));
  try {
    for (const [path, text] of Object.entries(library)) await write(join(folder, 'library', path), text);
    for (const [path, text] of Object.entries(sources)) await write(join(folder, 'sources', path), text);
    const args = [
      '-g',
      '-proc:none',
      '-implicit:none',
      '-sourcepath',
      join(folder, 'library'),
      '-d',
      join(folder, 'out'),
    ];
    const files = Object.keys(sources).map((path) => join(folder, 'sources', path));
    const { exitCode, stderr } = await runTool(join(home, 'bin', 'javac'), [
      '-J-XX:TieredStopAtLevel=1',
      ...args,
      ...files,
    ]);
    if (exitCode !== 0) throw new Error(stderr);
    return await unitsIn(join(folder, 'out'));
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Facts on sources that are given by path; all of them count as classes of the assignment. */
export const factsOn = async (sources: Readonly<Record<string, string>>, home = testJdk()): Promise<CodeFacts> => {
  const { code, unreadable } = codeFactsOf(await compileSources(sources, home), submissionOf(sources));
  if (unreadable.length > 0) throw new Error(unreadable.join('\n'));
  return code;
};

export const submissionOf = (sources: Readonly<Record<string, string>>): Submission => ({
  name: 'test',
  language: 'java',
  roots: new Map(
    Object.entries(sources).map(([path, text]) => [/(\w+)\.java$/u.exec(path)?.[1] ?? path, { path, text }]),
  ),
  extras: [],
  files: [],
  notes: [],
});

const write = async (path: string, text: string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
};

const unitsIn = async (folder: string): Promise<Program['units']> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.class'));
  return Promise.all(
    names.toSorted().map(async (name) => ({
      name: name.slice(0, -'.class'.length),
      code: (await readFile(join(folder, name))).toString('base64'),
    })),
  );
};
