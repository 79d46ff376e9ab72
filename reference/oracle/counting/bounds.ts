/**
 * What the operations of a correct solver can add up to, in any order of nodes of equal priority.
 *
 * A search with priorities f = moves + Manhattan distance, the critical optimization and no other pruning takes from its
 * queue every node with f < C*, where C* is the length of a shortest solution, and none with f > C* (Hart, Nilsson and
 * Raphael, "A formal basis for the heuristic determination of minimum cost paths", 1968): as long as a node is not
 * taken, one of its ancestors or itself is in the queue, and f never decreases along a walk. Of the nodes with f = C* it
 * takes at least those on one way to a goal, and at most all but the other goals. The twin's tree has no goal; what is
 * taken from it depends on how the two searches share their time. docs/assessment.md#timing has the whole argument.
 */
import { at } from '../../puzzle/at.ts';
import { type Watch, unwatched } from '../watch.ts';
import { type Level, type TreeCount, countTree } from './tree-count.ts';
import { type Tiles, manhattan, twin } from '../../puzzle/tiles.ts';

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** Sums over all queues. */
export interface CountBounds {
  readonly delMins: Range;
  readonly inserts: Range;
  /** Boards made, the initial board and the twin included. */
  readonly boards: Range;
  /** A neighbor of any node but a root is compared at most once, and at least one of them is. */
  readonly equals: Range;
  /** With cached priorities: once a node, and the goal test at most twice a node that is taken. */
  readonly manhattan: Range;
  /** Without: two calls a comparison. `least` is that of a search that compares nothing. */
  readonly manhattanUncached: Range;
}

/** How a solver finds out that there is no solution. */
export type SearchForm = 'lockstep' | 'oneQueue' | 'alone';

/** `alone`: the board's own search only (by parity). `lockstep`: two queues, step by step. `oneQueue`: one for both. */
export type FormBounds = Readonly<Record<SearchForm, CountBounds>>;

/** Twenty seconds or so. The puzzles of the assignment need a hundredth of it. */
const defaultMaxNodes = 1_000_000_000;

/**
 * The bounds for a board whose shortest solution has that many moves; null when the trees have more than `maxNodes`, or
 * the watch ends the count.
 * @throws {RangeError} when there is no solution of this length.
 */
export const provableBounds = (
  tiles: Tiles,
  moves: number,
  maxNodes = defaultMaxNodes,
  watch: Watch = unwatched,
): FormBounds | null => {
  const counter: Counter = (root, limit) => countTree(root, limit, maxNodes, watch);
  const tree = counter(tiles, moves);
  if (tree === null) return null;
  const own = ownWork(tree);
  const inLockstep = lockstepTwin(twin(tiles), own, counter);
  const inOneQueue = oneQueueTwin(twin(tiles), moves, counter);
  if (inLockstep === null || inOneQueue === null) return null;
  return {
    lockstep: countsOf([own, inLockstep]),
    oneQueue: countsOf([own, inOneQueue]),
    alone: countsOf([own]),
  };
};

/** Counts a tree up to a limit; null when it is too large. */
type Counter = (root: Tiles, limit: number) => TreeCount | null;

/** The widest range: what any correct solver can need, in whichever form. */
export const anyForm = (bounds: FormBounds): CountBounds => ({
  delMins: union(bounds, (of) => of.delMins),
  inserts: union(bounds, (of) => of.inserts),
  boards: union(bounds, (of) => of.boards),
  equals: union(bounds, (of) => of.equals),
  manhattan: union(bounds, (of) => of.manhattan),
  manhattanUncached: union(bounds, (of) => of.manhattanUncached),
});

const union = (bounds: FormBounds, pick: (of: CountBounds) => Range): Range => {
  const ranges = [pick(bounds.lockstep), pick(bounds.oneQueue), pick(bounds.alone)];
  return {
    least: Math.min(...ranges.map(({ least }) => least)),
    most: Math.max(...ranges.map(({ most }) => most)),
  };
};

/** What one search does: nodes taken, nodes whose neighbors are made, and how many of those are enqueued. */
interface Work {
  readonly rootChildren: number;
  readonly taken: Range;
  readonly expanded: Range;
  readonly children: Range;
}

