/** Starts a process of the grader in the folders of a lane, with what it must not pass on to a submission. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../harness/contracts/report.ts';

export interface LaneSettings {
  /** Absolute; its `work` is the working folder. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** A file that is open on descriptor 77 of the grader. */
  readonly inherited: string;
}

/** What a grading said, and which process it was. */
export interface Spoken {
  /** Null when the grading failed; `error` then says how. */
  readonly report: Report | null;
  readonly error: string | null;
  /** Everything that was rendered or printed, by the words for it. */
  readonly outputs: Readonly<Record<string, string>>;
  /** The process, what it had started before, and the mark of its sandboxes; null marks are not known. */
  readonly harness: { readonly pid: number; readonly before: readonly number[]; readonly mark: string | null };
}

export interface Started {
  readonly child: ChildProcess;
  readonly pid: number;
}

const inheritedDescriptor = 77;

/** Runs Node with `args`; standard output and error are pipes. The descriptors between are not open. */
export const startProcess = (settings: LaneSettings, args: readonly string[], more: readonly 'ipc'[]): Started => {
  const canary = openSync(settings.inherited, 'r');
  const stdio: (number | 'ignore' | 'pipe' | 'ipc')[] = ['ignore', 'pipe', 'pipe', ...more];
  while (stdio.length < inheritedDescriptor) stdio.push('ignore');
  try {
    const cwd = join(settings.folder, 'work');
    const child = spawn(process.execPath, args, { cwd, env: settings.env, stdio: [...stdio, canary] });
    if (child.pid === undefined) throw new Error(`${process.execPath} cannot be started`);
    return { child, pid: child.pid };
  } finally {
    closeSync(canary);
  }
};

/** Collects what a process prints; the result takes what came since the last time. */
export const listenTo = ({ stdout, stderr }: ChildProcess): (() => string) => {
  let said = '';
  for (const stream of [stdout, stderr]) stream?.on('data', (data: Buffer) => (said += data.toString()));
  return () => {
    const taken = said;
    said = '';
    return taken;
  };
};
