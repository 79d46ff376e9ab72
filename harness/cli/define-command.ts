/** What a command of the program is made of once it is asked for. */
import type { Command } from 'commander';
import type { Assignment } from '../contracts/assignment.ts';

/** What the program hands to its commands. `report` is told the exit code. */
export interface CommandContext {
  readonly assignments: readonly Assignment[];
  readonly report: (exitCode: number) => void;
}

/** Gives a command its arguments, options and action. */
export type DefineCommand = (command: Command, context: CommandContext) => void;
