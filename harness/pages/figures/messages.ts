/** What figures say, beside what they draw. */
import { defineMessages } from '../../messages/messages.ts';

export const gridMessages = defineMessages('figures.grid', {
  name: 'grid',
  differs: 'differs',
  window: 'Rows {firstRow} to {lastRow}, columns {firstColumn} to {lastColumn} of {rows}-by-{columns}.',
  outside: { one: '{count} more cell differs outside.', other: '{count} more cells differ outside.' },
  empty: 'no cells',
});

export const playerMessages = defineMessages('figures.player', {
  name: 'Solutions, step by step',
  stage: 'The states at this step. Left and right arrow: back and next; Home and End: first and last; space: play.',
  first: 'First',
  back: 'Back',
  play: 'Play',
  pause: 'Pause',
  on: 'Next',
  last: 'Last',
  slider: 'Step',
  toFault: 'Go to the first wrong step ({step})',
  start: 'start',
  frame: 'step {step}',
  exchange: '{a} and {b} swap places',
  changes: { one: '{count} cell changes', other: '{count} cells change' },
  nothing: 'nothing changes',
  replaced: 'a grid of another size',
  ended: 'ended at step {last}',
  step: 'Step {step} of {last}',
  told: '{title}: {what}',
  fault: 'Step {step}: {message}',
  noFrames: 'There are no states to show.',
  left: { one: '{count} step is not drawn here.', other: '{count} steps are not drawn here.' },
  cut: 'Only the first steps were recorded.',
  moves: { one: '{title} ({count} step)', other: '{title} ({count} steps)' },
});

export const searchMessages = defineMessages('figures.search', {
  name: 'The priority queue of {title}, just before each node is removed',
  same: 'Both searches remove the same nodes, except for the order of equal priorities.',
  sameSoFar: {
    one: 'In the first step, both searches remove the same node.',
    other: 'In the first {count} steps, both searches remove the same nodes, except for the order of equal priorities.',
  },
  departs: 'First difference, at step {step}: {message}',
  both: '{first} and {second}',
  step: 'Step {step}',
  priority: 'priority = {value}',
  moves: 'moves = {value}',
  distance: 'distance',
  estimate: '{name} = {value}',
  unknown: 'unknown',
  taken: 'removed',
  remains: 'left over',
  ended: 'This search had already ended.',
  emptyQueue: 'The queue was empty.',
  here: 'first difference',
  moreEntries: { one: '{count} more node is not drawn.', other: '{count} more nodes are not drawn.' },
  moreSteps: { one: '{count} more step is not drawn.', other: '{count} more steps are not drawn.' },
  cut: '{title}: only the first steps were recorded.',
});

export const plotMessages = defineMessages('figures.plot', {
  data: 'The values of this plot',
  noPoints: 'There are no values to draw.',
  zeros: {
    one: '{count} value is zero or less, which a logarithmic scale cannot show; it is in the table.',
    other: '{count} values are zero or less, which a logarithmic scale cannot show; they are in the table.',
  },
  thinned: '{drawn} of {all} points are drawn.',
  rows: 'The first {shown} of {all} rows.',
  describe: '{x} horizontally, {y} vertically. Series: {series}.',
  describeLogarithmic: '{x} horizontally, {y} vertically, on a logarithmic scale. Series: {series}.',
  range: '{low} to {high}',
  bytes: '{title} (bytes)',
  seconds: '{title} (seconds)',
  key: 'Key',
});

export const treeMessages = defineMessages('figures.tree', {
  name: 'Game tree: {title}',
  describe: {
    one: '{count} node. A line leads from each node to its children; the step says when a node was removed.',
    other: '{count} nodes. A line leads from each node to its children; the step says when a node was removed.',
  },
  order: 'step {order}',
  waiting: 'in the queue',
  left: { one: '{count} more node is not drawn.', other: '{count} more nodes are not drawn.' },
});
