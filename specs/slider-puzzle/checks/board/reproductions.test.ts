import { describe, expect, it } from 'vitest';
import { notation as java } from '../../../../harness/languages/java/notation.ts';
import { notation as typescript } from '../../../../harness/languages/typescript/notation.ts';
import { currentEdition } from '../../edition.ts';
import type { FailedJudgement } from '../../questions/question-context.ts';
import { judging, RightBoard, rightClasses } from '../../testing/simulation.ts';
import { boardChecks } from './index.ts';

const notations = { java, typescript };

/** What the checks of these ids say against boards of this class, one after the other. */
const told = function* (
  board: typeof RightBoard,
  ids: readonly string[],
  language: keyof typeof notations = 'typescript',
): Generator<FailedJudgement> {
  const context = { puzzles: new Map(), seed: 1, language, notation: notations[language], edition: currentEdition };
  const checks = boardChecks({ ...context, checkSet: 'extended' }).filter(({ id }) => ids.includes(id));
  for (const check of checks)
    for (const judged of judging(check, { ...rightClasses, Board: board })) if (!judged.passed) yield judged;
};

const linesOf = (...given: Parameters<typeof told>): IteratorObject<readonly string[]> =>
  told(...given).map(({ reproduction }) => reproduction ?? []);

const firstLines = (...given: Parameters<typeof told>): readonly string[] => [...linesOf(...given).take(1)].flat();

class NeverEqual extends RightBoard {
  override equals(): boolean {
    return false;
  }
}

class AlwaysEqual extends RightBoard {
  override equals(): boolean {
    return true;
  }
}

class KeepsArray extends RightBoard {
  constructor(tiles: number[][]) {
    super(tiles);
    Object.assign(this, { tiles });
  }

  override toString(): string {
    return super.toString();
  }
}

class UnequalOnceAsked extends RightBoard {
  isAsked = false;

  override hamming(): number {
    this.isAsked = true;
    return super.hamming();
  }

  override equals(other: unknown): boolean {
    return super.equals(other) && this.isAsked === (other as UnequalOnceAsked).isAsked;
  }
}

describe('the lines that reproduce a failure of Board', () => {
  it.each<[typeof RightBoard, string[]]>([
    [NeverEqual, ['board-10a', 'board-10b', 'board-21']],
    [AlwaysEqual, ['board-10a', 'board-10c', 'board-20']],
    [KeepsArray, ['board-11', 'board-21']],
    [UnequalOnceAsked, ['board-20']],
  ])('are a program in TypeScript: %o', (board, ids) => {
    const all = [...linesOf(board, ids).take(100)];
    // A large board is told in words.
    const programs = all.map((lines) => lines.join('\n')).filter((text) => !/^\/\/ (?:\w+: the|other: )/mu.test(text));
    const wrong = new Set(programs).values().filter((text) => {
      try {
        // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- lines that the checks wrote
        new Function('Board', text)(RightBoard);
        return false;
      } catch {
        return true;
      }
    });
    expect(programs).not.toEqual([]);
    expect([...wrong]).toEqual([]);
  });

  it('compare a board with itself under one name', () => {
    expect(firstLines(NeverEqual, ['board-10a'], 'java')).toEqual([
      'int[][] x = {{0, 1, 3}, {4, 2, 5}, {7, 8, 6}};',
      'Board board = new Board(x);',
      'board.equals((Object) board);',
    ]);
  });

  it('pass a board as any object, whatever equals() takes', () => {
    const calls = ['board-10b', 'board-20'].map((id) => firstLines(NeverEqual, [id], 'java').at(-1));
    expect(calls).toEqual([
      'new Board(left).equals((Object) new Board(right));',
      'leftBoard.equals((Object) rightBoard);',
    ]);
  });

  it('call the method whose answer changed along with the array', () => {
    class ShowsCopy extends KeepsArray {
      readonly text = super.toString();

      override toString(): string {
        return this.text;
      }
    }
    expect(firstLines(ShowsCopy, ['board-11'])).toEqual([
      'const tiles = [[1, 2, 3], [4, 0, 6], [7, 5, 8]];',
      'const board = new Board(tiles);',
      'board.hamming();',
      '// now exchange 1 and 2 in the array `tiles`, then call again:',
      'board.hamming();',
    ]);
  });

  it('name the board and not its tiles where it is another one', () => {
    expect(firstLines(AlwaysEqual, ['board-18']).join('\n')).toMatch(/equals\(a new Board with the tiles [\d /]+\)$/u);
    const backwards = firstLines(
      class extends RightBoard {
        override equals(other: unknown): boolean {
          return super.equals(other) || (this.parent === null && (other as RightBoard).parent !== null);
        }
      },
      ['board-18'],
    );
    expect(backwards.at(-1)).toMatch(
      /^\/\/ then neighbors\(\): [\d /]+, and equals\(that board\) of a new Board with the tiles [\d /]+$/u,
    );
  });
});

describe('what is said', () => {
  it('of boards of different sizes that are told as equal is that they differ in size', () => {
    class SameBeginning extends RightBoard {
      override equals(other: unknown): boolean {
        const cells = other instanceof RightBoard ? other.tiles.flat() : [];
        return cells.length > 0 && this.tiles.flat().every((tile, cell) => tile === cells[cell]);
      }
    }
    expect(told(SameBeginning, ['board-20']).next().value).toHaveProperty(
      'hint',
      'Boards of different sizes are never equal: compare the sizes before the tiles.',
    );
  });

  it('of a large array that was changed shows where', () => {
    class ChangesLargeOnes extends RightBoard {
      constructor(tiles: number[][]) {
        super(tiles);
        if (tiles.length > 5) tiles[3]?.splice(2, 1, 0);
      }
    }
    expect(told(ChangesLargeOnes, ['board-21']).next().value).toMatchObject({
      expected: expect.stringMatching(/^row 4: [\d ]+$/u) as string,
      actual: expect.stringMatching(/^row 4: \d+ \d+ 0 [\d ]+$/u) as string,
    });
  });
});
