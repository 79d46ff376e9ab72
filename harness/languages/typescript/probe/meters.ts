/** The clock and the scales of the probe's process. They give numbers only. */
import process from 'node:process';
import v8 from 'node:v8';
import vm from 'node:vm';

let collector: (() => void) | null = null;

/** Collects garbage, all of it, at once. */
export const collect = (): void => {
  collector ??= takeCollector();
  collector();
};

/** While the flag is set each new realm has a global `gc`; a subject's realm must not, so it is taken back. */
const takeCollector = (): (() => void) => {
  v8.setFlagsFromString('--expose-gc');
  const gc = vm.runInNewContext('gc') as () => void;
  v8.setFlagsFromString('--no-expose-gc');
  return gc;
};

/** Bytes on the heap and in array buffers outside it. */
export const heapBytes = (): number => {
  const { used_heap_size: used, external_memory: external } = v8.getHeapStatistics();
  return used + external;
};

/** CPU milliseconds of this thread: how much is done with them does not depend on what else the machine does. */
export const now = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
