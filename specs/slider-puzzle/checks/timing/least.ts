/**
 * Do the counts show a search at all, and one that runs on the queue? Each is held against what every correct search needs, whatever its style: one that
 * remembers the boards it has seen has the least, and a worse estimate than Manhattan's needs more.
 */
import { defineMessages } from '../../../../harness/messages/messages.ts';
import type { KnownLeast } from '../../../../reference/oracle/counting/form-counts.ts';
import { thousands } from '../../wording/show.ts';
import { calls } from './limits.ts';
import type { RawCounts } from './raw-counts.ts';

const messages = defineMessages('timing.least', {
  nodes: '{call} on {puzzle} is right, but the library’s queues show less than any search needs: {actual}.',
  boards: '{call} on {puzzle} is right, but the boards show less than any search needs: {actual}.',
  inAndOut: '{inserts} and {delMins}',
  nodesExpected: 'at least {inserts} nodes put in, and {delMins} taken out',
  fewerBoards: 'neighbors() on fewer than {least} of the boards where every search must call it',
  boardsExpected: 'neighbors() on each of these {least} boards',
  before:
    '{call} on {puzzle} is right, but {asked} of {all} calls of neighbors() came before the first node was taken from a queue: the search does not run on the queue.',
  after:
    '{call} on {puzzle} is right, but {asked} of {all} calls of neighbors() came after the last node was taken from a queue: the search does not run on the queue.',
  between:
    '{call} on {puzzle} is right, but {asked} of {all} calls of neighbors() came many at a time, with no node taken from a queue in between: the search does not run on the queue.',
  inTurn: 'one node taken from a queue for each call of neighbors(), with a few exceptions',
  outOfTurn: 'calls of neighbors(): {before} before the first removal, {between} between two, {after} after the last',
  turnHint:
    'Take a node from the queue, ask its board for its neighbors, put those into the queue, and repeat. What goes through a queue after the search is over, or before it begins, is not the search.',
  nodesHint:
    'Every board whose moves plus manhattan() are less than the number of moves of the solution must be taken from the queue before the goal, and its neighbors put in: a search that does so with fewer uses another queue, or gets the answer in another way, which cannot be assessed.',
  boardsHint:
    'Every board whose moves plus manhattan() are less than the number of moves of the solution must be asked for its neighbors before the search can end: a search that asks fewer uses boards of its own, or gets the answer in another way, which cannot be assessed.',
});

/** Why a row shows no search, in words; null when it does. */
export interface Unseen {
  readonly message: string;
  readonly expected: string;
  readonly actual: string;
  readonly hint: string;
}

/** What a row is held against: the least that any search needs, null where it is not known. */
interface Least {
  readonly moves: number;
  readonly counts: KnownLeast;
}

interface Asked {
  readonly call: string;
  readonly puzzle: string;
}

/** The roots of a search may be expanded without having been in a queue. */
const roots = 2;

export const queueUnseen = ({ call, puzzle }: Asked, { moves, counts }: Least, raw: RawCounts): Unseen | null => {
  if (!hasFewNodes(counts, raw)) return turnsUnseen({ call, puzzle }, moves, raw);
  const actual = messages.inAndOut({
    inserts: calls(raw.inserts, 'insert()'),
    delMins: calls(raw.delMins, 'delMin()'),
  });
  return {
    message: messages.nodes({ call, puzzle, actual }),
    expected: messages.nodesExpected({
      inserts: thousands(insertsOf(counts)),
      delMins: thousands(counts.mustExpand),
    }),
    actual,
    hint: messages.nodesHint(),
  };
};

export const boardsUnseen = (
  { call, puzzle }: Asked,
  { moves, counts: { mustExpand } }: Least,
  raw: RawCounts,
): Unseen | null => {
  if (mustExpand === null || !hasFewBoards(mustExpand, moves, raw)) return null;
  const actual = messages.fewerBoards({ least: thousands(certain(mustExpand)) });
  return {
    message: messages.boards({ call, puzzle, actual }),
    expected: messages.boardsExpected({ least: thousands(mustExpand) }),
    actual,
    hint: messages.boardsHint(),
  };
};

/** Boards were expanded where nothing had come out of a queue. */
export const turnsUnseen = ({ call, puzzle }: Asked, moves: number, raw: RawCounts): Unseen | null => {
  const { outOfTurn, neighbors } = raw;
  if (outOfTurn === null || !isOutOfTurn(moves, raw)) return null;
  const { before, between, after } = outOfTurn;
  const [when, asked] =
    before >= Math.max(between, after)
      ? (['before', before] as const)
      : after >= between
        ? (['after', after] as const)
        : (['between', between] as const);
  return {
    message: messages[when]({ call, puzzle, asked: thousands(asked), all: thousands(neighbors) }),
    expected: messages.inTurn(),
    actual: messages.outOfTurn({ before: thousands(before), between: thousands(between), after: thousands(after) }),
    hint: messages.turnHint(),
  };
};

/**
 * Honest searches of any style ask next to nothing out of turn: the roots, and where the way is told by asking the boards on
 * it once more, those. A tenth of all is more than any of them, and far less than a search.
 */
export const isOutOfTurn = (moves: number, { outOfTurn, neighbors }: RawCounts): boolean => {
  if (outOfTurn === null) return false;
  const { before, between, after } = outOfTurn;
  return before + between + after > few + 2 * moves + neighbors / 10;
};

/** The roots, asked a few times. */
const few = 16;

/** Less went through the queues than any search needs. */
export const hasFewNodes = (least: KnownLeast, { inserts, delMins }: RawCounts): least is CountedLeast =>
  isCounted(least) && (inserts < insertsOf(least) - roots || delMins < least.mustExpand - roots);

type CountedLeast = KnownLeast & { readonly mustExpand: number };

const isCounted = (least: KnownLeast): least is CountedLeast => least.mustExpand !== null;

/** What has to be taken out, and what is still in the queue then. */
const insertsOf = ({ mustExpand, mustHold }: CountedLeast): number => mustExpand + (mustHold ?? 0);

/** Fewer boards were asked for their neighbors than any search needs, by far more than the estimate may be off. */
export const hasFewBoards = (least: number | null, moves: number, { expanded }: RawCounts): boolean => {
  if (least === null) return false;
  let boards = 0;
  for (const [level, estimate] of expanded) if (level < moves) boards += estimate;
  return boards < certain(least);
};

const certain = (least: number): number => Math.floor(0.8 * least) - roots;
