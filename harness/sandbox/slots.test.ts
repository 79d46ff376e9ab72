import { Server } from 'node:net';
import { describe, it, expect, vi } from 'vitest';
import { takeSlot } from './slots.ts';

describe.skipIf(process.platform !== 'linux')('slots', () => {
  it('give every taker a user of its own', async () => {
    const slots = await Promise.all(Array.from({ length: 5 }, takeSlot));
    expect(new Set(slots.map(({ uid }) => uid)).size).toBe(5);
    expect(slots.every(({ uid }) => uid >= 64_001 && uid <= 65_500)).toBe(true);
    for (const slot of slots) slot.release();
  });

  it('let a released user rest before it is used again', async () => {
    const first = await takeSlot();
    first.release();
    const second = await takeSlot();
    expect(second.uid).not.toBe(first.uid);
    second.release();
  });

  it('are not all in use when the system refuses one for a moment', async () => {
    // None has rested.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const refused = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
      process.nextTick(() => this.emit('error', Object.assign(new Error('listen EMFILE'), { code: 'EMFILE' })));
      return this;
    });
    await expect(takeSlot()).rejects.toThrow('EMFILE');
    refused.mockRestore();
    clock.mockRestore();
    (await takeSlot()).release();
  });
});
