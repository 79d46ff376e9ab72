/**
 * The kit: everything that is mounted into the sandbox for this language, made once for each state of its sources and
 * each V8, whose code cache is in it, and kept in the cache.
 *
 * `<cache>/typescript/<hash>/` holds `compiler/`, `lint/`, `probe/` and `common/` (this folder's files, as CommonJS),
 * `agent.json` (what runs in the agent's realm), `instruments.json` and `declarations.json` (the assignment's
 * instruments, as modules of a subject's realm and as types), and `node_modules/typescript`.
 *
 * The folder of instruments has `modules/<name>.ts` for each importable module, `substitutes/<class>.ts` in lower case
 * for each class that can be substituted, and `counting/`, the books, which run in the agent's realm. Everything else
 * there is imported by those.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageRoot } from '../../platform/package-root.ts';
import { graderFault } from '../../contracts/errors.ts';
import { makeCachedFolder } from '../../sandbox/cached-folder.ts';
import { reachableCopy } from '../../sandbox/reachable.ts';
import { runTool } from '../../sandbox/run-tool.ts';
import { sha256 } from '../../text/sha256.ts';
import type { LanguageFacts } from '../../contracts/language.ts';
import { compilerArguments, SAMPLE, SAMPLE_LIBRARY } from './compiler-command.ts';

/** Folders of this one that run in the sandbox. */
const INSIDE = ['compiler/', 'lint/', 'probe/', 'common/'];
const IN_AGENT_REALM = ['probe/agent/', 'common/'];
/** Changes with the layout of the kit. */
const LAYOUT = 1;

export interface Kit {
  readonly folder: string;
  /** A Node binary that a subject's user can run. */
  readonly node: string;
}

interface KitSources {
  readonly own: ReadonlyMap<string, string>;
  readonly instruments: ReadonlyMap<string, string>;
  readonly folder: string;
}

const ready = new Map<string, Kit>();

/** The kit that `prepareKit` made. Throws a grader fault when it did not. */
export const kitOf = (facts: LanguageFacts, cacheDir: string): Kit => {
  const kit = ready.get(keyOf(facts, cacheDir));
  if (kit === undefined) throw graderFault('not-prepared', 'The TypeScript kit was not prepared before it was used.');
  return kit;
};

/** Makes the kit unless it is there. */
export const prepareKit = async (facts: LanguageFacts, cacheDir: string): Promise<Kit> => {
  const known = ready.get(keyOf(facts, cacheDir));
  if (known !== undefined && existsSync(known.folder)) return known;
  const sources = kitSources(facts, cacheDir);
  await makeCachedFolder(sources.folder, (draft) => fillKit(sources, draft));
  const kit = { folder: sources.folder, node: await reachableCopy(process.execPath, cacheDir) };
  ready.set(keyOf(facts, cacheDir), kit);
  return kit;
};

const keyOf = (facts: LanguageFacts, cacheDir: string): string => `${facts.instruments}\n${cacheDir}`;

const kitSources = (facts: LanguageFacts, cacheDir: string): KitSources => {
  const all = [...readSources(join(packageRoot(), 'harness', 'languages', 'typescript'))];
  const own = new Map(all.filter(([path]) => INSIDE.some((folder) => path.startsWith(folder))));
  const instruments = readSources(facts.instruments);
  const hash = sha256(JSON.stringify([LAYOUT, typescriptVersion(), process.versions.v8, [...own], [...instruments]]));
  return { own, instruments, folder: join(cacheDir, 'typescript', hash.slice(0, 16)) };
};

const require = createRequire(import.meta.url);

const typescriptFolder = (): string => dirname(require.resolve('typescript/package.json'));
const typescriptVersion = (): string => (require('typescript/package.json') as { readonly version: string }).version;

const fillKit = async ({ own, instruments }: KitSources, folder: string): Promise<void> => {
  const { transpileKit } = await import('./transpile-kit.ts');
  for (const [path, text] of transpileKit(own, instruments, IN_AGENT_REALM)) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  await copyTypeScript(join(folder, 'node_modules', 'typescript'));
  await makeCodeCache(folder);
};

/** One run on a sample, outside the sandbox: code and text are the grader's own. A failure costs only time later. */
const makeCodeCache = async (draft: string): Promise<void> => {
  const own = JSON.parse(await readFile(join(draft, 'declarations.json'), 'utf8')) as object;
  const declarations = { ...own, ...SAMPLE_LIBRARY };
  const args = compilerArguments((path) => join(draft, path));
  await runTool(process.execPath, [...args, 'write-cache'], {
    env: { NODE_OPTIONS: undefined },
    input: `${JSON.stringify({ ...SAMPLE, declarations })}\n`,
  });
};

/** The compiler's library and its declarations of the language; not its command line, nor its translations. */
const copyTypeScript = async (target: string): Promise<void> => {
  const from = typescriptFolder();
  const wanted = /^(?:package\.json|lib|lib\/typescript\.js|lib\/lib\.[\w.]+\.d\.ts)$/;
  await cp(from, target, {
    recursive: true,
    filter: (path) => path === from || wanted.test(path.slice(from.length + 1).replaceAll('\\', '/')),
  });
};

/** Source texts by path, with forward slashes, sorted. Tests and declarations are left out. */
const readSources = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && file.name.endsWith('.ts') && !/\.(?:test|d)\.ts$/.test(file.name))
      .map((file) => join(file.parentPath, file.name))
      .sort()
      .map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  );
