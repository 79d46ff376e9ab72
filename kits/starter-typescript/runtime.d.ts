/** What Node adds to the language where submissions are graded. There is nothing else of Node, and no browser. */
declare function structuredClone<T>(value: T): T;
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
declare var console: Console;
