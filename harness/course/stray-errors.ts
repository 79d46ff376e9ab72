/** What goes wrong in a course's module where nobody waits for it: in a timer, in a promise that nobody looks at, by an exit. */
import { noteModule } from './loaded-files.ts';
import { moduleOf } from './place-in-module.ts';

let loading = 0;
let isExitRefused = false;

/** Is a module being loaded? Then whoever loads it is told of stray errors. */
export const isLoading = (): boolean => loading > 0;

/**
 * Loads a module.
 * @throws what it throws in a timer or a promise meanwhile, when it ends the program, and when it waits for nothing
 */
export const loadWatched = async <Loaded>(file: string, load: () => Promise<Loaded>): Promise<Loaded> => {
  const { promise: stray, reject } = Promise.withResolvers<never>();
  const idle = (): void => {
    reject(new Error('it waits for something that never happens (an `await` at its top)'));
  };
  noteModule(file);
  loading += 1;
  process.on('uncaughtException', reject);
  process.once('beforeExit', idle);
  refuseExit();
  try {
    const loaded = await Promise.race([load(), stray]);
    // A promise that was rejected meanwhile is told of after those that wait have gone on.
    await Promise.race([new Promise(setImmediate), stray]);
    return loaded;
  } finally {
    process.off('beforeExit', idle);
    process.off('uncaughtException', reject);
    loading -= 1;
  }
};

/** From the first module on: what calls exit() and is one of them is told; others end the program as they mean to. */
const refuseExit = (): void => {
  if (isExitRefused) return;
  isExitRefused = true;
  const exit = process.exit.bind(process);
  process.exit = (code?: number | string | null): never => {
    const call = new Error(`it ends the program, by process.exit(${String(code ?? '')})`);
    if (moduleOf(call) !== null) throw call;
    return exit(code);
  };
};
