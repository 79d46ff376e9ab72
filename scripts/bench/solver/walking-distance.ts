/** Builds the table of walking distance in a new process and prints the milliseconds of CPU time: run by main.ts. */
import { walkingDistance } from '../../../reference/oracle/heuristics/walking-distance-table.ts';

const started = process.cpuUsage();
walkingDistance(4);
const { user, system } = process.cpuUsage(started);
process.stdout.write(String((user + system) / 1_000));
