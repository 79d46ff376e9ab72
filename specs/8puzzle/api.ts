/** The API as the assignment prints it, in each language. */
import { join } from 'node:path';
import { packageRoot } from '../../harness/package-root.ts';
import type { ApiMember, LanguageFacts } from '../../harness/languages/language.ts';
import { javaScan } from '../scan/java.ts';
import { javaCauses, javaWithTwin, typescriptCauses, typescriptWithTwin } from './causes/index.ts';

const required = (...signatures: readonly string[]): ApiMember[] => signatures.map((signature) => ({ signature }));
const optional = (...signatures: readonly string[]): ApiMember[] =>
  signatures.map((signature) => ({ signature, optional: true }));

const java: LanguageFacts = {
  api: [
    {
      name: 'Board',
      members: [
        ...required(
          'public Board(int[][] tiles)',
          'public String toString()',
          'public int dimension()',
          'public int hamming()',
          'public int manhattan()',
          'public boolean isGoal()',
          'public boolean equals(Object y)',
          'public Iterable<Board> neighbors()',
          'public Board twin()',
        ),
        // What overrides equals() should override hashCode(), too.
        ...optional('public int hashCode()', 'public static void main(String[] args)'),
      ],
    },
    {
      name: 'Solver',
      members: [
        ...required(
          'public Solver(Board initial)',
          'public boolean isSolvable()',
          'public int moves()',
          'public Iterable<Board> solution()',
        ),
        ...optional('public static void main(String[] args)'),
      ],
    },
  ],
  instruments: join(packageRoot(), 'reference', 'java'),
  modules: ['algs4'],
  optionalModules: [],
  scan: javaScan,
  causes: [...javaWithTwin, ...javaCauses],
};

const typescript: LanguageFacts = {
  api: [
    {
      name: 'Board',
      members: [
        ...required(
          'constructor(tiles: number[][])',
          'toString(): string',
          'dimension(): number',
          'hamming(): number',
          'manhattan(): number',
          'isGoal(): boolean',
          'equals(y: unknown): boolean',
          'neighbors(): Iterable<Board>',
          'twin(): Board',
        ),
        ...optional('static main(args: string[]): void'),
      ],
    },
    {
      name: 'Solver',
      members: [
        ...required(
          'constructor(initial: Board)',
          'isSolvable(): boolean',
          'moves(): number',
          'solution(): Iterable<Board> | null',
        ),
        ...optional('static main(args: string[]): void'),
      ],
    },
  ],
  instruments: join(packageRoot(), 'reference', 'typescript'),
  modules: ['algs4'],
  optionalModules: ['min-heap-typed', '@datastructures-js/heap', '@datastructures-js/priority-queue'],
  scan: [],
  causes: [...typescriptWithTwin, ...typescriptCauses],
};

/** By language id. */
export const languages: Readonly<Record<string, LanguageFacts>> = { java, typescript };
