/** The part of WebAssembly's interface that is used here; the types of Node have none. */
declare namespace WebAssembly {
  interface Module {
    readonly [Symbol.toStringTag]: string;
  }
  const Module: new (bytes: Uint8Array) => Module;
  class Instance {
    constructor(module: Module, imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>);
    readonly exports: unknown;
  }
  interface Memory {
    readonly buffer: ArrayBuffer;
    /** By so many pages of 64 KiB. @throws {RangeError} when there is not so much. */
    grow(pages: number): number;
  }
  interface Global {
    readonly value: number;
  }
}
