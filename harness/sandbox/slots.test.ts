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

  const takeWhere = async (code: string): ReturnType<typeof takeSlot> => {
    // None has rested.
    using _clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    using _refused = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
      process.nextTick(() => this.emit('error', Object.assign(new Error(`listen ${code}`), { code })));
      return this;
    });
    return await takeSlot();
  };

  it('are not all in use when the system refuses one for a moment', async () => {
    await expect(takeWhere('EMFILE')).rejects.toThrow('EMFILE');
    (await takeSlot()).release();
  });

  it('are taken unclaimed where no socket has such a name, as on macOS', async () => {
    const slot = await takeWhere('EINVAL');
    expect(slot.uid).toBeGreaterThanOrEqual(64_001);
    slot.release();
  });
});
