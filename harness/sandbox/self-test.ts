/** Tries a sandbox from inside: a process that attacks a canary file, a canary listener and the walls. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheDir } from '../platform/cache-dir.ts';
import { type Attempt, type AttemptId, attemptIds, promises, reportedAttempt } from './attempts.ts';
import { removeLeftovers } from './cached-folder.ts';
import { parseJson } from '../text/parse-json.ts';
import { reachableCopy } from './reachable.ts';
import { runToEnd } from './run-once.ts';
import type { OnceResult, ProcessEvidence, Sandbox, SandboxCommand } from '../contracts/sandbox.ts';
import { intruder } from './self-test-intruder.ts';
import { endOrphanProcess } from './orphan-process.ts';

export type SelfTest =
  | { readonly kind: 'ran'; readonly attempts: readonly Attempt[] }
  /** The process could not be run inside. */
  | { readonly kind: 'not-started'; readonly evidence: ProcessEvidence }
  /** There was no time: the machine is busy, or something in this sandbox waits for ever. */
  | { readonly kind: 'slow'; readonly seconds: number };

export const selfTestLimits = { wallMs: 20_000, outputBytes: 65_536 };

/** Runs the intruder. An attempt that was never reported counts as leaked: it was not seen to fail. */
export const selfTest = async (sandbox: Sandbox, limits = selfTestLimits): Promise<SelfTest> => {
  const canaries = await makeCanaries();
  const listener = await listen();
  const mark = randomUUID();
  const bell = hearSignals();
  try {
    const args = [canaries.open, canaries.closed, String(listener.port), String(process.pid), mark];
    const result = await runToEnd(sandbox, await intrude(sandbox, args), '', limits);
    if (result.timedOut) return { kind: 'slow', seconds: limits.wallMs / 1_000 };
    const reported = parse(result);
    if (reported.size === 0) return { kind: 'not-started', evidence: result.evidence };
    const found = await checkedFromOutside(reported, {
      connections: listener.connections(),
      signals: bell.signals(),
      mark,
    });
    return { kind: 'ran', attempts: attemptIds.map((id) => attemptOf(id, found, sandbox)) };
  } finally {
    bell.close();
    listener.close();
    canaries.remove();
  }
};

/** Those that the tier promises to refuse, and did not. */
export const broken = (attempts: readonly Attempt[]): readonly Attempt[] =>
  attempts.filter(({ leaked, promised }) => leaked && promised);

const intrude = async (sandbox: Sandbox, args: readonly string[]): Promise<SandboxCommand> => {
  const node = { from: await reachableCopy(process.execPath, cacheDir()), to: '/node' };
  return {
    executable: sandbox.resolve(node),
    args: ['-e', intruder, ...args],
    env: {},
    mounts: [node],
    limits: { memoryBytes: 512 * 1024 * 1024, cpuSeconds: 10, threads: 100 },
  };
};

type Reported = ReadonlyMap<AttemptId, Pick<Attempt, 'leaked' | 'detail'>>;

const parse = ({ stdout }: OnceResult): Reported => {
  const lines = stdout.toString('utf8').split('\n');
  const read = lines.flatMap((line) => {
    const { data } = reportedAttempt.safeParse(parseJson(line));
    return data === undefined ? [] : [data];
  });
  return new Map(read.map(({ attempt, leaked, detail }) => [attempt, { leaked, detail }]));
};

/** What the intruder cannot know: whether its connection and its signal arrived, and whether the process that it left is there. */
const checkedFromOutside = async (
  reported: Reported,
  outside: { readonly connections: number; readonly signals: number; readonly mark: string },
): Promise<Reported> => {
  const found = new Map(reported);
  if (outside.connections > 0) found.set('connect', { leaked: true, detail: 'a connection was made' });
  // With processes of its own, it has one of the grader's number, as in a container where the grader is the first process.
  if (outside.signals === 0 && reported.get('signal')?.leaked === true) {
    found.set('signal', { leaked: false, detail: 'reached only a process of its own' });
  }
  const left = reported.get('survive');
  if (left?.leaked === true) {
    const survived = await endOrphanProcess(Number(left.detail), outside.mark);
    const detail = survived ? 'a process kept running after the end' : 'was stopped with it';
    found.set('survive', { leaked: survived, detail });
  }
  return found;
};

const attemptOf = (id: AttemptId, found: Reported, { tier }: Sandbox): Attempt => ({
  ...(found.get(id) ?? { leaked: true, detail: 'no answer from inside' }),
  id,
  promised: promises[tier].includes(id),
});

interface Canaries {
  readonly open: string;
  readonly closed: string;
  remove(): void;
}

/** One that every user may read, which only mounts can keep out of sight; one that is the grading user's own. */
const makeCanaries = async (): Promise<Canaries> => {
  // Of graders that were killed in the middle of a test.
  await removeLeftovers(tmpdir(), new RegExp(`^${CANARIES}`, 'u'));
  const folder = mkdtempSync(join(tmpdir(), CANARIES));
  const [open, closed] = [join(folder, 'open'), join(folder, 'closed')];
  writeFileSync(open, 'canary');
  writeFileSync(closed, 'canary');
  chmodSync(folder, 0o755);
  chmodSync(open, 0o644);
  chmodSync(closed, 0o600);
  return {
    open,
    closed,
    remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const CANARIES = 'grader-canary-';

/** Counts the signals that arrive here. They come before the end of the process that sent them. */
const hearSignals = (): { signals(): number; close(): void } => {
  let signals = 0;
  const count = (): void => {
    signals++;
  };
  process.on('SIGURG', count);
  return { signals: () => signals, close: () => process.off('SIGURG', count) };
};

const listen = async (): Promise<{ port: number; connections(): number; close(): void }> => {
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, connections: () => connections, close: () => server.close() };
};
