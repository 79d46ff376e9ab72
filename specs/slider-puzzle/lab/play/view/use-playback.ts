/** Shows the moves one after another, at the chosen speed. */
import { useEffect } from 'preact/hooks';
import type { Action } from '../reduce.ts';
import type { State } from '../state.ts';

export const usePlayback = ({ isPlaying, speed, route }: State, send: (action: Action) => void): void => {
  useEffect(() => {
    if (!isPlaying) return;
    let frame = 0;
    let shown = performance.now();
    const show = (now: number): void => {
      const moves = Math.floor(((now - shown) * speed) / 1_000);
      if (moves > 0) {
        shown += (moves * 1_000) / speed;
        send({ kind: 'advance', moves });
      }
      frame = requestAnimationFrame(show);
    };
    frame = requestAnimationFrame(show);
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isPlaying, speed, route]);
};
