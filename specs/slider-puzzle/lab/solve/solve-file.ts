/** One puzzle, from its tiles to the answer. */
import { basename } from 'node:path';
import type { StatusLine } from '../../../../harness/contracts/command.ts';
import { methodNamed } from '../../../../reference/lab/methods/index.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import type { Searcher, SearchLimits } from '../search/searcher.ts';
import { farWords } from '../../commands/messages.ts';
import { type AllAnswer, type Answer, type CountsAnswer, outcomeOf, requireRight } from './answer.ts';
import { nameOf } from './input.ts';
import type { SolveOptions } from './options.ts';
import { solveMessages } from './messages.ts';
import { heuristicOf } from '../../../../reference/lab/methods/method.ts';

export interface SolveContext {
  readonly options: SolveOptions;
  readonly searcher: Searcher;
  readonly line: StatusLine;
  readonly signal: AbortSignal;
}

/** @throws {GraderError} when the method cannot take the board, or gave a wrong answer. */
export const solveFile = async (file: string, tiles: Tiles, context: SolveContext): Promise<Answer> => {
  const { options, searcher, signal } = context;
  await searcher.open();
  const start = performance.now();
  const { method, heuristic, weight, ties, twin } = options;
  const job = { kind: 'solve', tiles, method, options: { heuristic, weight, ties, twin } } as const;
  const found = await searcher.run(job, limitsOf(file, solveMessages.searching, start, context));
  const result = found.kind === 'found' ? found.result : found;
  const outcome = outcomeOf(tiles, result, signal.aborted);
  return {
    file,
    tiles,
    outcome,
    effort: {
      ...((result.kind === 'ended' ? undefined : result.by) ?? {
        method,
        heuristic: heuristicOf(methodNamed(method), tiles.length, options),
      }),
      nodes: result.nodes,
      seconds: found.kind === 'found' ? found.seconds : (performance.now() - start) / 1_000,
      queues: result.kind === 'ended' ? [] : result.queues,
    },
    all: outcome.kind === 'solved' && options.all ? await allOf(file, tiles, outcome, start, context) : null,
    counts: options.stats ? await countsOf(file, tiles, start, context) : null,
  };
};

/** The shortest solutions, in what is left of the time for this file. */
const allOf = async (
  file: string,
  tiles: Tiles,
  { letters }: { readonly letters: string },
  start: number,
  context: SolveContext,
): Promise<AllAnswer> => {
  const { searcher, options } = context;
  const job = { kind: 'all', tiles, moves: letters.length, limit: options.limit } as const;
  const found = await searcher.run(job, limitsOf(file, solveMessages.searchingAll, start, context));
  const result = found.kind === 'found' ? found.result : found;
  if (result.kind !== 'counted') return { kind: 'not-counted', reason: reasonOf(result, context) };
  requireRight(tiles, result.solutions, letters.length);
  return { kind: 'counted', count: result.count, solutions: result.solutions };
};

const reasonOf = (result: object, { signal }: SolveContext): string => {
  if ('reason' in result && result.reason === 'memory') return solveMessages.notCountedMemory();
  return signal.aborted ? solveMessages.notCountedInterrupted() : solveMessages.notCountedTime();
};

/** What the official search spends; it has what is left of the time for this file. */
const countsOf = async (file: string, tiles: Tiles, start: number, context: SolveContext): Promise<CountsAnswer> => {
  const limits = limitsOf(file, solveMessages.counting, start, context);
  const found = await context.searcher.run({ kind: 'count', tiles }, limits);
  const result = found.kind === 'found' ? found.result : found;
  if (result.kind === 'counted') return { kind: 'counted', counts: result.counts };
  if (result.kind === 'not-counted' && result.reason !== 'stopped') {
    return { kind: 'not-counted', reason: result.message };
  }
  return { kind: 'not-counted', reason: reasonOf(result, context) };
};

type Doing = typeof solveMessages.searching;

const limitsOf = (file: string, doing: Doing, start: number, context: SolveContext): SearchLimits => ({
  name: nameOf(file),
  ms: context.options.timeLimit * 1_000 - (performance.now() - start),
  signal: context.signal,
  onProgress: (progress) => {
    if (context.signal.aborted) return;
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    context.line.show(doing({ file: basename(nameOf(file)), seconds, far: farWords(progress) }));
  },
});
