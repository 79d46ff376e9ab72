/**
 * What the reference asks of the place where it runs: Node.js. When it is bundled for a browser, the files of `browser/`
 * stand in for those of the same name here; everything else is the same code.
 */
import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';

/** Bytes that are free now, in the container if there is one. */
export const availableMemory = (): number => process.availableMemory();

/** The module of the compiled inner loops. The file lies in the sources and in the package. */
export const innerLoopsModule = (): WebAssembly.Module =>
  new WebAssembly.Module(readFileSync(new URL('inner-loops/inner-loops.wasm', import.meta.url)));

/** Lets whatever else waits in this thread have its turn. */
export const yieldToOthers = (): Promise<unknown> => setImmediate();
