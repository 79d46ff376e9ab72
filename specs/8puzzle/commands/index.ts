/** Commands about puzzles, shared by all editions of the assignment. */
import type { AssignmentCommand } from '../../../harness/command.ts';
import { checkCommand } from './check/command.ts';
import { fixturesCommand } from './fixtures/command.ts';
import { playCommand } from './play/command.ts';
import { solveCommand } from './solve/command.ts';
import { traceCommand } from './trace/command.ts';

export const commands: readonly AssignmentCommand[] = [
  solveCommand,
  checkCommand,
  traceCommand,
  playCommand,
  fixturesCommand,
];
