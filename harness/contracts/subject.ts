/** A built submission running in a sandbox, as the engine sees it: scripts in, outcomes out. */
import type { Capture, Observation, Script } from './protocol.ts';

/** Limits of one script, or of each row of a paced one, that are enforced from outside the process. */
export interface OutsideLimits {
  /** Wall time of the script, in milliseconds, without the time that it waited for a core. */
  readonly wallMs: number;
  /** CPU time of the script over the process tree, in milliseconds. */
  readonly cpuMs: number;
  /** What of both may pass until another row is finished. */
  readonly untilRow?: { readonly wallMs: number; readonly cpuMs: number } | undefined;
  /** When all of it has to end, starting a process included: an instant of `performance.now()`. */
  readonly deadline?: number | undefined;
  /** Less than usual, since the program did not finish before. */
  readonly isShort?: boolean | undefined;
}

interface Progress {
  /** The observations of each finished row. A row that is missing here was being run when the script ended. */
  readonly rows: readonly (readonly Observation[])[];
  /**
   * For each finished row of a paced script the CPU milliseconds of the subject's own thread, measured from outside;
   * null where the host cannot see them. Empty for other scripts.
   */
  readonly rowCpuMs: readonly (number | null)[];
  readonly out: Capture;
  readonly err: Capture;
  /** The step that was being taken when the script ended, by its index, where that is told. */
  readonly step?: number | undefined;
  /** Not run: how every script before it ended, each of which came to no answer at all. */
  readonly isAssumed?: boolean | undefined;
}

interface StoppedIn {
  /** In which call it was stopped, as it is written: `next()`, `new Sample(…)`. */
  readonly call?: string | undefined;
}

/** What came of a script. Everything but `completed` has ended the process; the next script starts another. */
export type ScriptOutcome =
  | ({ readonly kind: 'completed' } & Progress)
  | ({
      readonly kind: 'timed-out';
      readonly clock: 'wall' | 'cpu';
      readonly limitMs: number;
      /** Was that less than usual, since the program did not finish before? */
      readonly isShort?: boolean | undefined;
    } & StoppedIn &
      Progress)
  /** The deadline passed. `starved`: most of the time the machine was busy with something else. */
  | ({ readonly kind: 'out-of-time'; readonly starved: boolean } & Progress)
  /** The process ended: by exit or halt of the subject, a signal, or a failure of the runtime. */
  | ({ readonly kind: 'crashed'; readonly exitCode: number | null; readonly signal: string | null } & Progress)
  | ({ readonly kind: 'out-of-memory'; readonly limitBytes: number } & StoppedIn & Progress)
  /** More threads at once than a subject may have. */
  | ({ readonly kind: 'thread-limit'; readonly limit: number } & Progress)
  | ({ readonly kind: 'operation-limit'; readonly limit: number } & Progress)
  | ({ readonly kind: 'output-limit'; readonly limitBytes: number } & Progress)
  /** Something other than an answer of the probe came on its channel. */
  | ({ readonly kind: 'tampering'; readonly detail: string } & Progress)
  /** The submission was built, but its classes cannot be loaded. */
  | ({ readonly kind: 'unloadable'; readonly message: string } & Progress)
  /** Ours: the sandbox or the probe failed. Never the subject's doing. */
  | ({ readonly kind: 'fault'; readonly message: string } & Progress);

/** One subject. Not for concurrent use: one script at a time. Restarts itself after a death. */
export interface Subject {
  run(script: Script, limits: OutsideLimits): Promise<ScriptOutcome>;
  /**
   * Has the process that was asked last waited for a core for a good part of its life, since the machine was busy with something
   * else? It may have been replaced since.
   */
  starved(): boolean;
  /** Kills the process and everything it started. */
  close(): Promise<void>;
}
