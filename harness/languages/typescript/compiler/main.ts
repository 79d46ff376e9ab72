/** Starts the compiler host. `node main.js <typescript.js> <code cache> [write-cache]` */
import { loadCompiler } from './load-compiler.ts';

const [, , compiler = '', cacheFile = '', writeCache] = process.argv;
const write = loadCompiler(compiler, cacheFile);

void import('./host.ts').then(async ({ serve }) => {
  await serve();
  if (writeCache !== undefined) write();
});
