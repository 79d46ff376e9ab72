/** Arrow keys and swipes: a tile slides the way that they point. */
import { useEffect, useRef } from 'preact/hooks';

export type Arrow = 'up' | 'down' | 'left' | 'right';

const arrows: Readonly<Record<string, Arrow>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export const arrowOf = (event: KeyboardEvent): Arrow | null =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ? null : (arrows[event.key] ?? null);

/** Arrow keys, when the keyboard is nowhere in particular. */
export const useArrows = (onArrow: (arrow: Arrow) => void): void => {
  const latest = useRef(onArrow);
  latest.current = onArrow;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const arrow = arrowOf(event);
      if (arrow === null || event.target !== document.body) return;
      event.preventDefault();
      latest.current(arrow);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
};

/** CSS pixels that a finger must go at least. */
const shortestSwipe = 24;

interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/** A swipe is not a click. */
export const useSwipe = (onSwipe: (arrow: Arrow) => void): SwipeHandlers => {
  const from = useRef<readonly [x: number, y: number] | null>(null);
  const isSwipe = useRef(false);
  return {
    onPointerDown: (event) => {
      from.current = [event.clientX, event.clientY];
      isSwipe.current = false;
    },
    onPointerUp: (event) => {
      if (from.current === null) return;
      const [x, y] = from.current;
      from.current = null;
      const arrow = arrowBetween(event.clientX - x, event.clientY - y);
      if (arrow === null) return;
      isSwipe.current = true;
      onSwipe(arrow);
    },
    onClickCapture: (event) => {
      if (!isSwipe.current) return;
      isSwipe.current = false;
      event.stopPropagation();
    },
  };
};

const arrowBetween = (right: number, down: number): Arrow | null => {
  if (Math.max(Math.abs(right), Math.abs(down)) < shortestSwipe) return null;
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'right' : 'left';
  return down > 0 ? 'down' : 'up';
};
