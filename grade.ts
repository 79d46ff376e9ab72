/** The composition root: the only module that knows both the harness and the assignments. */
import { main } from './harness/cli/main.ts';
import { assignments } from './specs/index.ts';

process.exitCode = await main(assignments, process.argv.slice(2));
