/**
 * How many boards every correct A* search with Manhattan priorities has to ask for their neighbors, even one that remembers
 * the boards that it has seen: those with g + h < C*, where g is the length of a shortest way to them, h their Manhattan
 * distance, and C* the length of a shortest solution. Manhattan distances are consistent, so that each of them comes out
 * of the queue before a goal does (Hart, Nilsson and Raphael, 1968); with a smaller estimate, such as hamming(), there are
 * more of them. A search that keeps no list of boards asks as many or more, once for each way to them.
 *
 * When the last of them has been asked, nothing with g + h = C* has come out yet. So the boards beside them, all of which have
 * g + h = C*, are in the queue at that moment; or, where a search puts children in only when it is their turn, boards beside these,
 * each of which stands for four at most.
 */
import { type Tiles, manhattan } from '../../puzzle/tiles.ts';
import { blankTargets, homeDistance } from '../grid.ts';

/** Some two seconds and 300 MB. */
const defaultMaxBoards = 1_500_000;
/** Of a board. */
const mostMoves = 4;

/** What every search of a board goes through. */
export interface LeastSearch {
  /** Boards that it asks for their neighbors. */
  readonly mustExpand: number;
  /** Nodes that are in its queue at once, and were put in besides those. */
  readonly mustHold: number;
}

/** Null when there are more than `maxBoards` to be asked. */
export const mustExpand = (tiles: Tiles, moves: number, maxBoards = defaultMaxBoards): number | null =>
  leastSearch(tiles, moves, maxBoards)?.mustExpand ?? null;

/** Null when there are more than `maxBoards` to be asked. */
export const leastSearch = (tiles: Tiles, moves: number, maxBoards = defaultMaxBoards): LeastSearch | null => {
  const n = tiles.length;
  const targets = blankTargets(n);
  const targetsOf = (blank: number): Int16Array =>
    targets.subarray(blank * 4, blank * 4 + 4).filter((cell) => cell >= 0);
  const expanded = new Set<string>();
  const cells = tiles.flat();
  const first: Open = { cells: String.fromCharCode(...cells), blank: cells.indexOf(0) };
  // By g + h. With consistent estimates a board is first taken with its shortest way, whatever the order of equals.
  const open = new Map<number, Open[]>([[manhattan(tiles), [first]]]);
  for (let f = manhattan(tiles); f < moves; f += 2) {
    const level = open.get(f) ?? [];
    for (let node = level.pop(); node !== undefined; node = level.pop()) {
      if (expanded.has(node.cells)) continue;
      if (expanded.size === maxBoards) return null;
      expanded.add(node.cells);
      for (const from of targetsOf(node.blank)) push(open, f + changed(n, node, from), after(node, from));
    }
  }
  // Neither a goal nor the board itself, where nothing has to be asked.
  const beside = expanded.size === 0 ? [] : (open.get(moves) ?? []).filter((node) => !expanded.has(node.cells));
  const different = new Set(beside.map((node) => node.cells)).size;
  return { mustExpand: expanded.size, mustHold: Math.ceil(different / mostMoves) };
};

interface Open {
  /** A character for each cell. */
  readonly cells: string;
  readonly blank: number;
}

const push = (open: Map<number, Open[]>, f: number, node: Open): void => {
  const level = open.get(f);
  if (level === undefined) open.set(f, [node]);
  else level.push(node);
};

/** By how much g + h grows: 0 or 2. */
const changed = (n: number, { cells, blank }: Open, from: number): number => {
  const tile = cells.charCodeAt(from);
  return 1 + homeDistance(n, tile, blank) - homeDistance(n, tile, from);
};

const after = ({ cells, blank }: Open, from: number): Open => {
  const [low, high] = blank < from ? [blank, from] : [from, blank];
  const swapped =
    cells.slice(0, low) + cells.charAt(high) + cells.slice(low + 1, high) + cells.charAt(low) + cells.slice(high + 1);
  return { cells: swapped, blank: from };
};
