/** A game tree as SVG: each search node with its state and numbers, its children below it, in the order of insertion. */
import type { VNode } from 'preact';
import type { Cells } from '../../contracts/shown.ts';
import { element } from './element.ts';
import { layOut } from './tree-layout.ts';
import { treeMessages } from './messages.ts';
import { at } from '../../text/at.ts';

export interface TreeNode {
  /** Index of the node it comes from; null for the first one. Parents come before their children. */
  readonly parent: number | null;
  readonly cells: Cells;
  /** Below the grid: `f 4 = 0 + 4`. */
  readonly facts: string;
  /** When it was taken out of the queue, from 0; null: never. */
  readonly order: number | null;
}

const cell = 22;
const gap = { x: 18, y: 34 } as const;
const factsHeight = 20;

/** `left`: nodes of the tree that are not among these. */
export const drawTree = (title: string, nodes: readonly TreeNode[], left: number): VNode => {
  const columns = nodes.reduce((most, { cells }) => Math.max(most, ...cells.map(({ length }) => length)), 1);
  const rows = nodes.reduce((most, { cells }) => Math.max(most, cells.length), 1);
  const [gridWidth, gridHeight] = [columns * cell, rows * cell];
  const longest = nodes.reduce((most, { facts }) => Math.max(most, facts.length), 0);
  const size = { x: Math.max(gridWidth, longest * 7) + gap.x, y: gridHeight + factsHeight + gap.y };
  const places = layOut(nodes.map(({ parent }) => parent));
  const width = (places.reduce((most, { x }) => Math.max(most, x), 0) + 1) * size.x;
  const height = (places.reduce((most, { y }) => Math.max(most, y), 0) + 1) * size.y;
  const placeOf = (index: number): Place => {
    const { x, y } = at(places, index);
    return { x: (x + 0.5) * size.x, y: y * size.y + 16, width: gridWidth, height: gridHeight };
  };
  const label = treeMessages.name({ title });
  const description = treeMessages.describe({ count: nodes.length });
  return element(
    'div',
    { class: 'tree' },
    element(
      'div',
      { class: 'tree-scroll', tabIndex: 0, role: 'group', 'aria-label': label },
      element(
        'svg',
        { role: 'img', width, height, viewBox: `0 0 ${width} ${height}`, 'aria-label': label },
        element('title', null, label),
        element('desc', null, `${description} ${nodes.map(inWords).join(' ')}`),
        nodes.map(({ parent }, index) => (parent === null ? null : drawLine(placeOf(parent), placeOf(index)))),
        nodes.map((node, index) => drawNode(node, placeOf(index))),
      ),
    ),
    element('p', { class: 'tree-key' }, description, left > 0 ? ` ${treeMessages.left({ count: left })}` : null),
  );
};

/** Middle of the upper edge of a grid, and its size. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const inWords = ({ facts, order }: TreeNode): string =>
  `${order === null ? treeMessages.waiting() : treeMessages.order({ order })} ${facts};`;

const drawLine = (from: Place, to: Place): VNode =>
  element('path', {
    class: 'tree-line',
    d: `M${from.x},${from.y + from.height + factsHeight}L${to.x},${to.y - 2}`,
  });

const drawNode = ({ cells, facts, order }: TreeNode, { x, y, width, height }: Place): VNode =>
  element(
    'g',
    { class: order === null ? 'tree-waiting' : 'tree-taken' },
    element('rect', { class: 'tree-state', x: x - width / 2, y, width, height, rx: 4 }),
    order === null
      ? null
      : element('text', { class: 'tree-order', x: x - width / 2, y: y - 4 }, treeMessages.order({ order })),
    cells.flatMap((texts, row) =>
      texts.map((text, column) =>
        text === '0'
          ? null
          : element(
              'text',
              { class: 'tree-cell', x: x - width / 2 + (column + 0.5) * cell, y: y + (row + 0.5) * cell + 5 },
              text,
            ),
      ),
    ),
    element('text', { class: 'tree-facts', x, y: y + height + 14 }, facts),
  );
