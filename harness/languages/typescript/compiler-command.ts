/** How the compiler host and the linter are run. V8 accepts a code cache only under the flags that it was made under. */
import type { CompileRequest } from './compiler/protocol.ts';

export const COMPILER_HEAP_MIB = 768;

export const compilerArguments = (inKit: (path: string) => string): string[] =>
  nodeArguments('compiler/main.js', inKit);

/** The linter uses the same compiler. `packages` is the folder of its own packages. */
export const linterArguments = (inKit: (path: string) => string, packages: string): string[] => [
  ...nodeArguments('lint/main.js', inKit),
  packages,
];

const nodeArguments = (main: string, inKit: (path: string) => string): string[] => [
  `--max-old-space-size=${String(COMPILER_HEAP_MIB)}`,
  '--stack-size=3900',
  '--no-addons',
  '--no-warnings',
  inKit(main),
  inKit('node_modules/typescript/lib/typescript.js'),
  inKit('typescript.cache'),
];

const TEXT = `import { MinPQ } from 'library';
import { Other } from './Other';
export class Sample {
  #queue = new MinPQ<Other>((a, b) => a.size - b.size);
  constructor(private readonly cells: number[][]) {
    for (const row of cells) this.#queue.insert(new Other(row.length));
  }
  get(i: number, j: number): number { return this.cells[i]?.[j] ?? -1; }
  others(): Iterable<Other> { return [...this.#queue].map((other) => new Other(other.size + 1)); }
  equals(that: unknown): boolean { return that instanceof Sample && that.toString() === this.toString(); }
  toString(): string { return this.cells.map((row) => row.join(' ')).join('\\n'); }
}`;

/** What the sample imports, as a course's library would declare it. */
export const SAMPLE_LIBRARY: CompileRequest['declarations'] = {
  'modules/library.d.ts': `export declare class MinPQ<Key> implements Iterable<Key> {
  constructor(compare: (a: Key, b: Key) => number);
  insert(key: Key): void;
  [Symbol.iterator](): Iterator<Key>;
}`,
};

/** A submission of the usual kind, for the functions of the compiler that the cache should hold. */
export const SAMPLE: Omit<CompileRequest, 'declarations'> = {
  files: [
    { path: 'Sample.ts', text: TEXT },
    { path: 'Other.ts', text: 'export class Other { constructor(readonly size: number) {} }' },
  ],
  roots: [{ class: 'Sample', path: 'Sample.ts' }],
  api: [{ name: 'Sample', members: [{ signature: 'equals(that: unknown): boolean' }] }],
  modules: [{ name: 'library', declaration: 'modules/library.d.ts' }],
};
