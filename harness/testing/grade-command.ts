/** Runs the real command line, for tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Report } from '../contracts/report.ts';

export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Circumstances {
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Sends Ctrl-C so many milliseconds after the command began to listen for it. */
  readonly interruptAfterMs?: number;
  /** Sends Ctrl-C when this holds. */
  readonly interruptWhen?: () => boolean;
  /** The reader goes away after so many characters. */
  readonly readCharacters?: number;
}

export const puzzlesFolder = resolve('fixtures/puzzles');

/** Printed on standard error by a command that begins to listen for Ctrl-C: before that it would just end. */
const listening = '<listening>';
const tellListening = `process.on('newListener', (name) => name === 'SIGINT' && process.stderr.write('${listening}'))`;
const options = `--import=data:text/javascript,${encodeURIComponent(tellListening)}`;

/** `grade ...args`, by default in the folder of the puzzle files. */
export const gradeCommand = (args: readonly string[], how: Circumstances = {}): Promise<Run> =>
  new Promise((done) => {
    const child = spawn(process.execPath, [resolve('bin/grade.js'), ...args], {
      cwd: how.cwd ?? puzzlesFolder,
      env: { ...process.env, ...(how.interruptAfterMs === undefined ? {} : { NODE_OPTIONS: options }), ...how.env },
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      if (stdout.length > (how.readCharacters ?? Infinity)) child.stdout.destroy();
    });
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    if (how.interruptWhen !== undefined) interrupt(child, how.interruptWhen, 0);
    if (how.interruptAfterMs !== undefined) interrupt(child, () => stderr.includes(listening), how.interruptAfterMs);
    child.stdin.on('error', () => undefined).end(how.input ?? '');
    child.on('close', (code) => {
      done({ code, stdout, stderr: stderr.replaceAll(listening, '') });
    });
  });

/** The report of `grade ...args`. @throws what the command said, where it did not end well */
export const gradedReport = async (args: readonly string[], how: Circumstances & { cwd: string }): Promise<Report> => {
  const file = join(how.cwd, `${randomUUID()}.json`);
  const { code, stderr } = await gradeCommand([...args, '--output', `json=${file}`], how);
  if (code !== 0) throw new Error(stderr);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
};

/** Sends Ctrl-C so many milliseconds after something holds. */
const interrupt = (child: ChildProcess, holds: () => boolean, ms: number): void => {
  const timer = setInterval(() => {
    if (!holds()) return;
    clearInterval(timer);
    setTimeout(() => child.kill('SIGINT'), ms);
  }, 20);
  child.on('close', () => {
    clearInterval(timer);
  });
};
