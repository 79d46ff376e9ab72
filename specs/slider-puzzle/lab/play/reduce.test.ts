import { expect, it } from 'vitest';
import { goal } from '../../../../reference/puzzle/tiles.ts';
import { type Action, reduce } from './reduce.ts';
import { firstState, type State } from './state.ts';

const effort = { method: 'a-star', heuristic: null, nodes: 1, seconds: 1, queues: [] };
const solved = (state: State, moves: number): State => {
  const letters = 'R'.repeat(moves);
  const outcome = { kind: 'solved', letters, atLeast: moves } as const;
  const actions: readonly Action[] = [
    { kind: 'search' },
    { kind: 'answer', answer: { kind: 'done', outcome, effort }, show: true },
  ];
  return actions.reduce(reduce, state);
};

it('shows a short solution at the chosen speed again after a long one was shown faster', () => {
  const chosen = reduce(firstState({ name: null, tiles: goal(3) }), { kind: 'speed', speed: 1 });
  const long = solved(chosen, 100_000);
  expect(long.speed).toBeGreaterThan(1_000);
  expect(solved(long, 4).speed).toBe(1);
});
