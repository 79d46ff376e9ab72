/** Course modules import the grader by its name from any folder, because it is the grader that loads them. */
import { registerHooks, type ResolveFnOutput } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { packageName } from '../contracts/package-name.ts';
import { packageRoot } from '../platform/package-root.ts';
import { noteImport } from './loaded-files.ts';

let registered = false;

/** From now on the package's name is this grader, for every module that is loaded. */
export const resolveOwnName = (): void => {
  if (registered) return;
  registered = true;
  registerHooks({
    resolve: (specifier, context, next) => {
      if (specifier !== packageName && !specifier.startsWith(`${packageName}/`)) {
        const resolved = asModule(next(specifier, context));
        noteImport(context.parentURL, specifier, resolved.url);
        return resolved;
      }
      return { url: pathToFileURL(entryOf(specifier, context.parentURL)).href, shortCircuit: true };
    },
  });
};

/** TypeScript is a module, also below a package.json that says `commonjs`, as the one that `npm init` writes does. */
const asModule = (resolved: ResolveFnOutput): ResolveFnOutput =>
  resolved.url.startsWith('file:') && resolved.url.endsWith('.ts')
    ? { ...resolved, format: 'module-typescript' }
    : resolved;

/** The sources where they are, as in a clone; what they were compiled to in an installed package. */
const entryOf = (specifier: string, importer: string | undefined): string => {
  const compiled = entries()[specifier];
  if (compiled === undefined)
    throw new Error(`Cannot find module '${specifier}' imported from ${importerIn(importer)}`);
  const sources = join(packageRoot(), `${basename(compiled, '.js')}.ts`);
  return existsSync(sources) ? sources : join(packageRoot(), compiled);
};

const importerIn = (url: string | undefined): string => (url?.startsWith('file:') ? fileURLToPath(url) : 'a module');

/** By specifier, as `exports` of package.json has them. */
const entries = (): Readonly<Record<string, string>> => {
  const { exports } = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, { readonly default: string } | string>>;
  };
  const modules = Object.entries(exports).flatMap(([path, entry]) =>
    typeof entry === 'string' ? [] : [[packageName + path.slice(1), entry.default] as const],
  );
  return Object.fromEntries(modules);
};
