/** The API as the assignment of fall 2012 prints it, in each language. */
import { languages as current } from '../8puzzle/api.ts';
import { javaCauses, typescriptCauses } from '../8puzzle/causes/index.ts';
import type { ApiClass, LanguageFacts } from '../../harness/languages/language.ts';

const apiClass = (name: string, required: readonly string[], optional: readonly string[]): ApiClass => ({
  name,
  members: [
    ...required.map((signature) => ({ signature })),
    ...optional.map((signature) => ({ signature, optional: true })),
  ],
});

const java: readonly ApiClass[] = [
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

const typescript: readonly ApiClass[] = [
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

const causesOf: Readonly<Record<string, LanguageFacts['causes']>> = { java: javaCauses, typescript: typescriptCauses };

/** By language id: the classes are this edition's, the libraries those of the current one. */
export const languages: Readonly<Record<string, LanguageFacts>> = Object.fromEntries(
  Object.entries({ java, typescript }).flatMap(([id, api]) => {
    const facts = current[id];
    return facts === undefined ? [] : [[id, { ...facts, api, causes: causesOf[id] }]];
  }),
);
