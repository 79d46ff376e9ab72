import { expect, it } from 'vitest';
import { notation } from '../../../../harness/languages/java/notation.ts';
import { currentEdition } from '../../edition.ts';
import { thrown } from '../../judges/observed.ts';
import { callersArrayCheck } from './callers-array.ts';

it('a constructor that throws is told for which board', () => {
  const context = { puzzles: new Map(), seed: 1, language: 'java', notation, edition: currentEdition } as const;
  const [one] = callersArrayCheck({ ...context, checkSet: 'extended' }).cases;
  const prints = { head: '', tail: '', bytes: 0 };
  const judgement =
    one?.kind === 'fixed' ? one.judge([[thrown('E'), thrown('E')]], { out: prints, err: prints }, []) : null;
  expect(judgement).toMatchObject({
    message: expect.stringContaining('new Board(tiles) on the board 1 2 3 / 4 0 6 / 7 5 8 threw E') as string,
  });
});
