/**
 * Where a search departs from A* as the assignment sets it, by more than the order of equal priorities. Each step is
 * held against the rules and not against the reference's own step, since with ties two correct searches may differ. Of
 * nodes with the same depth and board, any may be the one that is taken out.
 */
import { defineMessages } from '../../../harness/messages/messages.ts';
import { isSolvable } from '../../../reference/puzzle/parity.ts';
import { isGoal, neighbors, sameTiles, type Tiles } from '../../../reference/puzzle/tiles.ts';
import type { TracedNode } from '../../../reference/oracle/traced-search.ts';
import { at } from '../../../reference/puzzle/at.ts';
import { inline, plural } from '../wording/show.ts';
import type { Removal, SearchRecord } from './replay.ts';
import { type Origin, WaitingNodes } from './waiting-nodes.ts';

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
  depth: 'the nodes put in are {moves} from the initial board, not {due}: they were not made from the board taken out.',
});

export interface Departure {
  /** The step at which it can be seen. */
  readonly step: number;
  readonly message: string;
}

/** All that is recorded is judged, whatever of it is shown. */
export const departureOf = (root: Tiles, { start, removals, cut }: SearchRecord): Departure | null => {
  const wrong = wrongStart(root, start);
  if (wrong !== null) return { step: 0, message: wrong };
  const waiting = new WaitingNodes();
  waiting.add(start, undefined);
  for (const [step, removal] of removals.entries()) {
    const { taken, inserted } = removal;
    const order = wrongOrder(taken, waiting.leastPriority);
    if (order !== null) return { step, message: order };
    const isLast = step === removals.length - 1;
    if (isGoal(taken.tiles)) return isLast ? null : { step: step + 1, message: messages.goneOn() };
    const put = takeOut(waiting, removal, removals[step - 1]?.taken.tiles);
    // After the last removal, the record may have ended between two insertions, or the twin's search was right.
    if (put !== null && !isLast) return { step: step + 1, message: put };
    waiting.add(inserted, taken.tiles);
  }
  if (cut || !isSolvable(root)) return null;
  return { step: Math.max(0, removals.length - (waiting.isEmpty ? 1 : 0)), message: messages.ended() };
};

const wrongStart = (root: Tiles, [first, ...others]: readonly TracedNode[]): string | null => {
  if (others.length > 0) return messages.manyStarts({ count: others.length + 1 });
  return first?.moves === 0 && sameTiles(first.tiles, root) ? null : messages.otherStart();
};

const wrongOrder = ({ priority, moves, distance }: TracedNode, least: number): string | null =>
  priority > least ? messages.order({ priority, moves, distance, least }) : null;

/**
 * What is wrong with the nodes that were put in afterwards, by the likeliest origin of the one taken out. One that was
 * not seen to go in was changed in the queue: it is held against the board taken out before it.
 */
const takeOut = (waiting: WaitingNodes, { taken, inserted }: Removal, before: Origin): string | null => {
  const known = waiting.originsOf(taken);
  const faults = (known.length > 0 ? known : [before]).map((origin) => wrongInserted(taken, inserted, origin));
  const fitting = faults.indexOf(null);
  waiting.remove(taken, Math.max(0, fitting));
  return fitting < 0 ? at(faults, 0) : null;
};

const wrongInserted = (taken: TracedNode, inserted: readonly TracedNode[], origin: Origin): string | null => {
  const due = neighbors(taken.tiles).filter((next) => origin === undefined || !sameTiles(next, origin));
  const extra = inserted.filter(({ tiles }) => !due.some((one) => sameTiles(one, tiles)));
  const missing = due.filter((one) => !inserted.some(({ tiles }) => sameTiles(one, tiles)));
  const back = extra.find(({ tiles }) => origin !== undefined && sameTiles(tiles, origin));
  if (back !== undefined) return messages.back({ board: inline(back.tiles) });
  const [first] = extra;
  if (first !== undefined) return messages.extra({ board: inline(first.tiles) });
  const [left] = missing;
  if (left !== undefined) return messages.missing({ board: inline(left), count: missing.length });
  if (inserted.length > due.length) return messages.twice();
  const deep = inserted.find(({ moves }) => moves !== taken.moves + 1);
  return deep === undefined ? null : messages.depth({ moves: plural(deep.moves, 'move'), due: taken.moves + 1 });
};
