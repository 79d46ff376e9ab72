/**
 * The inner loops of the searches, in AssemblyScript: a strict subset of TypeScript that compiles to WebAssembly. Each
 * loop repeats what a plain version in TypeScript does, and a test compares the two.
 *
 * To add a loop: write a file here, export its functions below, and say in `../inner-loops.ts` (`Loops`) how they are
 * called. `npm run wasm` then makes `../inner-loops.wasm`, which is committed; a test fails when it is not what these
 * files give. What holds for all loops:
 *
 * - Memory is laid out by hand, with no allocation and no arrays: constants are addresses in bytes, and each loop has the
 *   whole memory to itself, since every user makes an instance of its own (`newLoops`). The first 1024 bytes stay unused.
 * - `host.ts` counts nodes: call `spend()` for each, and leave the search, with true, when `mustStop()` says so. On the
 *   goal return `found(moves)`: true means that the search is over, false that it goes on for further solutions.
 * - Directions are numbered as in `reference/oracle/grid.ts`: down, right, left, up; the opposite of d is 3 - d.
 */
export { grant, left } from './host';
export { costs, lineConflicts, walkingSteps, fifteenPath } from './fifteen-tables';
export { searchManhattan, searchConflicts, searchWalking } from './fifteen';
export { cells, setUp, searchAnySize, anySizePath } from './any-size';
export { searchPatterns, patternGroups, patternTables, patternHeap } from './patterns';
export { setUpBuild, expandOrder, packOrder, buildManhattan, buildHeap } from './pattern-build';
