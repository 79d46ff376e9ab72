/** Runs the search that the state asks for, and hands what comes of it back. */
import { useEffect, useMemo } from 'preact/hooks';
import { methodNamed } from '../../../../../reference/lab/methods/index.ts';
import { type Effort, outcomeOf } from '../../solve/answer.ts';
import { fewestJob, jobFor } from '../choices.ts';
import type { Action } from '../reduce.ts';
import type { SearchJob } from '../search/messages.ts';
import { type SearchFound, SearchThread } from '../search/search-thread.ts';
import { boardOf, type Fewest, type State } from '../state.ts';
import { heuristicOf } from '../../../../../reference/lab/methods/method.ts';

/** Returns what stops it: the answer is then what was known last. */
export const useSearch = (state: State, send: (action: Action) => void, script: string): (() => void) => {
  const thread = useMemo(() => new SearchThread(script), [script]);
  const run = state.search.kind === 'running' ? state.search.run : null;
  useEffect(() => {
    if (run === null) return;
    const job = jobFor(boardOf(state), state.choice);
    let isWanted = true;
    const onProgress = (progress: Extract<Action, { kind: 'progress' }>['progress']): void => {
      if (isWanted) send({ kind: 'progress', progress });
    };
    void thread.run(job, onProgress).then((answer) => {
      if (!isWanted) return;
      const done = answer.kind === 'refused' ? answer : { kind: 'done' as const, ...judged(job, answer) };
      send({ kind: 'answer', answer: done, show: !matchMedia('(prefers-reduced-motion: reduce)').matches });
    });
    return () => {
      isWanted = false;
      thread.stop();
    };
    // The search is of the state at its beginning.
  }, [run]);
  return () => {
    thread.stop();
  };
};

/** Held against what is known without it, as `grade solve` does. */
const judged = (job: SearchJob, { result, seconds, queues }: SearchFound) => {
  const by = result.kind === 'ended' ? undefined : result.by;
  const effort: Effort = {
    method: by?.method ?? job.method,
    heuristic: by === undefined ? heuristicOf(methodNamed(job.method), job.tiles.length, job.options) : by.heuristic,
    nodes: result.nodes,
    seconds,
    queues,
  };
  return { outcome: outcomeOf(job.tiles, result, true), effort };
};

/** The fewest moves for the board where the player began, beside whatever else goes on. */
export const useFewest = ({ fewest }: State, send: (action: Action) => void, script: string): void => {
  const thread = useMemo(() => new SearchThread(script), [script]);
  const asked = fewest.kind === 'asked' ? fewest.tiles : null;
  useEffect(() => {
    if (asked === null) return;
    let isWanted = true;
    void thread
      .run(fewestJob(asked), () => undefined)
      .then((answer) => {
        if (isWanted && answer.kind === 'found') send({ kind: 'fewest', fewest: fewestOf(answer.result) });
      });
    return () => {
      isWanted = false;
      thread.stop();
    };
  }, [asked]);
};

const fewestOf = (result: SearchFound['result']): Fewest => {
  if (result.kind === 'solved') return { kind: 'known', moves: result.moves.length };
  return result.kind === 'unsolvable' || result.kind === 'solvable'
    ? { kind: 'none' }
    : { kind: 'at-least', moves: result.atLeast };
};
