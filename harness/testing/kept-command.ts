/** Runs commands in one process that has loaded the program, for tests: to start costs a second of CPU each time. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import pLimit from 'p-limit';
import { type Circumstances, gradeCommand, type Run, puzzlesFolder } from './grade-command.ts';

export interface KeptCommand {
  readonly args: readonly string[];
  readonly cwd: string;
}

const oneByOne = pLimit(1);
let starting: Promise<ChildProcess> | null = null;
let asked = Promise.withResolvers<Run>();

/**
 * `grade ...args`, by default in the folder of the puzzle files. Not for what reads standard input, is interrupted, or loads
 * another module of a course than those of the examples: whatever a process keeps is there for the next command, too.
 */
export const keptCommand = (
  args: readonly string[],
  { cwd = puzzlesFolder }: { readonly cwd?: string } = {},
): Promise<Run> =>
  oneByOne(async () => {
    const host = await (starting ??= start());
    asked = Promise.withResolvers();
    host.send({ args, cwd } satisfies KeptCommand);
    return asked.promise;
  });

/** `grade ...args`, in a process of its own only where its circumstances need one. */
export const quickCommand = (args: readonly string[], how: Circumstances = {}): Promise<Run> =>
  Object.keys(how).every((name) => name === 'cwd') ? keptCommand(args, how) : gradeCommand(args, how);

const start = async (): Promise<ChildProcess> => {
  const host = fork(resolve('scripts/command-host.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await once(host, 'message');
  host.on('message', (run: Run) => {
    asked.resolve(run);
  });
  host.on('exit', (code) => {
    starting = null;
    asked.reject(new Error(`A command ended the process that runs it (exit code ${String(code)}).`));
  });
  host.unref();
  host.channel?.unref();
  return host;
};
