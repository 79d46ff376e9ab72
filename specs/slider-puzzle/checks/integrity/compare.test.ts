import { describe, expect, it } from 'vitest';
import { java } from '../../../../harness/languages/java/index.ts';
import type { Judgement, MeasuredRow } from '../../../../harness/contracts/check.ts';
import { mirrored } from '../../../../reference/puzzle/mirror.ts';
import { twin } from '../../../../reference/puzzle/tiles.ts';
import { absent, counters, nothing, object, value } from '../../testing/observed.ts';
import type { SolvedPuzzle } from '../../judges/moves.ts';
import { judgeTogether } from './compare.ts';
import { aFile, contextIn, files, limits, rowFor } from '../../testing/integrity.ts';

const context = contextIn(java.notation);

const sample = files(5);
const solvable: SolvedPuzzle = { tiles: aFile.tiles, moves: 18 };
const unsolvable: SolvedPuzzle = { tiles: twin(aFile.tiles), moves: null };
const random = [solvable, solvable, solvable, unsolvable];

const right = rowFor(aFile.tiles);
const wrong = rowFor(aFile.tiles, { moves: 999 });
const rightTwin = rowFor(mirrored(aFile.tiles));
const wrongTwin = rowFor(mirrored(aFile.tiles), { moves: 999 });
const rightUnsolvable: MeasuredRow = {
  observations: [counters([]), object, object, value(false), value(-1), nothing, absent, counters([])],
  cpuMs: 1,
  runs: 1,
};
type Row = MeasuredRow | null;
const rightRandom: readonly Row[] = [right, right, right, rightUnsolvable];

/** The first of them are as they should be, the others as given. */
const first = (many: number, good: Row, others: Row): Row[] => sample.map((_, index) => (index < many ? good : others));

const judge = (published: readonly Row[], twins: readonly Row[], boards: readonly Row[] = rightRandom): Judgement =>
  judgeTogether(context, limits, { sample, random }, [...published, ...twins, ...boards]);

const all = (good: Row): Row[] => first(5, good, null);

describe('answers that are better for published files', () => {
  it('are those of which three mirrored puzzles or more are wrong', () => {
    const judgement = judge(all(right), first(2, rightTwin, wrongTwin));
    expect(judgement.passed ? '' : judgement.message).toContain('5 of 5 published, 2 of 5 mirrored, 4 of 4 random');
  });

  it('are those of which most random boards are wrong, or do not come to their end', () => {
    expect(judge(all(right), all(rightTwin), [right, wrong, null, null]).passed).toBe(false);
  });
});

describe('an honest program is not told to a person', () => {
  it.each<[string, Row[], Row[], Row[]?]>([
    ['that has everything right', all(right), all(rightTwin)],
    ['with a fault that shows on two mirrored puzzles', all(right), first(3, rightTwin, wrongTwin)],
    ['with a fault that shows on a published file, too', first(4, right, wrong), first(0, rightTwin, wrongTwin)],
    ['with a fault on half of the random boards', all(right), all(rightTwin), [right, wrong, wrong, rightUnsolvable]],
    [
      'too slow for three mirrored puzzles, so that nothing else is asked',
      all(right),
      first(0, null, null),
      [null, null, null, null],
    ],
    ['too slow for everything', all(null), all(null), [null, null, null, null]],
  ])('%s', (_, published, twins, boards) => {
    expect(judge(published, twins, boards)).toMatchObject({ passed: true });
  });

  it('where no file could be compared', () => {
    const none = judgeTogether(context, limits, { sample: [], random }, [wrong, wrong, wrong, null]);
    expect(none.passed).toBe(true);
  });
});

it('is told in numbers', () => {
  expect(judge(all(right), first(4, rightTwin, wrongTwin), [right, right, wrong, right]).measured).toEqual({
    published: '5 of 5',
    twin: '4 of 5',
    summary: '5 of 5 published, 4 of 5 mirrored, 2 of 4 random',
  });
});
