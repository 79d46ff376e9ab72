/** Commands that an assignment brings to the command line: `grade <name>`. The harness knows none of them. */
import type { Command } from 'commander';
import type { Prepared, PrepareOptions } from './prepare.ts';
import type { GradingEvent } from './events.ts';
import type { Report } from './report.ts';
import type { ScanSetting } from './scan.ts';

export interface AssignmentCommand {
  /** One word; it must differ from the harness's own commands. Assignments that share a command bring the same object. */
  readonly name: string;
  /** What follows the name in the list of commands: `[options] <file...>`. */
  readonly usage: string;
  /** What it does, in one line. */
  readonly description: string;
  /** Called when the command or its help is asked for, and never by a grading: it may load what it likes. */
  load(): Promise<DefineCommand>;
}

/**
 * Adds arguments, options, help and action. Errors that the action throws are told as the harness tells its own, and
 * decide the exit code.
 */
export type DefineCommand = (command: Command, console: CommandConsole) => void;

/** What a command may do with the terminal, and what the harness does for it. */
export interface CommandConsole {
  /**
   * Standard output. Resolves when the text is out, so that whoever waits never builds up more than is read: to false when
   * the reader has gone away (`grade x | head`).
   */
  print(text: string): Promise<boolean>;
  /** Text that may hold words of a submission's, such that a CI service does not take them for commands. For people only. */
  forPeople(text: string): string;
  /** For the path of an output, before the work. @throws {GraderError} when it is a folder's; `where` and `example` are options as they are written */
  refuseFolder(path: string, where: string, example: string): void;
  /** Writes a file whole or not at all, and makes its folder. @throws {GraderError} when it cannot be written */
  writeFile(path: string, text: string): Promise<void>;
  /** Shows an address of ours in the browser of whoever sits at a terminal; elsewhere nothing happens. */
  openInBrowser(url: string): void;
  /** Standard error, for people. */
  note(text: string): void;
  /** Tells an error as if it had been thrown, while the command goes on. Gives the exit code that it would have had. */
  complain(error: unknown): number;
  /** Columns of standard output: from 64 to 100, 80 where it is no terminal. */
  readonly width: number;
  /** Is standard output coloured? False when NO_COLOR is set. */
  readonly color: boolean;
  /** A line on standard error for people at a terminal; elsewhere nothing is shown. */
  openLine(): Promise<StatusLine>;
  /** The same, and where standard error is no terminal a line of its own now and then, for the log of a CI service. */
  openLineOrLog(): Promise<StatusLine>;
  /**
   * Runs work that obeys a signal, which Ctrl-C gives. Work that is told to stop has five seconds to come to an end; its
   * value is handed on, and what it throws becomes the exit code 130.
   */
  interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Sets the exit code of a command that ends without an error. */
  report(exitCode: number): void;
  /** The assignment that the settings in the working directory name; null when there are none. */
  namedAssignment(): Promise<string | null>;
  /** Where tables and the like are kept; made when it is asked for. */
  cacheDir(): string;
  /**
   * The files of a folder or a zip, within the limits that hold for submissions: links are not followed, nothing is
   * written. @throws {GraderError} when it is neither, or refused as a whole
   */
  listFiles(path: string): Promise<GivenFiles>;
  /** Adds the options that `examine` takes: assignment, language, configuration, scan, weak tiers. */
  addSubmissionOptions(command: Command): void;
  /** Id of the assignment whose classes a folder or zip holds; null when there are none. Nothing of it is run. */
  recognise(path: string, options: SubmissionOptions): Promise<string | null>;
  /** Builds, scans and asks a submission in the sandbox, as a grading does. @throws {GraderError} as a grading does */
  examine(request: ExamineRequest): Promise<Report>;
}

export interface GivenFiles {
  /** By depth, then by name. */
  readonly files: readonly GivenFile[];
  /** Folders that are never looked into. */
  readonly ignoredFolders: readonly string[];
  /** What else was left out, and why: one sentence each. */
  readonly notes: readonly string[];
}

export interface GivenFile {
  /** Relative, forward slashes, safe to show. */
  readonly path: string;
  readonly bytes: number;
  /**
   * The content, cut off at so many bytes; or in words why it cannot be had: a predicate, as in "cannot be read".
   * @throws {GraderError} a fault, when it is the machine that cannot read it
   */
  read(
    maxBytes: number,
  ): Promise<
    { readonly kind: 'bytes'; readonly bytes: Buffer } | { readonly kind: 'unreadable'; readonly reason: string }
  >;
}

export interface StatusLine {
  show(text: string): void;
  /** Takes the line away until something is shown again, so that other text can be printed. */
  clear(): void;
  /** Removes the line. */
  stop(): void;
}

/** Values of the options that `addSubmissionOptions` adds. */
export interface SubmissionOptions {
  readonly assignment?: string | undefined;
  readonly language?: string | undefined;
  readonly config?: string | undefined;
  readonly scan?: ScanSetting | undefined;
  readonly allowWeakIsolation?: boolean | undefined;
}

export interface ExamineRequest {
  /** A folder or a zip. */
  readonly path: string;
  readonly options: SubmissionOptions;
  /** What is asked, in place of what the assignment with this id, or one that extends it, would ask in a grading. */
  prepare(assignment: string, options: PrepareOptions): Promise<Prepared>;
  /** Milliseconds that all questions together may take. */
  readonly totalMs: number;
  /** Bytes that the heap of each program may take at least; the settings may allow more. */
  readonly heapBytes: number;
  readonly signal: AbortSignal;
  onEvent(event: GradingEvent): void;
}

/** Exit codes that commands share: 130 is that of an interrupted one, and errors that are thrown have their own. */
export const commandExits = { done: 0, notAll: 1, usage: 2, notGradable: 3, fault: 4, interrupted: 130 } as const;
