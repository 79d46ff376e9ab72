/** Builds the table of walking distance in a new process and prints the milliseconds of wall time: run by solver.ts. */
import { walkingDistance } from '../../../reference/heuristics/walking-distance-table.ts';

const started = performance.now();
walkingDistance(4);
process.stdout.write(String(performance.now() - started));
