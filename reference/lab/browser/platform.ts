/** What the reference asks of the place where it runs: a browser, in a worker. */
import innerLoops from '../inner-loops/inner-loops.wasm';

/**
 * A browser reports at most roughly how large the machine is, and never what is free: a part of it that is no burden.
 */
export const availableMemory = (): number => {
  const { deviceMemory } = navigator as { readonly deviceMemory?: number };
  return Math.min(deviceMemory ?? usualGigabytes, mostGigabytes) * gigabyte * share;
};

const usualGigabytes = 4;
const mostGigabytes = 8;
const gigabyte = 2 ** 30;
const share = 1 / 4;

/** The bundle holds the bytes. */
export const innerLoopsModule = (): WebAssembly.Module => new WebAssembly.Module(innerLoops);

/** A turn of the event loop, so that messages are delivered. */
export const yieldToOthers = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));
