/** Whether the machine has the memory that large tables need. */
import { MethodError } from '../methods/method.ts';
import { availableMemory } from '../platform.ts';
import { type Grouping, groupings, type PatternName } from './groupings.ts';

import { packedBytes, spaceOf, statesOf } from './space.ts';

/**
 * Small tables need less than Node.js itself and are not worth the question.
 * @throws {MethodError} when the tables, and what is needed besides them, do not fit into `available` bytes.
 */
export const requireMemory = (
  name: PatternName,
  step: 'made' | 'loaded',
  available: number = availableMemory(),
): void => {
  const needed = step === 'made' ? bytesToMake(groupings[name]) : bytesToLoad(groupings[name]);
  if (needed < smallBytes || needed <= available) return;
  throw new MethodError(
    `The tables of ${name} need ${gigabytes(needed)} of memory to be ${step}; ${gigabytes(available)} are available.`,
    'Use pattern-6-6-3, which needs 0.1 GB, or end other programs first.',
  );
};

const smallBytes = 2 ** 28;

/** One byte a state of the largest group; and the packed tables, and what is being written of them; measured. */
const bytesToMake = (grouping: Grouping): number =>
  Math.max(...spacesOf(grouping).map(statesOf)) + 1.4 * bytesPacked(grouping);

/** The tables, the file, and then the copy that the search works on; measured. */
const bytesToLoad = (grouping: Grouping): number => 2.7 * bytesPacked(grouping);

const bytesPacked = (grouping: Grouping): number =>
  spacesOf(grouping).reduce((sum, space) => sum + packedBytes(space), 0);

const spacesOf = ({ n, groups }: Grouping) => groups.map((tiles) => spaceOf(n, tiles.length));

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;
