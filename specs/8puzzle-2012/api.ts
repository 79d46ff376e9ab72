/** The API as the assignment of fall 2012 prints it, in each language. */
import type { LanguageFacts } from '../../harness/contracts/language.ts';
import { apiClass, javaFacts, typescriptFacts } from '../algs4/language-facts.ts';
import { javaCauses, typescriptCauses } from '../slider-puzzle/causes/index.ts';

const java = [
  apiClass(
    'Board',
    [
      'public Board(int[][] blocks)',
      'public int size()',
      'public int hamming()',
      'public int manhattan()',
      'public boolean isGoal()',
      'public boolean isSolvable()',
      'public boolean equals(Object y)',
      'public Iterable<Board> neighbors()',
      'public String toString()',
    ],
    ['public int hashCode()', 'public static void main(String[] args)'],
  ),
  apiClass(
    'Solver',
    ['public Solver(Board initial)', 'public int moves()', 'public Iterable<Board> solution()'],
    ['public static void main(String[] args)'],
  ),
];

const typescript = [
  apiClass(
    'Board',
    [
      'constructor(blocks: number[][])',
      'size(): number',
      'hamming(): number',
      'manhattan(): number',
      'isGoal(): boolean',
      'isSolvable(): boolean',
      'equals(y: unknown): boolean',
      'neighbors(): Iterable<Board>',
      'toString(): string',
    ],
    ['static main(args: string[]): void'],
  ),
  apiClass(
    'Solver',
    ['constructor(initial: Board)', 'moves(): number', 'solution(): Iterable<Board>'],
    ['static main(args: string[]): void'],
  ),
];

/** By language id: the classes are this edition's, the libraries those of the current one. */
export const languages: Readonly<Record<string, LanguageFacts>> = {
  java: javaFacts({ api: java, causes: javaCauses }),
  typescript: typescriptFacts({ api: typescript, causes: typescriptCauses }),
};
