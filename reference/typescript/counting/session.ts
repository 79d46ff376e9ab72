/** What the probe tells the instruments about the script that is running. */

export interface Session {
  /** Was a key changed while it was in the queue? */
  readonly keys: boolean;
  /** Which search does each operation belong to? */
  readonly searches: boolean;
  /** Record at most so many operations of each queue one by one. */
  readonly trace: number;
  /** Calls of insert and delMin allowed over all queues. */
  readonly queueOperations: number;
  /** Ends the process: the limit of queue operations is reached. */
  exceeded(): void;
  print(stream: 'out' | 'err', text: string): void;
}

const idle: Session = {
  keys: false,
  searches: false,
  trace: 0,
  queueOperations: Number.MAX_SAFE_INTEGER,
  exceeded: () => undefined,
  print: () => undefined,
};

/** The running session, and how many queue operations it has seen. `epoch` grows with every reset of the counts. */
export const running: { session: Session; operations: number; epoch: number } = {
  session: idle,
  operations: 0,
  epoch: 0,
};

/** Prints for the subject: captured by the probe. */
export const print = (text: string, stream: 'out' | 'err' = 'out'): void => {
  running.session.print(stream, text);
};
