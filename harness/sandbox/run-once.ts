/** Runs one process in the sandbox from start to end: input in, output out. For compilers. */
import { graderFault } from '../contracts/errors.ts';
import type { OnceLimits, OnceResult, Sandbox, SandboxCommand, SandboxedProcess } from '../contracts/sandbox.ts';

/** @throws {GraderError} a fault of the grader when the sandbox could not start the process */
export const requireStarted = (command: SandboxCommand, result: OnceResult): OnceResult => {
  if (result.evidence.notStarted !== undefined) throw notStarted(command, result.evidence.notStarted);
  return result;
};

/** @throws {GraderError} a fault of the grader when the kernel stopped the process, since the machine had no memory left */
export const requireMemory = ({ evidence }: Pick<OnceResult, 'evidence'>): void => {
  if (evidence.killedFor !== 'machine') return;
  throw graderFault('no-memory', 'The kernel stopped the compiler, because this machine had no memory left.', {
    remedy: 'Give it more memory, or lower --jobs.',
  });
};

/** Ends within the wall limit and a short grace, no matter what the process does. A sandbox that failed is a result, too. */
export const runToEnd = async (
  sandbox: Sandbox,
  command: SandboxCommand,
  input: string | Buffer,
  limits: OnceLimits,
): Promise<OnceResult> => {
  const child = await sandbox.start(command);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    child.kill();
  }, limits.wallMs);
  const output = collect(child, limits.outputBytes);
  child.stdin.end(input);
  const evidence = await child.ended;
  clearTimeout(timer);
  return { evidence, timedOut, ...output() };
};

const notStarted = ({ executable }: SandboxCommand, said: string): Error =>
  graderFault('sandbox-failed', `The sandbox could not start ${executable}: ${said}`, {
    remedy: 'Run `npx grade doctor` to see what works on this machine.',
  });

/** Reads up to the limit, then kills and drops the rest. */
const collect = (child: SandboxedProcess, limit: number): (() => Pick<OnceResult, 'stdout' | 'overflowed'>) => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    if (bytes <= limit) chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > limit) child.kill();
  });
  return () => ({ stdout: Buffer.concat(chunks).subarray(0, limit), overflowed: bytes > limit });
};
