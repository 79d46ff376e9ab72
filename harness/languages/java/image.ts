/** Makes the Java runtime of runtime.ts. */
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { graderFault, usageError } from '../../contracts/errors.ts';
import { makeCachedFolder } from '../../sandbox/cached-folder.ts';
import { runTool, type ToolResult } from '../../sandbox/run-tool.ts';
import { at } from '../../text/at.ts';
import type { Jdk } from './jdk.ts';
import {
  COMPILER_ARCHIVE,
  hostSources,
  INCREMENTS,
  javaFiles,
  locateRuntime,
  probeSources,
  type Runtime,
} from './runtime.ts';
import { openings } from './subject.ts';

/** The runtime, made if it is not there. @throws {GraderError} when its sources do not compile with this JDK, or Java cannot use a folder */
export const prepareRuntime = async (jdk: Jdk, instruments: string, cacheDir: string): Promise<Runtime> => {
  for (const folder of [cacheDir, probeSources, instruments]) requireNoColon(folder);
  const runtime = locateRuntime(jdk, instruments, cacheDir);
  await makeCachedFolder(runtime.dir, (draft) => makeParts(jdk, instruments, draft));
  return runtime;
};

/** In lists of paths, Java has it between two. */
const requireNoColon = (folder: string): void => {
  if (!folder.includes(':')) return;
  throw usageError('colon-in-path', 'Java cannot use a folder whose path has a colon.', {
    where: folder,
    remedy: 'Install the grader in a folder without one, and set GRADER_CACHE_DIR to another one without.',
  });
};

const makeParts = async (jdk: Jdk, instruments: string, dir: string): Promise<void> => {
  const library = libraryName(instruments);
  await compileModules(jdk, instruments, library, dir);
  await compileSubstitutes(jdk, instruments, library, dir);
  await copyLibrary(instruments, library, dir);
  await compileHosts(jdk, dir);
  await linkImage(jdk, library, dir);
};

/** The one folder of the instruments that is a module. */
const libraryName = (instruments: string): string => {
  const infos = javaFiles(instruments).filter((file) => basename(file) === 'module-info.java');
  const [info] = infos;
  if (info === undefined || infos.length > 1) {
    throw graderFault('java-instruments', 'The instruments folder must hold exactly one Java module.', {
      where: instruments,
    });
  }
  return basename(dirname(info));
};

const compileModules = (jdk: Jdk, instruments: string, library: string, dir: string): Promise<void> =>
  javac(jdk, [
    ...['-d', join(dir, 'modules')],
    ...['--module-source-path', `probe=${probeSources}`],
    ...['--module-source-path', `${library}=${join(instruments, library)}`],
    ...['--module', `probe,${library}`],
  ]);

/** Substitutes are not classes of a module, so the module carries their code as resources for the probe to define. */
const compileSubstitutes = async (jdk: Jdk, instruments: string, library: string, dir: string): Promise<void> => {
  const files = javaFiles(join(instruments, 'substitutes'));
  const made = join(dir, 'substitutes');
  await mkdir(made);
  if (files.length === 0) return;
  await javac(jdk, [
    ...['-d', made, '-p', join(dir, 'modules'), '--add-modules', library],
    ...['--add-exports', `${library}/${INCREMENTS}=ALL-UNNAMED`, ...files],
  ]);
  const carried = join(dir, 'modules', library, 'substitutes');
  await mkdir(carried);
  for (const name of await readdir(made)) {
    await cp(join(made, name), join(carried, name.replace(/\.class$/u, '.code')));
  }
  await cp(join(dir, 'modules', library, INCREMENTS), join(made, INCREMENTS), { recursive: true });
};

const copyLibrary = async (instruments: string, library: string, dir: string): Promise<void> => {
  const info = await readFile(join(instruments, library, 'module-info.java'), 'utf8');
  for (const match of info.matchAll(/^\s*exports\s+([\w.]+)\s*;/gmu)) {
    const folder = at(match, 1).replaceAll('.', '/');
    await cp(join(dir, 'modules', library, folder), join(dir, 'library', folder), { recursive: true });
  }
};

/** With an archive of what a compiler loads, which halves its start. Best effort: it only costs time where there is none. */
const compileHosts = async (jdk: Jdk, dir: string): Promise<void> => {
  const hosts = join(dir, 'hosts');
  const loaded = join(dir, 'loaded');
  await javac(jdk, [
    ...[`-J-XX:DumpLoadedClassList=${loaded}`, '-d', hosts, join(probeSources, 'probe', 'Json.java')],
    ...hostSources.flatMap(javaFiles),
  ]);
  await runJava(join(jdk.home, 'bin', 'java'), [
    ...['-Xshare:dump', '-XX:+UseSerialGC'],
    ...[`-XX:SharedClassListFile=${loaded}`, `-XX:SharedArchiveFile=${join(hosts, COMPILER_ARCHIVE)}`],
  ]);
};

/** Best effort: without an image the modules run on the whole JDK. */
const linkImage = async (jdk: Jdk, library: string, dir: string): Promise<void> => {
  const jmods = join(jdk.home, 'jmods');
  const path = [join(dir, 'modules'), ...(existsSync(jmods) ? [jmods] : [])].join(':');
  const image = join(dir, 'image');
  const linked = await runJava(join(jdk.home, 'bin', 'jlink'), [
    ...toolFlags,
    ...['--module-path', path, '--add-modules', `probe,${library}`, '--output', image],
    ...['--strip-java-debug-attributes', '--no-header-files', '--no-man-pages'],
  ]);
  // The archive of loaded classes must be made with the collector that subjects run with.
  const java = join(image, 'bin', 'java');
  const dumped = linked.exitCode === 0 ? await runJava(java, ['-Xshare:dump', '-XX:+UseSerialGC']) : linked;
  const works = dumped.exitCode === 0 ? await runJava(java, [...openings, '-m', 'probe/probe.Main']) : dumped;
  if (works.exitCode !== 0) await rm(image, { recursive: true, force: true });
};

/** A short run is over before better compiled code would pay. */
const toolFlags = ['-J-XX:TieredStopAtLevel=1', '-J-XX:+UseSerialGC'];

/** Without the options that the machine has for every program of Java: none starts with a second collector, say. */
const runJava = (program: string, args: readonly string[]): Promise<ToolResult> =>
  runTool(program, args, {
    env: {
      JAVA_TOOL_OPTIONS: undefined,
      _JAVA_OPTIONS: undefined,
      JDK_JAVA_OPTIONS: undefined,
      JDK_JAVAC_OPTIONS: undefined,
    },
  });

const javac = async (jdk: Jdk, args: readonly string[]): Promise<void> => {
  const result = await runJava(join(jdk.home, 'bin', 'javac'), [...toolFlags, '-encoding', 'UTF-8', '-g', ...args]);
  if (result.exitCode === 0) return;
  throw graderFault('java-runtime', `The grader's own Java sources do not compile with the JDK ${jdk.version}.`, {
    where: jdk.home,
    remedy: `Use another JDK (set JAVA_HOME), or report this: ${result.stderr.slice(0, 1_000)}`,
  });
};
