/** Where the nodes of a tree stand: leaves side by side, each parent in the middle above its children. */
import { at } from '../../text/at.ts';

export interface TreePlace {
  /** In widths of a node, from 0. */
  readonly x: number;
  /** Depth. */
  readonly y: number;
}

/** `parents`: of each node the index of its parent, which comes before it; null for a root. */
export const layOut = (parents: readonly (number | null)[]): readonly TreePlace[] => {
  const children = parents.map((): number[] => []);
  parents.forEach((parent, index) => {
    if (parent !== null) children[parent]?.push(index);
  });
  const depths: number[] = [];
  for (const parent of parents) depths.push(parent === null ? 0 : at(depths, parent) + 1);
  const xs = parents.map(() => 0);
  let leaves = 0;
  // Depth first, without recursion: a tree may be as deep as it has nodes.
  for (const index of depthFirst(parents, children)) if (children[index]?.length === 0) xs[index] = leaves++;
  for (let index = parents.length - 1; index >= 0; index--) {
    const own = at(children, index);
    const [first, last] = [own[0], own.at(-1)];
    if (first !== undefined && last !== undefined) xs[index] = (at(xs, first) + at(xs, last)) / 2;
  }
  return parents.map((_, index) => ({ x: at(xs, index), y: at(depths, index) }));
};

function* depthFirst(
  parents: readonly (number | null)[],
  children: readonly (readonly number[])[],
): Generator<number, void, undefined> {
  const open = parents.flatMap((parent, index) => (parent === null ? [index] : [])).reverse();
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    yield index;
    open.push(...at(children, index).toReversed());
  }
}
