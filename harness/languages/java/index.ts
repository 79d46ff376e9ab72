/** The Java adapter. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { graderFault, usageError } from '../../errors.ts';
import type { Language } from '../language.ts';
import { buildJava } from './build.ts';
import { prepareRuntime } from './image.ts';
import { findJdk } from './jdk.ts';
import type { Jdk } from './jdk.ts';
import { notation } from './notation.ts';
import { isReady, locateRuntime, runtimeSources } from './runtime.ts';
import type { Runtime } from './runtime.ts';
import { javaSources } from './sources.ts';
import { installStyleTools } from './style/install.ts';
import { javaStyle } from './style/style.ts';
import { isInstalled, placeTool, styleTools } from './style/tools.ts';
import { startJava } from './subject.ts';
import { javaBuildWords } from './words/build.ts';

export const java: Language = {
  id: 'java',
  title: 'Java',
  extension: '.java',
  notation,
  sources: javaSources,
  styleTools: styleTools.map(({ title }) => title),
  unavailable() {
    const jdk = findJdk();
    return Promise.resolve(typeof jdk === 'string' ? jdk : null);
  },
  inventory(facts, cacheDir) {
    const jdk = findJdk();
    if (typeof jdk === 'string') return Promise.resolve([]);
    const runtime = locateRuntime(jdk, runtimeSources(facts.instruments), cacheDir);
    return Promise.resolve([
      `JDK ${jdk.version}, ${jdk.home}`,
      javaBuildWords.runtime({ image: describeImage(runtime) }),
      `Style: ${describeTools(jdk, cacheDir)}`,
    ]);
  },
  async prepare(facts, cacheDir) {
    await prepareRuntime(requireJdk(), runtimeSources(facts.instruments), cacheDir);
  },
  missing(facts, cacheDir) {
    const jdk = findJdk();
    return typeof jdk === 'string'
      ? jdk
      : missingFrom(jdk, locateRuntime(jdk, runtimeSources(facts.instruments), cacheDir));
  },
  async provide(cacheDir) {
    return installStyleTools(requireJdk(), cacheDir);
  },
  async build(submission, context) {
    const jdk = requireJdk();
    const runtime = await prepareRuntime(jdk, runtimeSources(context.facts.instruments), context.cacheDir);
    return buildJava(submission, context, jdk, runtime);
  },
  async style(submission, program, context) {
    const jdk = requireJdk();
    const runtime = await prepareRuntime(jdk, runtimeSources(context.facts.instruments), context.cacheDir);
    return javaStyle(submission, program, context, { jdk, runtime });
  },
  start(program, context) {
    const jdk = requireJdk();
    const runtime = locateRuntime(jdk, runtimeSources(context.facts.instruments), context.cacheDir);
    if (!isReady(runtime)) {
      throw graderFault('java-not-prepared', javaBuildWords.noRuntime(), {
        where: runtime.dir,
        remedy: javaBuildWords.noRuntimeRemedy(),
      });
    }
    return startJava(program, { jdk, runtime, ...context });
  },
};

const missingFrom = (jdk: Jdk, runtime: Runtime): string | null => {
  const image = existsSync(runtime.image) ? [join(runtime.image, 'lib', 'modules')] : [];
  const needed = [join(jdk.home, 'bin', 'java'), runtime.library, runtime.compiler, runtime.substitutes, ...image];
  const gone = needed.find((path) => !existsSync(path));
  return gone === undefined ? null : javaBuildWords.gone({ path: gone });
};

const describeImage = (runtime: Runtime): string => {
  if (!isReady(runtime)) return javaBuildWords.notMade();
  return existsSync(runtime.image) ? runtime.image : javaBuildWords.noImage();
};

const describeTools = (jdk: Jdk, cacheDir: string): string =>
  styleTools
    .map((tool) => placeTool(tool, jdk, cacheDir))
    .map((placed) => `${placed.tool.title} ${isInstalled(placed) ? placed.version : javaBuildWords.notInstalled()}`)
    .join(', ');

const requireJdk = (): Jdk => {
  const jdk = findJdk();
  if (typeof jdk !== 'string') return jdk;
  throw usageError('no-jdk', jdk);
};
