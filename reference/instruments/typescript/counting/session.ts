/** What the probe reports to the instruments about the script that is running. */
import { SearchSteps } from './steps.ts';

export interface Session {
  /** Was a key changed while it was in the queue? */
  readonly keys: boolean;
  /** Which search does each operation belong to? */
  readonly searches: boolean;
  /** Do keys come out after others that their own comparison puts later? That takes comparisons which a subject can count. */
  readonly contradictions: boolean;
  /** Record at most this many operations of each queue one by one. */
  readonly trace: number;
  /** From this step of a search on queues answer the wrong way round; 0: never. */
  readonly disorder: number;
  /** Steps in disorder after which a search is ended. */
  readonly disorderSteps: number;
  /** From this step with a choice on each queue gives out a later key before its first, a few times; 0: never. */
  readonly mildDisorder: number;
  /** Are some different boards equal, every third pair that is compared? */
  readonly confused: boolean;
  /** What boards call their tiles in texts, by tile; empty: by their own names. */
  readonly names: readonly number[];
  /** Calls of insert and delMin allowed over all queues. */
  readonly queueOperations: number;
  /** Ends the process: the limit of queue operations is reached. */
  exceeded(): void;
  print(text: string): void;
  /** Texts that the subject can open by name. */
  readonly files: Readonly<Record<string, string>>;
  readonly stdin: string;
}

/** What a script may ask for, and does not. */
export const unasked = {
  keys: false,
  searches: false,
  contradictions: false,
  trace: 0,
  disorder: 0,
  mildDisorder: 0,
  confused: false,
  names: [],
} satisfies Partial<Session>;

/** Watches nothing and limits nothing. */
export const idle: Session = {
  ...unasked,
  disorderSteps: Number.MAX_SAFE_INTEGER,
  queueOperations: Number.MAX_SAFE_INTEGER,
  exceeded: () => undefined,
  print: () => undefined,
  files: {},
  stdin: '',
};

/**
 * The running session, the number of its script, and how many queue operations it has seen, steps since the counts were last reset
 * where queues are to be in disorder, and comparisons of different boards where some are to be equal.
 * `epoch` grows with every reset of the counts; `watched` is false while objects are weighed, when new queues are not to be
 * watched.
 */
export const running: {
  session: Session;
  script: number;
  operations: number;
  search: SearchSteps;
  confusions: number;
  epoch: number;
  watched: boolean;
} = {
  session: idle,
  script: 0,
  operations: 0,
  search: new SearchSteps(),
  confusions: 0,
  epoch: 0,
  watched: true,
};

/** Prints for the subject: captured by the probe. What is no text has come from functions that the subject has replaced. */
export const print = (text: unknown): void => {
  if (typeof text === 'string') running.session.print(text);
};

/** What an instrument keeps in static fields is of one script: of the one that had this number. */
export const scriptNumber = (): number => running.script;

export const standardInput = (): string => running.session.stdin;

/** The text of a file, by its name or by the last part of its path; null when there is none. */
export const fileNamed = (name: unknown): string | null => {
  if (typeof name !== 'string') return null;
  const { files } = running.session;
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const known = [name, last].find((path) => Object.hasOwn(files, path));
  return known === undefined ? null : (files[known] ?? null);
};
