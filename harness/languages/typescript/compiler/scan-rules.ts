/** What the scan of syntax knows. */
import type { FoundByScan } from './protocol.ts';

export type Rule = Pick<FoundByScan, 'outcome' | 'what' | 'why' | 'instead'>;
type Named<What> = Rule & { readonly what: What };

const refused = <What extends Rule['what']>(
  what: What,
  why: Rule['why'],
  instead: NonNullable<Rule['instead']>,
): Named<What> => ({ outcome: 'refused', what, why, instead });
const flagged = <What extends Rule['what']>(
  what: What,
  why: Rule['why'],
  instead: Rule['instead'] = null,
): Named<What> => ({ outcome: 'flagged', what, why, instead });

export const rules = {
  functionFromText: refused('Function()', 'codeFromText', 'writeCode'),
  functionAsValue: flagged('Function', 'codeFromText'),
  constructorOfConstructor: refused('constructor.constructor', 'codeFromText', 'writeCode'),
  constructorCalled: flagged('constructor()', 'constructorCalled'),
  importOfText: flagged('import()', 'importWhileRunning', 'importDeclaration'),
  importOfValue: refused({ id: 'computedImport' }, 'importUnknown', 'importDeclaration'),
  builtinChanged: flagged({ id: 'assignment' }, 'builtinChanged'),
} as const;

const byName = (all: readonly Named<string>[]): ReadonlyMap<string, Rule> =>
  new Map(all.map((rule) => [rule.what, rule]));

export const refusedNames = byName([refused('eval', 'codeFromText', 'writeCode')]);

export const flaggedNames = byName([
  flagged('globalThis', 'variablesByName'),
  flagged('Proxy', 'watches'),
  flagged('Reflect', 'watches'),
  flagged('WeakRef', 'whenFreed'),
  flagged('FinalizationRegistry', 'whenFreed'),
  flagged('SharedArrayBuffer', 'threads'),
  flagged('Atomics', 'threads'),
  flagged('WebAssembly', 'notTypeScript'),
]);

export const refusedProperties = byName([refused('prepareStackTrace', 'whoCalled', 'printMessage')]);

export const flaggedProperties = byName([
  flagged('stackTraceLimit', 'whoCalled'),
  flagged('__proto__', 'chain'),
  flagged('setPrototypeOf', 'chain', 'extend'),
  flagged('__defineGetter__', 'chain'),
  flagged('__defineSetter__', 'chain'),
  flagged('__lookupGetter__', 'chain'),
  flagged('__lookupSetter__', 'chain'),
]);

/** Words that a program may choose for fields of its own. `Locale` is meant of Intl. */
export const flaggedWords = byName([
  flagged('callee', 'whoCalled'),
  flagged('caller', 'whoCalled'),
  flagged('Locale', 'besideTheHeap', 'localeText'),
]);
