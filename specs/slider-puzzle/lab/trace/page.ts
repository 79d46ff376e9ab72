/** A trace as a separate page: both searches step by step, and the game tree of a small one. */
import { h } from 'preact';
import { drawSearch } from '../../../../harness/pages/figures/search.ts';
import { figureStyles } from '../../../../harness/pages/figures/styles.ts';
import { drawTree, type TreeNode } from '../../../../harness/pages/figures/tree.ts';
import { localeTag } from '../../../../harness/messages/messages.ts';
import { renderPage } from '../../../../harness/pages/page.ts';
import { theme } from '../../../../harness/pages/theme.ts';
import type { TraceComparison } from '../../../../harness/contracts/shown.ts';
import type { TracedNode, TracedSearch } from '../../../../reference/oracle/traced-search.ts';
import { shownTrace } from '../../traces/shown-search.ts';
import { traceMessages } from '../../traces/messages.ts';
import { headingOf, priorityWord, sameOf, totalsOf, type TraceView } from './view.ts';
import { windowOf } from './window.ts';
import { traceCommandMessages } from './messages.ts';
import { valueOf } from '../../../../harness/text/at.ts';

/** Rows and columns of a board. */
const mostTiles = { search: 10, tree: 5 } as const;
/** Nodes of a tree: nobody can take in more. */
const mostNodes = 60;
const mostEntries = 15;

export const tracePage = (view: TraceView): string => {
  const title = traceCommandMessages.title({ name: view.puzzle.name });
  const isLarge = view.puzzle.tiles.length > mostTiles.tree;
  const intro = [
    headingOf(view),
    traceCommandMessages.legendPage({ priority: priorityWord(view.priority) }),
    ...(isLarge ? [traceCommandMessages.window()] : []),
    ...totalsOf(view),
  ];
  const same = view.own === null ? null : sameOf(view.own);
  const look = { steps: Infinity, entries: mostEntries, distance: view.priority, same };
  const body = h(
    'main',
    { id: 'main', class: 'wrap trace' },
    h('h1', null, title),
    intro.map((line) => h('p', null, line)),
    drawSearch(comparison(view), look),
    ...treesOf(view),
  );
  return renderPage({ title, lang: localeTag(), body, styles: [theme, figureStyles, styles] });
};

const styles = `
.trace { padding-top: 1.5rem; padding-bottom: 3rem; display: grid; gap: .75rem; grid-template-columns: minmax(0, 1fr); }
.trace h2 { margin-top: 1.5rem; }
`;

const comparison = ({ puzzle, own, reference, departure }: TraceView): TraceComparison => ({
  title: puzzle.name,
  traces: [...(own === null ? [] : [small(own, 'submission')]), small(reference, 'reference')],
  departure,
});

const small = (search: TracedSearch, by: 'submission' | 'reference'): TraceComparison['traces'][number] =>
  shownTrace(
    {
      ...search,
      steps: search.steps.map((step) => {
        const shrunk = new Map(step.entries.map((node) => [node, shrink(node, mostTiles.search)]));
        const taken = step.taken === null ? null : valueOf(shrunk, step.taken);
        return { ...step, entries: [...shrunk.values()], taken };
      }),
    },
    by,
  );

const shrink = (node: TracedNode, most: number): TracedNode => ({ ...node, tiles: windowOf(node.tiles, most) });

const treesOf = (view: TraceView): ReturnType<typeof h>[] =>
  (['submission', 'reference'] as const).flatMap((by) => {
    const search = by === 'submission' ? view.own : view.reference;
    if (search === null) return [];
    const title = traceMessages[by]();
    const nodes = treeNodes(search);
    const shown = nodes.slice(0, mostNodes);
    return [
      h('h2', null, traceCommandMessages.tree({ title })),
      drawTree(view.puzzle.name, shown, Math.max(0, search.inserts - shown.length)),
    ];
  });

/** In the order of insertion, so that parents come before their children. */
const treeNodes = ({ steps }: TracedSearch): TreeNode[] => {
  const nodes = new Map<number, TracedNode>();
  const order = new Map<number, number>();
  for (const [index, { entries, taken, inserted }] of steps.entries()) {
    for (const node of [...entries, ...inserted]) nodes.set(node.number, node);
    if (taken !== null) order.set(taken.number, index);
  }
  const sorted = [...nodes.values()].sort((a, b) => a.number - b.number);
  const indices = new Map(sorted.map(({ number }, index) => [number, index]));
  return sorted.map((node) => ({
    parent: node.parent === null ? null : (indices.get(node.parent) ?? null),
    cells: windowOf(node.tiles, mostTiles.tree).map((row) => row.map(String)),
    facts: `f ${String(node.priority)} = ${String(node.moves)} + ${String(node.distance)}`,
    order: order.get(node.number) ?? null,
  }));
};
