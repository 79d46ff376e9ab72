/**
 * Walking distance (Ken'ichiro Takahashi): a consistent lower bound that keeps, for each row, only how many tiles of
 * each goal row it holds. Vertical moves change these counts, horizontal ones do not; so the exact number of vertical
 * moves that sort the counts is a lower bound on the vertical moves of a solution. The same holds for columns, and
 * the two add up. For n = 4 there are 24,964 states, found by breadth-first search from the goal.
 */

export interface WalkingDistance {
  /** Moves to the goal, by state. */
  readonly distances: Uint8Array;
  /** Next state, by `state * 2n + (blank goes to the next line ? n : 0) + goal line of the tile that is moved`. */
  readonly next: Int32Array;
  /** The state of a board given as the goal line of the tile on each cell, line by line; -1 for the blank. */
  stateOf(goalLines: readonly number[]): number;
}

/** `counts[line * n + goalLine]`, and the line of the blank. */
interface State {
  readonly counts: readonly number[];
  readonly blank: number;
}

/** The table for n-by-n boards. Meant for n <= 4: the number of states explodes after that. */
export const walkingDistance = (n: number): WalkingDistance => {
  const known = tables.get(n);
  if (known !== undefined) return known;
  const table = search(n);
  tables.set(n, table);
  return table;
};

const tables = new Map<number, WalkingDistance>();

const search = (n: number): WalkingDistance => {
  const states: State[] = [goalState(n)];
  const numbers = new Map([[keyOf(goalState(n)), 0]]);
  const distances = [0];
  const next: number[] = [];
  for (let number = 0; number < states.length; number++) {
    const state = states[number];
    if (state === undefined) break;
    for (const step of [-1, 1]) {
      for (let goalLine = 0; goalLine < n; goalLine++) {
        const moved = afterMove(state, step, goalLine, n);
        next.push(moved === null ? -1 : numberOf(moved, (distances[number] ?? 0) + 1));
      }
    }
  }
  return {
    distances: Uint8Array.from(distances),
    next: Int32Array.from(next),
    stateOf: (goalLines) => numbers.get(keyOf(countLines(goalLines, n))) ?? -1,
  };

  function numberOf(state: State, moves: number): number {
    const key = keyOf(state);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, states.length);
    states.push(state);
    distances.push(moves);
    return states.length - 1;
  }
};

const goalState = (n: number): State => {
  const counts = Array.from({ length: n * n }, (_, index) => (index % (n + 1) === 0 ? n : 0));
  counts[n * n - 1] = n - 1;
  return { counts, blank: n - 1 };
};

const countLines = (goalLines: readonly number[], n: number): State => {
  const counts = new Array<number>(n * n).fill(0);
  goalLines.forEach((goalLine, cell) => {
    const at = Math.floor(cell / n) * n + goalLine;
    if (goalLine >= 0) counts[at] = (counts[at] ?? 0) + 1;
  });
  return { counts, blank: Math.floor(goalLines.indexOf(-1) / n) };
};

const keyOf = (state: State): string => state.counts.join('');

const afterMove = (state: State, step: number, goalLine: number, n: number): State | null => {
  const line = state.blank + step;
  const from = line * n + goalLine;
  if (line < 0 || line >= n || (state.counts[from] ?? 0) === 0) return null;
  const counts = [...state.counts];
  const to = state.blank * n + goalLine;
  counts[from] = (counts[from] ?? 0) - 1;
  counts[to] = (counts[to] ?? 0) + 1;
  return { counts, blank: line };
};
