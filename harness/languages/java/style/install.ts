/** Brings the tools for style from Maven Central into the cache folder, with the machine's own Maven. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeCachedFolder } from '../../../sandbox/cached-folder.ts';
import { type Distribution, type Machine, recogniseMachine } from '../../../sandbox/machine.ts';
import { runTool } from '../../../sandbox/run-tool.ts';
import { at } from '../../../text/at.ts';
import { errorMessage } from '../../../text/error-message.ts';
import type { Jdk } from '../jdk.ts';
import { isInstalled, type PlacedTool, placeTool, styleTools } from './tools.ts';

const DOWNLOAD_MS = 600_000;
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';

/**
 * Installs what is not there yet, one tool after the other. Returns one sentence for each that could not be installed,
 * with the reason; never throws for lack of Maven or of a network.
 */
export const installStyleTools = async (jdk: Jdk, cacheDir: string): Promise<readonly string[]> => {
  const missing = styleTools.map((tool) => placeTool(tool, jdk, cacheDir)).filter((placed) => !isInstalled(placed));
  const problems: string[] = [];
  for (const placed of missing) {
    const problem = await install(placed, jdk);
    if (problem !== null) problems.push(`${placed.tool.title} ${placed.version} was not installed: ${problem}`);
  }
  return problems;
};

/** What lets a tool that is missing be installed: the exact commands. */
export const installCommand = (machine = recogniseMachine()): string =>
  `npx grade doctor --prepare (it needs Maven: ${maven(machine)})`;

const maven = ({ distribution, root }: Pick<Machine, 'distribution' | 'root'>): string => {
  if (process.platform === 'darwin') return 'brew install maven';
  const command = installers[distribution];
  if (command === undefined) return 'https://maven.apache.org/install.html';
  return `${root ? '' : 'sudo '}${command} maven`;
};

const installers: Partial<Record<Distribution, string>> = {
  debian: 'apt-get install',
  fedora: 'dnf install',
  arch: 'pacman -S --needed',
  alpine: 'apk add',
  suse: 'zypper install',
};

const install = async (placed: PlacedTool, jdk: Jdk): Promise<string | null> => {
  try {
    await makeCachedFolder(placed.folder, (jars) => download(placed, jdk, jars));
    return null;
  } catch (error) {
    return errorMessage(error);
  }
};

const download = async (placed: PlacedTool, jdk: Jdk, jars: string): Promise<void> => {
  const pom = join(jars, 'pom.xml');
  await writeFile(pom, project(placed));
  const args = ['-B', '-q', '-f', pom, COPY, `-DoutputDirectory=${jars}`, '-DincludeScope=runtime'];
  const result = await runTool('mvn', args, { env: { JAVA_HOME: jdk.home }, timeoutMs: DOWNLOAD_MS });
  if (result.exitCode !== 0) throw new Error(reason(result.stderr, result.stdout));
  await rm(pom);
};

const MOST_CHARACTERS = 500;

const reason = (stderr: string, stdout: string): string => {
  if (stderr.includes('ENOENT'))
    return `there is no Maven on this machine. Install it (${maven(recogniseMachine())}), then run npx grade doctor --prepare`;
  const said = stdout.split('\n').find((line) => line.includes('ERROR')) ?? stderr;
  return `Maven failed: ${said.replace(/^\[ERROR\] */u, '').slice(0, MOST_CHARACTERS)}`;
};

/** A project whose only purpose is to have these dependencies. */
const project = ({ tool, version }: PlacedTool): string => `<?xml version="1.0"?>
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>style</groupId>
  <artifactId>${tool.id}</artifactId>
  <version>1</version>
  <packaging>pom</packaging>
  <dependencies>
${tool.artifacts.map((artifact) => dependency(artifact, version, tool.without)).join('\n')}
  </dependencies>
</project>
`;

const dependency = (artifact: string, version: string, without: readonly string[]): string =>
  `<dependency>${coordinates(artifact)}<version>${version}</version><exclusions>${without
    .map((other) => `<exclusion>${coordinates(other)}</exclusion>`)
    .join('')}</exclusions></dependency>`;

const coordinates = (artifact: string): string => {
  const parts = artifact.split(':');
  return `<groupId>${at(parts, 0)}</groupId><artifactId>${at(parts, 1)}</artifactId>`;
};
