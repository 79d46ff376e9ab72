/**
 * What a submission can use without an import: what there is in the realms that it runs in (probe/subject-realm.ts). The starter
 * kit tells editors the same (kits/starter-typescript).
 */

/**
 * ECMAScript 2025, and of what comes after it the parts that Node 24 brings. Its engine has no Temporal, no
 * `Map.getOrInsert`, no base64 of Uint8Array and no `Symbol.metadata`, which the rest of `lib.esnext` declares.
 */
export const LIBRARY = [
  'lib.es2025.d.ts',
  'lib.esnext.array.d.ts',
  'lib.esnext.disposable.d.ts',
  'lib.esnext.error.d.ts',
  'lib.esnext.sharedmemory.d.ts',
] as const;

/** What Node adds to the language, and is of use to a submission: printing, copies of arrays of arrays, errors of its own. */
export const AMBIENT = `declare function structuredClone<T>(value: T): T;
interface ErrorConstructor {
  captureStackTrace(error: object, constructor?: Function): void;
}
interface Console {
  log(...data: unknown[]): void;
  info(...data: unknown[]): void;
  debug(...data: unknown[]): void;
  warn(...data: unknown[]): void;
  error(...data: unknown[]): void;
  trace(...data: unknown[]): void;
  table(data?: unknown, properties?: readonly string[]): void;
  dir(item?: unknown, options?: object): void;
  clear(): void;
  assert(condition?: boolean, ...data: unknown[]): void;
  count(label?: string): void;
  countReset(label?: string): void;
  group(...label: unknown[]): void;
  groupCollapsed(...label: unknown[]): void;
  groupEnd(): void;
  time(label?: string): void;
  timeEnd(label?: string): void;
  timeLog(label?: string, ...data: unknown[]): void;
}
declare var console: Console;`;

/** What Node or a browser have, and the realms that submissions run in have not, beside what the gate refuses in words. */
export const ABSENT_NAMES: readonly string[] = (
  'window document navigator localStorage alert confirm prompt performance setTimeout setInterval setImmediate clearTimeout ' +
  'clearInterval clearImmediate queueMicrotask URL URLSearchParams TextEncoder TextDecoder AbortController ' +
  'crypto fetch btoa atob global __dirname __filename Deno Bun'
).split(' ');
