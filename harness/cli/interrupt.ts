/** Ctrl-C: what runs is told to stop, and given a moment to do so. A second one ends the grader at once. */
import { isatty } from 'node:tty';
import { commandExits } from '../contracts/command.ts';
import { toStderr } from './terminal.ts';

/** As shells report a program that was ended by SIGINT. */
export const interruptedExit = commandExits.interrupted;

const graceMs = 5_000;
/** `timeout` signals its program and then its whole group, and a service manager the launcher as well, which hands it on. */
const togetherMs = 500;
/** Without one, nothing hangs up that matters: `nohup` says so, which Node undoes when it starts. */
const hasTerminal = [0, 1, 2].some(isatty);
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Thrown instead of the error in which aborted work ends. */
export class Interrupted extends Error {}

/**
 * Runs work that obeys a signal. Throws `Interrupted` for whatever it throws once it was told to stop; its value is handed on.
 * `advice` is what a person who stops it is told besides.
 */
export const interruptible = async <T>(work: (signal: AbortSignal) => Promise<T>, advice = ''): Promise<T> => {
  const controller = new AbortController();
  let toldAt = -Infinity;
  const stop = (name: NodeJS.Signals): void => {
    if (name === 'SIGHUP' && !hasTerminal) return;
    if (performance.now() - toldAt < togetherMs) return;
    if (controller.signal.aborted) process.exit(interruptedExit);
    toldAt = performance.now();
    controller.abort();
    toStderr('\nInterrupted. Stopping what is running; press Ctrl-C again to stop at once.\n');
    toStderr(advice);
    setTimeout(() => process.exit(interruptedExit), graceMs).unref();
  };
  for (const signal of signals) process.on(signal, stop);
  try {
    return await work(controller.signal);
  } catch (error) {
    throw controller.signal.aborted ? new Interrupted() : error;
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
};
