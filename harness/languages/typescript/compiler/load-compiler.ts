/**
 * Makes `typescript` loadable from V8's code cache: compiling nine megabytes of source takes longer than checking a
 * submission. The cache is made with the kit, by one run on a sample; without a fitting one all works as well, slower.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname } from 'node:path';
import vm from 'node:vm';

type Wrapped = (exports: unknown, require: unknown, module: Module, filename: string, dirname: string) => void;

/** Puts the compiler at `path` into Node's module cache. Returns a function that writes its code cache. */
export const loadCompiler = (path: string, cacheFile: string): (() => void) => {
  const require = createRequire(path);
  const cachedData = readIfThere(cacheFile);
  const script = new vm.Script(Module.wrap(readFileSync(path, 'utf8')), { filename: path, cachedData });
  const module = new Module(path);
  module.filename = path;
  const run = script.runInThisContext() as Wrapped;
  run.call(module.exports, module.exports, require, module, path, dirname(path));
  module.loaded = true;
  require.cache[path] = module;
  return () => {
    writeFileSync(`${cacheFile}.new`, script.createCachedData());
    renameSync(`${cacheFile}.new`, cacheFile);
  };
};

const readIfThere = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
};
