/** Runs the real command line, for tests. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Circumstances {
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Sends Ctrl-C so many milliseconds after the start. */
  readonly interruptAfterMs?: number;
  /** The reader goes away after so many characters. */
  readonly readCharacters?: number;
}

export const puzzlesFolder = resolve('fixtures/puzzles');

/** `grade ...args`, by default in the folder of the puzzle files. */
export const gradeCommand = (args: readonly string[], how: Circumstances = {}): Promise<Run> =>
  new Promise((done) => {
    const child = spawn(process.execPath, [resolve('bin/grade.js'), ...args], {
      cwd: how.cwd ?? puzzlesFolder,
      env: { ...process.env, ...how.env },
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      if (stdout.length > (how.readCharacters ?? Infinity)) child.stdout.destroy();
    });
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.stdin.on('error', () => undefined).end(how.input ?? '');
    if (how.interruptAfterMs !== undefined) setTimeout(() => child.kill('SIGINT'), how.interruptAfterMs);
    child.on('close', (code) => {
      done({ code, stdout, stderr });
    });
  });
