import { describe, expect, it } from 'vitest';
import { java } from '../../../../harness/languages/java/index.ts';
import type { Check, SeriesCase } from '../../../../harness/contracts/check.ts';
import { mirrored } from '../../../../reference/puzzle/mirror.ts';
import { edition2012 } from '../../edition.ts';
import { toGrid } from '../../questions/question.ts';
import { hiddenCheck, publishedCases } from './hidden.ts';
import { hiddenBoards } from './random-boards.ts';
import { aFile, contextIn, files, limits } from '../../testing/integrity.ts';

const context = contextIn(java.notation);

const seriesOf = ({ cases }: Pick<Check, 'cases'>): readonly SeriesCase[] =>
  cases.filter((one) => one.kind === 'series');

describe('the sample', () => {
  const cases = seriesOf(hiddenCheck(context, limits, files(2), 1));

  it('has a case for each file, with its twin, and one for all together', () => {
    expect(cases.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['puzzle20.txt', 2],
      ['puzzle21.txt', 2],
      ['all together', 2 * 2 + 40],
    ]);
  });

  it('asks for twins after all files, so that a twin that ends the process costs no file', () => {
    const [first] = cases;
    expect(first?.rows).toEqual([0, 2]);
    const boards = first?.series.script.rows.map(({ tiles }) => tiles);
    expect([boards?.[0], boards?.[2]]).toEqual([toGrid(aFile.tiles), toGrid(mirrored(aFile.tiles))]);
  });

  it('judges what did not come to its end, too', () => {
    expect(cases.every((one) => one.judgeUnfinished !== undefined)).toBe(true);
    expect(cases[0]?.judgeUnfinished?.([null, null])).toMatchObject({ passed: true });
  });
});

describe('all files', () => {
  it('are compared without random boards', () => {
    const cases = seriesOf({ cases: publishedCases(context, limits, files(2)) });
    expect(cases.map(({ name }) => name)).toEqual(['puzzle20.txt', 'puzzle21.txt']);
    expect(cases[0]?.series.names).toHaveLength(4);
  });
});

describe('random boards', () => {
  it('are forty, eight of them without a solution; 32 in the edition of 2012, whose Solver is asked for none', () => {
    const boards = hiddenBoards(context.edition, 1);
    expect(boards).toHaveLength(40);
    expect(boards.filter(({ moves }) => moves === null)).toHaveLength(8);
    const older = hiddenBoards(edition2012, 1);
    expect(older).toHaveLength(32);
    expect(older.every(({ moves }) => moves !== null)).toBe(true);
  });

  it('are others with another seed, and the same with the same', () => {
    expect(hiddenBoards(context.edition, 1)).toEqual(hiddenBoards(context.edition, 1));
    expect(hiddenBoards(context.edition, 1)).not.toEqual(hiddenBoards(context.edition, 2));
  });
});
