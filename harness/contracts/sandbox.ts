/** The sandbox as the rest of the harness sees it. Only this folder starts processes. */
import type { Readable, Writable } from 'node:stream';

/**
 * How strongly a subject is isolated, detected by doing, the strongest first:
 * `full` (bubblewrap with user namespace, no network, no /proc, nothing writable, seccomp),
 * `root` (the same without the user namespace: root makes the others, and its subjects run as another user),
 * `container` (no namespaces: another user, limits, and a sweep of what is left of each run),
 * `none` (a plain process with limits).
 */
export const tiers = ['full', 'root', 'container', 'none'] as const;
export type Tier = (typeof tiers)[number];

/** Is nobody's code graded in this tier unless --allow-weak-isolation is given? */
export const isWeak = (tier: Tier): boolean => tier === 'container' || tier === 'none';

/** A file or folder of the host, shown read-only inside. */
export interface Mount {
  readonly from: string;
  readonly to: string;
}

/** A process to run inside. Paths in `executable` and `args` are inside paths: use `sandbox.resolve`. */
export interface SandboxCommand {
  readonly executable: string;
  readonly args: readonly string[];
  /** The whole environment beside LC_ALL and TZ; nothing is inherited. */
  readonly env: Readonly<Record<string, string>>;
  readonly mounts: readonly Mount[];
  readonly limits: ProcessLimits;
}

export interface ProcessLimits {
  /** Resident memory of the process tree, in bytes; the watchdog kills above it. */
  readonly memoryBytes: number;
  /** CPU seconds of the whole process, a backstop. */
  readonly cpuSeconds: number;
  /** Threads of the process tree. */
  readonly threads: number;
}

/** A finished process, as a value. Failure is not an exception. */
export interface ProcessEvidence {
  /** As a shell gives it: 128 plus the number of a signal that ended the process. */
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** Why we killed it, if we did; `machine`: the kernel did, since the machine had no memory left, and the process had little of it. */
  readonly killedFor: 'memory' | 'threads' | 'request' | 'machine' | null;
  readonly stderrTail: string;
  /** What the sandbox said when it could not even start the process: a fault of ours. */
  readonly notStarted?: string | undefined;
}

export interface ThreadUsage {
  readonly id: number;
  /** The name that the kernel knows it by, at most 15 characters; looked up when asked for, and empty of one that is gone. */
  readonly name: () => string;
  /** Is it the one that its process began with? */
  readonly first: boolean;
  readonly cpuMs: number;
  /** How long it was ready to run and had no core; 0 where the kernel does not tell. */
  readonly waitedMs: number;
}

export interface SandboxedProcess {
  readonly stdin: Writable;
  readonly stdout: Readable;
  /** CPU milliseconds of the process tree so far, as the host sees it. */
  cpuMs(): number;
  /** The threads of the tree as the host sees them now; null where it cannot (no /proc). */
  threads(): readonly ThreadUsage[] | null;
  /** Kills the whole tree at once. */
  kill(): void;
  readonly ended: Promise<ProcessEvidence>;
}

export interface Sandbox {
  readonly tier: Tier;
  /** Starts a process. Throws only for faults of ours (missing executable, sandbox broken). */
  start(command: SandboxCommand): Promise<SandboxedProcess>;
  /** The path inside under which a mount's file is seen: `to` in bubblewrap, `from` where there are no mounts. */
  resolve(mount: Mount, relative?: string): string;
}

/** Of a process that is asked once. */
export interface OnceLimits {
  readonly wallMs: number;
  /** Bytes of standard output; the process is killed above it. */
  readonly outputBytes: number;
}

export interface OnceResult {
  readonly evidence: ProcessEvidence;
  /** At most `outputBytes` bytes. */
  readonly stdout: Buffer;
  readonly timedOut: boolean;
  readonly overflowed: boolean;
}

/** Processes in the sandbox that answer one request after another, kept between gradings. */
export interface Hosts {
  /**
   * Writes `request`, which is one line, and reads the answer. Ends within the wall limit and a short grace, without the time in
   * which a busy machine had no core for it; one that was kept and ends before its answer is replaced, and the time begins again.
   * @throws {GraderError} only for faults of the grader
   */
  ask(sandbox: Sandbox, command: SandboxCommand, request: string, limits: OnceLimits): Promise<OnceResult>;
  /** Ends those that are kept. */
  close(): void;
}
