/** Boards many moves from the caller's: all show their neighbors, the first ones and the last one are asked everything. */
import type { FixedCase, Judgement } from '../../../../../harness/contracts/check.ts';
import type { Observation, Step } from '../../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../../harness/messages/messages.ts';
import { at } from '../../../../../reference/puzzle/at.ts';
import type { Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { tilesIn } from '../../../judges/read-board.ts';
import { firstFailure, type QuestionContext } from '../../../questions/question-context.ts';
import { designedCase, toGrid, type Question } from '../../../questions/question.ts';
import { newBoard } from '../../../questions/steps.ts';
import { boardLines } from '../../../wording/reproduction.ts';
import { describeBoard } from '../../../wording/show.ts';
import type { CheckContext } from '../../context.ts';
import { boardProblem } from '../board-question.ts';
import type { BoardMethod } from './methods.ts';

const messages = defineMessages('board-far-away', {
  name: 'up to {count} moves away',
  reached: {
    one: '{board} (reached from {start} by a call of neighbors())',
    other:
      '{board} (reached from {start} by {count} calls of neighbors(), each on a board that the one before returned)',
  },
  story: {
    one: 'call neighbors(), then {call} of one of them',
    other: 'call neighbors(), then neighbors() of one of them, and so on, {count} times; then {call}',
  },
});

/** More generations than a byte counts. */
const last = 260;
/** So many are asked everything: what a board keeps of those before it is given up after a few moves, if at all. */
const first = 20;
/** Which of its neighbors a board is left for: to and fro, but never for long. */
const choices = [0, 1, 3, 2, 0, 3, 1, 1, 2];
const choiceAt = (step: number): number => at(choices, step % choices.length);

type Methods = readonly BoardMethod[];

export const farAwayCase = (context: CheckContext, methods: Methods, boards: readonly Tiles[]): FixedCase =>
  designedCase(messages.name({ count: last }), question(context, methods), boards);

const question = (context: CheckContext, methods: Methods): Question<Tiles> => ({
  steps: [newBoard('board'), ...Array.from({ length: last + 1 }, (_, step) => stepsAt(methods, step)).flat()],
  row: (tiles) => ({ tiles: toGrid(tiles) }),
  judge: (start, [made, ...observations]) =>
    boardProblem(context, start, made) ?? firstFailure(judged(context, methods, start, observations.values())),
  reproduce: (tiles) => boardLines(context.notation, tiles),
});

const methodsAt = (methods: Methods, step: number): Methods =>
  step < first || step === last ? methods : methods.filter(({ name }) => name === 'neighbors');

const stepsAt = (methods: Methods, step: number): Step[] => [
  ...methodsAt(methods, step).flatMap(({ name, steps }) => steps('board', name)),
  { op: 'pick', from: 'neighborslist', index: choiceAt(step), as: 'board' },
];

/** The next board is the one that was chosen, as it showed itself among the neighbors. */
function* judged(
  context: CheckContext,
  methods: Methods,
  start: Tiles,
  observations: ArrayIterator<Observation>,
): Iterable<Judgement> {
  let tiles = start;
  for (let step = 0; step <= last; step++) {
    let next: Tiles | null = null;
    for (const { name, steps, judge } of methodsAt(methods, step)) {
      const seen = steps('', '').map(() => observations.next().value);
      yield judge(aboutOf(context, { start, tiles, count: step, call: `${name}()` }), tiles, seen);
      if (name === 'neighbors') next = chosen(seen.at(-1), step);
    }
    observations.next();
    if (next === null) return;
    tiles = next;
  }
}

const chosen = (seen: Observation | undefined, step: number): Tiles | null =>
  seen?.kind === 'each' && seen.items.length > 0 ? tilesIn(seen.items[choiceAt(step) % seen.items.length]?.[0]) : null;

interface Asked {
  readonly start: Tiles;
  readonly tiles: Tiles;
  readonly count: number;
  readonly call: string;
}

const aboutOf = (context: CheckContext, { start, tiles, count, call }: Asked): QuestionContext => ({
  ...{ type: 'Board', call },
  get on() {
    const board = describeBoard(tiles);
    return count === 0 ? board : messages.reached({ board, start: describeBoard(start), count });
  },
  get reproduction() {
    const story = count === 0 ? call : messages.story({ count, call });
    return [...boardLines(context.notation, start), context.notation.comment(story)];
  },
});
