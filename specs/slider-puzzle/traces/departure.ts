/**
 * Where a search departs from A* as the assignment sets it, by more than the order of equal priorities. Each step is
 * held against the rules and not against the reference's own step, since with ties two correct searches may differ.
 */
import { defineMessages } from '../../../harness/messages/messages.ts';
import { isSolvable } from '../../../reference/puzzle/parity.ts';
import { isGoal, neighbors, sameTiles, type Tiles } from '../../../reference/puzzle/tiles.ts';
import type { TracedNode, TracedSearch, TracedStep } from '../../../reference/oracle/traced-search.ts';
import { inline } from '../wording/show.ts';

const messages = defineMessages('8puzzle.departure', {
  ended: 'the search ends here, although the goal was not taken out of the queue.',
  manyStarts: 'the search begins with {count} nodes in the queue, not with the initial board alone.',
  otherStart: 'the search does not begin with the initial board in the queue.',
  order:
    'the node taken out has priority {priority} ({moves} + {distance}), although there is one with priority {least} in the queue.',
  goneOn: 'the search goes on after the goal was taken out of the queue.',
  back: 'the board before the previous one was put in again ({board}): the critical optimization is missing.',
  extra: 'a board was put in that is not a neighbor of the one taken out: {board}.',
  missing: {
    one: '{count} neighbor of the board taken out was not put in: {board}.',
    other: '{count} neighbors of the board taken out were not put in; the first is {board}.',
  },
  twice: 'a neighbor was put in more than once.',
  depth:
    'the nodes put in are {moves} moves from the initial board, not {due}: they were not made from the board taken out.',
});

export interface Departure {
  /** The step at which it can be seen. */
  readonly step: number;
  readonly message: string;
}

export const departureOf = (root: Tiles, search: TracedSearch): Departure | null => {
  const numbered = new Map<number, TracedNode>();
  for (const [step, traced] of search.steps.entries()) {
    for (const node of [...traced.entries, ...traced.inserted]) numbered.set(node.number, node);
    const start = step === 0 ? wrongStart(root, traced) : null;
    if (start !== null) return { step, message: start };
    if (traced.taken === null) return isSolvable(root) ? { step, message: messages.ended() } : null;
    const order = wrongOrder(traced.taken, traced.entries);
    if (order !== null) return { step, message: order };
    if (isGoal(traced.taken.tiles)) return goneOn(search, step);
    const parent = traced.taken.parent === null ? undefined : numbered.get(traced.taken.parent);
    const seenAt = Math.min(step + 1, search.steps.length - 1);
    if (isLast(search, step)) return null;
    if (endsAfter(search, step)) return isSolvable(root) ? { step: seenAt, message: messages.ended() } : null;
    const put = wrongInserted(traced.taken, traced.inserted, parent);
    if (put !== null) return { step: seenAt, message: put };
  }
  return null;
};

/**
 * After the last step that is shown, the record may have ended between two insertions, or the twin's search was right.
 */
const isLast = ({ cut, steps, ended }: TracedSearch, step: number): boolean =>
  (cut || ended === 'twin') && step === steps.length - 1;

/** No node is taken out any more, and the goal was not among them. */
const endsAfter = ({ steps }: TracedSearch, step: number): boolean => (steps[step + 1]?.taken ?? null) === null;

const wrongStart = (root: Tiles, { entries }: TracedStep): string | null => {
  const [first, ...others] = entries;
  if (others.length > 0) return messages.manyStarts({ count: entries.length });
  return first?.moves === 0 && sameTiles(first.tiles, root) ? null : messages.otherStart();
};

const wrongOrder = (taken: TracedNode, entries: readonly TracedNode[]): string | null => {
  const least = Math.min(...entries.map(({ priority }) => priority));
  if (taken.priority === least) return null;
  const { priority, moves, distance } = taken;
  return messages.order({ priority, moves, distance, least });
};

const goneOn = (search: TracedSearch, step: number): Departure | null =>
  search.delMins > step + 1 ? { step: Math.min(step + 1, search.steps.length - 1), message: messages.goneOn() } : null;

const wrongInserted = (
  taken: TracedNode,
  inserted: readonly TracedNode[],
  parent: TracedNode | undefined,
): string | null => {
  const due = neighbors(taken.tiles).filter((next) => parent === undefined || !sameTiles(next, parent.tiles));
  const extra = inserted.filter(({ tiles }) => !due.some((one) => sameTiles(one, tiles)));
  const missing = due.filter((one) => !inserted.some(({ tiles }) => sameTiles(one, tiles)));
  const back = extra.find(({ tiles }) => parent !== undefined && sameTiles(tiles, parent.tiles));
  if (back !== undefined) return messages.back({ board: inline(back.tiles) });
  const [first] = extra;
  if (first !== undefined) return messages.extra({ board: inline(first.tiles) });
  const [left] = missing;
  if (left !== undefined) return messages.missing({ board: inline(left), count: missing.length });
  if (inserted.length > due.length) return messages.twice();
  const deep = inserted.find(({ moves }) => moves !== taken.moves + 1);
  return deep === undefined ? null : messages.depth({ moves: deep.moves, due: taken.moves + 1 });
};
