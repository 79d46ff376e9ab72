import { expect, it, vi } from 'vitest';
import { goal } from '../../../../../reference/puzzle/tiles.ts';
import type { SearchJob } from './messages.ts';
import { serveSearches } from './worker.ts';

it('answers also where a browser that has no more memory throws what is no error', async () => {
  const replies = vi.fn();
  vi.stubGlobal('postMessage', replies);
  serveSearches();
  const tiles = new Proxy(goal(3), {
    get: (target, name) => {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- as Firefox does
      if (name === '0') throw 'out of memory';
      return Reflect.get(target, name) as unknown;
    },
  });
  const job: SearchJob = { tiles, method: 'a-star', options: {} };
  globalThis.onmessage?.call(globalThis as never, { data: job } as MessageEvent<SearchJob>);
  await vi.waitFor(() => {
    expect(replies).toHaveBeenCalledWith({ kind: 'full' });
  });
  vi.unstubAllGlobals();
});
