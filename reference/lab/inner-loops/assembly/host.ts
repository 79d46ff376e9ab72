/** What the loops and their host tell each other. */

/** Called when the granted nodes are used up; true ends the search. It grants further nodes before it returns. */
@external("host", "tick")
declare function tick(): bool;

/** Called on the goal, after so many moves: true ends the search, false looks for more solutions. */
@external("host", "found")
export declare function found(moves: i32): bool;

/** Nodes that may still be made before the host is asked; below 0 when it is to be asked. */
let budget: i32 = 0;

/** Further nodes. */
export function grant(nodes: i32): void {
  budget += nodes;
}

/** Of the nodes granted, those not made; negative when more were made. */
export function left(): i32 {
  return budget;
}

/** One more node. */
@inline
export function spend(): void {
  budget--;
}

@inline
export function mustStop(): bool {
  return budget < 0 && tick();
}
