/**
 * A place where one grading after the other runs: a process of the grader with folders of its own, so that everything a
 * grading leaves behind is seen. It is killed when a grading takes too long, and started again for the next one.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from '../../harness/platform/cache-dir.ts';
import type { Canaries } from './canaries.ts';
import { gradeByCommand } from './command.ts';
import type { Answer, GradingOrder } from './messages.ts';
import { allProcesses, descendantsOf } from '../../harness/testing/processes.ts';
import { leftBehind, now } from './processes.ts';
import { type LaneSettings, listenTo, type Spoken, type Started, startProcess } from './start-process.ts';
import { changes, snapshot } from './tree.ts';

export interface Graded extends Pick<Spoken, 'report' | 'error' | 'outputs'> {
  readonly seconds: number;
  /** One sentence for each process and file that is there now and was not before. */
  readonly left: readonly string[];
}

export interface Lane {
  /** Absolute. */
  readonly folder: string;
  /** Never throws for what a submission does; `seconds` are the wall time that it may take. */
  grade(order: GradingOrder, seconds: number): Promise<Graded>;
  /** The same through the command line, in a process of its own. */
  gradeByCommand(order: GradingOrder, seconds: number): Promise<Graded>;
  close(): void;
}

/** `folder` is made, and holds the folders that the grader may think are the user's. */
export const openLane = (folder: string, canaries: Canaries): Lane => {
  const places = ['tmp', 'home', 'work'].map((name) => join(folder, name));
  for (const place of places) mkdirSync(place, { recursive: true });
  const settings = { folder, env: environmentOf(folder, canaries), inherited: canaries.file };
  const watched = watcher(places);
  let grader: Grader | null = null;
  return {
    folder,
    grade: (order, seconds) =>
      watched(async () => {
        grader ??= await startGrader(settings);
        const spoken = await ask(grader, order, seconds);
        if (spoken.report === null && hasEnded(grader.child)) grader = null;
        return spoken;
      }),
    gradeByCommand: (order, seconds) => watched(() => gradeByCommand(settings, order, seconds)),
    close() {
      grader?.child.kill('SIGKILL');
    },
  };
};

const environmentOf = (folder: string, canaries: Canaries): NodeJS.ProcessEnv => ({
  ...process.env,
  GRADER_CACHE_DIR: cacheDir(),
  TMPDIR: join(folder, 'tmp'),
  HOME: join(folder, 'home'),
  ...canaries.environment,
});

/** Runs a grading, and sees what is different afterwards. */
const watcher =
  (places: readonly string[]) =>
  async (run: () => Promise<Spoken>): Promise<Graded> => {
    const before = places.map((place) => ({ place, snapshot: snapshot(place) }));
    const [since, start] = [now(), performance.now()];
    const { harness, ...spoken } = await run();
    const seconds = (performance.now() - start) / 1_000;
    const processes = await leftBehind({ ...harness, since });
    const files = before.flatMap(({ place, snapshot: was }) => changes(was, place));
    return { ...spoken, seconds, left: [...processes, ...files] };
  };

interface Grader extends Started {
  readonly before: readonly number[];
  readonly mark: string;
  /** Takes what was printed since the last time. */
  readonly printed: () => string;
}

const startGrader = async (settings: LaneSettings): Promise<Grader> => {
  const { child, pid } = startProcess(settings, [join(import.meta.dirname, 'grader-process.ts')], ['ipc']);
  const printed = listenTo(child);
  const answer = await Promise.race([once(child, 'message').then(([message]) => message as Answer), ended(child)]);
  if (answer?.kind !== 'ready') throw new Error(`The grader did not start. ${printed()}`);
  const before = descendantsOf(pid, allProcesses()).map((one) => one.pid);
  return { child, pid, before, mark: answer.mark, printed };
};

const ended = (child: ChildProcess): Promise<null> => once(child, 'exit').then(() => null);

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

const ask = async (grader: Grader, order: GradingOrder, seconds: number): Promise<Spoken> => {
  const { child, pid, before, mark, printed } = grader;
  const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1_000);
  const stop = new AbortController();
  const { signal } = stop;
  child.send(order);
  const answer = await Promise.race([
    once(child, 'message', { signal }).then(([message]) => message as Answer),
    once(child, 'exit', { signal }).then(() => null),
  ]);
  stop.abort();
  clearTimeout(timer);
  const outputs = { 'what the grader printed': printed() };
  const spoken = { harness: { pid, before, mark }, outputs };
  if (answer?.kind === 'graded')
    return { ...spoken, ...answer, outputs: { ...outputs, ...answer.outputs }, error: null };
  const error =
    answer?.kind === 'error' ? answer.error : `The grader ended, or was killed after ${seconds.toFixed(0)} s.`;
  return { ...spoken, report: null, error };
};
