/** How large a search in memory may grow on this machine. */
import { availableMemory } from '../platform.ts';

/** Bytes: half of what is free now, in the container if there is one. The other half is for whatever else runs here. */
export const bytesToUse = (): number => Math.floor(availableMemory() / 2);

/** Steps of a search between two calls of its watch: some milliseconds each, for boards of any size. */
export const stepsBetweenTicks = (n: number): number => Math.max(1, Math.floor(2 ** 14 / (n * n)));
