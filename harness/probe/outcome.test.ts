import { expect, it } from 'vitest';
import type { ProcessEvidence } from '../contracts/sandbox.ts';
import { completeScript } from '../contracts/protocol.ts';
import { outcomeOf, outcomeOfLoading } from './outcome.ts';

const terms = {
  script: completeScript({ substitute: [], rows: [{}], steps: [{ op: 'counters' }] }),
  heapBytes: 1,
  memoryBytes: 2,
  threads: 1,
  ranOutOfMemory: () => true,
};
const answer = { rows: [], rowCpuMs: [], ending: { kind: 'closed' } } as const;
const killed: ProcessEvidence = { exitCode: 137, signal: 'SIGKILL', killedFor: 'machine', stderrTail: '' };

it.each([
  ['in a script', outcomeOf({ answer, overrun: null, evidence: killed }, terms)],
  ['while it loaded the program', outcomeOfLoading({ kind: 'died', evidence: killed }, terms)],
])('a process that the kernel killed %s, since the machine had no memory left, is a fault', (_, outcome) => {
  expect(outcome).toMatchObject({
    kind: 'fault',
    message: expect.stringContaining('this machine had no memory left') as string,
  });
});
