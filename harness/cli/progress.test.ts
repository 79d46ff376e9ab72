import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { logLine } from './progress.ts';

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
