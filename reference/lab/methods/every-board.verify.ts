import { describe, expect, it } from 'vitest';
import { boardsAtDistance } from '../../oracle/distances.ts';
import { unwatched } from '../../oracle/watch.ts';
import { faultOf, waysFor } from '../../testing/answers.ts';

describe('all 181,440 boards', () => {
  it('are solved in the fewest moves by the fastest search', async () => {
    const [way] = waysFor(3).filter(({ title }) => title === 'ida-star with manhattan');
    if (way === undefined) throw new Error('no such way');
    for (let moves = 0; moves <= 31; moves++) {
      for (const tiles of boardsAtDistance(3, moves)) {
        const { method, heuristic } = way;
        const fault = faultOf(method, tiles, await method.solve(tiles, { heuristic, cacheDir: null }, unwatched));
        if (fault !== null) expect.fail(`${fault}: ${JSON.stringify(tiles)}`);
      }
    }
  });
});
