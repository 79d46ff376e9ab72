/** What this language's processes see of the host, and how those that read sources are run: the compiler host and the linter. */
import type { z } from 'zod';
import { graderFault } from '../../contracts/errors.ts';
import type { Mount, ProcessEvidence, Sandbox, SandboxCommand } from '../../contracts/sandbox.ts';
import { COMPILER_HEAP_MIB } from './compiler-command.ts';
import type { Kit } from './kit.ts';

const MEBIBYTE = 1_048_576;

export const nodeMounts = (kit: Kit): { readonly node: Mount; readonly kit: Mount } => ({
  node: { from: kit.node, to: '/node' },
  kit: { from: kit.folder, to: '/kit' },
});

/** `args` gets the path of a file of the kit, as the process will see it. The linter, too, reads with the kit's compiler. */
export const hostCommand = (
  sandbox: Sandbox,
  prepared: Kit,
  args: (inKit: (path: string) => string) => string[],
  more: readonly Mount[] = [],
): SandboxCommand => {
  const { node, kit } = nodeMounts(prepared);
  return {
    executable: sandbox.resolve(node),
    args: args((path) => sandbox.resolve(kit, path)),
    env: { NODE_PATH: sandbox.resolve(kit, 'node_modules') },
    mounts: [node, kit, ...more],
    limits: { memoryBytes: (COMPILER_HEAP_MIB + 512) * MEBIBYTE, cpuSeconds: 600, threads: 40 },
  };
};

/** The lines that were delivered whole: one that is cut off belongs to what did not end. `who` answers by this schema. */
export const answersIn = <Answer>(stdout: Buffer, schema: z.ZodType<Answer>, who: string): Answer[] =>
  stdout
    .toString('utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const parsed = schema.safeParse(JSON.parse(line));
      if (parsed.success) return parsed.data;
      throw graderFault('host-answer', `The answer of the ${who} cannot be understood.`, { cause: parsed.error });
    });

/**
 * Did a process of Node end because its heap was full? V8 says so before it ends the process. An abort alone does not: Node
 * aborts as well where it can start no thread.
 */
export const ranOutOfMemory = ({ killedFor, stderrTail }: ProcessEvidence): boolean =>
  killedFor === 'memory' || /out of memory|Allocation failed|bad_alloc/.test(stderrTail);