const ownWork = ({ rootChildren, levels, goal }: TreeCount): Work => {
  if (goal === null) throw new RangeError('the board has no solution of this length');
  const below = levels.slice(0, -1);
  const expanded = {
    least: sum(below.map(nodes)) + goal.leastTied,
    most: sum(levels.map(nodes)),
  };
  return {
    rootChildren,
    expanded,
    taken: { least: expanded.least + 1, most: expanded.most + 1 },
    children: { least: sum(below.map(children)) + goal.leastTiedChildren, most: sum(levels.map(children)) },
  };
};

/**
 * The twin's search makes as many steps as the other, or one fewer; its last step may be cut off before the neighbors.
 * Null when the tree is too large to count.
 */
const lockstepTwin = (tiles: Tiles, own: Work, counter: Counter): Work | null => {
  const tree = treeOf(tiles, own.taken.most, counter);
  if (tree === null) return null;
  const steps = { least: own.taken.least - 1, most: own.taken.most };
  return {
    rootChildren: tree.rootChildren,
    taken: steps,
    expanded: steps,
    children: {
      least: childrenOf(tree.levels, steps.least, [0, 1, 2, 3, 4]),
      most: childrenOf(tree.levels, steps.most, [4, 3, 2, 1, 0]),
    },
  };
};

/** Levels of f that together hold at least this many nodes. */
const treeOf = (tiles: Tiles, atLeast: number, counter: Counter): TreeCount | null => {
  for (let limit = manhattan(tiles); ; limit += 2) {
    const tree = counter(tiles, limit);
    if (tree === null || sum(tree.levels.map(nodes)) >= atLeast) return tree;
  }
};

/** Children of the first `steps` nodes in ascending order of f, when those of a level come in the given order. */
const childrenOf = (levels: readonly Level[], steps: number, order: readonly number[]): number => {
  let left = steps;
  let total = 0;
  for (const level of levels) {
    for (const count of order) {
      const taken = Math.min(left, at(level, count));
      left -= taken;
      total += taken * count;
    }
  }
  return total;
};

/**
 * In one queue, the twin's nodes are taken as the others: all with f < C*, any with f = C*. Two tiles of a row that change
 * places change the distance by an even number, so the twin's f can be C*, too.
 */
const oneQueueTwin = (tiles: Tiles, moves: number, counter: Counter): Work | null => {
  const distance = manhattan(tiles);
  const tree = counter(tiles, Math.max(distance, moves));
  if (tree === null) return null;
  const levels = distance > moves ? [] : tree.levels;
  const below = levels.slice(0, -1);
  const expanded = { least: sum(below.map(nodes)), most: sum(levels.map(nodes)) };
  return {
    rootChildren: tree.rootChildren,
    taken: expanded,
    expanded,
    children: { least: sum(below.map(children)), most: sum(levels.map(children)) },
  };
};

const countsOf = (searches: readonly Work[]): CountBounds => {
  const total = (value: (of: Work, end: keyof Range) => number): Range => ({
    least: sum(searches.map((of) => value(of, 'least'))),
    most: sum(searches.map((of) => value(of, 'most'))),
  });
  const inserts = total((of, end) => 1 + of.children[end]);
  const delMins = total((of, end) => of.taken[end]);
  return {
    delMins,
    inserts,
    boards: total((of, end) => 1 + madeBy(of, end)),
    equals: {
      least: sum(searches.map(({ expanded }) => Math.max(0, expanded.least - 1))),
      most: sum(searches.map((of) => Math.max(0, madeBy(of, 'most') - of.rootChildren))),
    },
    manhattan: { least: inserts.least, most: inserts.most + 2 * delMins.most },
    manhattanUncached: { least: 0, most: 2 * comparisonsAtMost(inserts.most, delMins.most) + 2 * delMins.most },
  };
};

/** Every neighbor is made; the ones that are not enqueued are the boards two moves back, one of each node but the root. */
const madeBy = ({ expanded, children: enqueued }: Work, end: keyof Range): number =>
  enqueued[end] + Math.max(0, expanded[end] - 1);

/** A binary heap of m keys compares at most floor(lg m) times for insert(), at most twice that for delMin(). */
const comparisonsAtMost = (inserts: number, delMins: number): number =>
  (inserts + 2 * delMins) * Math.floor(Math.log2(inserts));

const nodes = (level: Level): number => sum(level);

const children = (level: Level): number => sum(level.map((count, index) => count * index));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
