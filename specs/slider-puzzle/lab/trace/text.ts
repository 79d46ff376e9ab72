/** A trace for a terminal: the nodes of each step side by side, with f, g, h and the board. */
import { wrap } from '../../../../harness/text/wrap.ts';
import type { TracedNode, TracedSearch, TracedStep } from '../../../../reference/oracle/traced-search.ts';
import { inOrder } from '../../traces/shown-search.ts';
import { traceMessages } from '../../traces/messages.ts';
import { comparisonOf, headingOf, priorityWord, totalsOf, type TraceView } from './view.ts';
import { windowOf } from './window.ts';
import { traceCommandMessages } from './messages.ts';

/** Of a step: lines of nodes side by side. */
const mostLines = 2;
/** Rows and columns of a board. */
const mostTiles = 6;
const gap = 3;

export function* traceText(view: TraceView, width: number): Generator<string, void, undefined> {
  const legend = traceCommandMessages.legend({ priority: priorityWord(view.priority) });
  const isLarge = view.puzzle.tiles.length > mostTiles;
  yield `${[headingOf(view), ...comparisonOf(view), legend, ...(isLarge ? [traceCommandMessages.window()] : [])]
    .flatMap((text) => wrap(text, width))
    .join('\n')}\n`;
  const steps = Math.max(view.reference.steps.length, view.own?.steps.length ?? 0);
  for (let step = 0; step < steps; step++) yield `\n${stepLines(view, step, width).join('\n')}\n`;
  yield `\n${totalsOf(view)
    .flatMap((line) => wrap(line, width))
    .join('\n')}\n`;
}

const stepLines = (view: TraceView, step: number, width: number): string[] => {
  const reference = laneLines(view.reference, step, width);
  if (view.own === null) return [traceCommandMessages.step({ step }), ...reference];
  const own = laneLines(view.own, step, width);
  const departs = view.departure?.step === step ? wrap(traceCommandMessages.departs(view.departure), width) : [];
  if (own.join('\n') === reference.join('\n')) return [traceCommandMessages.stepBoth({ step }), ...departs, ...own];
  const title = (by: 'submission' | 'reference'): string =>
    traceCommandMessages.lane({ step, title: traceMessages[by]() });
  return [title('submission'), ...departs, ...own, title('reference'), ...reference];
};

const laneLines = ({ steps }: TracedSearch, index: number, width: number): string[] => {
  const step = steps[index];
  if (step === undefined) return [`  ${traceCommandMessages.endedBefore()}`];
  if (step.entries.length === 0) return [`  ${traceCommandMessages.emptyQueue()}`];
  const { taken } = step;
  return [...(taken === null ? [`  ${traceCommandMessages.leftOver()}`] : []), ...nodeLines(step, width)];
};

const nodeLines = ({ entries, taken }: TracedStep, width: number): string[] => {
  const sorted = inOrder(entries, taken);
  const shown = withTaken(sorted, taken, most(sorted, width));
  const blocks = shown.map((node) => blockOf(node, node === taken));
  const blockWidth = Math.max(...blocks.map((lines) => Math.max(...lines.map((line) => line.length))));
  const perLine = perLineOf(blockWidth, width);
  const rows = Array.from({ length: Math.ceil(blocks.length / perLine) }, (_, row) =>
    blocks.slice(row * perLine, (row + 1) * perLine),
  );
  const left = sorted.filter((node) => !shown.includes(node));
  return [
    ...rows.flatMap((row, index) => [...(index === 0 ? [] : ['']), ...beside(row, blockWidth)]),
    ...moreLines(left),
  ];
};

const moreLines = (left: readonly TracedNode[]): string[] => {
  const [first, last] = [left[0], left.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [`  ${traceCommandMessages.more({ count: left.length, low: first.priority, high: last.priority })}`];
};

const most = (nodes: readonly TracedNode[], width: number): number => {
  const widest = nodes.slice(0, 100).flatMap((node) => blockOf(node, false).map((line) => line.length));
  return mostLines * perLineOf(Math.max(...widest), width);
};

const perLineOf = (blockWidth: number, width: number): number =>
  Math.max(1, Math.floor((width - 2 + gap) / (blockWidth + gap)));

/** The node that is taken out is among them, also where it is not the first. */
const withTaken = (sorted: readonly TracedNode[], taken: TracedNode | null, count: number): TracedNode[] => {
  const shown = sorted.slice(0, count);
  return taken === null || shown.includes(taken) ? shown : [...shown.slice(0, -1), taken];
};

/** Brackets replace the spaces around the numbers, so that nothing moves. */
const blockOf = ({ priority, moves, distance, tiles }: TracedNode, isTaken: boolean): string[] => {
  const facts = `f=${String(priority)} g=${String(moves)} h=${String(distance)}`;
  const seen = windowOf(tiles, mostTiles);
  const tileWidth = Math.max(...seen.flat().map((tile) => String(tile).length));
  return [
    isTaken ? `[${facts}]` : ` ${facts} `,
    ...seen.map((row) => ` ${row.map((tile) => String(tile).padStart(tileWidth)).join(' ')}`),
  ];
};

const beside = (blocks: readonly (readonly string[])[], width: number): string[] => {
  const height = Math.max(...blocks.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    ` ${blocks.map((lines) => (lines[line] ?? '').padEnd(width)).join(' '.repeat(gap))}`.trimEnd(),
  );
};
