import { PassThrough } from 'node:stream';
import { describe, it, expect } from 'vitest';
import { readLines } from './line-reader.ts';

describe('lines of a hostile stream', () => {
  it('are put together from chunks, and cut apart', async () => {
    const stream = new PassThrough();
    const lines = readLines(stream, 100);
    stream.write('on');
    stream.write('e\ntwo\nth');
    stream.end('ree\nrest');
    expect(await lines.next()).toEqual({ kind: 'line', text: 'one' });
    expect(await lines.next()).toEqual({ kind: 'line', text: 'two' });
    expect(await lines.next()).toEqual({ kind: 'line', text: 'three' });
    expect(await lines.next()).toEqual({ kind: 'end' });
  });

  it('are at most so long', async () => {
    const stream = new PassThrough();
    stream.write('x'.repeat(101));
    expect(await readLines(stream, 100).next()).toEqual({ kind: 'too-long' });
  });

  it('that nobody asks for stay where they are', async () => {
    const stream = new PassThrough();
    const lines = readLines(stream, 1_000);
    for (let i = 0; i < 1_000; i++) stream.write('x'.repeat(1_000));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(stream.isPaused()).toBe(true);
    expect(stream.readableLength + stream.writableLength).toBeGreaterThan(900_000);
    expect(lines.pending()).toBe(true);
  });
});
