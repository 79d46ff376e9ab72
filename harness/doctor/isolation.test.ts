import { describe, expect, it } from 'vitest';
import { plainSandbox } from '../sandbox/plain.ts';
import { attemptAll, tryIsolation } from './isolation.ts';

const leaked = (attempts: readonly { id: string; leaked: boolean }[]): string[] =>
  attempts.filter((attempt) => attempt.leaked).map(({ id }) => id);

describe('tryIsolation', () => {
  it('sees every attempt fail in the sandbox of this machine', async () => {
    const isolation = await tryIsolation();
    expect(isolation.problem).toBeNull();
    expect(leaked(isolation.attempts)).toEqual([]);
    expect(isolation).toMatchObject({ tier: 'full', holds: true, remedy: null });
  });
});

describe('attemptAll', () => {
  it('sees what a plain process can do, so that a wall without effect would be noticed', async () => {
    const attempts = await attemptAll(plainSandbox());
    expect(leaked(attempts)).toEqual(expect.arrayContaining(['read', 'connect', 'proc', 'fork']));
  });

  it('counts an attempt that was never reported as leaked', async () => {
    const mute = { ...plainSandbox(), resolve: () => '/bin/true' };
    expect(leaked(await attemptAll(mute))).toEqual(['read', 'write', 'connect', 'proc', 'fork']);
  });
});
