/** What the search spends, while it runs and afterwards. */
import { type ComponentChildren, h } from 'preact';
import type { QueueCounts } from '../../../../../reference/oracle/min-pq.ts';
import { titleOf } from '../choices.ts';
import type { Search, State } from '../state.ts';
import { localeTag } from '../../../../../harness/messages/messages.ts';
import { playMessages as words } from '../messages/page.ts';

interface Figures {
  readonly method: string;
  readonly heuristic: string | null;
  readonly nodes: number;
  readonly atLeast: number | null;
  readonly seconds: number;
  readonly queues: readonly QueueCounts[];
}

export const EffortPanel = ({ search }: Pick<State, 'search'>): ComponentChildren => {
  const figures = figuresOf(search);
  return h(
    'section',
    { class: 'panel effort', 'aria-labelledby': 'effort' },
    h('h2', { id: 'effort' }, words.effort()),
    figures === null ? h('p', { class: 'soft' }, words.notYet()) : [h(Totals, { figures }), h(Queues, { figures })],
  );
};

const figuresOf = (search: Search): Figures | null => {
  switch (search.kind) {
    case 'idle':
    case 'refused':
      return null;
    case 'running': {
      const { nodes = 0, atLeast = 0, seconds = 0, queues = [] } = search.progress ?? {};
      return {
        method: search.method,
        heuristic: null,
        nodes,
        atLeast: atLeast === 0 ? null : atLeast,
        seconds,
        queues,
      };
    }
    case 'done': {
      const { outcome, effort } = search;
      return { ...effort, atLeast: outcome.kind === 'unsolvable' ? null : outcome.atLeast };
    }
  }
};

const Totals = ({ figures }: { readonly figures: Figures }): ComponentChildren =>
  h(
    'dl',
    { class: 'totals' },
    total(words.method(), titleOf(figures.method)),
    figures.heuristic !== null && total(words.heuristic(), titleOf(figures.heuristic)),
    total(words.nodes(), figures.nodes.toLocaleString(localeTag())),
    total(words.seconds(), figures.seconds.toFixed(figures.seconds < 10 ? 3 : 1)),
    figures.atLeast !== null && total(words.bound(), figures.atLeast.toLocaleString(localeTag())),
  );

const total = (name: string, value: string): ComponentChildren =>
  h('div', null, h('dt', null, name), h('dd', null, value));

/** A column for each queue, and one for all together. */
const Queues = ({ figures: { method, queues } }: { readonly figures: Figures }): ComponentChildren => {
  if (queues.length === 0) return h('p', { class: 'soft' }, words.noQueue());
  const columns = queues.map((queue, index) => ({ name: queueName(method, index), queue }));
  if (queues.length > 1) columns.push({ name: words.both(), queue: sumOf(queues) });
  return h(
    'table',
    { class: 'data' },
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        h('th', { scope: 'col' }, words.queue()),
        columns.map(({ name }) => heading(name)),
      ),
    ),
    h(
      'tbody',
      null,
      lines.map(([name, count]) =>
        h(
          'tr',
          { key: name },
          h('th', { scope: 'row' }, words[name]()),
          columns.map((column) =>
            h('td', { class: 'number', key: column.name }, column.queue[count].toLocaleString(localeTag())),
          ),
        ),
      ),
    ),
  );
};

const lines = [
  ['enqueued', 'inserts'],
  ['dequeued', 'delMins'],
  ['queued', 'finalSize'],
  ['most', 'maxSize'],
] as const;

const heading = (name: string): ComponentChildren => h('th', { scope: 'col', class: 'number', key: name }, name);

const queueName = (method: string, index: number): string => {
  if (method === 'bidirectional') return index === 0 ? words.fromStart() : words.fromGoal();
  return index === 0 ? words.ofBoard() : words.ofTwin();
};

/** The largest sizes are of each queue at its own time. */
const sumOf = (queues: readonly QueueCounts[]): QueueCounts =>
  queues.reduce((sum, queue) => ({
    inserts: sum.inserts + queue.inserts,
    delMins: sum.delMins + queue.delMins,
    maxSize: sum.maxSize + queue.maxSize,
    finalSize: sum.finalSize + queue.finalSize,
  }));
