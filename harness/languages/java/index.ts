import { existsSync, readdirSync } from 'node:fs';
import { graderFault, usageError } from '../../contracts/errors.ts';
import type { BuildContext, Language } from '../../contracts/language.ts';
import { buildJava } from './build.ts';
import { prepareRuntime } from './image.ts';
import { findJdk, type Jdk } from './jdk.ts';
import { notation } from './notation.ts';
import { isReady, locateRuntime, type Runtime } from './runtime.ts';
import { javaRelatives, javaSources } from './sources.ts';
import { installStyleTools } from './style/install.ts';
import { javaStyle } from './style/style.ts';
import { isInstalled, placeTool, styleTools } from './style/tools.ts';
import { startJava } from './subject.ts';

export const java: Language = {
  id: 'java',
  title: 'Java',
  extension: '.java',
  notation,
  sources: javaSources,
  relatives: javaRelatives,
  styleTools: styleTools.map(({ title }) => title),
  unavailable() {
    const jdk = findJdk();
    return Promise.resolve(typeof jdk === 'string' ? jdk : null);
  },
  describeInstallation(facts, cacheDir) {
    const jdk = findJdk();
    if (typeof jdk === 'string') return Promise.resolve([]);
    const runtime = locateRuntime(jdk, facts.instruments, cacheDir);
    return Promise.resolve([
      `JDK ${jdk.version}, ${jdk.home}`,
      `Runtime image: ${describeImage(runtime)}`,
      `Style: ${describeTools(jdk, cacheDir)}`,
    ]);
  },
  versions(cacheDir) {
    const jdk = findJdk();
    return Promise.resolve(typeof jdk === 'string' ? [] : [jdk.release, describeTools(jdk, cacheDir)]);
  },
  async prepare(facts, cacheDir) {
    const { jdk, runtime } = await runtimeFor({ facts, cacheDir });
    const folders = [jdk.home, runtime.dir].map((folder) => ({ folder, files: filesIn(folder) }));
    return { missing: () => missingFrom(folders) };
  },
  async installOptionalTools(cacheDir) {
    return installStyleTools(requireJdk(), cacheDir);
  },
  async build(submission, context) {
    const { jdk, runtime } = await runtimeFor(context);
    return buildJava(submission, context, jdk, runtime);
  },
  async style(submission, program, context) {
    return javaStyle(submission, program, context, await runtimeFor(context));
  },
  start(program, context) {
    const jdk = requireJdk();
    const runtime = locateRuntime(jdk, context.facts.instruments, context.cacheDir);
    if (!isReady(runtime)) {
      throw graderFault('java-not-prepared', 'The Java runtime has not been built yet.', {
        where: runtime.dir,
        remedy: 'Run `npx grade doctor --prepare`.',
      });
    }
    return startJava(program, { jdk, runtime, ...context });
  },
};

/** By number, since a JDK that is being removed has its launcher and its classes for a while still. */
const missingFrom = (folders: readonly { folder: string; files: number }[]): string | null => {
  const gone = folders.find(({ folder, files }) => filesIn(folder) < files);
  return gone === undefined ? null : `files of ${gone.folder} are no longer there.`;
};

const filesIn = (folder: string): number => {
  try {
    return readdirSync(folder, { recursive: true }).length;
  } catch {
    return 0;
  }
};

const describeImage = (runtime: Runtime): string => {
  if (!isReady(runtime)) return 'not built yet; build it with: grade doctor --prepare';
  return existsSync(runtime.image) ? runtime.image : 'none could be made with this JDK: programs start more slowly';
};

const describeTools = (jdk: Jdk, cacheDir: string): string =>
  styleTools
    .map((tool) => placeTool(tool, jdk, cacheDir))
    .map((placed) => `${placed.tool.title} ${isInstalled(placed) ? placed.version : '(not installed)'}`)
    .join(', ');

const runtimeFor = async ({
  facts,
  cacheDir,
}: Pick<BuildContext, 'facts' | 'cacheDir'>): Promise<{ readonly jdk: Jdk; readonly runtime: Runtime }> => {
  const jdk = requireJdk();
  return { jdk, runtime: await prepareRuntime(jdk, facts.instruments, cacheDir) };
};

const requireJdk = (): Jdk => {
  const jdk = findJdk();
  if (typeof jdk !== 'string') return jdk;
  throw usageError('no-jdk', jdk);
};
