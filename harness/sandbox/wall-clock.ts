/** Wall time as a limit: without the time in which a busy machine had no core. */

/** A clock that was put back for the time waited runs at least so long again. */
const LEAST_MS = 20;

interface WallClock {
  stop(): void;
}

/** Calls `expire` when so much time has passed besides what was waited for a core since, as `waitedMs` tells. */
export const startWallClock = (wallMs: number, waitedMs: () => number, expire: () => void): WallClock => {
  const start = performance.now();
  const look = (): void => {
    const leftMs = wallMs - (performance.now() - start - waitedMs());
    if (leftMs > 0) timer = setTimeout(look, Math.max(leftMs, LEAST_MS));
    else expire();
  };
  let timer = setTimeout(look, wallMs);
  return {
    stop() {
      clearTimeout(timer);
    },
  };
};
