import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { logLine, openLine } from './progress.ts';

describe('progress in a log', () => {
  it('begins at once, and goes on no sooner than after a while', async () => {
    const lines: string[] = [];
    const log = logLine((text) => lines.push(text), 200);
    for (const text of ['one', 'two', 'three']) log.show(text);
    await sleep(250);
    for (const text of ['four', 'five']) log.show(text);
    expect(lines).toEqual(['one\n', 'four\n']);
  });
});

describe('a line that changes', () => {
  it.each([
    ['TERM', 'dumb'],
    ['CI', 'true'],
  ])('is left out where each change would be a line of its own: %s=%s', async (name, value) => {
    const { isTTY, columns } = process.stderr;
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    vi.stubEnv('TERM', 'xterm');
    vi.stubEnv('CI', undefined);
    vi.stubEnv(name, value);
    Object.assign(process.stderr, { isTTY: true, columns: 80 });
    onTestFinished(() => {
      Object.assign(process.stderr, { isTTY, columns });
      vi.restoreAllMocks();
      vi.unstubAllEnvs();
    });
    const line = await openLine(false);
    line.show('one');
    expect(write).not.toHaveBeenCalled();
    line.stop();
  });
});
