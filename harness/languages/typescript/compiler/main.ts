/** Starts the compiler host. `node main.js <typescript.js> <code cache> [write-cache]` */
import { at } from '../common/at.ts';
import { loadCompiler } from './load-compiler.ts';

const writeCache = process.argv[4];
const write = loadCompiler(at(process.argv, 2), at(process.argv, 3));

void import('./host.ts').then(({ serve }) => {
  serve();
  if (writeCache !== undefined) write();
});
