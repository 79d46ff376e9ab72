/** What is the matter with the board: the words of the assignment's own client, and a sentence. */
import { type ComponentChildren, h } from 'preact';
import type { Effort, Outcome } from '../../solve/answer.ts';
import { isSolved } from '../reduce.ts';
import type { SearchProgress } from '../search/messages.ts';
import type { Fewest, State } from '../state.ts';
import { playMessages as words } from '../messages/page.ts';

interface Said {
  readonly tone: 'good' | 'bad' | 'plain';
  readonly title: string;
  readonly text: string;
}

export const Banner = ({ state }: { readonly state: State }): ComponentChildren => {
  const { tone, title, text } = saidOf(state);
  const running = state.search.kind === 'running' ? progressText(state.search.progress) : '';
  return h(
    'div',
    { class: `banner ${tone}` },
    h('div', { role: 'status' }, title !== '' && h('strong', null, title), text !== '' && h('span', null, text)),
    h('span', null, running),
  );
};

const saidOf = (state: State): Said => {
  const { search, route, at } = state;
  if (isSolved(state)) {
    const text = route.by === 'player' ? byPlayer(at, state.fewest) : bySearch(state);
    return { tone: 'good', title: words.solved(), text };
  }
  switch (search.kind) {
    case 'idle':
      return plain('');
    case 'running':
      return plain(words.searching());
    case 'refused':
      return plain(words.refused({ reason: search.message }));
    case 'done':
      return ended(search.outcome, search.effort);
  }
};

const plain = (text: string): Said => ({ tone: 'plain', title: '', text });

const ended = (outcome: Outcome, effort: Effort): Said => {
  switch (outcome.kind) {
    case 'unsolvable':
      return { tone: 'bad', title: words.unsolvable(), text: words.unsolvableWhy() };
    case 'solvable':
      return plain(words.solvable());
    case 'solved':
      return plain(words.ready({ count: outcome.letters.length }));
    case 'unanswered':
      return plain(unanswered(outcome, effort));
  }
};

const unanswered = (outcome: Extract<Outcome, { kind: 'unanswered' }>, { nodes }: Effort): string => {
  const facts = { nodes, atLeast: outcome.atLeast };
  switch (outcome.because) {
    case 'memory':
      return `${words.stoppedMemory(facts)} ${words.adviceMemory()}`;
    case 'nodes':
      return `${words.stoppedNodes(facts)} ${words.adviceTime()}`;
    case 'interrupted':
    case 'time':
      return words.stoppedByYou(facts);
  }
};

const bySearch = ({ search, route }: State): string => {
  const atLeast = search.kind === 'done' && search.outcome.kind === 'solved' ? search.outcome.atLeast : route.length;
  return atLeast === route.length
    ? words.shortest({ count: route.length })
    : words.notShortest({ moves: route.length, atLeast });
};

const byPlayer = (moves: number, fewest: Fewest): string => {
  const taken = words.byPlayer({ count: moves });
  const best = fewestText(fewest);
  return best === null ? taken : `${taken} ${words.fewest()}: ${best}.`;
};

/** Null when nobody has asked. */
export const fewestText = (fewest: Fewest): string | null => {
  switch (fewest.kind) {
    case 'not-asked':
      return null;
    case 'asked':
      return words.counting();
    case 'known':
      return String(fewest.moves);
    case 'at-least':
      return words.atLeast({ moves: fewest.moves });
    case 'none':
      return words.none();
  }
};

const progressText = (progress: SearchProgress | null): string => {
  if (progress === null) return '';
  if (progress.tables !== null) return words.makingTables({ percent: Math.round(100 * progress.tables) });
  return progress.atLeast === 0 ? '' : words.searchingBound({ atLeast: progress.atLeast });
};
