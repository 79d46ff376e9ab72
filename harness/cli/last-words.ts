/** What ends the program from outside of what it waits for is told in words, as every other error is. */
import { brokenModule } from '../course/broken-module.ts';
import { loadedModules } from '../course/loaded-files.ts';
import { moduleOf } from '../course/place-in-module.ts';
import { isLoading } from '../course/stray-errors.ts';
import { errorText } from './error-text.ts';
import { exitCodeOfError } from './exit-code.ts';
import { forPeople, toStderr } from './terminal.ts';

/** From now on, until the function that it gives is called. */
export const tellLastWords = (verbose: boolean): (() => void) => {
  const end = (error: unknown): void => {
    if (isLoading()) return;
    toStderr(forPeople(errorText(error, verbose)));
    process.exit(exitCodeOfError(error));
  };
  const onError = (cause: unknown): void => {
    end(strayError(cause));
  };
  const onIdle = (): void => {
    end(idleError());
  };
  process.on('uncaughtException', onError);
  process.once('beforeExit', onIdle);
  return () => {
    process.off('uncaughtException', onError);
    process.off('beforeExit', onIdle);
  };
};

const strayError = (cause: unknown): unknown => {
  const module = moduleOf(cause);
  return module === null ? cause : brokenModule(module, 'The course module threw where nobody waited for it', cause);
};

/** Nothing of the grader's waits for nothing. */
const idleError = (): Error => {
  const [module] = loadedModules();
  const cause = new Error('it waits for something that never happens');
  return module === undefined ? cause : brokenModule(module, 'The course module does not come to an end', cause);
};
