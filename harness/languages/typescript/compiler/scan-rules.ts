/** What the scan of syntax knows, with its words. */
import type { ScanFinding } from '../../scan.ts';

export type Rule = Pick<ScanFinding, 'outcome' | 'what' | 'why' | 'instead'>;

const refused = (what: string, why: string, instead: string): Rule => ({ outcome: 'refused', what, why, instead });
const flagged = (what: string, why: string, instead: string | null = null): Rule => {
  return { outcome: 'flagged', what, why, instead };
};

const FROM_TEXT = 'makes code from text, which nobody can read beforehand';
const WRITE_IT = 'Write the code itself.';

export const rules = {
  functionFromText: refused('Function()', FROM_TEXT, WRITE_IT),
  functionAsValue: flagged('Function', FROM_TEXT),
  constructorOfConstructor: refused('constructor.constructor', FROM_TEXT, WRITE_IT),
  constructorCalled: flagged('constructor()', 'calls a constructor as a function, which may make code from text'),
  importOfText: flagged('import()', 'loads a module while the program runs', 'Use an import declaration.'),
  importOfValue: refused(
    'import() of a computed name',
    'loads a module that cannot be known beforehand',
    'Use an import declaration.',
  ),
  builtinChanged: flagged('An assignment', 'changes what belongs to the language, for the whole program'),
} as const;

const byName = (all: readonly Rule[]): ReadonlyMap<string, Rule> => new Map(all.map((rule) => [rule.what, rule]));

export const refusedNames = byName([refused('eval', FROM_TEXT, WRITE_IT)]);

const WATCHES = 'comes between a program and its objects';
const WHEN_FREED = 'depends on when memory is freed';
const THREADS = 'is for programs with several threads';

export const flaggedNames = byName([
  flagged('globalThis', 'reaches the variables of the whole program by name'),
  flagged('Proxy', WATCHES),
  flagged('Reflect', WATCHES),
  flagged('WeakRef', WHEN_FREED),
  flagged('FinalizationRegistry', WHEN_FREED),
  flagged('SharedArrayBuffer', THREADS),
  flagged('Atomics', THREADS),
  flagged('WebAssembly', 'runs code that is not TypeScript'),
]);

export const refusedProperties = byName([
  refused('prepareStackTrace', 'looks at who called the program', 'To print an exception, its message is enough.'),
]);

const CHAIN = 'changes or reads the chain from which objects inherit';

export const flaggedProperties = byName([
  flagged('captureStackTrace', 'looks at who called the program'),
  flagged('stackTraceLimit', 'looks at who called the program'),
  flagged('__proto__', CHAIN),
  flagged('setPrototypeOf', CHAIN, 'Use `class … extends`.'),
  flagged('__defineGetter__', CHAIN),
  flagged('__defineSetter__', CHAIN),
  flagged('__lookupGetter__', CHAIN),
  flagged('__lookupSetter__', CHAIN),
  flagged('callee', 'looks at who called the program'),
  flagged('caller', 'looks at who called the program'),
]);
