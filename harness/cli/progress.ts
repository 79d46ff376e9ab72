/** One line on standard error that says what is going on, for people at a terminal; nothing in a pipe. */
import type { StatusLine } from '../contracts/command.ts';
import type { GradingEvent } from '../contracts/events.ts';

export interface Progress {
  onEvent(event: GradingEvent): void;
  /** Removes the line. */
  stop(): void;
}

export const openProgress = async (wanted: boolean, color: boolean): Promise<Progress> => {
  const line = wanted ? await openLine(color) : silent;
  return {
    onEvent: (event) => {
      line.show(describeEvent(event));
    },
    stop: line.stop.bind(line),
  };
};

/** A line that changes, for work that takes long. */
export const openLine = async (color: boolean): Promise<StatusLine> => {
  // A terminal that does not tell its width has none, and ora would then count lines without end.
  if (!process.stderr.isTTY || process.stderr.columns === 0) return silent;
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

const silent: StatusLine = { show: () => undefined, clear: () => undefined, stop: () => undefined };

const phases = {
  reading: 'Reading the submission',
  preparing: 'Getting ready',
  building: 'Compiling',
  checking: 'Checking',
  scoring: 'Adding up',
} as const;

/** `12 of 55 checks done: stack-5a push() of the files`. */
const describeEvent = (event: GradingEvent): string =>
  event.kind === 'phase'
    ? phases[event.phase]
    : `${event.done} of ${event.total} checks done: ${event.id} ${event.title}`;
