/** All faults that can be named, by id. */
import { boardFaults } from './board-faults.ts';
import { distanceFaults } from './distance-faults.ts';
import type { Fault } from './fault.ts';
import { neighborFaults } from './neighbor-faults.ts';
import { searchFaults } from './search-faults.ts';
import { solverFaults } from './solver-faults.ts';

export const faults: ReadonlyMap<string, Fault> = new Map(
  [distanceFaults, boardFaults, neighborFaults, solverFaults, searchFaults].flat().map((fault) => [fault.id, fault]),
);
