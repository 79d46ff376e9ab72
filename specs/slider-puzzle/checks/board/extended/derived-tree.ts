/**
 * The tree of boards that are made from one board by neighbors() and twin(): the steps that make and ask them all, and what
 * those showed, sorted by board. Nothing is judged here.
 */
import type { Observation, Step } from '../../../../../harness/contracts/protocol.ts';
import { neighborsLimit } from '../../../judges/neighbors.ts';
import { callFor, iterateOver } from '../../../questions/steps.ts';

export type By = 'neighbors' | 'twin';

/** How a board was reached: the calls from the board of the caller on. */
export type Way = readonly By[];

interface Asking {
  /** What is asked of each board; each step leaves one observation. `left`: the calls that make no boards of the tree. */
  readonly asks: (on: string, way: Way, left: readonly By[]) => readonly Step[];
  /** The longest ways; their beginnings belong to them. */
  readonly ways: readonly Way[];
  /** Is a board asked before others are made from it, or when that has been done? */
  readonly order: 'before' | 'after';
}

/** One kind of boards, by how they are reached, and those that are made from them. */
export interface Tree extends Pick<Asking, 'order'> {
  /** The handle of such a board. */
  readonly name: string;
  readonly asks: readonly Step[];
  readonly neighbors: Tree | null;
  readonly twin: Tree | null;
}

export const treeOf = (asking: Asking, way: Way = []): Tree => {
  const name = way.length === 0 ? 'board' : `by-${way.map(([letter]) => letter).join('')}`;
  const next = (by: By): Tree | null => {
    const longer = [...way, by];
    const isAsked = asking.ways.some((one) => longer.every((call, index) => one[index] === call));
    return isAsked ? treeOf(asking, longer) : null;
  };
  const made = { neighbors: next('neighbors'), twin: next('twin') };
  const left = (['neighbors', 'twin'] as const).filter((by) => made[by] === null);
  return { order: asking.order, name, asks: asking.asks(name, way, left), ...made };
};

export const stepsOf = ({ order, name, asks, neighbors, twin }: Tree): Step[] => {
  const made = [...(neighbors === null ? [] : neighborSteps(name, neighbors)), ...twinSteps(name, twin)];
  return order === 'before' ? [...asks, ...made] : [...made, ...asks];
};

const neighborSteps = (on: string, tree: Tree): Step[] => [
  ...iterateOver(on, 'neighbors', neighborsLimit, `${tree.name}-`),
  { op: 'each', over: `${tree.name}-list`, as: tree.name, steps: stepsOf(tree) },
];

const twinSteps = (on: string, tree: Tree | null): Step[] =>
  tree === null ? [] : [callFor(tree.name, on, 'twin'), ...stepsOf(tree)];

/** What one board showed. */
export interface Visit {
  readonly asked: readonly Observation[];
  readonly neighbors: VisitedNeighbors | null;
  readonly twin: { readonly call: Observation | undefined; readonly visit: Visit } | null;
}

interface VisitedNeighbors {
  readonly call: Observation | undefined;
  readonly walk: Observation | undefined;
  readonly visits: readonly Visit[];
}

/** Sorts the observations of `stepsOf` by board. */
export const readVisit = (tree: Tree, observations: readonly Observation[]): Visit =>
  visitFrom(tree, observations.values());

const visitFrom = (tree: Tree, observations: ArrayIterator<Observation>): Visit => {
  const asked = (): readonly Observation[] => take(observations, tree.asks.length);
  const before = tree.order === 'before' ? asked() : null;
  const neighbors = tree.neighbors === null ? null : readNeighbors(tree.neighbors, take(observations, 3));
  const twin =
    tree.twin === null ? null : { call: take(observations, 1)[0], visit: visitFrom(tree.twin, observations) };
  return { asked: before ?? asked(), neighbors, twin };
};

const readNeighbors = (tree: Tree, [call, walk, each]: readonly Observation[]): VisitedNeighbors => ({
  call,
  walk,
  visits: each?.kind === 'each' ? each.items.map((item) => readVisit(tree, item)) : [],
});

const take = (observations: ArrayIterator<Observation>, count: number): readonly Observation[] => {
  const taken: Observation[] = [];
  while (taken.length < count) {
    const { done, value } = observations.next();
    if (done === true) break;
    taken.push(value);
  }
  return taken;
};
