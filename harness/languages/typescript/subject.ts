/** Starts the probe with a submission in it. */
import type { SandboxCommand } from '../../contracts/sandbox.ts';
import { startSubject } from '../../probe/client.ts';
import type { Program } from '../../contracts/protocol.ts';
import type { Subject } from '../../contracts/subject.ts';
import type { SubjectContext } from '../../contracts/language.ts';
import { methodsByClass } from '../api-methods.ts';
import { kitOf } from './kit.ts';
import { nodeMounts, ranOutOfMemory } from './host-process.ts';

const MEBIBYTE = 1_048_576;
/** Besides the heap: Node itself, the young generation, code, buffers. */
const OVERHEAD_BYTES = 640 * MEBIBYTE;
const CPU_BACKSTOP_SECONDS = 3_600;
/** Node's own, and those of its garbage collector and compilers. */
const THREADS = 40;

/**
 * For searches, whose nodes are made by the million and nearly all stay to the end. Garbage is collected in one thread:
 * helpers cost more than they save when most of the young survive, and the time of a case does not depend on free
 * cores. It is marked when there is need and not in advance, since a search is over before anything could be freed.
 * A young generation of this size stays in the processor's own cache, smaller ones are collected too often.
 */
const GARBAGE_COLLECTION = ['--max-semi-space-size=4', '--single-threaded-gc', '--no-incremental-marking'];

/**
 * Of a heap that only grows, all is marked again and again and nearly nothing freed: half the time of a search that fills it, and how
 * often depends on how large the heap was before, so that the same search took 8 seconds after others and 19 alone. It
 * is marked when it is full.
 */
const marksWhenFull = (heapMebibytes: number): string => `--initial-old-space-size=${String(heapMebibytes)}`;

/**
 * Code that another thread puts in whenever it is ready would be weighed with the objects that are made meanwhile, and code
 * that is given up, since it has not run for a few collections of garbage, with those that are given up.
 */
const COMPILATION = ['--no-concurrent-recompilation', '--no-flush-bytecode'];

/**
 * For short work without the thorough compiler: each script has a realm of its own, where all code is new, and what it costs
 * to make code quick is more than most scripts gain.
 */
const QUICK_COMPILER = ['--no-turbofan'];

/** Needs `prepare` before. */
export const start = (program: Program, context: SubjectContext): Subject =>
  startSubject({
    sandbox: context.sandbox,
    command: probeCommand(context),
    program,
    heapBytes: context.heapBytes,
    ranOutOfMemory,
  });

const probeCommand = (context: SubjectContext): SandboxCommand => {
  const { sandbox, facts } = context;
  const { node, kit } = nodeMounts(kitOf(facts, context.cacheDir));
  const heapMebibytes = Math.floor(context.heapBytes / MEBIBYTE);
  return {
    executable: sandbox.resolve(node),
    args: [
      `--max-old-space-size=${String(heapMebibytes)}`,
      ...GARBAGE_COLLECTION,
      ...COMPILATION,
      ...(context.work === 'short' ? QUICK_COMPILER : [marksWhenFull(heapMebibytes)]),
      '--stack-size=3900',
      '--disallow-code-generation-from-strings',
      '--disable-proto=delete',
      '--expose-internals',
      '--no-addons',
      '--no-warnings',
      sandbox.resolve(kit, 'probe/driver.js'),
      sandbox.resolve(kit),
      JSON.stringify(facts.modules),
      JSON.stringify(Object.fromEntries(methodsByClass(facts.api))),
    ],
    env: {},
    mounts: [node, kit],
    limits: {
      memoryBytes: context.heapBytes + OVERHEAD_BYTES,
      cpuSeconds: CPU_BACKSTOP_SECONDS,
      threads: THREADS,
    },
  };
};
