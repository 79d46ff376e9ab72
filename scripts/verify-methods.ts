/**
 * `node scripts/verify-methods.ts [method or heuristic ...]`, a part of `npm run verify`: solves all 181,440 solvable 3-by-3
 * boards, and all of 2-by-2, with every method and every heuristic, and compares with the table of all distances; and the
 * twins of some of them, which have no solution. The tests do the same with a sample. With arguments, only the ways whose
 * title has one of these words. Prints a line for each way; ends with exit code 1 after the first wrong answer.
 */
import { boardAtDistance, countAtDistance } from '../reference/oracle/distances.ts';
import { type Way, faultOf, waysFor } from '../reference/testing/answers.ts';
import { type Tiles, twin } from '../reference/puzzle/tiles.ts';

const farthest = { 2: 6, 3: 31 } as const;
/** The number of boards for which one twin is looked at: most methods ask parity first. */
const twinEvery = 100;

const wanted = process.argv.slice(2);

for (const size of [2, 3] as const) {
  for (const way of waysFor(size)) {
    if (wanted.length > 0 && !way.title.split(' ').some((word) => wanted.includes(word))) continue;
    const fault = await verify(way, size);
    if (fault === null) continue;
    process.stderr.write(`${way.title}: ${fault}\n`);
    process.exit(1);
  }
}

async function verify(way: Way, size: 2 | 3): Promise<string | null> {
  const begin = performance.now();
  let boards = 0;
  for (let moves = 0; moves <= farthest[size]; moves++) {
    for (let index = 0; index < countAtDistance(size, moves); index++) {
      const tiles = boardAtDistance(size, moves, index);
      const fault =
        (await faultAt(way, tiles)) ?? (boards++ % twinEvery === 0 ? await faultAt(way, twin(tiles)) : null);
      if (fault !== null) return fault;
    }
  }
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  const all = boards.toLocaleString('en-US');
  process.stdout.write(`${way.title}, ${size}-by-${size}: right on all ${all} boards, ${seconds} s\n`);
  return null;
}

async function faultAt({ method, heuristic }: Way, tiles: Tiles): Promise<string | null> {
  const result = await method.solve(tiles, { heuristic, cacheDir: null }, { tick: () => false });
  const fault = faultOf(method, tiles, result);
  return fault === null ? null : `${fault}: ${JSON.stringify(tiles)}`;
}
