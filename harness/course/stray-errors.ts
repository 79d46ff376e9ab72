/** What goes wrong in a course's module where nobody waits for it: in a timer, in a promise that nobody looks at, by an exit. */
import { dirname, sep } from 'node:path';
import { placeInModule } from './place-in-module.ts';

const modules = new Set<string>();
let loading = 0;

/** Is a module being loaded? Then whoever loads it is told of stray errors. */
export const isLoading = (): boolean => loading > 0;

/** The course's module that an error comes from, or that is in the folder of what it comes from; null when there is none. */
export const moduleOf = (error: unknown): string | null =>
  [...modules].find((file) => {
    const place = placeInModule(file, error);
    // Without a place of its own, an error has that of the module.
    return place !== file && place.startsWith(`${dirname(file)}${sep}`);
  }) ?? null;

/** All course's modules that were loaded. */
export const loadedModules = (): readonly string[] => [...modules];

/**
 * Loads a module.
 * @throws what it throws in a timer or a promise meanwhile, when it ends the program, and when it waits for nothing
 */
export const loadWatched = async <Loaded>(file: string, load: () => Promise<Loaded>): Promise<Loaded> => {
  const { promise: stray, reject } = Promise.withResolvers<never>();
  const idle = (): void => {
    reject(new Error('it waits for something that never happens (an `await` at its top)'));
  };
  modules.add(file);
  loading += 1;
  process.on('uncaughtException', reject);
  process.once('beforeExit', idle);
  const restore = refuseExit();
  try {
    const loaded = await Promise.race([load(), stray]);
    // A promise that was rejected meanwhile is told of after those that wait have gone on.
    await Promise.race([new Promise(setImmediate), stray]);
    return loaded;
  } finally {
    restore();
    process.off('beforeExit', idle);
    process.off('uncaughtException', reject);
    loading -= 1;
  }
};

/** What calls exit() while modules are loaded, and is one of them, is told; others end the program as they mean to. */
const refuseExit = (): (() => void) => {
  const exit = process.exit.bind(process);
  const own = (code?: number | string | null): never => {
    const call = new Error(`it ends the program, by process.exit(${String(code ?? '')})`);
    if (moduleOf(call) !== null) throw call;
    return exit(code);
  };
  process.exit = own;
  return () => {
    if (process.exit === own) process.exit = exit;
  };
};
