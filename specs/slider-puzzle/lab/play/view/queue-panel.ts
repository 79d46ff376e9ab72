/** The queue of the assignment's search itself, step by step, from when a search is begun. */
import { type ComponentChildren, h } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { drawQueue } from '../../../../../harness/pages/figures/search.ts';
import { traceSearch } from '../../../../../reference/oracle/traced-search.ts';
import type { Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { shownTrace } from '../../../traces/shown-search.ts';
import { playMessages as words } from '../messages/page.ts';
import { StepButtons, type StepButtonsProps } from './player.ts';

/** Steps that are recorded, boards that are drawn of a step, and milliseconds between two steps that play. */
const most = { steps: 200, entries: 8, nodes: 5_000 } as const;
const interval = 900;
/** Larger boards have no room beside each other. */
const largest = 5;

export const hasQueue = (method: string, n: number): boolean => method === 'lockstep' && n <= largest;

const names = {
  first: words.firstStep,
  back: words.stepBack,
  play: words.playSteps,
  pause: words.pauseSteps,
  forward: words.stepForward,
  last: words.lastStep,
};

/** `tiles`: where the search begins. */
export const QueuePanel = ({ tiles }: { readonly tiles: Tiles }): ComponentChildren => {
  const board = tiles.join();
  const trace = useMemo(() => {
    const search = traceSearch(tiles, { priority: 'manhattan', steps: most.steps, nodes: most.nodes });
    return { ...shownTrace(search, 'reference'), title: words.queueOf() };
    // The same board may come as another array.
  }, [board]);
  const last = trace.steps.length - 1;
  const steps = useSteps(board, last);
  const says = trace.cut ? words.queueLong : words.queueStep;
  return h(
    'section',
    { class: 'panel queue', 'aria-labelledby': 'queue' },
    h('h2', { id: 'queue' }, words.queueSteps()),
    h(StepButtons, { ...steps, last, names, position: says({ step: steps.at, last }) }),
    drawQueue(trace, steps.at, { entries: most.entries }),
  );
};

/** Plays by itself from the first step of each board, where nothing speaks against motion. */
const useSteps = (board: string, last: number): Pick<StepButtonsProps, 'at' | 'isPlaying' | 'onGo' | 'onPlay'> => {
  const [at, setAt] = useState(0);
  const [wantsPlay, setPlay] = useState(false);
  const isPlaying = wantsPlay && at < last;
  useEffect(() => {
    setAt(0);
    setPlay(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, [board]);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      setAt(at + 1);
    }, interval);
    return () => {
      clearTimeout(timer);
    };
  }, [isPlaying, at]);
  const onGo = (to: number): void => {
    setPlay(false);
    setAt(to);
  };
  const onPlay = (isToPlay: boolean): void => {
    setPlay(isToPlay);
    if (isToPlay && at >= last) setAt(0);
  };
  return { at, isPlaying, onGo, onPlay };
};
