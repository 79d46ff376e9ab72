/** The API as the assignment prints it, in each language. */
import type { LanguageFacts } from '../../harness/contracts/language.ts';
import { apiClass, javaFacts, typescriptFacts } from '../algs4/language-facts.ts';
import { javaCauses, javaWithTwin, typescriptCauses, typescriptWithTwin } from '../slider-puzzle/causes/index.ts';

const java = javaFacts({
  api: [
    apiClass(
      'Board',
      [
        'public Board(int[][] tiles)',
        'public String toString()',
        'public int dimension()',
        'public int hamming()',
        'public int manhattan()',
        'public boolean isGoal()',
        'public boolean equals(Object y)',
        'public Iterable<Board> neighbors()',
        'public Board twin()',
      ],
      // What overrides equals() should override hashCode(), too.
      ['public int hashCode()', 'public static void main(String[] args)'],
    ),
    apiClass(
      'Solver',
      [
        'public Solver(Board initial)',
        'public boolean isSolvable()',
        'public int moves()',
        'public Iterable<Board> solution()',
      ],
      ['public static void main(String[] args)'],
    ),
  ],
  causes: [...javaWithTwin, ...javaCauses],
});

const typescript = typescriptFacts({
  api: [
    apiClass(
      'Board',
      [
        'constructor(tiles: number[][])',
        'toString(): string',
        'dimension(): number',
        'hamming(): number',
        'manhattan(): number',
        'isGoal(): boolean',
        'equals(y: unknown): boolean',
        'neighbors(): Iterable<Board>',
        'twin(): Board',
      ],
      ['static main(args: string[]): void'],
    ),
    apiClass(
      'Solver',
      ['constructor(initial: Board)', 'isSolvable(): boolean', 'moves(): number', 'solution(): Iterable<Board> | null'],
      ['static main(args: string[]): void'],
    ),
  ],
  causes: [...typescriptWithTwin, ...typescriptCauses],
});

/** By language id. */
export const languages: Readonly<Record<string, LanguageFacts>> = { java, typescript };
