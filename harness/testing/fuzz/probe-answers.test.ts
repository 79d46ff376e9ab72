/** What reads a probe's channel, fed with anything: 50,000 answers. */
import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from './runs.ts';
import { openChannel } from '../../probe/channel.ts';
import { runScript, type Answer } from '../../probe/exchange.ts';
import { readFrame } from '../../probe/frames.ts';
import { script as scriptSchema } from '../../contracts/protocol.ts';
import type { SandboxedProcess } from '../../contracts/sandbox.ts';
import { damagedJson } from './damaged.ts';

const nonce = '0123456789abcdef'.repeat(2);
const silent = { head: '', tail: '', bytes: 0 };
const script = scriptSchema.parse({
  substitute: [],
  rows: [{}, {}, {}],
  steps: [{ op: 'callStatic', class: 'A', method: 'f', args: [] }],
});
const observations = [
  { kind: 'value', value: 1, type: 'int' },
  { kind: 'object', type: 'Board' },
  { kind: 'each', items: [[{ kind: 'value', value: 'x', type: 'String' }], []] },
  { kind: 'exception', type: 'E', message: 'm', frames: [{ member: 'a', file: 'b', line: 1 }] },
  { kind: 'exception', type: 'E', message: '', frames: [], others: ['java.util'], stack: [-1, -1] },
  { kind: 'counters', operations: { equals: 3 }, queues: [] },
];
const honest: readonly unknown[] = [
  ...observations.slice(0, 3).map((one, index) => ({ kind: 'row', nonce, index, observations: [one] })),
  { kind: 'end', nonce, rows: 3, out: silent, err: silent },
];

/** The streams of a process that says these bytes when it is asked, whatever it is asked, and ends. */
const saying = (answer: (asked: string) => readonly Buffer[]): SandboxedProcess => {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  stdin.once('data', (asked: Buffer) => {
    for (const chunk of answer(/"nonce":"(\w+)"/u.exec(asked.toString())?.[1] ?? '')) stdout.write(chunk);
    stdout.end();
  });
  const ended = new Promise<never>(() => undefined);
  return { stdin, stdout, cpuMs: () => 0, threads: () => null, kill: () => undefined, ended };
};

const read = (answer: (asked: string) => readonly Buffer[]): Promise<Answer> =>
  runScript(openChannel(saying(answer)), script, { begin: () => undefined, end: () => null });

/** Cut at any place, as a pipe may do. */
const inChunks = (bytes: Buffer, cuts: readonly number[]): Buffer[] => {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  return places.slice(1).map((end, index) => bytes.subarray(places[index], end));
};

const cuts = fc.array(fc.nat(), { maxLength: 4 });

describe('an answer', () => {
  it('that is honest is taken, however the pipe cuts it', async () => {
    const taken = fc.asyncProperty(cuts, async (places) => {
      const bytes = (asked: string) =>
        Buffer.from(honest.map((one) => `${JSON.stringify({ ...(one as object), nonce: asked })}\n`).join(''));
      expect((await read((asked) => inChunks(bytes(asked), places))).ending.kind).toBe('end');
    });
    await fc.assert(taken, { numRuns: runs(2_000) });
  });

  it('of any frames, changed anywhere, ends in an outcome and is complete when it is taken', async () => {
    const lines = fc.array(
      fc.oneof(fc.constantFrom(...honest), fc.record({ kind: fc.string(), nonce: fc.constant(nonce) })),
      { maxLength: 6 },
    );
    const anyAnswer = fc.asyncProperty(damagedJson(lines), cuts, async (text, places) => {
      const { ending, rows } = await read((asked) => inChunks(Buffer.from(text.replaceAll(nonce, asked)), places));
      expect(['end', 'limit', 'fault', 'tampering', 'closed']).toContain(ending.kind);
      expect(rows.every((row) => row.length === 1)).toBe(true);
      if (ending.kind === 'end') expect(rows.length).toBe(3);
    });
    await fc.assert(anyAnswer, { numRuns: runs(28_000) });
  });
});

describe('a line', () => {
  it('of any JSON is a frame with its nonce, or the reason why it is none', () => {
    const anyLine = fc.property(fc.oneof(fc.json(), damagedJson(fc.tuple(fc.constantFrom(...honest)))), (line) => {
      const found = readFrame(line.trimEnd(), nonce);
      if (found.ok) expect(found.frame.nonce).toBe(nonce);
      else expect(found.detail).not.toBe('');
    });
    fc.assert(anyLine, { numRuns: runs(20_000) });
  });

  it.each([
    ['arrays', '['.repeat(1_000_000)],
    ['closed arrays', '['.repeat(200_000) + ']'.repeat(200_000)],
    ['objects', '{"a":'.repeat(500_000)],
    [
      'observations',
      `{"kind":"row","nonce":"${nonce}","index":0,"observations":[${'{"kind":"each","items":[['.repeat(100_000)}${']]}'.repeat(100_000)}]}`,
    ],
  ])('of very deep %s is no frame', (_, line) => {
    expect(readFrame(line, nonce)).toMatchObject({ ok: false });
  });
});
