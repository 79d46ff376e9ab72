/** What is going on, on standard error: one line that changes for people at a terminal, and now and then a line in a log. */
import type { StatusLine } from '../contracts/command.ts';
import type { GradingEvent } from '../contracts/events.ts';
import { isFailure } from '../contracts/is-failure.ts';
import { toStderr } from './terminal.ts';

export interface Progress<Event> {
  onEvent(event: Event): void;
  stop(): void;
}

export const openProgress = async (wanted: boolean, color: boolean): Promise<Progress<GradingEvent>> => {
  const line = wanted ? await openLine(color) : silent;
  let failing = 0;
  return {
    onEvent: (event) => {
      if (event.kind === 'check-finished' && isFailure(event)) failing += 1;
      line.show(describeEvent(event, failing));
    },
    stop: line.stop.bind(line),
  };
};

/** A line that changes, for work that takes long. */
export const openLine = async (color: boolean): Promise<StatusLine> => {
  if (!canRewrite()) return silent;
  // Slow to load, hence only where it is used.
  const { default: ora } = await import('ora');
  const spinner = ora({ stream: process.stderr, discardStdin: false, ...(color ? {} : { color: false }) });
  let isOver = false;
  return {
    show: (text) => {
      if (isOver) return;
      spinner.text = text.slice(0, Math.max(20, process.stderr.columns - 4));
      if (!spinner.isSpinning) spinner.start();
    },
    clear: () => spinner.stop(),
    stop: () => {
      isOver = true;
      spinner.stop();
    },
  };
};

/**
 * A terminal that does not tell its width has none, and ora would then count lines without end. On one that is `dumb`, or of a CI
 * service, it would print a line for each change.
 */
const canRewrite = (): boolean =>
  process.stderr.isTTY && process.stderr.columns !== 0 && process.env['TERM'] !== 'dumb' && !('CI' in process.env);

/** How often a log is told. */
const logEveryMs = 5_000;

/** For long work that also runs where no line can change: there, a line at the start and then one every few seconds. */
export const openLineOrLog = (color: boolean): Promise<StatusLine> =>
  canRewrite() ? openLine(color) : Promise.resolve(logLine(toStderr, logEveryMs));

export const logLine = (write: (text: string) => void, everyMs: number): StatusLine => {
  let next = 0;
  return {
    show: (text) => {
      if (performance.now() < next) return;
      next = performance.now() + everyMs;
      write(`${text}\n`);
    },
    clear: () => undefined,
    stop: () => undefined,
  };
};

const silent: StatusLine = { show: () => undefined, clear: () => undefined, stop: () => undefined };

const phases = {
  reading: 'Reading the submission',
  preparing: 'Getting ready',
  building: 'Compiling',
  checking: 'Checking',
  scoring: 'Adding up',
} as const;

/** `12 of 55 checks done, 1 not passed: stack-5a push() of the files`. */
const describeEvent = (event: GradingEvent, failing: number): string => {
  if (event.kind === 'phase') return phases[event.phase];
  const { done, total, id, title } = event;
  return `${done} of ${total} checks done${failing > 0 ? `, ${failing} not passed` : ''}: ${id} ${title}`;
};
