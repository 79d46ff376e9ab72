/** What the search spends, while it runs and afterwards. */
import { type ComponentChildren, h } from 'preact';
import type { QueueCounts } from '../../../../reference/min-pq.ts';
import type { State } from '../state.ts';
import { playWords as words } from '../words/page.ts';

interface Figures {
  readonly method: string;
  readonly nodes: number;
  readonly atLeast: number | null;
  readonly seconds: number;
  readonly queues: readonly QueueCounts[];
}

export const EffortPanel = ({ state, method }: { readonly state: State; readonly method: string }): ComponentChildren => {
  const figures = figuresOf(state, method);
  return h(
    'section',
    { class: 'panel effort', 'aria-labelledby': 'effort' },
    h('h2', { id: 'effort' }, words.effort()),
    figures === null ? h('p', { class: 'soft' }, words.notYet()) : [h(Totals, { figures }), h(Queues, { figures })],
  );
};

const figuresOf = ({ search }: State, method: string): Figures | null => {
  switch (search.kind) {
    case 'idle':
    case 'refused':
      return null;
    case 'running': {
      const { nodes = 0, atLeast = 0, seconds = 0, queues = [] } = search.progress ?? {};
      return { method, nodes, atLeast, seconds, queues };
    }
    case 'done': {
      const { outcome, effort } = search;
      return { ...effort, atLeast: outcome.kind === 'unsolvable' ? null : atLeastOf(outcome) };
    }
  }
};

const atLeastOf = ({ atLeast }: { readonly atLeast: number }): number => atLeast;

const Totals = ({ figures }: { readonly figures: Figures }): ComponentChildren =>
  h(
    'dl',
    { class: 'totals' },
    total(words.method(), figures.method),
    total(words.nodes(), figures.nodes.toLocaleString('en')),
    total(words.seconds(), figures.seconds.toFixed(figures.seconds < 10 ? 3 : 1)),
    figures.atLeast !== null && total(words.bound(), figures.atLeast.toLocaleString('en')),
  );

const total = (name: string, value: string): ComponentChildren => h('div', null, h('dt', null, name), h('dd', null, value));

const Queues = ({ figures: { method, queues } }: { readonly figures: Figures }): ComponentChildren =>
  queues.length === 0
    ? h('p', { class: 'soft' }, words.noQueue())
    : h(
        'div',
        { class: 'scroll' },
        h(
          'table',
          { class: 'data' },
          h(
            'thead',
            null,
            h(
              'tr',
              null,
              h('th', { scope: 'col' }, words.queue()),
              [words.enqueued(), words.dequeued(), words.queued(), words.most()].map((title) =>
                h('th', { scope: 'col', class: 'number', key: title }, title),
              ),
            ),
          ),
          h('tbody', null, [
            ...queues.map((queue, index) => row(queueName(method, queues.length, index), queue)),
            ...(queues.length > 1 ? [row(words.both(), sumOf(queues))] : []),
          ]),
        ),
      );

const queueName = (method: string, count: number, index: number): string => {
  if (method === 'bidirectional') return index === 0 ? words.fromStart() : words.fromGoal();
  return count === 1 || index === 0 ? words.ofBoard() : words.ofTwin();
};

/** The largest sizes are of each queue at its own time. */
const sumOf = (queues: readonly QueueCounts[]): QueueCounts =>
  queues.reduce((sum, queue) => ({
    inserts: sum.inserts + queue.inserts,
    delMins: sum.delMins + queue.delMins,
    maxSize: sum.maxSize + queue.maxSize,
    finalSize: sum.finalSize + queue.finalSize,
  }));

const row = (name: string, { inserts, delMins, finalSize, maxSize }: QueueCounts): ComponentChildren =>
  h(
    'tr',
    { key: name },
    h('th', { scope: 'row' }, name),
    [inserts, delMins, finalSize, maxSize].map((value, index) =>
      h('td', { class: 'number', key: index }, value.toLocaleString('en')),
    ),
  );
